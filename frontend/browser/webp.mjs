/** What a page shows now, as WebP; the browser itself converts it, so its policy must allow `data:` pictures (`bypassCSP`). */
export async function webp(page) {
  const shot = (await page.screenshot()).toString("base64");
  const converted = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.8).split(",")[1];
  }, shot);
  return Buffer.from(converted, "base64");
}
