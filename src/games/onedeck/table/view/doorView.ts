import { CARDS, type CardId, type EncounterName, type State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { cardWords, listed, nameOf } from '../words/names';

/** The faces of one card behind a door, or of two. */
export interface CardFace {
  readonly cards: readonly { readonly card: EncounterName; readonly name: string }[];
  /** Their names together, and what they are worth together. */
  readonly name: string;
  readonly xp: number;
}

export interface DoorView extends CardFace {
  readonly number: number;
  readonly look: 'none' | 'closed' | 'open';
  readonly badge: string;
  readonly spoken: string;
}

export function cardFace(cards: readonly CardId[], translate: Translate): CardFace | null {
  if (cards.length === 0) return null;
  const faces = cards.map((card) => ({ card: nameOf(card), name: cardWords(card, translate) }));
  const names = faces.map(({ name }) => name);
  const xp = cards.reduce((sum, card) => sum + CARDS[card].xp, 0);
  return { cards: faces, name: listed(names, translate), xp };
}

export function doorView(state: State, slot: number, translate: Translate): DoorView {
  const door = state.doors[slot] ?? null;
  const number = slot + 1;
  const bare = { number, cards: [], name: '', xp: 0 };
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
