import { toSave } from '../../../src/engine/kernel';
import { BOSS_TURNS, DICE, type DueOp, paperDungeons, type ReachedRoom, reachOf, roundOf } from '../../../src/engine/paper';
import type { TableScene } from '../scenes';
import { type Moment, type Party, playedMoments } from './moments';

type Score = (moment: Moment) => number;
type Looked = Pick<TableScene, 'presses' | 'isCovered' | 'after'>;

const PARTIES: readonly Party[] = ['one', 'three', 'eight'];
/** Milliseconds after the last confirmation, when the small sheet of another party lies open, and when a boss stands in the open map. */
const REVEALED = 800;
const AWAKE = 1300;

const isFree = ({ seat: { sheet } }: Moment): boolean => sheet.walk === null && sheet.due.length === 0;
const isBossTurn = ({ state }: Moment): boolean => (BOSS_TURNS as readonly number[]).includes(state.turn);
const during =
  (phase: Moment['state']['phase'], suits: (moment: Moment) => boolean = () => true): Score =>
  (moment) =>
    moment.state.phase === phase && suits(moment) ? 1 + richness(moment) : 0;
const usedDice =
  (count: number, suits: (moment: Moment) => boolean = () => true): Score =>
  (moment) =>
    during('dice', (one) => isFree(one) && one.seat.sheet.used.length === count && suits(one))(moment);
const askedFor = (op: DueOp): Score => during('dice', ({ seat }) => seat.sheet.due.at(-1)?.op === op);

/** The last party confirms: what follows is shown by itself. */
const isLastToConfirm = ({ state, next }: Moment): boolean =>
  next.type === 'confirm' && state.seats.filter(({ ready }) => !ready).length === 1;
const wakes = (round: number): Score =>
  usedDice(3, (moment) => isLastToConfirm(moment) && isBossTurn(moment) && roundOf(moment.state.turn) === round);

/** The fullest moment of its kind is the one that shows whether there is room for everything. */
const MOMENTS: Readonly<Record<string, Score>> = {
  cards: during('cards'),
  gift: during('setup'),
  roll: during('roll'),
  dice: usedDice(0),
  first: usedDice(0, ({ state }) => state.turn === 1),
  walking: during('dice', ({ seat }) => seat.sheet.walk !== null && seat.sheet.due.length === 0 && seat.sheet.path.length > 0),
  levelUp: askedFor('levelUp'),
  fillBox: askedFor('fillBox'),
  strikeOff: askedFor('strikeOff'),
  confirm: usedDice(3),
  warned: usedDice(3, (moment) => isBossTurn(moment) && !moment.seat.sheet.lair),
  reward: during('reward'),
};

/** Moments at which something is done or shown that the rules know nothing of. */
const HANDS: readonly { readonly name: string; readonly of: Score; readonly look: (moment: Moment) => Looked }[] = [
  { name: 'held', of: usedDice(0), look: (moment) => ({ presses: [furthest(moment).die] }) },
  { name: 'raise', of: usedDice(0), look: (moment) => ({ presses: [furthest(moment).die, 'use-raise'] }) },
  { name: 'craft', of: usedDice(0), look: (moment) => ({ presses: [furthest(moment).die, 'use-craft'] }) },
  { name: 'walk', of: usedDice(0), look: (moment) => ({ presses: [furthest(moment).die, 'use-walk'] }) },
  {
    name: 'preview',
    of: usedDice(0),
    look: (moment) => ({ presses: [furthest(moment).die, `canvas to-${furthest(moment).room}`] }),
  },
  { name: 'guarded', of: during('dice', ({ last }) => last?.type === 'walk'), look: () => ({ presses: ['stop'] }) },
  { name: 'menu', of: usedDice(1), look: () => ({ presses: ['menu'] }) },
  { name: 'log', of: usedDice(1), look: () => ({ presses: ['log'] }) },
  {
    name: 'curtain',
    of: (moment) => (moment.state.seats.length > 1 ? usedDice(0)(moment) : 0),
    look: () => ({ presses: [], isCovered: true }),
  },
  {
    name: 'reveal',
    of: (moment) => (moment.state.seats.length > 1 && !isBossTurn(moment) && isLastToConfirm(moment) ? usedDice(3)(moment) : 0),
    look: () => ({ presses: ['confirm'], after: REVEALED }),
  },
  ...[1, 2, 3].map((round) => ({
    name: `boss-${round}`,
    of: (moment: Moment) => (moment.state.seats.length === 1 ? wakes(round)(moment) : 0),
    look: () => ({ presses: ['confirm'], after: AWAKE }),
  })),
  { name: 'over', of: (moment) => (isLastToConfirm(moment) ? wakes(3)(moment) : 0), look: () => ({ presses: ['confirm'] }) },
];

/** Every moment that came up, for parties of one, three and eight: `paper-dice-3`, `paper-boss-2-1`. */
export function tableScenes(): readonly TableScene[] {
  return PARTIES.flatMap((party) => {
    const moments = playedMoments(party);
    const kinds = [...Object.entries(MOMENTS).map(([name, of]) => ({ name, of, look: () => ({ presses: [] }) })), ...HANDS];
    return kinds.flatMap(({ name, of, look }) => {
      const moment = best(moments, of);
      if (moment === null) return [];
      const { history, state } = moment;
      const named = `paper-${name}-${state.seats.length}`;
      return [{ name: named, game: paperDungeons.id, save: toSave(paperDungeons, history), ...look(moment) }];
    });
  });
}

/** The longest way that a die of this turn leads. */
function furthest({ state, seat: { id: seat } }: Moment): { readonly die: string; readonly room: string } {
  const ways = DICE.flatMap((_, die) => reachOf(state, { seat, die }).map((reached) => ({ die, reached })));
  const length = ({ path }: ReachedRoom): number => path.length;
  const [way] = ways.sort((one, other) => length(other.reached) - length(one.reached));
  if (way === undefined) throw new Error('no die leads anywhere');
  return { die: `die-${way.die}`, room: way.reached.room };
}

function best(moments: readonly Moment[], score: Score): Moment | null {
  let [found, most]: readonly [Moment | null, number] = [null, 0];
  for (const moment of moments) {
    const here = score(moment);
    if (here > most) [found, most] = [moment, here];
  }
  return found;
}

/** How much is written on the sheet. */
function richness({ seat: { sheet } }: Moment): number {
  const { heroes, items, potions, damage, gems, beaten, path, digits } = sheet;
  const sum = (numbers: Readonly<Record<string, number>>): number => Object.values(numbers).reduce((all, one) => all + one, 0);
  return sum(heroes) + sum(items) + potions + damage + gems + beaten.length + path.length + digits.length;
}
