import { type Command, type DieId, oneDeckDungeon, type State } from '../../../../engine/onedeck';
import { aimFor, diceOf } from '../commands';
import type { Light, Lights } from '../light';
import { type Aim, idOf } from '../targets';
import { leads, looksOf, poolOf, readingOf } from './reach';

/** Returns what glows: with an aim, the dice that it takes; otherwise everything that is usable, with dice in the hand what they can be used for. */
export function lightsOf(state: State, aim: Aim | null, hand: readonly DieId[]): Lights {
  return aim === null ? freeLights(state, hand) : aimedLights(state, aim, hand);
}

function freeLights(state: State, hand: readonly DieId[]): Lights {
  const looks = looksOf(state);
  const fits = (command: Command): boolean => {
    const dice = diceOf(command);
    return hand.length === 0 || (dice.length > 0 && leads(hand, command, looks));
  };
  const lit = new Set(
    oneDeckDungeon
      .legal(state)
      .filter(fits)
      .flatMap((command) => aimFor(command, state) ?? [])
      .flatMap((target) => (target.kind === 'choose' ? [] : [idOf(target)])),
  );
  // Dice with more than the needed sum cover a box as well.
  const covers = (box: number): boolean =>
    hand.length > 0 && oneDeckDungeon.whyIllegal(state, { type: 'cover', box, dice: hand }) === null;
  const boxes = (state.encounter?.boxes ?? []).map(
    (_, box): Light => (lit.has(idOf({ kind: 'box', box })) || covers(box) ? 'open' : 'plain'),
  );
  const abilities = new Map([...lit].map((id): [string, Light] => [id, 'open']));
  return { dice: new Map(hand.map((die): [DieId, Light] => [die, 'chosen'])), boxes, abilities };
}

function aimedLights(state: State, aim: Aim, hand: readonly DieId[]): Lights {
  const useful = readingOf(aim, hand, state)?.useful ?? [];
  const lightOf = (die: DieId): Light => (hand.includes(die) ? 'chosen' : useful.includes(die) ? 'open' : 'closed');
  const dice = new Map(poolOf(state).map(({ id }): [DieId, Light] => [id, lightOf(id)]));
  const boxes = (state.encounter?.boxes ?? []).map(
    (_, box): Light => (aim.kind === 'box' && aim.box === box ? 'chosen' : 'closed'),
  );
  const closed = new Map([...freeLights(state, []).abilities.keys()].map((ability): [string, Light] => [ability, 'closed']));
  return { dice, boxes, abilities: aim.kind === 'choose' ? closed : closed.set(idOf(aim), 'chosen') };
}
