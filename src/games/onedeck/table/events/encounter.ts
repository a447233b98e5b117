import {
  ABILITIES,
  type AbilityId,
  type CardId,
  type Cost,
  type DieId,
  type EventOf,
  endingOf,
  type HeroId,
} from '../../../../engine/onedeck';
import type { TextParams } from '../../../../table/ports';
import type { OneDeckSound } from '../sounds';
import { idOf } from '../targets';
import { costWords } from '../words/abilities';
import {
  amountWords,
  boxWords,
  cardWords,
  facedCard,
  facedWords,
  featWords,
  heroWords,
  optionWords,
  specialOf,
} from '../words/names';
import { type EventRecord, type EventSetting, type GestureIn, type Nothing, ROOM } from './record';
import { featEffect, named, poolWords } from './words';

export interface EncounterGestures {
  readonly boxesSet: Nothing;
  readonly skillUsed: { readonly hero: HeroId; readonly ability: string };
  readonly bonusDieGiven: { readonly heroes: readonly HeroId[] };
  readonly symbolsPrevented: { readonly damage: number; readonly time: number };
  readonly boxCovered: { readonly box: number; readonly dice: readonly DieId[] };
  readonly wardBroken: { readonly box: number; readonly dice: readonly DieId[] };
  readonly consequencesCounted: { readonly hurt: readonly { readonly hero: HeroId; readonly amount: number }[] };
  /** Its bell is heard with it. */
  readonly untouched: { readonly ring: () => void };
  readonly encounterEnded: Nothing;
}

type EncounterEvent =
  | ('fightsSet' | 'encounterBegun' | 'optionChosen' | 'boxesSet' | 'featUsed' | 'bonusDieGiven' | 'rollOrderChosen')
  | ('skillUsed' | 'effectBegun' | 'diceChosen' | 'symbolsPrevented' | 'preventionSpent' | 'boxCovered' | 'wardBroken')
  | ('consequencesCounted' | 'encounterEnded');

