import {
  type Box,
  CARDS,
  type CardId,
  type Color,
  type DieColor,
  type EncounterName,
  FOES,
  type FoeSpecial,
  type HeroId,
  PERILS,
  type Phase,
  type State,
  sideFacts,
} from '../../../../engine/onedeck';
import { listed, type Translate } from '../../../../table';

export { listed } from '../../../../table';

export function nameOf(card: CardId): EncounterName {
  return CARDS[card].name;
}

export function cardWords(card: CardId, translate: Translate): string {
  return translate(`encounter.${nameOf(card)}`);
}

export function heroWords(heroes: readonly HeroId[], translate: Translate): string {
  return listed(
    heroes.map((hero) => translate(`hero.${hero}`)),
    translate,
  );
}

/** Names the cards of the encounter or the loot, or the boss; an empty text where there is neither. */
export function facedWords(state: State, translate: Translate): string {
  const cards = facedCards(state);
  if (cards.length > 0) {
    return listed(
      cards.map((card) => cardWords(card, translate)),
      translate,
    );
  }
  return state.boss === null ? '' : translate(`boss.${state.boss.id}`);
}

const AT_THE_DOORS: ReadonlySet<Phase> = new Set<Phase>(['turnStart', 'choose', 'stealth', 'level', 'descend']);

/** Returns whether a card or a boss is in the middle of the table. */
export function isFacing(state: State): boolean {
  const { encounter, boss, phase, result } = state;
  if (result !== null) return false;
  return encounter !== null || boss !== null || (facedCard(state) !== null && !AT_THE_DOORS.has(phase));
}

/** Returns whether two cards wait behind the door that the party stands at. */
export const isPair = (state: State): boolean => state.phase === 'door' && facedCards(state).length > 1;

/** Returns the cards of the encounter. Before the party has split, these are both cards of a door. */
export function facedCards(state: State): readonly CardId[] {
  const { phase, door, doors, loot, encounter } = state;
  if (phase === 'loot') return loot;
  const behind = door === null || encounter !== null ? [] : (doors[door]?.cards ?? []);
  if ((phase === 'door' || phase === 'split') && behind.length > 1) return behind;
  const card = facedCard(state);
  return card === null ? [] : [card];
}

export function facedCard({ encounter, fights, boss, door, doors, loot, phase }: State): CardId | null {
  if (encounter !== null) return encounter.card;
  if (boss !== null) return null;
  if (phase === 'loot') return loot[0] ?? null;
  return fights[0]?.card ?? (door === null ? null : (doors[door]?.cards[0] ?? null));
}

export function specialOf(card: CardId): FoeSpecial | null {
  const facts = CARDS[card];
  return facts.kind === 'combat' ? FOES[facts.name].special : null;
}

/** Names an option of a peril; an empty text for other cards. */
export function optionWords(card: CardId | null, option: 0 | 1, translate: Translate): string {
  const facts = card === null ? null : CARDS[card];
  return facts?.kind === 'peril' ? translate(`option.${PERILS[facts.name][option].name}`) : '';
}

export function featWords(state: State, hero: HeroId, translate: Translate): string {
  return translate(`feat.${sideFacts(state, hero).feat.name}`);
}

interface DieLook {
  readonly color: DieColor;
  readonly value: number;
  readonly hero: HeroId;
  readonly only: 'armor' | 'mana' | null;
}

/** Describes dice: `agility 2 and 4, magic 5`. If two heroes fight, it names the hero of each. */
export function diceWords(dice: readonly DieLook[], state: State, translate: Translate): string {
  const shared = (state.encounter?.heroes.length ?? 1) > 1;
  const groups = new Map<string, DieLook[]>();
  for (const die of dice) {
    const key = `${die.color} ${die.hero} ${die.only}`;
    groups.set(key, [...(groups.get(key) ?? []), die]);
  }
  const words = [...groups.values()].map((group) => groupWords(group, shared, translate));
  return words.join(', ');
}

function groupWords(group: readonly DieLook[], shared: boolean, translate: Translate): string {
  const [first] = group;
  if (first === undefined) return '';
  const values = listed(
    group.map(({ value }) => String(value)),
    translate,
  );
  const plain = translate('die.one', { color: translate(`color.${first.color}`), values });
  const dice = first.only === null ? plain : translate(`die.${first.only}`, { dice: plain });
  return shared ? translate('table.ofHero', { dice, hero: translate(`hero.${first.hero}`) }) : dice;
}

export interface BoxLook {
  readonly color: Color | 'any';
  readonly size: Box['size'];
  readonly value: number | string;
}

/** Describes a box: `box C (magic 5)`. */
export function boxWords(at: number, { color, size, value }: BoxLook, translate: Translate): string {
  const what = translate(size === 'wide' ? 'die.wide' : 'die.what', { color: translate(`color.${color}`), value });
  return translate('die.box', { letter: boxLetter(at), what });
}

/** Returns the digit of a die in the pool; an empty text from the eleventh on. */
export function dieDigit(at: number): string {
  return '1234567890'.charAt(at);
}

/** Returns the letter of a box. Letters that are keys of the table are left out. */
export function boxLetter(at: number): string {
  return 'ABCDEFGIJKMNOPSTVWXYZ'.charAt(at);
}

/** Returns the letters of boxes; three or more that follow each other are joined: A, C–E. */
export function boxLetters(boxes: readonly number[]): string {
  const isInside = (box: number, at: number): boolean => boxes[at - 1] === box - 1 && boxes[at + 1] === box + 1;
  const letters = boxes.map((box, at) => (isInside(box, at) ? '–' : boxLetter(box)));
  return letters.join(', ').replace(/(, –)+, /g, '–');
}

export interface Amounts {
  readonly damage?: number;
  readonly time?: number;
  readonly strikes?: number;
}

/** Describes amounts: `3 damage · 2 time`. Returns an empty text where all are 0. */
export function amountWords({ damage = 0, time = 0, strikes = 0 }: Amounts, translate: Translate): string {
  return joined(
    damage > 0 && translate('amount.damage', { count: damage }),
    time > 0 && translate('amount.time', { count: time }),
    strikes > 0 && translate('amount.strikes', { count: strikes }),
  );
}

export function joined(...parts: readonly (string | false | null)[]): string {
  return parts.filter((part) => part !== false && part !== null && part !== '').join(' · ');
}
