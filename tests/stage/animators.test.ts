import { describe, expect, it } from 'vitest';
import type { Event, State } from '../../src/engine/onedeck';
import { createTranslator } from '../../src/services';
import { type Cue, cardFace, paced, type SoundName, type TableMotions, type Tuning, tableAnimators } from '../../src/stage';
import { delves } from '../support/delves';

const TUNING: Tuning = {
  timeSpent: { duration: 240, ease: 'timeSpent', delay: 40 },
  doorPlaced: { duration: 200, ease: 'doorPlaced' },
  doorOpened: { duration: 400, ease: 'doorOpened' },
  stairsStruck: { duration: 320, ease: 'stairsStruck' },
};

/** What each event sounds like and how it moves; the compiler misses the one that is left out. */
const EXPECTED: Readonly<Record<Event['type'], { readonly sound?: SoundName; readonly motion?: string }>> = {
  turnStarted: {},
  timeSpent: { sound: 'timePasses', motion: 'spendCard goblin' },
  stairsFound: {},
  stairsTokenPlaced: { sound: 'timePasses' },
  stairsStruck: { sound: 'damage', motion: 'shakeHero' },
  choiceBegun: {},
  doorPlaced: { sound: 'doorPlaced', motion: 'raiseDoor 2' },
  doorOpened: { sound: 'doorOpened', motion: 'turnDoor 1 Ogre' },
  doorFled: { sound: 'doorShut' },
  turnEnded: {},
  gameLost: { sound: 'defeat' },
};

const EVENTS: readonly Event[] = [
  { type: 'turnStarted', turn: 1 },
  { type: 'timeSpent', card: 'goblin-1' },
  { type: 'stairsFound' },
  { type: 'stairsTokenPlaced', tokens: 1 },
  { type: 'stairsStruck', damage: 1 },
  { type: 'choiceBegun' },
  { type: 'doorPlaced', door: 2 },
  { type: 'doorOpened', door: 1, card: 'ogre-1' },
  { type: 'doorFled', door: 1 },
  { type: 'turnEnded' },
  { type: 'gameLost' },
];

const [delve] = delves(1);
const { signal } = new AbortController();
const cue: Cue<State> = { shown: delve?.start as State, signal, speed: 2 };

function animated(event: Event, settle: Promise<void> = Promise.resolve()) {
  const sounds: SoundName[] = [];
  const motions: string[] = [];
  const moves: unknown[] = [];
  const seen = (motion: string, move: unknown): Promise<void> => {
    motions.push(motion);
    moves.push(move);
    return settle;
  };
  const stage: TableMotions = {
    spendCard: (card, move) => seen(`spendCard ${card}`, move),
    raiseDoor: (door, move) => seen(`raiseDoor ${door}`, move),
    turnDoor: (door, face, move) => seen(`turnDoor ${door} ${face.name}`, move),
    shakeHero: (move) => seen('shakeHero', move),
  };
  const { t } = createTranslator('en');
  const sound = { play: (name: SoundName) => void sounds.push(name) };
  const done = tableAnimators({ motions: stage, sound, tuning: TUNING, faceOf: (card) => cardFace(card, t) })(event, cue);
  return { sounds, motions, moves, done };
}

describe('the animator of', () => {
  it.each(EVENTS.map((event) => [event.type, event] as const))('%s', async (type, event) => {
    const { sound, motion } = EXPECTED[type];
    const { sounds, motions, moves, done } = animated(event);
    await done;
    expect(sounds).toEqual(sound === undefined ? [] : [sound]);
    expect(motions).toEqual(motion === undefined ? [] : [motion]);
    const timings = Object.entries(TUNING).flatMap(([name, timing]) => (name === type ? [{ ...paced(timing, 2), signal }] : []));
    expect(moves).toEqual(timings);
  });

  it('every event there is has been seen', () => {
    expect(EVENTS.map(({ type }) => type)).toEqual(Object.keys(EXPECTED));
  });

  it('a motion hands on how it ended', async () => {
    const moving = EVENTS.filter(({ type }) => EXPECTED[type].motion !== undefined);
    for (const event of moving) {
      const failed = Promise.reject(new Error(event.type));
      await expect(animated(event, failed).done).rejects.toThrow(event.type);
    }
  });
});

describe('pacing', () => {
  it('shortens duration and delay by the speed and leaves the easing', () => {
    expect(paced(TUNING.timeSpent, 1)).toEqual(TUNING.timeSpent);
    expect(paced(TUNING.timeSpent, 4)).toEqual({ duration: 60, ease: 'timeSpent', delay: 10 });
    expect(paced(TUNING.doorPlaced, 2)).toEqual({ duration: 100, ease: 'doorPlaced', delay: 0 });
  });
});
