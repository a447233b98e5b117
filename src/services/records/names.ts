/** Returns the slot of a game's save. */
export const slotOf = (game: string): string => `${game}/current`;

const SAVES = 'game/';
const ASIDES = 'aside/';
const CHRONICLE = 'chronicle/';
/** Returns the name of the game of one mode that waits while another lies on the table. */
export const waitingName = (game: string, mode: string): string => `${game}/${WAITING}${mode}`;

const WAITING = 'waiting/';

/** Names of the app, which no game can have. */
const RESERVED: ReadonlySet<string> = new Set(['game', 'aside', 'chronicle', 'holder']);

/** The kind of a database entry and the parts of its name. */
export type EntryName =
  | { readonly kind: 'save'; readonly game: string }
  | { readonly kind: 'waiting'; readonly game: string; readonly mode: string }
  | { readonly kind: 'own'; readonly game: string; readonly name: string }
  | { readonly kind: 'ended'; readonly id: string }
  | { readonly kind: 'aside' }
  | { readonly kind: 'other' };

export function readName(key: string): EntryName {
  if (key.startsWith(ASIDES)) return { kind: 'aside' };
  if (key.startsWith(CHRONICLE)) return { kind: 'ended', id: key.slice(CHRONICLE.length) };
  const [first = '', second = '', ...rest] = key.split('/');
  if (key.startsWith(SAVES))
    return isGameId(second) && key === SAVES + slotOf(second) ? { kind: 'save', game: second } : { kind: 'other' };
  const name = [second, ...rest].join('/');
  if (isGameId(first) && name.startsWith(WAITING)) return { kind: 'waiting', game: first, mode: name.slice(WAITING.length) };
  return isGameId(first) && name !== '' ? { kind: 'own', game: first, name } : { kind: 'other' };
}

export function isGameId(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && !RESERVED.has(text);
}
