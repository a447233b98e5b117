import { type EncounterName, type HeroId, type LootForm, xpOf } from '../../../../engine/onedeck';
import { idOf } from '../targets';
import { amountWords, cardWords, nameOf } from '../words/names';
import type { EventRecord, GestureIn, Nothing } from './record';
import { featEffect, named } from './words';

export interface PartyGestures {
  readonly damageTaken: { readonly hurt: readonly { readonly hero: HeroId; readonly amount: number }[] };
  readonly damageHealed: { readonly hero: HeroId; readonly amount: number };
  readonly heroFell: { readonly hero: HeroId };
  readonly dieStored: { readonly hero: HeroId; readonly dice: number };
  readonly potionDrunk: { readonly hero: HeroId; readonly potion: string };
  readonly potionsGained: { readonly amount: number };
  readonly cardClaimed: { readonly card: EncounterName; readonly as: LootForm; readonly hero: HeroId | null };
  readonly cardReplaced: { readonly card: EncounterName; readonly hero: HeroId };
  readonly levelGained: Nothing;
}

type PartyEvent =
  | ('damageTaken' | 'damageHealed' | 'dieStored' | 'storedDiceLost' | 'potionDrunk' | 'potionsGained' | 'cardClaimed')
  | ('cardReplaced' | 'itemDrained' | 'xpSpent' | 'levelGained' | 'heroFell');

/** Records of the events that change the heroes and their belongings. */
export const PARTY_EVENTS: { readonly [Type in PartyEvent]: EventRecord<Type, GestureIn<PartyGestures>> } = {
  damageTaken: {
    gesture: (_, { run }) => ({
      before: { motion: 'damageTaken', hurt: run.map(({ hero, amount }) => ({ hero, amount })) },
    }),
    company: { damageTaken: ['motions.foeBreaksOut'] },
    sound: 'damage',
    beat: 'together',
    announcement: ({ hero, amount, cause }, { translate }) =>
      translate('told.damageTaken', {
        ...named(hero, translate),
        damage: amountWords({ damage: amount }, translate),
        cause: translate(`cause.${cause}`),
      }),
    log: { rule: ({ cause }) => ({ key: `damageTaken.${cause}` }) },
  },
  damageHealed: {
    gesture: ({ hero, amount }) => ({ before: { motion: 'damageHealed', hero, amount } }),
    company: { damageHealed: [] },
    sound: 'healed',
    beat: 'alone',
    announcement: ({ hero, amount, cause }, { translate }) =>
      translate('told.damageHealed', { ...named(hero, translate), amount, cause: translate(`cause.${cause}`) }),
    log: { rule: ({ cause }) => ({ key: `damageHealed.${cause}` }) },
  },
  dieStored: {
    gesture: ({ hero }, { run }) => ({ before: { motion: 'dieStored', hero, dice: run.length } }),
    company: { dieStored: ['motions.flash'] },
    sound: 'dieStored',
    beat: 'together',
    announcement: ({ hero }, { translate }) => translate('told.dieStored', named(hero, translate)),
    log: { rule: ({ hero }, setting) => ({ key: 'dieStored', own: featEffect(hero, setting) }) },
  },
  storedDiceLost: {
    gesture: null,
    sound: 'dieGone',
    beat: 'alone',
    announcement: ({ hero }, { translate }) => translate('told.storedDiceLost', named(hero, translate)),
    log: { rule: 'storedDiceLost' },
  },
  potionDrunk: {
    gesture: ({ hero, potion }) => ({
      before: { motion: 'potionDrunk', hero, potion: idOf({ kind: 'potion', potion }) },
    }),
    company: { potionDrunk: ['particles.sparks'] },
    sound: 'potion',
    beat: 'alone',
    announcement: ({ hero, potion }, { translate }) =>
      translate('told.potionDrunk', { ...named(hero, translate), potion: translate(`ability.${potion}`) }),
    log: { rule: ({ potion }, { translate }) => ({ key: 'potionDrunk', own: translate(`effect.${potion}`) }) },
  },
  potionsGained: {
    gesture: ({ amount }) => ({ before: { motion: 'potionsGained', amount } }),
    company: { potionsGained: [] },
    sound: 'potionsGained',
    beat: 'alone',
    announcement: ({ potions }, { translate }) => translate('told.potionsGained', { count: potions }),
    log: { rule: 'potionsGained' },
  },
  cardClaimed: {
    gesture: ({ card, as, hero }) => ({ before: { motion: 'cardClaimed', card: nameOf(card), as, hero } }),
    company: { cardClaimed: ['particles.sparks'] },
    sound: ({ as }) => CLAIMED[as],
    beat: 'alone',
    announcement: ({ card, as, hero }, { translate }) => {
      const words = { card: cardWords(card, translate), as: translate(`form.${as}`) };
      return hero === null
        ? translate('told.cardClaimed', words)
        : translate('told.claimedBy', { ...words, ...named(hero, translate) });
    },
    log: { rule: ({ as }) => ({ key: `cardClaimed.${as}` }) },
  },
  cardReplaced: {
    gesture: ({ card, hero }) => ({ before: { motion: 'cardReplaced', card: nameOf(card), hero } }),
    company: { cardReplaced: ['particles.sparks'] },
    sound: null,
    beat: 'alone',
    announcement: ({ card }, { translate }) => translate('told.cardReplaced', { card: cardWords(card, translate) }),
    log: { rule: 'cardReplaced' },
  },
  itemDrained: {
    gesture: ({ card, hero }) => ({ before: { motion: 'cardReplaced', card: nameOf(card), hero } }),
    company: { cardReplaced: ['particles.sparks'] },
    sound: 'itemDrained',
    beat: 'alone',
    announcement: ({ card, hero }, { translate }) =>
      translate('told.itemDrained', { ...named(hero, translate), card: cardWords(card, translate) }),
    log: { rule: 'itemDrained' },
  },
  xpSpent: {
    gesture: null,
    sound: null,
    beat: 'alone',
    announcement: ({ cards }, { translate }) =>
      translate('told.xpSpent', { lanterns: translate('amount.lanterns', { count: xpOf(cards) }) }),
    log: { rule: 'xpSpent' },
  },
  levelGained: {
    gesture: () => ({ after: { motion: 'levelGained' } }),
    company: { levelGained: ['particles.motes'] },
    sound: 'levelGained',
    beat: 'alone',
    announcement: ({ level }, { translate }) => translate('told.levelGained', { level }),
    log: { rule: 'levelGained' },
  },
  heroFell: {
    gesture: ({ hero }) => ({ before: { motion: 'heroFell', hero } }),
    company: { heroFell: [] },
    sound: 'heroFell',
    beat: 'alone',
    announcement: ({ hero }, { translate }) => translate('told.heroFell', named(hero, translate)),
    log: { rule: 'heroFell' },
  },
};

/** The sound of an identified potion begins when its flask is set down. */
const CLAIMED = { xp: 'lanternLit', item: 'itemTaken', skill: 'skillLearnt', potion: null } as const;
