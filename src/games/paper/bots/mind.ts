import { required } from '../../../engine/kernel';
import { type Command, questionOf, type State } from '../../../engine/paper';
import type { Luck } from '../../contract';
import { bestCards } from './cards';
import { answerTo } from './search/answers';
import { type Leaf, oneDieOn, plansFrom, type Search } from './search/beam';
import { seatIn } from './search/imagined';
import { readingOf, WEIGHTS } from './worth';

/** The strength of a bot: the width of its search and its slips. */
export interface Mind extends Search {
  /** Null for a bot that always takes the best way. */
  readonly slips: Slips | null;
}

/** One die in so many is spent in one of the best ways, by chance. */
interface Slips {
  readonly oneIn: number;
  readonly among: number;
}

const mind = (beam: number, slips: Slips | null = null): Mind => ({ beam, slips, weights: WEIGHTS });

/** From the weakest to the strongest. The lights of the dungeons (P45) were measured by a bot as strong as the medium one. */
export const MINDS = {
  gentle: mind(1, { oneIn: 1, among: 2 }),
  easy: mind(1, { oneIn: 3, among: 2 }),
  medium: mind(2),
  hard: mind(20),
} as const satisfies Readonly<Record<string, Mind>>;

/** The commands with which the seat at an imagined table goes on: at least one, up to all that are left of its turn. */
export function nextCommands(table: State, mind: Mind, luck: Luck): readonly Command[] {
  const { id, hand, sheet } = seatIn(table);
  const due = questionOf(seatIn(table));
  if (table.phase === 'cards' && hand !== null) return [{ type: 'keep', seat: id, ...bestCards(hand) }];
  if (due !== null) return [answerTo(table, due)];
  if (table.phase !== 'dice') return [{ type: 'roll', seat: id }];
  const isBetweenDice = sheet.walk === null;
  const { commands } = mind.slips !== null && isBetweenDice ? oneDie(table, mind.slips, { mind, luck }) : planOf(table, mind);
  return commands.length > 0 ? commands : [{ type: 'confirm', seat: id }];
}

type Way = Pick<Leaf, 'commands'>;

const NOTHING: Way = { commands: [] };

function planOf(table: State, mind: Mind): Way {
  return plansFrom(table, mind)[0] ?? NOTHING;
}

/** A bot that slips looks no further than the next die. */
function oneDie(table: State, { oneIn, among }: Slips, { mind, luck }: { readonly mind: Mind; readonly luck: Luck }): Way {
  const beam = luck.below(oneIn) === 0 ? among : 1;
  const root: Leaf = { table, commands: [], worth: 0 };
  const ways = oneDieOn([root], readingOf(table, seatIn(table), mind.weights), { ...mind, beam });
  return ways.length === 0 ? NOTHING : required(ways[luck.below(ways.length)], 'a way');
}
