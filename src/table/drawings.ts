/** Drawings that are packed into one file. */
export interface DrawingSet {
  readonly url: string;
  readonly keys: readonly string[];
}

type Drawings = Readonly<Record<string, unknown>>;

/** Fetches sets of drawings, each of them once. A set that failed is fetched again when one of its drawings is wanted again. */
export class DrawingSets {
  private readonly setOf: ReadonlyMap<string, DrawingSet>;
  private readonly fetched = new Map<DrawingSet, Promise<Drawings>>();

  constructor(sets: readonly DrawingSet[]) {
    this.setOf = new Map(sets.flatMap((set) => set.keys.map((key) => [key, set] as const)));
  }

  has(key: string): boolean {
    return this.setOf.has(key);
  }

  /** Returns the SVG of a drawing. */
  async drawing(key: string): Promise<string> {
    const set = this.setOf.get(key);
    if (set === undefined) throw new Error(`there is no drawing ${key}`);
    const svg = (await this.drawingsOf(set))[key];
    if (typeof svg !== 'string') throw new Error(`${key} is not in its set`);
    return svg;
  }

  private drawingsOf(set: DrawingSet): Promise<Drawings> {
    const known = this.fetched.get(set);
    if (known !== undefined) return known;
    const drawings = fetchSet(set.url);
    this.fetched.set(set, drawings);
    drawings.catch(() => this.fetched.delete(set));
    return drawings;
  }
}

async function fetchSet(url: string): Promise<Drawings> {
  const answer = await fetch(url);
  // A host may answer with a page of its own, which is neither packed nor JSON.
  const data: unknown = answer.ok ? JSON.parse(await textOf(answer, url)) : null;
  if (!isRecord(data)) throw new Error(`${url}: ${answer.status} is no set of drawings`);
  return data;
}

/** A build has sets packed by gzip, so that they are kept packed as well. */
function textOf(answer: Response, url: string): Promise<string> {
  if (!url.endsWith('.pack') || answer.body === null) return answer.text();
  return new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).text();
}

const isRecord = (data: unknown): data is Drawings => typeof data === 'object' && data !== null && !Array.isArray(data);

const fetched = new Map<string, Promise<string>>();

/** Fetches the SVG of a drawing, once for all who show it. One that failed is fetched again when it is wanted again. */
export function drawingAt(url: string): Promise<string> {
  const known = fetched.get(url);
  if (known !== undefined) return known;
  const drawing = fetchDrawing(url);
  fetched.set(url, drawing);
  drawing.catch(() => fetched.delete(url));
  return drawing;
}

/** Forgets all drawings, so that they are fetched anew. */
export const forgetDrawings = (): void => fetched.clear();

async function fetchDrawing(url: string): Promise<string> {
  const answer = await fetch(url);
  const text = answer.ok ? await answer.text() : '';
  if (!text.includes('<svg')) throw new Error(`${url}: ${answer.status} is no drawing`);
  return text;
}

/** Returns the address of an SVG as an image. */
export const imageUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
