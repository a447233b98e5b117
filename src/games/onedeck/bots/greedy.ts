import { required } from '../../../engine/kernel';
import {
  CARDS,
  type Command,
  findHero,
  type Hero,
  healthOf,
  oneDeckDungeon,
  type Phase,
  type State,
} from '../../../engine/onedeck';
import type { Bot, Luck } from '../../contract';
import { byHabit } from './habits';
import { outlook } from './outlook';
import { WEIGHTS } from './weights';
import { timeLost, worth } from './worth';

type Choice = (state: State, listed: readonly Command[], luck: Luck) => Command;

const TURN_TIME = 2;

/** The phases in which the bot imagines the outcome of each command. */
const weighed: Choice = (state, listed, luck) => {
  const sober = listed.filter(({ type }) => type !== 'drinkPotion');
  return sober.length === 1 ? required(sober[0], 'command') : highest(sober, (command) => outlook(state, command, luck));
};

const choose: Choice = (state, listed, luck) => {
  const enter = listed.filter(({ type }) => type === 'enter');
  const standing = worth(state);
  const gain = (command: Command): number =>
    command.type === 'explore' ? explored(state) : outlook(state, command, luck) - standing;
  const sober = [...enter, ...listed.filter(({ type }) => type === 'explore')];
  return highest(sober, gain);
};

/** Chooses the loot by the state right after the claim. */
const bestLoot: Choice = (state, listed) =>
  highest(listed, (command) => {
    const taken = oneDeckDungeon.step(state, command);
    return taken.ok && command.type !== 'drinkPotion' ? worth(taken.state) : Number.NEGATIVE_INFINITY;
  });

const levelUp: Choice = (_, listed) =>
  highest(listed, (command) => {
    if (command.type !== 'levelUp') return command.type === 'finish' ? -1000 : -2000;
    return -command.cards.reduce((sum, card) => sum + CARDS[card].xp, 0);
  });

/** Takes one more turn beside the open stairs if some door is worth its time. */
const descend: Choice = (state, _, luck) => {
  const doors = state.doors.flatMap((door, slot) => (door === null ? [] : [{ type: 'enter', door: slot } as const]));
  const standing = worth(state) + timeLost(state, TURN_TIME);
  const chosen: State = { ...state, phase: 'choose', next: null };
  const best = Math.max(...doors.map((door) => outlook(chosen, door, luck)));
  return { type: best > standing ? 'stay' : 'descend' };
};

const turnStart: Choice = (state) => {
  const patient = state.heroes.find((hero) => isInNeed(state, hero));
  const potion: Command | null = patient ? { type: 'drinkPotion', hero: patient.id, potion: 'healing' } : null;
  return potion !== null && oneDeckDungeon.whyIllegal(state, potion) === null ? potion : { type: 'startTurn' };
};

const CHOICES: Readonly<Partial<Record<Phase, Choice>>> = {
  turnStart,
  choose,
  door: weighed,
  split: weighed,
  invisibility: weighed,
  before: weighed,
  option: weighed,
  feats: weighed,
  bonusDice: weighed,
  loot: bestLoot,
  level: levelUp,
  descend,
};

/** Chooses the command with the best outcome over a few imagined encounters. */
export const greedy: Bot<State, Command> = {
  choose: (view, _seat, luck) =>
    CHOICES[view.phase]?.(view, oneDeckDungeon.legal(view), luck) ?? byHabit(view, { luck, samples: 3, payments: 2 }),
};

/** Returns the value of a new door. It is highest when no door is left. */
function explored(state: State): number {
  const free = state.doors.filter((door) => door === null).length;
  const closed = state.doors.some((door) => door !== null && !door.open);
  return Math.min(free, state.deck.length) * WEIGHTS.freePlace + (closed ? 0 : WEIGHTS.noDoor);
}

/** A potion heals three now and two later, so it is used when all three are needed. */
function isInNeed(state: State, { id, damage }: Hero): boolean {
  const hero = findHero(state, id);
  return hero !== undefined && damage >= 3 && healthOf(state, hero) - damage <= 3;
}

function highest(commands: readonly Command[], points: (command: Command) => number): Command {
  let best: { readonly command: Command; readonly points: number } | null = null;
  for (const command of commands) {
    const found = points(command);
    if (best === null || found > best.points) best = { command, points: found };
  }
  return required(best, 'command').command;
}
