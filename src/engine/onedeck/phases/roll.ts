import { COLORS } from '../content/facts';
import type { HeroId } from '../ids';
import { rollDice, settleRolled, type Wanted } from '../rules/dice';
import { encounterOf, fighters } from '../rules/encounter';
import { flatMapped } from '../rules/listing';
import { perilColor } from '../rules/options';
import { heroOf, iconsOf, levelFacts } from '../rules/party';
import { supplyLeft } from '../rules/supply';
import type { State } from '../state';
import { type Acts, ask, type StageRun, whyNotFighting } from './phase';

/** R21 */
export const bonusDice: Acts = {
  giveBonusDie: {
    whyIllegal: (state, { hero }) => whyNotFighting({ heroes: fighters(state) }, hero),
    list: (state) => fighters(state).map((hero) => ({ type: 'giveBonusDie', hero })),
    carryOut(telling, { hero }) {
      telling.tell({ type: 'bonusDieGiven', hero });
      return 'bonusDice';
    },
  },
};

/** When the supply is short, the players say who takes dice first. */
export const rollOrder: Acts = {
  rollFirst: {
    whyIllegal: (state, { hero }) => whyNotFighting({ heroes: fighters(state) }, hero),
    list: (state) => fighters(state).map((hero) => ({ type: 'rollFirst', hero })),
    carryOut(telling, { hero }) {
      telling.tell({ type: 'rollOrderChosen', hero });
      return 'rollDice';
    },
  },
};

export const bonusDiceStage: StageRun = (telling) => {
  const heroes = fighters(telling.state);
  const [only] = heroes;
  while (only !== undefined && bonusLeft(telling.state) > 0) {
    if (heroes.length > 1) return ask(telling, 'bonusDice');
    telling.tell({ type: 'bonusDieGiven', hero: only });
  }
  return 'rollDice';
};

export const rollDiceStage: StageRun = (telling) => {
  const { rollsFirst } = encounterOf(telling.state);
  const heroes = fighters(telling.state);
  if (rollsFirst === null && isShort(telling.state)) return ask(telling, 'rollOrder');
  const order = rollsFirst === null ? heroes : [rollsFirst, ...heroes.filter((hero) => hero !== rollsFirst)];
  const rolled = rollDice(
    telling,
    flatMapped(order, (hero) => wantedBy(telling.state, hero)),
  );
  settleRolled(telling, rolled);
  return 'pool';
};

function bonusLeft(state: State): number {
  return levelFacts(state).bonusDice - encounterOf(state).bonus.length;
}

/** Strength, agility, magic, then bonus dice; in a peril only what it allows. */
function wantedBy(state: State, id: HeroId): readonly Wanted[] {
  const only = perilColor(state);
  const hero = heroOf(state, id);
  const wanted: Wanted[] = [];
  for (const color of COLORS) {
    if (only !== null && color !== only) continue;
    for (let icons = iconsOf(state, hero, color); icons > 0; icons--) wanted.push({ hero: id, color });
  }
  for (const given of encounterOf(state).bonus) if (given === id) wanted.push({ hero: id, color: 'heroic' });
  return wanted;
}

/** Short of a colour that more than one hero needs. */
function isShort(state: State): boolean {
  if (fighters(state).length < 2) return false;
  const wanted = flatMapped(fighters(state), (hero) => wantedBy(state, hero));
  return [...COLORS, 'heroic' as const].some((color) => {
    const dice = wanted.filter((die) => die.color === color);
    return dice.length > supplyLeft(state, color) && new Set(dice.map(({ hero }) => hero)).size > 1;
  });
}
