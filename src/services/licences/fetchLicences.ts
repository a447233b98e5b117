import * as v from 'valibot';

const text = v.string();
const schema = v.array(v.object({ name: text, version: text, licence: text, text }));

/** A work that is part of the build, with the text of its licence. */
export type Licence = v.InferOutput<typeof schema>[number];

/** The build writes it beside the page, from the packages that it contains. */
const FILE = './licences.json';

/** Returns null when they cannot be loaded: the development server has no build. */
export async function fetchLicences(
  load: (url: string) => Promise<Response> = (url) => fetch(url),
): Promise<readonly Licence[] | null> {
  try {
    const response = await load(FILE);
    const parsed = v.safeParse(schema, response.ok ? await response.json() : null);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
