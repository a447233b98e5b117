import text from '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2?url';
import textExtra from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-500-normal.woff2?url';
import names from '@fontsource/cinzel/files/cinzel-latin-700-normal.woff2?url';
import namesExtra from '@fontsource/cinzel/files/cinzel-latin-ext-700-normal.woff2?url';
import { FONTS } from '../../table';

/** The fonts of the canvas. A page does not fetch fonts of its style sheet again once they have failed. */
const FACES: Readonly<Record<string, { readonly weight: string; readonly family: string; readonly urls: readonly string[] }>> = {
  name: { weight: '700', family: FONTS.name, urls: [namesExtra, names] },
  text: { weight: '500', family: FONTS.text, urls: [textExtra, text] },
};

export const LETTERS: readonly string[] = Object.keys(FACES);

/** Resolves when canvases can be written on with these letters. */
export async function fetchLetters(key: string): Promise<true> {
  const face = FACES[key];
  if (face === undefined) throw new Error(`there are no letters ${key}`);
  const { weight, family, urls } = face;
  const found = await document.fonts.load(`${weight} 20px '${family}'`).catch(() => []);
  if (found.length > 0) return true;
  const faces = urls.map((url) => new FontFace(family, `url(${JSON.stringify(url)})`, { weight }).load());
  for (const loaded of await Promise.all(faces)) document.fonts.add(loaded);
  return true;
}
