import { describe, expect, it } from 'vitest';
import { DICE, type Event, type EventOf, type MonsterId, type Round, type Way } from '../../../../src/engine/paper';
import { paperSounds } from '../../../../src/games/paper/sounds';
import { landingOf, soundOf } from '../../../../src/games/paper/table';
import tuning from '../../../../src/games/paper/tuning.json';
import { TURNS } from '../played';

const seat = 'seat-1' as EventOf<'confirmed'>['seat'];
/** Sounds of presses and pages: no event makes them. */
const OTHERS = ['button', 'refused', 'page', 'dieTaken', 'boxCounted', 'lanternLit', 'victory', 'defeat'];

/** Sounds of what chance leads to hardly ever: the tests of their events hear them. */
const RARE = ['lairEntered', 'bossStruck', 'fled'];

describe('the sound of', () => {
  it.each([
    ['ghost-3', 'ghostFalls'],
    ['goblin-4', 'goblinFalls'],
    ['orc-5', 'orcFalls'],
    ['zombie-3', 'zombieFalls'],
  ] as const)('%s is its own cry', (monster: MonsterId, sound) => {
    const beaten = (level: number | null) => soundOf({ type: 'monsterBeaten', seat, monster, level, monsters: 1 });
    expect([beaten(5), beaten(null)]).toEqual([sound, 'struckOff']);
  });

  it('a boss is that of its round', () => {
    const roar = (round: Round) => soundOf({ type: 'bossWoke', boss: 'mimic', round });
    expect(([1, 2, 3] as const).map(roar)).toEqual(['firstBoss', 'secondBoss', 'thirdBoss']);
  });

  it('a step tells how one got there, and falls on one foot and the other', () => {
    const entered = (by: Way, steps: number, lair = false) => soundOf({ type: 'roomEntered', seat, room: 'A1', by, steps, lair });
    expect([entered('door', 2), entered('wall', 1), entered('river', 1)]).toEqual(['doorEntered', 'wallCrossed', 'riverCrossed']);
    expect([entered('open', 1), entered('open', 0), entered('open', 0, true)]).toEqual(['stepOther', 'step', 'lairEntered']);
  });

  it('damage tells its cause, and whether potions took all of it', () => {
    const hurt = (cause: EventOf<'damageTaken'>['cause'], absorbed: number) =>
      soundOf({ type: 'damageTaken', seat, cause, amount: 2, absorbed, damage: 2 });
    expect([hurt('skulls', 0), hurt('trap', 1), hurt('trap', 2)]).toEqual(['skullFalls', 'damage', 'potionDrunk']);
  });

  it.each([
    ['warrior', 'levelWarrior'],
    ['wizard', 'levelWizard'],
    ['cleric', 'levelCleric'],
    ['rogue', 'levelRogue'],
  ] as const)('a level of the %s is a bell, and the fourth the gift', (hero, sound) => {
    const raised = (level: number) => soundOf({ type: 'heroRaised', seat, hero, level });
    expect([raised(3), raised(4), raised(5)]).toEqual([sound, 'giftWon', sound]);
  });

  it('a fight tells who is hurt, and a flight from where', () => {
    const fought = (wounds: number) => soundOf({ type: 'bossFought', seat, boss: 'mimic', strength: 9, glory: 2, wounds });
    const fled = (strength: number | null) => soundOf({ type: 'bossFled', seat, boss: 'mimic', strength, glory: -2 });
    expect([fought(0), fought(2), fled(4), fled(null)]).toEqual(['bossStruck', 'bossBlow', 'fled', 'lairMissed']);
  });
});

describe('the sounds of whole games', () => {
  const heard = new Set<string | null>([
    ...DICE.map((_, die) => landingOf(die)),
    ...TURNS.flatMap(({ events }) => events.map((event: Event) => soundOf(event))),
  ]);

  it('are all on the sheet, and each sound on it is heard', () => {
    const sounds = Object.keys(paperSounds.places);
    expect([...heard].filter((sound) => sound !== null && !sounds.includes(sound))).toEqual([]);
    expect(sounds.filter((sound) => !heard.has(sound) && ![...OTHERS, ...RARE].includes(sound))).toEqual([]);
    expect(OTHERS.filter((sound) => heard.has(sound))).toEqual([]);
  });

  it('have a volume each', () => {
    expect(Object.keys(tuning.sounds)).toEqual(Object.keys(paperSounds.places));
  });
});
