/** A picture as pixels. */
export type Raster = HTMLImageElement | ImageBitmap;

/**
 * Returns the pixels of an SVG image at its own size. Chromium draws them on a thread beside the page's, which takes a tenth of a
 * second for a large figure. A browser that cannot do so draws the image itself when it is painted with.
 */
export async function rasterised(image: HTMLImageElement): Promise<Raster> {
  try {
    return await createImageBitmap(image);
  } catch {
    return image;
  }
}
