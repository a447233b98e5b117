import type { EventOf } from '../../../../engine/onedeck';
import type { TextParams } from '../../../../table/ports';
import { facedWords, heroWords } from '../words/names';
import type { EventRecord, EventSetting, GestureIn, Nothing } from './record';
import type { TurnGestures } from './turn';

export interface BossGestures {
  readonly bossRoars: Nothing;
  readonly bossStruck: { readonly amount: number };
  readonly bossHealed: { readonly amount: number };
  readonly bossFell: Nothing;
  readonly gameWon: Nothing;
  readonly lanternDied: Nothing;
  readonly gameLost: Nothing;
}

type BossGesture = GestureIn<BossGestures & Pick<TurnGestures, 'descended'>>;
type BossEvent = 'bossMet' | 'bossRoundBegun' | 'bossHealed' | 'bossStruck' | 'bossFightEnded' | 'gameWon' | 'gameLost';

/** Records of the events of a boss fight and of the end of a game. */
export const BOSS_EVENTS: { readonly [Type in BossEvent]: EventRecord<Type, BossGesture> } = {
  bossMet: {
    gesture: () => ({ before: { motion: 'descended' } }),
    company: { descended: [] },
    sound: 'bossMet',
    beat: 'alone',
    announcement: ({ boss }, { translate }) => translate('told.bossMet', { boss: translate(`boss.${boss}`) }),
    log: { rule: 'bossMet' },
  },
  bossRoundBegun: {
    // It rises and roars before its boxes come.
    gesture: ({ round }) => (round === 1 ? { after: { motion: 'bossRoars' } } : {}),
    company: { bossRoars: ['particles.sparks'] },
    sound: null,
    beat: 'alone',
    announcement: ({ round }, { translate }) => translate('told.bossRoundBegun', { round }),
    log: null,
  },
  bossHealed: {
    gesture: ({ amount }) => ({ before: { motion: 'bossHealed', amount } }),
    company: { bossHealed: [] },
    sound: 'bossHealed',
    beat: 'alone',
    announcement: (event, setting) => setting.translate('told.bossHealed', amountOf(event, setting)),
    log: { rule: 'bossHealed' },
  },
  bossStruck: {
    gesture: ({ amount }) => ({ before: { motion: 'bossStruck', amount } }),
    company: { bossStruck: ['particles.sparks'] },
    sound: 'bossStruck',
    beat: 'alone',
    announcement: (event, setting) => setting.translate('told.bossStruck', amountOf(event, setting)),
    log: { rule: 'bossStruck' },
  },
  bossFightEnded: {
    gesture: null,
    sound: null,
    beat: 'alone',
    announcement: ({ heroes }, { translate }) => translate('told.bossFightEnded', { heroes: heroWords(heroes, translate) }),
    log: { rule: 'bossFightEnded' },
  },
  gameWon: {
    gesture: () => ({ before: { motion: 'bossFell' }, after: { motion: 'gameWon' } }),
    company: { bossFell: [], gameWon: ['particles.motes'] },
    sound: 'victory',
    beat: 'alone',
    announcement: (_, { shown, translate }) => translate('told.gameWon', { boss: facedWords(shown, translate) }),
    log: { rule: 'gameWon' },
  },
  gameLost: {
    gesture: () => ({ before: { motion: 'lanternDied' }, after: { motion: 'gameLost' } }),
    company: { lanternDied: [], gameLost: [] },
    sound: 'defeat',
    beat: 'alone',
    announcement: 'gameLost',
    log: { rule: 'gameLost' },
  },
};

function amountOf({ amount }: EventOf<'bossHealed' | 'bossStruck'>, { shown, translate }: EventSetting): TextParams {
  return { boss: facedWords(shown, translate), amount };
}
