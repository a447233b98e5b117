import {
  CARDS,
  DUNGEONS,
  HERO_IDS,
  type HeroId,
  healthOf,
  isArmorOpen,
  levelFacts,
  oneDeckDungeon,
  type Phase,
  type State,
  TOP_LEVEL,
} from '../../../../engine/onedeck';
import type { TextParams, Translate } from '../../../../table/ports';
import { isAlone } from '../commands/gestures';
import { cardWords, facedCard, facedWords, isFacing, joined } from './names';

type FloorName = (typeof DUNGEONS)[State['setup']['dungeon']]['floors'][number]['name'];

/** A heading, and the line below it. */
export interface Question {
  readonly heading: string;
  readonly advice: string;
}

/** Returns what a state that waits asks the party. */
export function questionWords(state: State, translate: Translate): Question {
  const key = questionOf(state);
  const params = paramsOf(state, translate);
  return {
    heading: translate(`heading.${key}`, params),
    advice: offersWays(state) ? translate('door.advice') : (felledWords(state, translate) ?? translate(`advice.${key}`, params)),
  };
}

/** Says what felled the party, where the wounds of an encounter did; null otherwise. */
function felledWords({ result, encounter, boss, turn }: State, translate: Translate): string | null {
  const wounds = encounter?.due?.damage ?? 0;
  if (result !== 'defeat' || encounter === null || wounds === 0) return null;
  const { card } = encounter;
  const foe =
    card === null ? boss && translate(`boss.${boss.id}`) : translate('advice.foe', { card: cardWords(card, translate) });
  return translate('advice.felled', { card: foe ?? '', count: wounds, turn });
}

/** Returns whether both ways of a peril are on show before it is faced. */
function offersWays(state: State): boolean {
  const card = facedCard(state);
  return state.phase === 'door' && card !== null && isAlone(state) && CARDS[card].kind === 'peril';
}

type QuestionKey = Phase | 'won' | 'haleTurnStart' | 'noDoors' | 'onlyDoors' | 'armoredPool' | 'topLevel';

/** Returns the key of a state's question. A phase in which something is not possible now asks another one. */
function questionOf(state: State): QuestionKey {
  const { phase, result, heroes, doors, level } = state;
  const can = (command: Parameters<typeof oneDeckDungeon.whyIllegal>[1]): boolean =>
    oneDeckDungeon.whyIllegal(state, command) === null;
  if (result === 'victory') return 'won';
  switch (phase) {
    case 'turnStart':
      return heroes.some(({ id: hero }) => can({ type: 'drinkPotion', hero, potion: 'healing' })) ? phase : 'haleTurnStart';
    case 'choose':
      if (doors.every((door) => door === null)) return 'noDoors';
      return can({ type: 'explore' }) ? phase : 'onlyDoors';
    case 'pool':
      return isArmorOpen(state.encounter?.boxes ?? []) ? 'armoredPool' : phase;
    case 'level':
      return level < TOP_LEVEL ? phase : 'topLevel';
    default:
      return phase;
  }
}

/**
 * Returns the words above a state while events are shown. Nothing is asked then: `asked`, the state that asked last, keeps
 * its words until something else is on the table.
 */
export function wordsMeanwhile(state: State, asked: State, translate: Translate): Question {
  if (state.result !== null) return questionWords({ ...state, phase: 'over' }, translate);
  const floor = reached(state);
  if (floor !== null) {
    return { heading: translate(`floor.${floor}`), advice: translate('table.floor', { floor: state.floor }) };
  }
  const heading = standingWords(state, translate);
  return heading === standingWords(asked, translate) ? questionWords(asked, translate) : { heading, advice: '' };
}

/** Names the card or the boss in the middle of the table; an empty text where there is none. */
const standingWords = (state: State, translate: Translate): string => (isFacing(state) ? facedWords(state, translate) : '');

/** Returns the floor that the party has just reached while the phase is still `descend`; null otherwise. */
function reached({ phase, arrived, setup, floor }: State): FloorName | null {
  return phase === 'descend' && arrived ? (DUNGEONS[setup.dungeon].floors[floor - 1]?.name ?? null) : null;
}

function paramsOf(state: State, translate: Translate): TextParams {
  const effect = state.encounter?.effect ?? null;
  return {
    card: facedWords(state, translate),
    hero: translate(`hero.${worstOff(state)}`),
    boss: state.boss === null ? '' : translate(`boss.${state.boss.id}`),
    skill: effect === null ? '' : translate(`ability.${effect.skill}`),
    turn: state.turn,
    gains: gainsOf(state, translate),
  };
}

/** Names what the next level has: room for items and skills, and heroic dice. */
function gainsOf(state: State, translate: Translate): string {
  const { items, skills, bonusDice } = levelFacts({ ...state, level: Math.min(TOP_LEVEL, state.level + 1) });
  return joined(
    translate('amount.items', { count: items }),
    translate('amount.skills', { count: skills }),
    bonusDice > 0 && translate('amount.heroicDice', { count: bonusDice }),
  );
}

/** Returns the hero with the least health left. */
function worstOff(state: State): HeroId {
  const left = state.heroes.map((hero) => healthOf(state, hero) - hero.damage);
  return state.heroes[left.indexOf(Math.min(...left))]?.id ?? HERO_IDS[0] ?? 'warrior';
}
