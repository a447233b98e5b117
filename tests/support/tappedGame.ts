import { advance, beginHistory, type Seed } from '../../src/engine/kernel';
import { type Command, oneDeckDungeon, type Setup } from '../../src/engine/onedeck';
import { diceOf, type Entry, idOf, OneDeckPicking, type Shown, type TableHistory, targetOf } from '../../src/games/onedeck/table';
import { picker } from './picker';
// The table fetches them when odds are asked for: a test that is over would load them too late.
import '../../src/games/onedeck/odds/answer';
import '../../src/games/onedeck/odds/OddsHost';

const nothing = (): void => undefined;
const TOOLS = { canUndo: false, canRedo: false, speed: 1 } as const;
/** Among dice one tap in so many is on an answer that uses none, such as the end of the fight. */
const HASTE = 15;
/** Taps without a command until the game is given up. */
const PATIENCE = 500;

/** A game as people play it: with taps on dice, boxes, abilities and answers, in any order and as luck will have it. */
export function tappedGame(setup: Setup, seed: Seed): TableHistory {
  let history: TableHistory = beginHistory(oneDeckDungeon, { setup, seed });
  const pick = picker(`taps ${seed}`);
  const perform = (command: Command): void => {
    const next = advance(oneDeckDungeon, history, command);
    if (!next.ok) throw new Error(`picking gave an illegal command: ${next.rejection.key}`);
    history = next.history;
  };
  const changed = (): void => picking.renew();
  const ports = { perform, changed, refuse: nothing, sound: nothing, layout: () => null };
  const picking = new OneDeckPicking({ state: history.state, translate: (key) => key, singleKeys: () => false, ...ports });
  for (let taps = 0; history.state.result === null && taps < PATIENCE; taps++) {
    const { state } = history;
    const { dice, things, answers } = tappable(picking.shown(state, { busy: false, viewer: null, tools: TOOLS }));
    const wanted = dice.length === 0 || pick(HASTE) === 0 ? answers : pick(3) === 0 ? things : dice;
    const ids = wanted.length === 0 ? answers : wanted;
    picking.press(ids[pick(ids.length)] ?? '');
    if (history.state === state) continue;
    picking.rest(history.state);
    taps = 0;
  }
  picking.close();
  return history;
}

/** What answers a tap: a refused answer only says why. Among dice, people tap dice and not the list of all their uses. */
function tappable({ menu, view, canTake, lights }: Shown): Readonly<Record<'dice' | 'things' | 'answers', readonly string[]>> {
  const open = menu.entries.filter((entry) => entry.refusal === null && !(canTake && isUseOfDice(entry)));
  const inHand = open.filter(({ id }) => ['confirm', 'handCommand'].includes(targetOf(id).kind));
  const answers = open.filter((entry) => !inHand.includes(entry)).map(({ id }) => id);
  const dice = canTake ? (view.encounter?.pool ?? []).map(({ id }) => idOf({ kind: 'die', die: id })) : [];
  const boxes = lights.boxes.flatMap((light, box) => (light === 'open' ? [idOf({ kind: 'box', box })] : []));
  const abilities = [...lights.abilities].flatMap(([id, light]) => (light === 'open' && id !== 'choose' ? [id] : []));
  return { dice, things: [...inHand.map(({ id }) => id), ...(canTake ? [...boxes, ...abilities] : [])], answers };
}

function isUseOfDice({ id, choice }: Entry): boolean {
  const { kind } = targetOf(id);
  return kind === 'folder' || (kind === 'command' && choice !== null && diceOf(choice.command).length > 0);
}
