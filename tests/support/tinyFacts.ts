import * as v from 'valibot';
import { type Parsed, refuse, type Stream } from '../../src/engine/kernel';

export const SEATS = ['left', 'right'] as const;
export const CARDS = ['rubble', 'loot-1', 'loot-2', 'loot-3', 'loot-4', 'loot-5', 'loot-6', 'loot-7'] as const;
export const MOST_TORCHES = 3;
export const REJECTIONS = [
  'unknownCommand',
  'gameOver',
  'noSuchSeat',
  'notYourTurn',
  'torchesWrong',
  'setupWrong',
  'commandWrong',
  'stateWrong',
];

export type Side = (typeof SEATS)[number];
export type Card = (typeof CARDS)[number];
/** A card, or what a viewer sees of a card that it does not know. */
export type Held = Card | 'unknown';
/** The torches a burglar takes; in a view it may be a secret how many. */
export type Torches = number | 'secret';
export type PerSeat<Value> = Readonly<Record<Side, Value>>;

export interface Setup {
  readonly mode: 'atOnce' | 'inTurn';
}

export interface State extends Setup {
  readonly phase: 'choosing' | 'fallen' | 'counted';
  readonly night: number;
  readonly deck: readonly Held[];
  readonly discard: readonly Held[];
  readonly hands: PerSeat<Held>;
  readonly choices: PerSeat<Torches | null>;
  readonly scores: PerSeat<number>;
  readonly decks: Stream<readonly Held[]>;
  readonly dice: Stream<number>;
}

export type Command =
  | { readonly type: 'stay'; readonly seat: Side }
  | { readonly type: 'go'; readonly seat: Side; readonly torches: number };

export type Event =
  | { readonly type: 'chosen'; readonly seat: Side; readonly torches: Torches }
  | { readonly type: 'choicesShown'; readonly choices: PerSeat<Torches | null> }
  | { readonly type: 'cardDrawn'; readonly seat: Side; readonly card: Held }
  | { readonly type: 'dieRolled'; readonly seat: Side; readonly value: number }
  | { readonly type: 'scored'; readonly seat: Side; readonly score: number }
  | { readonly type: 'roofFell' }
  | { readonly type: 'nightEnded'; readonly night: number }
  | { readonly type: 'handsShown'; readonly hands: PerSeat<Held> };

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const card = v.picklist(CARDS);
const seat = v.picklist(SEATS);
const perSeat = <Value extends v.GenericSchema>(value: Value) => v.strictObject({ left: value, right: value });
const rng = v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.length(4));

const setup = v.strictObject({ mode: v.picklist(['atOnce', 'inTurn']) });
const command = v.variant('type', [
  v.strictObject({ type: v.literal('stay'), seat }),
  v.strictObject({ type: v.literal('go'), seat, torches: v.pipe(count, v.minValue(1), v.maxValue(MOST_TORCHES)) }),
]);
const state = v.strictObject({
  ...setup.entries,
  phase: v.picklist(['choosing', 'fallen', 'counted']),
  night: count,
  deck: v.array(card),
  discard: v.array(card),
  hands: perSeat(card),
  choices: perSeat(v.nullable(count)),
  scores: perSeat(count),
  decks: v.strictObject({ rng, script: v.array(v.array(card)), drawn: count }),
  dice: v.strictObject({ rng, script: v.array(count), drawn: count }),
});

export const parseSetup = (data: unknown): Parsed<Setup> => parseWith(setup, data, 'setupWrong');
export const parseCommand = (data: unknown): Parsed<Command> => parseWith(command, data, 'commandWrong');
export const parseState = (data: unknown): Parsed<State> => parseWith(state, data, 'stateWrong');

function parseWith<Value>(schema: v.GenericSchema<unknown, Value>, data: unknown, key: string): Parsed<Value> {
  const result = v.safeParse(schema, data);
  return result.success ? { ok: true, value: result.output } : refuse(key);
}
