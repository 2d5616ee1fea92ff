/* Says in a plain sentence when this browser is too old for the page. Stands in the document (ahead.ts), and runs in any: no word here is younger than the year 2000.
   What is looked for is what the page uses without another way (tests/fit.test.ts compares), and says nothing about brands. */
(function () {
  var here = window, html = document.documentElement, missing = [];
  function need(name, found) { if (!found) missing.push(name); }
  function has(owner, name) { return !!owner && typeof owner[name] !== "undefined"; }
  function proto(kind, name) { return has(here, kind) && has(here[kind].prototype, name); }
  function look(rule) { try { return here.CSS.supports(rule); } catch (e) { return false; } }
  function reads(pattern) { try { return !!new RegExp(pattern, "u"); } catch (e) { return false; } }

  need("module", "noModule" in document.createElement("script"));
  need("AbortSignal.timeout", has(here.AbortSignal, "timeout"));
  need("AbortController", has(here, "AbortController"));
  need("Array.at", proto("Array", "at"));
  need("Array.findLast", proto("Array", "findLast"));
  need("Array.findLastIndex", proto("Array", "findLastIndex"));
  need("Array.flatMap", proto("Array", "flatMap"));
  need("Array.toReversed", proto("Array", "toReversed"));
  need("Array.toSorted", proto("Array", "toSorted"));
  need("Element.replaceChildren", proto("Element", "replaceChildren"));
  need("EventSource", has(here, "EventSource"));
  need("HTMLDialogElement.showModal", proto("HTMLDialogElement", "showModal"));
  need("Intl.ListFormat", has(here.Intl, "ListFormat"));
  need("Intl.RelativeTimeFormat", has(here.Intl, "RelativeTimeFormat"));
  need("MutationObserver", has(here, "MutationObserver"));
  need("Object.fromEntries", has(Object, "fromEntries"));
  need("Promise.allSettled", has(here.Promise, "allSettled"));
  need("ResizeObserver", has(here, "ResizeObserver"));
  need("String.matchAll", proto("String", "matchAll"));
  need("String.replaceAll", proto("String", "replaceAll"));
  need("crypto.getRandomValues", has(here.crypto, "getRandomValues"));
  need("fetch", has(here, "fetch"));
  need("matchMedia", has(here, "matchMedia"));
  need("RegExp (?<!)", reads("(?<!a)\\p{L}"));
  need(":has()", look("selector(:has(a))"));
  need("color-mix()", look("color: color-mix(in srgb, red, blue)"));
  need("dvh", look("height: 1dvh"));
  need("container-type", look("container-type: inline-size"));

  function tell() {
    var place = document.getElementById("page");
    if (!place || html.getAttribute("data-unfit") === "told") return;
    html.setAttribute("data-unfit", "told");
    var german = /^de/i.test((here.navigator.languages && here.navigator.languages[0]) || here.navigator.language || here.navigator.userLanguage || "");
    var texts = [
      ["en", "This browser is too old for Kartentisch. It needs Chrome or Edge 111, Firefox 121, Safari 16.4, or a newer one. Games that you have begun are safe: open the same link in a newer browser.", "Missing here: "],
      ["de", "Dieser Browser ist zu alt f\u00fcr Kartentisch. N\u00f6tig ist Chrome oder Edge ab 111, Firefox ab 121 oder Safari ab 16.4. Begonnene Spiele bleiben erhalten: \u00d6ffnen Sie denselben Link in einem neueren Browser.", "Hier fehlt: "]
    ];
    while (place.firstChild) place.removeChild(place.firstChild);
    var box = document.createElement("div");
    box.className = "unopened unfit";
    box.setAttribute("role", "alert");
    for (var i = 0; i < 2; i++) {
      var text = texts[german ? 1 - i : i];
      var line = document.createElement("p");
      line.setAttribute("lang", text[0]);
      line.appendChild(document.createTextNode(text[1] + (missing.length ? " (" + text[2] + missing.slice(0, 5).join(", ") + ")" : "")));
      box.appendChild(line);
    }
    place.appendChild(box);
  }
  function ready(act) {
    if (document.getElementById("page")) act();
    else if (document.addEventListener) document.addEventListener("DOMContentLoaded", act, false);
    else here.onload = act;
  }
  if (missing.length) {
    html.setAttribute("data-unfit", "");
    ready(tell);
    return;
  }
  /* A browser that knows all of this and cannot read the program: it is younger than its language. */
  here.addEventListener("error", function (event) {
    if (/SyntaxError/.test(event.message || "") && /\/assets\//.test(event.filename || "")) {
      html.setAttribute("data-unfit", "");
      ready(tell);
    }
  }, true);
})();
