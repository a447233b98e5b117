import type { ChangeCause, DieColor, DieId, EventOf, HeroId, State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import type { OneDeckSound } from '../sounds';
import { idOf } from '../targets';
import type { DieView } from '../view';
import { diceWords } from '../words/names';
import { type EventRecord, type EventSetting, type GestureIn, type Moment, ROOM, type SoundOfThing } from './record';
import { dieIn, named, poolWords } from './words';

/** A die that moves into the tray. It starts at its hero while it has no place in the tray yet. */
export type MovingDie = Pick<DieView, 'id' | 'color' | 'value' | 'only'> & { readonly hero: HeroId | null };

export interface DiceGestures {
  readonly dieRolled: { readonly dice: readonly MovingDie[]; readonly landed: SoundOfThing };
  readonly dieRerolled: { readonly dice: readonly MovingDie[]; readonly landed: SoundOfThing };
  readonly dieChanged: { readonly dice: readonly MovingDie[] };
  readonly dieGained: { readonly dice: readonly MovingDie[]; readonly landed: SoundOfThing };
  readonly dieSpent: { readonly dice: readonly DieId[]; readonly hero: HeroId; readonly ability: string };
  readonly dieDiscarded: { readonly dice: readonly DieId[] };
  readonly heroicForged: { readonly dice: readonly DieId[] };
}

type DiceEvent = 'dieRolled' | 'dieRerolled' | 'dieGained' | 'dieChanged' | 'dieRecolored' | 'dieDiscarded' | 'dieWithheld';

/** Records of the events in which dice come, change and go. */
export const DICE_EVENTS: { readonly [Type in DiceEvent]: EventRecord<Type, GestureIn<DiceGestures>> } = {
  dieRolled: {
    gesture: (_, { run, play }) => {
      const dice = run.map(({ die, color, value, hero }): MovingDie => ({ id: die, color, value, hero, only: null }));
      return { before: { motion: 'dieRolled', dice, landed: landingOf(dice, play) } };
    },
    company: { dieRolled: [...ROOM, 'motions.diceThump', 'particles.thud'] },
    sound: (_, { run }) => cast(run),
    beat: 'together',
    announcement: (event, setting) => newDice([event], setting),
    log: { rule: ({ from }) => ({ key: `dieRolled.${from}` }), likeness: ({ hero }) => hero, sentence: newDice },
  },
  dieRerolled: {
    gesture: (_, { run, shown, play }) => {
      const dice = run.map(({ die, value }) => ({ ...inPool(shown, die), value }));
      return { before: { motion: 'dieRerolled', dice, landed: landingOf(dice, play) } };
    },
    company: { dieRerolled: ROOM },
    sound: 'dieRerolled',
    beat: 'together',
    announcement: (event, setting) => rerolled([event], setting),
    log: { rule: 'dieRerolled', likeness: ({ type }) => type, sentence: rerolled },
  },
  dieGained: {
    gesture: (_, { run, play }) => {
      const dice = run.map(({ die, color, value, hero, only }): MovingDie => ({ id: die, color, value, hero, only }));
      return { before: { motion: 'dieGained', dice, landed: landingOf(dice, play) } };
    },
    company: { dieGained: [...ROOM, 'motions.flash', 'particles.sparks'] },
    sound: null,
    beat: 'together',
    announcement: (event, setting) => newDice([event], setting),
    log: { rule: 'dieGained', likeness: ({ hero }) => hero, sentence: newDice },
  },
  dieChanged: {
    gesture: (_, { run, shown }) => ({
      before: { motion: 'dieChanged', dice: run.map(({ die, value }) => ({ ...inPool(shown, die), value })) },
    }),
    company: { dieChanged: ROOM },
    sound: 'dieTurned',
    beat: 'together',
    announcement: ({ value, cause }, { translate }) =>
      translate('told.dieChanged', { value, cause: causeWords(cause, translate) }),
    log: {
      rule: ({ cause }, { translate }) =>
        cause === 'poison-aura'
          ? { key: 'dieChanged.poison-aura' }
          : { key: 'dieChanged.ability', own: translate(`effect.${cause}`) },
      likeness: ({ cause, value }) => `${cause} ${value}`,
      sentence: (events, setting) => {
        const { translate } = setting;
        const { cause, value } = events[0] ?? { cause: 'poison-aura', value: 1 };
        const words = { dice: changed(events, setting), value, cause: causeWords(cause, translate) };
        return translate('log.dieChanged', { count: events.length, ...words });
      },
    },
  },
  dieRecolored: {
    gesture: (_, { run, shown }) => ({
      before: { motion: 'dieChanged', dice: run.map(({ die, color }) => ({ ...inPool(shown, die), color })) },
    }),
    company: { dieChanged: ROOM },
    sound: 'dieTurned',
    beat: 'together',
    announcement: ({ color }, { translate }) => translate('told.dieRecolored', { color: translate(`color.${color}`) }),
    log: {
      rule: 'dieRecolored',
      likeness: ({ color }) => color,
      sentence: (events, setting) => {
        const { translate } = setting;
        const color = translate(`color.${events[0]?.color ?? 'heroic'}`);
        return translate('log.dieRecolored', { count: events.length, dice: changed(events, setting), color });
      },
    },
  },
  dieDiscarded: {
    gesture: ({ cause }, { run, shown }) => {
      const dice = run.map(({ die }) => die);
      if (cause === 'heroic') return { before: { motion: 'heroicForged', dice } };
      const { hero, skill } = shown.encounter?.used.at(-1) ?? {};
      if (cause !== 'cost' || hero === undefined || skill === undefined) return { before: { motion: 'dieDiscarded', dice } };
      return { before: { motion: 'dieSpent', dice, hero, ability: idOf({ kind: 'ability', hero, ability: skill }) } };
    },
    company: {
      dieDiscarded: ROOM,
      dieSpent: [...ROOM, 'motions.flash', 'motions.skillUsed', 'particles.sparks'],
      heroicForged: [...ROOM, 'motions.flash', 'particles.motes'],
    },
    sound: ({ cause }) => {
      if (cause === 'cost') return null;
      return cause === 'heroic' ? 'heroicForged' : 'dieGone';
    },
    beat: 'together',
    announcement: ({ die, cause }, setting) => {
      const { translate } = setting;
      return translate('told.dieDiscarded', { die: poolWords([die], setting), cause: translate(`cause.${cause}`) });
    },
    log: {
      rule: ({ cause }) => ({ key: `dieDiscarded.${cause}` }),
      likeness: ({ cause }) => cause,
      sentence: (events, setting) => {
        const { translate } = setting;
        const cause = translate(`cause.${events[0]?.cause ?? 'chosen'}`);
        return translate('log.dieDiscarded', { count: events.length, dice: changed(events, setting), cause });
      },
    },
  },
  dieWithheld: {
    gesture: null,
    sound: ({ why }) => (why === 'supply' ? 'dieGone' : null),
    beat: 'together',
    announcement: ({ hero, color }, { translate }) =>
      translate('told.dieWithheld', { ...named(hero, translate), color: translate(`color.${color}`) }),
    log: { rule: ({ why }) => ({ key: `dieWithheld.${why}` }), likeness: ({ hero, why }) => `${hero} ${why}` },
  },
};

const FEW_DICE = 5;

function cast(dice: number): OneDeckSound {
  if (dice === 1) return 'rollOne';
  return dice <= FEW_DICE ? 'rollFew' : 'rollMany';
}

/** Returns the sound of a die that comes to rest. */
export const landing = (color: DieColor): OneDeckSound => `${color}Lands`;

/** Plays the sound of each die when it lands. */
function landingOf(dice: readonly MovingDie[], play: Moment<'dieRolled'>['play']): SoundOfThing {
  return (at) => {
    const die = dice[at];
    if (die !== undefined) play(landing(die.color));
  };
}

function inPool(shown: State, id: DieId): MovingDie {
  const { color = 'heroic', value = 1, hero = null, only = null } = dieIn(shown, id) ?? {};
  return { id, color, value, hero, only };
}

/** Says which dice one hero has rolled or gained. */
function newDice(events: readonly EventOf<'dieRolled' | 'dieGained'>[], { shown, translate }: EventSetting): string {
  const { type = 'dieRolled', hero = 'warrior' } = events[0] ?? {};
  const dice = events.map((event) => ({ ...event, only: event.type === 'dieGained' ? event.only : null }));
  // The sentence says whose dice they are.
  const die = diceWords(dice, { ...shown, encounter: null }, translate);
  return translate(`told.${type}`, { ...named(hero, translate), die });
}

function rerolled(events: readonly EventOf<'dieRerolled'>[], { shown, translate }: EventSetting): string {
  const dice = events.flatMap(({ die, value }) => {
    const found = dieIn(shown, die);
    return found === null ? [] : [{ ...found, value }];
  });
  return translate('told.dieRerolled', { die: diceWords(dice, shown, translate) });
}

function changed(events: readonly { readonly die: DieId }[], setting: EventSetting): string {
  return poolWords(
    events.map(({ die }) => die),
    setting,
  );
}

function causeWords(cause: ChangeCause, translate: Translate): string {
  return cause === 'poison-aura' ? translate('cause.poison-aura') : translate(`ability.${cause}`);
}
