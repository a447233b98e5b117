import text from '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2?url';
import names from '@fontsource/cinzel/files/cinzel-latin-700-normal.woff2?url';
import { FONTS } from '../../table';

/** The fonts of the canvas. A page does not fetch fonts of its style sheet again once they have failed. */
const FACES: Readonly<Record<string, { readonly weight: string; readonly family: string; readonly url: string }>> = {
  name: { weight: '700', family: FONTS.name, url: names },
  text: { weight: '500', family: FONTS.text, url: text },
};

export const LETTERS: readonly string[] = Object.keys(FACES);

/** Resolves when canvases can be written on with these letters. */
export async function fetchLetters(key: string): Promise<true> {
  const face = FACES[key];
  if (face === undefined) throw new Error(`there are no letters ${key}`);
  const { weight, family, url } = face;
  const found = await document.fonts.load(`${weight} 20px '${family}'`).catch(() => []);
  if (found.length > 0) return true;
  document.fonts.add(await new FontFace(family, `url(${JSON.stringify(url)})`, { weight }).load());
  return true;
}
