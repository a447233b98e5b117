import type { Rect, Translate } from '../../../table/ports';
import type { Choice, Spot, Weight } from './commands';
import { idOf, targetOf } from './targets';

/** An entry of the menu: a choice, a folder of choices of one topic, the way back out of it, or a tool. */
export interface Entry {
  readonly id: string;
  readonly label: string;
  /** A short label for places that already name the topic. */
  readonly brief: string;
  readonly detail: string;
  readonly shortcut: string;
  readonly refusal: string | null;
  readonly spot: Spot | null;
  readonly weight: Weight;
  readonly choice: Choice | null;
}

/** Everything that the player can do now, on two buttons, on things of the table, and as answers in a list. */
export interface Menu {
  readonly first: Entry | null;
  readonly second: Entry | null;
  readonly answers: readonly Entry[];
  /** All entries in reading order. */
  readonly entries: readonly Entry[];
}

/** The two buttons while dice are in the hand or the player aims at something. */
export interface HandMenu extends Omit<Menu, 'entries'> {
  /** Entries that have no place on the canvas. */
  readonly besides?: readonly Entry[];
}

export interface MenuParts {
  readonly translate: Translate;
  /** The folder that is open. */
  readonly folder: string | null;
  /** The choices of the open folder, where they are not among all choices. */
  readonly inside?: readonly Choice[] | null;
  /** The entry that is offered when the game is over. */
  readonly hand?: HandMenu | null;
  /** Digits are keys of dice now. */
  readonly diceHaveDigits?: boolean;
  /** The keys of entries that always have the same ones. */
  readonly keys?: ReadonlyMap<string, string>;
  /** The entry that asks for odds, where they can be asked for. */
  readonly odds?: { readonly label: string; readonly detail: string } | null;
  /** The entries of a party that splits, in place of a list of all splits. */
  readonly split?: readonly Entry[] | null;
  readonly again: { readonly id: string; readonly label: string; readonly detail: string } | null;
}

export function menuOf(choices: readonly Choice[], parts: MenuParts): Menu {
  const { folder, again, translate, hand = null, diceHaveDigits = false, keys = NO_KEYS } = parts;
  if (again !== null) {
    const first = { ...BLANK, ...again, brief: again.label };
    return menu([first], { first, second: null });
  }
  const inside = parts.inside ?? choices.filter(({ topic }) => folder !== null && topic?.id === folder);
  const [one] = inside;
  if (one === undefined) {
    const all = [
      ...(parts.split ?? []),
      ...folded(parts.split ? withoutSplits(choices) : choices, translate),
      ...(parts.odds ? [oddsEntry(parts.odds)] : []),
    ];
    const entries = diceHaveDigits ? all : keyed(all, keys);
    return hand === null ? menu(entries, buttonsAmong(entries)) : inHand(hand, entries);
  }
  const within = inside.map((choice) => ({ ...entryOf(choice), brief: choice.brief, shortcut: '', spot: null }));
  const back = {
    ...BLANK,
    id: idOf({ kind: 'back' }),
    label: translate('table.back'),
    brief: `‹ ${one.topic?.label}`,
    detail: '',
    shortcut: '0',
  };
  const entries = keyed([back, ...within]);
  return { first: null, second: null, answers: entries, entries };
}

