import { required, shown } from '../../kernel';
import { CARDS, type CardId, type HeroId } from '../ids';
import { reject } from '../rejections';
import { flatMapped } from '../rules/listing';
import { findHero, partyFacts } from '../rules/party';
import { canHide, drink, INVISIBILITY_TIME } from '../rules/potions';
import { spendTime } from '../rules/time';
import type { Fight, State } from '../state';
import type { Telling } from '../telling';
import { beginEncounter } from './before';
import { beginBossFight } from './boss';
import { type Acts, ask, type StageRun, whyNotFighting } from './phase';

/** Four heroes: two of them face the named card first, or the boss; the others come after. */
export const split: Acts = {
  splitParty: {
    whyIllegal(state, { heroes, card }) {
      const { fighters } = partyFacts(state);
      const isParty = Array.isArray(heroes) && heroes.every((hero: HeroId) => findHero(state, hero) !== undefined);
      if (!isParty || heroes.length !== fighters || new Set(heroes).size !== fighters)
        return reject('pairWrong', { heroes: fighters });
      const cards: readonly (CardId | undefined)[] = state.boss === null ? cardsBehind(state) : [undefined];
      return cards.includes(card) ? null : reject('cardNotHere', { card: shown(card) });
    },
    list: (state) =>
      flatMapped(pairsOf(state), (heroes) =>
        state.boss === null
          ? cardsBehind(state).map((card) => ({ type: 'splitParty', heroes, card }) as const)
          : [{ type: 'splitParty', heroes } as const],
      ),
    carryOut(telling, { heroes, card }) {
      const { state } = telling;
      const first = state.heroes.map(({ id }) => id).filter((id) => heroes.includes(id));
      const others = state.heroes.map(({ id }) => id).filter((id) => !heroes.includes(id));
      const second = cardsBehind(state).find((other) => other !== card) ?? null;
      const fights: Fight[] = [
        { card: card ?? null, heroes: first },
        { card: second, heroes: others },
      ];
      telling.tell({ type: 'fightsSet', fights });
      return 'arrive';
    },
  },
};

/** R1 of the encounter's order: the last moment for an Invisibility potion. */
export const invisibility: Acts = {
  skipEncounter: {
    whyIllegal(state, { hero }) {
      return state.potions === 0 ? reject('noPotions') : whyNotFighting(firstFight(state), hero);
    },
    list: (state) => (state.potions === 0 ? [] : firstFight(state).heroes.map((hero) => ({ type: 'skipEncounter', hero }))),
    carryOut(telling, { hero }) {
      drink(telling, hero, 'invisibility');
      spendTime(telling, INVISIBILITY_TIME);
      return 'skipped';
    },
  },
  confront: {
    whyIllegal: () => null,
    list: () => [{ type: 'confront' }],
    carryOut: begin,
  },
};

export const arrive: StageRun = (telling) => {
  if (telling.state.fights.length === 0 && !setFights(telling)) return ask(telling, 'split');
  if (telling.state.boss !== null) return beginBossFight(telling);
  return canHide(telling.state) ? ask(telling, 'invisibility') : begin(telling);
};

export const skipped: StageRun = (telling) => {
  const { card } = firstFight(telling.state);
  telling.tell({ type: 'encounterEnded', card: required(card, 'card'), to: 'loot' });
  return 'nextFight';
};

function begin(telling: Telling) {
  const { heroes, card: facing } = firstFight(telling.state);
  const card = required(facing, 'card');
  telling.tell({ type: 'encounterBegun', kind: CARDS[card].kind, card, heroes });
  return beginEncounter(telling);
}

/** False where the party has to say who fights what. */
function setFights(telling: Telling): boolean {
  const { state } = telling;
  if (state.heroes.length > partyFacts(state).fighters) return false;
  const heroes = state.heroes.map(({ id }) => id);
  telling.tell({ type: 'fightsSet', fights: [{ card: cardsBehind(state)[0] ?? null, heroes }] });
  return true;
}

function cardsBehind(state: State): readonly CardId[] {
  return state.door === null ? [] : (state.doors[state.door]?.cards ?? []);
}

function firstFight(state: State): Fight {
  return required(state.fights[0], 'fight');
}

function pairsOf({ heroes }: State): readonly (readonly HeroId[])[] {
  const ids = heroes.map(({ id }) => id);
  return flatMapped(ids, (one, at) => ids.slice(at + 1).map((other) => [one, other]));
}