/** Records of the events of a fight or a peril, except those of dice. */
export const ENCOUNTER_EVENTS: { readonly [Type in EncounterEvent]: EventRecord<Type, GestureIn<EncounterGestures>> } = {
  fightsSet: { gesture: null, sound: null, beat: 'alone', announcement: 'fightsSet', log: null },
  encounterBegun: {
    gesture: null,
    sound: ({ kind }, { shown }) => {
      if (kind === 'boss') return (shown.boss?.round ?? 0) > 1 ? 'foeMet' : null;
      return kind === 'combat' ? 'foeMet' : 'perilMet';
    },
    beat: 'alone',
    announcement: ({ card, heroes }, { shown, translate }) =>
      translate('told.encounterBegun', {
        heroes: heroWords(heroes, translate),
        card: card === null ? facedWords(shown, translate) : cardWords(card, translate),
      }),
    log: { rule: ({ kind, card }, setting) => ({ key: `encounterBegun.${kind}`, own: special(card, setting) }) },
  },
  optionChosen: {
    gesture: null,
    sound: null,
    beat: 'alone',
    announcement: ({ option }, { shown, translate }) =>
      translate('told.optionChosen', { option: optionWords(facedCard(shown), option, translate) }),
    log: null,
  },
  boxesSet: {
    gesture: () => ({ after: { motion: 'boxesSet' } }),
    company: { boxesSet: [] },
    sound: null,
    beat: 'alone',
    announcement: ({ boxes }, { translate }) => translate('told.boxesSet', { count: boxes.length }),
    log: { rule: 'boxesSet' },
  },
  featUsed: {
    gesture: ({ hero, feat }) => lightOn(hero, feat),
    company: { skillUsed: ['particles.sparks'] },
    sound: 'feat',
    beat: 'alone',
    announcement: ({ hero }, { shown, translate }) =>
      translate('told.featUsed', { ...named(hero, translate), feat: featWords(shown, hero, translate) }),
    log: { rule: ({ hero }, setting) => ({ key: 'featUsed', own: featEffect(hero, setting) }) },
  },
  bonusDieGiven: {
    // A single hero gets the die without a choice and rolls it at once.
    gesture: (_, { run, shown }) =>
      shown.heroes.length === 1 ? {} : { before: { motion: 'bonusDieGiven', heroes: run.map(({ hero }) => hero) } },
    company: { bonusDieGiven: ['motions.flash'] },
    sound: 'diceShaken',
    beat: 'together',
    announcement: ({ hero }, { translate }) => translate('told.bonusDieGiven', named(hero, translate)),
    log: { rule: 'bonusDieGiven', likeness: ({ hero }) => hero },
  },
  rollOrderChosen: {
    gesture: null,
    sound: 'diceShaken',
    beat: 'alone',
    announcement: ({ hero }, { translate }) => translate('told.rollOrderChosen', named(hero, translate)),
    log: { rule: 'rollOrderChosen' },
  },
  skillUsed: {
    gesture: ({ hero, skill }) => (isPaidInDice(skill) ? {} : lightOn(hero, skill)),
    company: { skillUsed: ['particles.sparks'] },
    sound: ({ skill }) => skillSound(skill),
    beat: 'alone',
    announcement: ({ hero, skill }, { translate }) =>
      translate('told.skillUsed', { ...named(hero, translate), skill: translate(`ability.${skill}`) }),
    log: {
      rule: ({ skill }, { translate }) => ({
        key: 'skillUsed',
        params: { cost: costWords(skill, translate) },
        own: translate(`effect.${skill}`),
      }),
    },
  },
  effectBegun: {
    gesture: null,
    sound: null,
    beat: 'alone',
    announcement: ({ skill }, { translate }) => translate('told.effectBegun', { skill: translate(`ability.${skill}`) }),
    log: null,
  },
  diceChosen: {
    gesture: null,
    sound: null,
    beat: 'alone',
    announcement: ({ dice }, setting) => {
      const { translate } = setting;
      return translate('told.diceChosen', { dice: poolWords(dice, setting) || translate('act.chooseNone') });
    },
    log: { rule: 'diceChosen' },
  },
  symbolsPrevented: {
    gesture: ({ damage, time }) => ({ before: { motion: 'symbolsPrevented', damage, time } }),
    company: { symbolsPrevented: [] },
    sound: 'prevented',
    beat: 'alone',
    announcement: ({ damage, time }, { translate }) =>
      translate('told.symbolsPrevented', { what: amountWords({ damage, time }, translate) }),
    log: { rule: 'symbolsPrevented' },
  },
  preventionSpent: {
    gesture: null,
    sound: null,
    beat: 'alone',
    announcement: ({ time }, { translate }) => translate('told.preventionSpent', { time: amountWords({ time }, translate) }),
    log: { rule: 'preventionSpent' },
  },
  boxCovered: {
    gesture: ({ box, dice }) => ({ before: { motion: 'boxCovered', box, dice } }),
    company: { boxCovered: [...ROOM, 'motions.flash', 'particles.sparks', 'particles.thud'] },
    sound: 'boxCovered',
    beat: 'alone',
    announcement: (event, setting) => setting.translate('told.boxCovered', covering(event, setting)),
    log: { rule: ({ box }, { shown }) => ({ key: `boxCovered.${shown.encounter?.boxes[box]?.size ?? 'normal'}` }) },
  },
  wardBroken: {
    gesture: ({ box, dice }) => ({ before: { motion: 'wardBroken', box, dice } }),
    company: { wardBroken: [...ROOM, 'motions.flash', 'particles.sparks'] },
    sound: 'wardBroken',
    beat: 'alone',
    announcement: (event, setting) => setting.translate('told.wardBroken', covering(event, setting)),
    log: { rule: 'wardBroken' },
  },
  consequencesCounted: {
    gesture: (_, { shown, play }) => {
      const { open, heroes } = endingOf({ ...shown, phase: 'pool' }) ?? { open: [], heroes: [] };
      if (open.length === 0) return { before: { motion: 'untouched', ring: () => play('lanternLit') } };
      const hurt = heroes.map(({ hero, wounds }) => ({ hero, amount: wounds }));
      return { before: { motion: 'consequencesCounted', hurt } };
    },
    company: { consequencesCounted: [], untouched: [] },
    sound: null,
    beat: 'alone',
    announcement: ({ damage, time }, { translate }) => {
      const what = amountWords({ damage, time }, translate) || translate('cost.nothing');
      return translate('told.consequencesCounted', { what });
    },
    log: { rule: 'consequencesCounted' },
  },
  encounterEnded: {
    gesture: () => ({ before: { motion: 'encounterEnded' } }),
    company: { encounterEnded: ['motions.trayCleared'] },
    sound: ({ to }) => (to === 'loot' ? 'overcome' : 'dieGone'),
    beat: 'alone',
    announcement: ({ card, to }, { translate }) =>
      translate(to === 'discard' ? 'told.lootLost' : 'told.encounterEnded', { card: cardWords(card, translate) }),
    log: { rule: ({ to }) => ({ key: `encounterEnded.${to}` }) },
  },
};

function lightOn(hero: HeroId, ability: string) {
  return { before: { motion: 'skillUsed', hero, ability: idOf({ kind: 'ability', hero, ability }) } } as const;
}

/** Returns whether dice pay for it: then the card lights up when they reach it. */
function isPaidInDice(skill: AbilityId): boolean {
  const { pay } = ABILITIES[skill].cost;
  return pay === 'dice' || pay === 'mana';
}

/** Returns the sound for the kind of its cost. */
function skillSound(skill: AbilityId): OneDeckSound {
  const cost: Cost = ABILITIES[skill].cost;
  if (cost.pay === 'potion') return 'potion';
  if (cost.pay === 'free') return 'freeSkill';
  return cost.pay === 'mana' ? 'magicSkill' : `${cost.color}Skill`;
}

function covering({ box, dice }: EventOf<'boxCovered' | 'wardBroken'>, setting: EventSetting): TextParams {
  const { shown, translate } = setting;
  const target = shown.encounter?.boxes[box];
  return { box: target === undefined ? '' : boxWords(box, target, translate), dice: poolWords(dice, setting) };
}

function special(card: CardId | null, { translate }: EventSetting): string {
  const name = card === null ? null : specialOf(card);
  if (name === null) return '';
  return translate('table.named', { name: translate(`special.${name}`), effect: translate(`specialEffect.${name}`) });
}
