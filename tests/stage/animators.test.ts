import { describe, expect, it } from 'vitest';
import tuning from '../../assets/tuning.json';
import { type Event, type EventOf, type EventType, oneDeckDungeon, type State } from '../../src/engine/onedeck';
import { createTranslator } from '../../src/services';
import { type Cue, cardFace, type Motion, paced, type SoundName, type TableMotions, tableAnimators } from '../../src/stage';
import { TURNS } from './played';

/** How each event moves; all others are only heard. */
const EXPECTED: { readonly [Type in EventType]?: readonly [motion: keyof TableMotions, timing: Motion] } = {
  timeSpent: ['spendCard', 'timeSpent'],
  doorPlaced: ['raiseDoor', 'doorPlaced'],
  doorOpened: ['turnDoor', 'doorOpened'],
  damageTaken: ['shakeHero', 'damageTaken'],
  boxCovered: ['coverBox', 'boxCovered'],
  wardBroken: ['coverBox', 'boxCovered'],
  dieRolled: ['rollDie', 'dieRolled'],
  dieRerolled: ['rollDie', 'dieRolled'],
  dieGained: ['rollDie', 'dieRolled'],
};

/** One event of each type as it came up in a game, with the state on show. */
const EVENTS = new Map<EventType, { readonly event: Event; readonly shown: State }>();
for (const { before, events } of TURNS) {
  let shown = before;
  for (const event of events) {
    if (!EVENTS.has(event.type)) EVENTS.set(event.type, { event, shown });
    shown = oneDeckDungeon.evolve(shown, event);
  }
}

const { signal } = new AbortController();
const { t } = createTranslator('en');

function animated({ event, shown }: { readonly event: Event; readonly shown: State }, settle: Promise<void> = Promise.resolve()) {
  const sounds: SoundName[] = [];
  const motions: (readonly [motion: string, ...what: unknown[]])[] = [];
  const moves: unknown[] = [];
  const seen = (motion: keyof TableMotions, what: readonly unknown[], move: unknown): Promise<void> => {
    motions.push([motion, ...what]);
    moves.push(move);
    return settle;
  };
  const stage: TableMotions = {
    spendCard: (card, move) => seen('spendCard', [card], move),
    raiseDoor: (door, move) => seen('raiseDoor', [door], move),
    turnDoor: (door, face, move) => seen('turnDoor', [door, face.name], move),
    shakeHero: (hero, move) => seen('shakeHero', [hero], move),
    rollDie: (die, move) => seen('rollDie', [die], move),
    coverBox: (box, dice, move) => seen('coverBox', [box, dice], move),
  };
  const sound = { play: (name: SoundName) => void sounds.push(name) };
  const cue: Cue<State> = { shown, run: { at: 0, of: 1 }, signal, speed: 2 };
  const faceOf = ({ cards }: EventOf<'doorOpened'>) => cardFace(cards, t);
  const done = tableAnimators({ motions: stage, sound, tuning, faceOf })(event, cue);
  return { sounds, motions, moves, done };
}

describe('the animator of', () => {
  it.each([...EVENTS])('%s', async (type, at) => {
    const [motion, timing] = EXPECTED[type] ?? [];
    const { motions, moves, done } = animated(at);
    await done;
    expect(motions.map(([name]) => name)).toEqual(motion === undefined ? [] : [motion]);
    expect(moves).toEqual(timing === undefined ? [] : [{ ...paced(tuning.motions[timing], 2), signal }]);
  });

  it('a die is heard again when it has come to rest', async () => {
    const rolled = EVENTS.get('dieRolled') as { event: EventOf<'dieRolled'>; shown: State };
    const { sounds, done } = animated(rolled);
    expect(sounds).toEqual(['rollOne']);
    await done;
    expect(sounds).toEqual(['rollOne', `${rolled.event.color}Lands`]);
  });

  it('a motion moves what the event is about', () => {
    const shown = TURNS[0]?.before as State;
    const rerolled = EVENTS.get('dieRerolled') as { event: EventOf<'dieRerolled'>; shown: State };
    const { die, value } = rerolled.event;
    const { color, hero } = rerolled.shown.encounter?.pool.find(({ id }) => id === die) ?? {};
    expect(animated(rerolled).motions).toEqual([['rollDie', { id: die, color, value, hero }]]);
    for (const [event, ...motion] of [
      [{ type: 'timeSpent', card: 'goblin-1' }, 'spendCard', 'goblin'],
      [{ type: 'doorPlaced', door: 2 }, 'raiseDoor', 2],
      [{ type: 'doorOpened', door: 1, cards: ['ogre-1'] }, 'turnDoor', 1, 'Ogre'],
      [{ type: 'damageTaken', hero: 'mage', amount: 1, total: 1, cause: 'stairs' }, 'shakeHero', 'mage'],
      [{ type: 'boxCovered', box: 3, dice: [7] }, 'coverBox', 3, [7]],
    ] as const) {
      expect(animated({ event, shown }).motions).toEqual([motion]);
    }
  });

  it('a motion hands on how it ended', async () => {
    const moving = [...EVENTS].filter(([type]) => type in EXPECTED);
    expect(moving).toHaveLength(9);
    for (const [type, at] of moving) {
      const failed = Promise.reject(new Error(type));
      await expect(animated(at, failed).done).rejects.toThrow(type);
    }
  });
});

describe('pacing', () => {
  it('shortens duration and delay by the speed and leaves everything else', () => {
    const leap = { duration: 240, ease: 'Back.easeOut', delay: 40, height: 12 };
    expect(paced(leap, 1)).toEqual(leap);
    expect(paced(leap, 4)).toEqual({ duration: 60, ease: 'Back.easeOut', delay: 10, height: 12 });
    expect(paced({ duration: 200, ease: 'Linear' }, 2)).toEqual({ duration: 100, ease: 'Linear', delay: 0 });
  });
});
