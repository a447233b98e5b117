import { CARDS, type CardId, type EncounterName, type State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { cardWords, listed, nameOf } from '../words/names';

/** The face of an opened card. For two cards behind a door it is the first with both names. */
export interface CardFace {
  readonly card: EncounterName;
  readonly name: string;
  readonly xp: number;
}

export interface DoorView {
  readonly number: number;
  readonly look: 'none' | 'closed' | 'open';
  readonly card: EncounterName | null;
  readonly name: string;
  readonly xp: number;
  readonly badge: string;
  readonly spoken: string;
}

export function cardFace(cards: readonly CardId[], translate: Translate): CardFace | null {
  const [first] = cards;
  if (first === undefined) return null;
  const names = cards.map((card) => cardWords(card, translate));
  const xp = cards.reduce((sum, card) => sum + CARDS[card].xp, 0);
  return { card: nameOf(first), name: listed(names, translate), xp };
}

export function doorView(state: State, slot: number, translate: Translate): DoorView {
  const door = state.doors[slot] ?? null;
  const number = slot + 1;
  const bare = { number, card: null, name: '', xp: 0 };
  if (door === null) {
    return { ...bare, look: 'none', badge: translate('table.empty'), spoken: translate('table.doorNone', { number }) };
  }
  const face = door.open ? cardFace(door.cards, translate) : null;
  if (face === null) {
    return { ...bare, look: 'closed', badge: String(number), spoken: translate('table.doorClosed', { number }) };
  }
  const badge = translate('table.doorOpenBadge', { number });
  const spoken = `${translate('table.doorOpen', { number, card: face.name })}, ${translate('amount.lanterns', { count: face.xp })}`;
  return { ...bare, ...face, look: 'open', badge, spoken };
}
