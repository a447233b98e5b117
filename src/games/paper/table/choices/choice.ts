import type { Rejection } from '../../../../engine/kernel';
import type { Command, HeroId, ItemId, ObjectiveId, Outlook, PlayerSeat, PowerId, RoomId, State } from '../../../../engine/paper';
import type { Translate } from '../../../../table';
import type { Reaches } from './Reaches';

export const USES = ['raise', 'craft', 'brew', 'walk'] as const;
export type Use = (typeof USES)[number];

/** What is taken up and aimed at between two commands. */
export interface Hand {
  readonly die: number | null;
  /** The one use of the die that everything else dims for. */
  readonly use: Use | null;
  /** The room whose way is drawn. */
  readonly room: RoomId | null;
  readonly objective: ObjectiveId | null;
  readonly power: PowerId | null;
}

export const EMPTY: Hand = { die: null, use: null, room: null, objective: null, power: null };

/** The part of the table that a choice is about. `answer` is a place of its own in the tray. */
export type Spot =
  | { readonly kind: 'answer' | 'go' | 'none' }
  | { readonly kind: 'die'; readonly die: number }
  | { readonly kind: 'hero'; readonly hero: HeroId }
  | { readonly kind: 'item'; readonly item: ItemId }
  | { readonly kind: 'room'; readonly room: RoomId };

/** What a press does: it gives a command, with others that follow by themselves, or changes what is in the hand. */
export type Deed =
  | { readonly kind: 'perform'; readonly command: Command; readonly then: readonly Command[] }
  | { readonly kind: 'hand'; readonly hand: Partial<Hand> };

/** `waste` gains nothing, `loss` crosses a box of penalties, `death` revives the party. */
export type Peril = 'none' | 'waste' | 'loss' | 'death';

export interface Choice {
  readonly id: string;
  readonly spot: Spot;
  readonly label: string;
  readonly detail: string;
  /** The same for a small plate, the most important first; empty where the plate bears the whole detail. */
  readonly brief: readonly string[];
  readonly shortcut: string;
  readonly weight: 'primary' | 'option' | 'thing';
  readonly deed: Deed;
  readonly refusal: Rejection | null;
  readonly peril: Peril;
  /** It wants to be held, or pressed twice. */
  readonly isGuarded: boolean;
  /** Taken up, or chosen; null for what never is. */
  readonly isChosen: boolean | null;
  /** The rooms that it leads through, and what comes of it. */
  readonly path: readonly RoomId[];
  readonly outlook: Outlook | null;
}

/** A seat that chooses at this screen, and all that its choices depend on. */
export interface Asking {
  readonly state: State;
  readonly seat: PlayerSeat;
  readonly hand: Hand;
  readonly reaches: Reaches;
  readonly translate: Translate;
}

type Made = Pick<Choice, 'id' | 'label' | 'detail'> & Partial<Choice> & { readonly deed: Deed };

/** Fills in what most choices have in common. */
export function choice(made: Made): Choice {
  const outlook = made.outlook ?? null;
  const peril = perilOf(outlook);
  return {
    spot: { kind: 'answer' },
    shortcut: '',
    brief: [],
    weight: 'option',
    refusal: null,
    isChosen: null,
    path: [],
    isGuarded: peril === 'death',
    peril,
    ...made,
    outlook,
  };
}

function perilOf(outlook: Outlook | null): Peril {
  if (outlook?.revives === true) return 'death';
  return outlook !== null && outlook.penalty < 0 ? 'loss' : 'none';
}

export const perform = (command: Command, then: readonly Command[] = []): Deed => ({ kind: 'perform', command, then });
export const change = (hand: Partial<Hand>): Deed => ({ kind: 'hand', hand });

export type Of<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;
