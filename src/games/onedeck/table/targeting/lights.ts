import { type Command, type DieId, oneDeckDungeon, type State, sideFacts } from '../../../../engine/onedeck';
import type { Light, Lights } from '../light';
import { pressOf } from '../presses';
import { abilityPress, boxPress, potionPress } from '../pressIds';
import { type Aim, diceOf } from './aim';
import { leads, looksOf, poolOf, readingOf } from './reach';

/** What glows: with something aimed at, what it takes; else whatever can be done, with dice in the hand what they can do. */
export function lightsOf(state: State, aim: Aim | null, hand: readonly DieId[]): Lights {
  return aim === null ? freeLights(state, hand) : aimedLights(state, aim, hand);
}

const DEMANDED = 'choose';

/** The name of an aim: the press that begins it, where there is one. */
export function nameOfAim(aim: Aim): string {
  return pressOfAim(aim) ?? DEMANDED;
}

export function aimNamed(name: string): Aim | null {
  const press = pressOf(name);
  if (press.kind === 'box' || press.kind === 'ability' || press.kind === 'potion') return press;
  return name === DEMANDED ? { kind: 'choose' } : null;
}

function pressOfAim(aim: Aim): string | null {
  switch (aim.kind) {
    case 'box':
      return boxPress(aim.box);
    case 'ability':
      return abilityPress(aim.hero, aim.ability);
    case 'potion':
      return potionPress(aim.potion);
    case 'choose':
      return null;
  }
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
      .flatMap((command) => pressOfCommand(command, state) ?? []),
  );
  // Dice that together are more than is needed cover a box as well.
  const covers = (box: number): boolean =>
    hand.length > 0 && oneDeckDungeon.whyIllegal(state, { type: 'cover', box, dice: hand }) === null;
  const boxes = (state.encounter?.boxes ?? []).map((_, box): Light => (lit.has(boxPress(box)) || covers(box) ? 'open' : 'plain'));
  const abilities = new Map([...lit].map((press): [string, Light] => [press, 'open']));
  return { dice: new Map(hand.map((die): [DieId, Light] => [die, 'chosen'])), boxes, abilities };
}

function aimedLights(state: State, aim: Aim, hand: readonly DieId[]): Lights {
  const useful = readingOf(aim, hand, state)?.useful ?? [];
  const lightOf = (die: DieId): Light => (hand.includes(die) ? 'chosen' : useful.includes(die) ? 'open' : 'closed');
  const dice = new Map(poolOf(state).map(({ id }): [DieId, Light] => [id, lightOf(id)]));
  const boxes = (state.encounter?.boxes ?? []).map(
    (_, box): Light => (aim.kind === 'box' && aim.box === box ? 'chosen' : 'closed'),
  );
  const press = pressOfAim(aim);
  const closed = new Map([...freeLights(state, []).abilities.keys()].map((ability): [string, Light] => [ability, 'closed']));
  return { dice, boxes, abilities: press === null ? closed : closed.set(press, 'chosen') };
}

/** Where on the table a command is begun. */
function pressOfCommand(command: Command, state: State): string | null {
  switch (command.type) {
    case 'cover':
      return boxPress(command.box);
    case 'useSkill':
      return abilityPress(command.hero, command.skill);
    case 'useFeat':
      return abilityPress(command.hero, sideFacts(state, command.hero).feat.name);
    case 'drinkPotion':
      return potionPress(command.potion);
    case 'skipEncounter':
      return potionPress('invisibility');
    default:
      return null;
  }
}
