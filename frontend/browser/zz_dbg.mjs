import { launch, serve, person, DESKTOP, PHONE } from "/work/wt/quick/frontend/browser/house.mjs";
const [,, games, where="desk"] = process.argv;
const house = await serve(); const browser = await launch();
for (const game of games.split(",")) {
  const lesson = await (await fetch(`${house.address}/api/games/${game}/lessons/first`)).json();
  for (const { id } of lesson.chapters) {
    const { page, problems, close } = await person(browser, { ...(where==="phone"?PHONE:DESKTOP), locale: "en-GB" });
    page.setDefaultTimeout(6000);
    await page.addInitScript(() => { localStorage.setItem("kartentisch.settings", JSON.stringify({ speed: "off" })); });
    const trail = [];
    try {
      await page.goto(`${house.address}/learn/${game}#${id}`);
      await page.locator(".coach.is-open").waitFor();
      await page.locator(".coach-more summary, .coach-more button[aria-pressed]").first().click();
      if (where==="phone") await page.locator(".coach-more button").last().click();
      for (let n=0;n<45;n++) {
        await page.waitForTimeout(700);
        const st = await page.evaluate(() => ({ region: document.querySelector(".kt-wanted [data-mark]")?.dataset.mark ?? null, glow: [...document.querySelectorAll("[data-glow]")].map(e=>(e.getAttribute("aria-label")||e.innerText).slice(0,40)), coach: document.querySelector(".coach").className, q: document.querySelector(".controls [data-question]")?.dataset.question, ask: document.querySelector(".ask")?.innerText.replace(/\n/g," | ").slice(0,400), sheet: document.querySelector(".told-sheet")?.innerText.replace(/\n/g," | ").slice(0,150) }));
        if (!/is-open/.test(st.coach)) { trail.push("END "+st.coach); break; }
        const key = `${st.q} r=${st.region} g=${st.glow.join("/")}`;
        trail.push(key);
        if (trail.length>3 && trail.slice(-3).every(t=>t===key)) { trail.push("STUCK "+st.ask+" SHEET "+st.sheet); break; }
        if (st.glow.length) await page.locator("[data-glow]").first().evaluate(e=>e.click());
        else if (st.region) await page.locator(`[data-region=${st.region}]`).first().press("Enter");
      }
    } catch (e) { trail.push("ERR "+e.message.slice(0,200)); }
    const last = trail.at(-1);
    console.log(game, id, /END.*done/.test(last) ? "OK "+trail.length : "\n   "+trail.join("\n   "), problems.slice(0,2).join());
    await close();
  }
}
await browser.close(); await house.stop();