const withoutSplits = (choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(({ command }) => command.type !== 'splitParty');

/** Returns the topic of the folder that an entry opens; null for other entries. */
export function folderOf({ id }: Pick<Entry, 'id'>): string | null {
  const target = targetOf(id);
  return target.kind === 'folder' ? target.topic : null;
}

const BLANK = { shortcut: '', refusal: null, spot: null, weight: 'option', choice: null } as const;

function oddsEntry(words: NonNullable<MenuParts['odds']>): Entry {
  const id = idOf({ kind: 'odds' });
  return { ...BLANK, ...words, id, brief: words.label, weight: 'inline', spot: { kind: 'odds' } };
}

function menu(entries: readonly Entry[], buttons: Pick<Menu, 'first' | 'second'>): Menu {
  const { first, second } = buttons;
  const answers = entries.filter((entry) => entry !== first && entry !== second && entry.spot === null);
  return { first, second, answers, entries };
}

function inHand({ first, second, answers, besides = [] }: HandMenu, entries: readonly Entry[]): Menu {
  const added = [first, second, ...answers, ...besides].filter((entry) => entry !== null);
  return { first: first ?? buttonsAmong(entries).first, second, answers, entries: [...added, ...entries] };
}

function buttonsAmong(entries: readonly Entry[]): Pick<Menu, 'first' | 'second'> {
  const one = (weight: Weight): Entry | null =>
    entries.find((entry) => entry.weight === weight && (entry.spot === null || weight === 'primary') && !isDoor(entry)) ?? null;
  const first = one('primary') ?? entries.find(isDoor) ?? null;
  const second = one('secondary');
  if (first !== null || second !== null) return { first, second };
  // Two answers to one question become the two buttons.
  const answers = entries.filter(({ weight, spot }) => weight === 'option' && spot === null);
  // Heroes are named by their portraits, which are no buttons.
  if (answers.some(({ choice }) => choice?.who !== undefined)) return { first: null, second: null };
  const [answer = null, other = null] = answers.every(({ choice }) => choice !== null) ? answers : [];
  if (answers.length > 2) return { first: null, second: null };
  // The first button stands at the right: the answers stand in the order of their boxes.
  return other === null ? { first: answer, second: null } : { first: other, second: answer };
}

function folded(choices: readonly Choice[], translate: Translate): readonly Entry[] {
  const entries: Entry[] = [];
  for (const choice of choices) {
    const { topic } = choice;
    const alike = topic === null ? [choice] : choices.filter((other) => other.topic?.id === topic.id);
    if (topic === null || (alike.length === 1 && topic.alone !== true)) entries.push(entryOf(choice));
    else if (alike[0] === choice) {
      const detail = topic.detail ?? translate('table.more', { count: alike.length });
      entries.push({
        ...BLANK,
        id: idOf({ kind: 'folder', topic: topic.id }),
        label: topic.label,
        brief: topic.label,
        detail,
        shortcut: choice.shortcut,
        spot: choice.spot,
        weight: choice.weight,
      });
    }
  }
  return entries;
}

function entryOf(choice: Choice): Entry {
  const { id, label, detail, shortcut, refusal, spot, weight, who } = choice;
  const brief = who === undefined && spot?.kind !== 'door' ? label : choice.brief;
  return { id, label, brief, detail, shortcut, refusal, spot, weight, choice };
}

const NO_KEYS: ReadonlyMap<string, string> = new Map();
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** With keys of their own the places for loot have the first three digits, also those that nothing can go to. */
const RESERVED = 3;

/** Gives the free digits to the first entries without a key. */
function keyed(entries: readonly Entry[], keys = NO_KEYS): readonly Entry[] {
  const taken = new Set(entries.map(({ shortcut }) => shortcut));
  const free: string[] = DIGITS.slice(keys.size > 0 ? RESERVED : 0).filter((digit) => !taken.has(digit));
  return entries.map((entry) => {
    const own = keys.get(entry.id);
    if (own !== undefined) return { ...entry, shortcut: own };
    return entry.shortcut === '' ? { ...entry, shortcut: free.shift() ?? '' } : entry;
  });
}

export function isDoor({ spot }: Pick<Entry, 'spot'>): boolean {
  return spot?.kind === 'door';
}

/** A page of answers with their places. If there are more pages, the last place turns to the next one, and from the last to the first. */
export interface Page {
  readonly placed: readonly { readonly entry: Entry; readonly rect: Rect }[];
  readonly turn: { readonly rect: Rect; readonly page: number; readonly pages: number } | null;
}

export function pageOf(entries: readonly Entry[], rects: readonly Rect[], wanted: number): Page {
  const fits = entries.length <= rects.length;
  const size = fits ? rects.length : Math.max(1, rects.length - 1);
  const pages = Math.max(1, Math.ceil(entries.length / Math.max(1, size)));
  const page = ((wanted % pages) + pages) % pages;
  const placed = entries.slice(page * size, (page + 1) * size).flatMap((entry, at) => {
    const rect = rects[at];
    return rect === undefined ? [] : [{ entry, rect }];
  });
  const last = rects.at(-1);
  return { placed, turn: fits || last === undefined ? null : { rect: last, page, pages } };
}
