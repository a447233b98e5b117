import { describe, expect, it } from 'vitest';
import { type CardId, type Command, oneDeckDungeon, type State } from '../../../../../src/engine/onedeck';
import { choiceOf, choicesIn, diceOf, idOf } from '../../../../../src/games/onedeck/table';
import { aGame } from '../../../../support/onedeck';
import { TONGUES } from '../../../../support/spoken';
import { laidTable } from '../../../../wiring/table/laidTable';

const [, translate] = TONGUES[0] as (typeof TONGUES)[number];

/** A fight of a warrior alone, from the door to the doors of the next turn. */
interface Fight {
  readonly name: string;
  readonly card: CardId;
  /** The presses that it takes, and those that it took when wide boxes were confirmed and every die was taken up. */
  readonly presses: number;
  readonly before: number;
}

/** More than any of these fights takes: what is left over was not rolled. */
const ROLLS = [5, 4, 6, 4, 6, 5, 3, 2, 4, 3, 5, 6, 2, 3, 4, 5] as const;
const FIGHTS: readonly Fight[] = [
  { name: 'a bandit among five dice', card: 'bandit-1', presses: 10, before: 15 },
  { name: 'an ogre with a pair in its wide box', card: 'ogre-1', presses: 11, before: 18 },
  { name: 'a goblin, all of whose boxes are covered', card: 'goblin-1', presses: 12, before: 18 },
  { name: 'a skeleton and a forged die', card: 'skeleton-1', presses: 12, before: 18 },
  { name: 'a wraith and three forged dice', card: 'wraith-1', presses: 14, before: 22 },
  { name: 'a beetle and seven dice', card: 'beetle-1', presses: 12, before: 17 },
  { name: 'a shadow, a pair and a forged die', card: 'shadow-1', presses: 13, before: 20 },
  { name: 'a phantom in seven boxes', card: 'phantom-1', presses: 12, before: 15 },
  { name: 'plague rats, where most boxes are a choice', card: 'plague-rat-1', presses: 14, before: 19 },
  { name: 'an ooze and two forged dice', card: 'glooping-ooze-1', presses: 12, before: 21 },
];

type Laid = ReturnType<typeof laidTable>;
const stateOf = ({ session }: Laid): State => session.history.state as State;

/** Returns what a player does next: covers the box with the fewest answers, goes on, or ends the fight. */
function nextIn(state: State): Command {
  const legal = oneDeckDungeon.legal(state);
  const covers = legal.flatMap((command) => (command.type === 'cover' ? [command] : []));
  const answers = (at: number): number => covers.filter(({ box }) => box === at).length;
  const [cover] = covers.toSorted((one, other) => answers(one.box) - answers(other.box) || one.dice.length - other.dice.length);
  const forge = legal.find(({ type }) => type === 'makeHeroic');
  const open = state.encounter?.boxes.some(({ dice }) => dice.length === 0) === true;
  if (cover !== undefined) return cover;
  if (forge !== undefined && open && state.phase === 'pool') return forge;
  const command = ['finish', 'claim', 'levelUp'].flatMap((type) => legal.find((one) => one.type === type) ?? [])[0] ?? legal[0];
  if (command === undefined) throw new Error('nothing is legal');
  return command;
}

/** Returns the presses, one after the other, that a command took before. */
function longWay(command: Command, state: State): number {
  if (command.type === 'cover') {
    const isWide = state.encounter?.boxes[command.box]?.size === 'wide';
    return 1 + command.dice.length + (isWide ? 1 : 0);
  }
  if (command.type === 'makeHeroic') return command.dice.length + 1;
  return shortWays(command, state).length;
}

function shortWays(command: Command, state: State): readonly string[] {
  const { id, topic } = choiceOf(command, state, translate);
  const isAlone = choicesIn(state, translate).filter((choice) => choice.topic?.id === topic?.id).length === 1;
  return topic === null || isAlone ? [id] : [idOf({ kind: 'folder', topic: topic.id }), id];
}

/** Carries a command out with as few presses as it takes, and counts them. */
async function carryOut(laid: Laid, command: Command): Promise<number> {
  const before = stateOf(laid);
  const { input, finish } = laid;
  const [one = -1, other = -1] = diceOf(command);
  const isForged = command.type === 'makeHeroic' && command.dice.length === 2;
  if (isForged) input.drop(one, idOf({ kind: 'die', die: other }));
  const ids =
    command.type === 'cover'
      ? [idOf({ kind: 'box', box: command.box }), ...command.dice.map((die) => idOf({ kind: 'die', die }))]
      : shortWays(command, before);
  let presses = isForged ? 1 : 0;
  for (const id of ids) {
    if (stateOf(laid) !== before) break;
    input.press(id);
    presses += 1;
  }
  await finish();
  expect(stateOf(laid), JSON.stringify(command)).not.toBe(before);
  return presses;
}

async function play(card: CardId): Promise<{ readonly presses: number; readonly before: number; readonly boxes: number }> {
  const table = aGame({ rolls: ROLLS, doors: [{ cards: [card], open: false }] }).do({ type: 'startTurn' });
  const laid = laidTable(table.state);
  let [presses, before, boxes] = [0, 0, 0];
  let isTimeChosen = false;
  presses += await carryOut(laid, { type: 'enter', door: 0 });
  before += 1;
  while (!['choose', 'over'].includes(stateOf(laid).phase)) {
    const state = stateOf(laid);
    const command = nextIn(state);
    boxes = Math.max(boxes, state.encounter?.boxes.length ?? 0);
    before += longWay(command, state);
    isTimeChosen ||= command.type === 'startTurn';
    presses += await carryOut(laid, command);
  }
  // Time was let pass by a press, whether or not anything came before it.
  if (stateOf(laid).phase === 'choose' && !isTimeChosen) before += 1;
  laid.session.close();
  return { presses, before, boxes };
}

describe('the presses of a fight', () => {
  it.each(FIGHTS)('$name takes $presses, and took $before before', async (fight) => {
    const { presses, before } = await play(fight.card);
    expect({ presses, before }).toEqual({ presses: fight.presses, before: fight.before });
  });

  it('are 14 at most, with six boxes and more', async () => {
    for (const { card, name } of FIGHTS) {
      const { presses, boxes } = await play(card);
      expect(boxes, name).toBeGreaterThanOrEqual(6);
      expect(presses, name).toBeLessThanOrEqual(14);
    }
  });
});
