import { describe, expect, it } from 'vitest';
import type { Seed } from '../../../src/engine/kernel';
import { type Command, oneDeckDungeon as game, HERO_IDS, PHASES, type State } from '../../../src/engine/onedeck';
import { STAGES } from '../../../src/engine/onedeck/state';
import { inFull } from '../../support/inFull';
import { picker } from '../../support/picker';
import { lateStates } from './lateStates';

const STEPS_AFTER = 12;
/** Against bosses and in rare phases, too. */
const LATE = lateStates();

describe('a forged state', () => {
  it.each([1, 2, 4])('of %d heroes that is let in can be played on without an exception', (size) => {
    const pick = picker(`forger ${size}`);
    let letIn = 0;
    const late = LATE.filter(({ heroes }) => heroes.length === size);
    for (const state of [...statesOf(size, pick), ...late]) {
      for (let at = 0; at < inFull(15, 5); at++) {
        const parsed = game.parseState(forged(state, pick));
        if (!parsed.ok) continue;
        letIn++;
        playOn(parsed.value, pick);
      }
    }
    expect(letIn).toBeGreaterThan(inFull(100, 30));
  });
});

describe('parseSetup', () => {
  it.each([
    [{ heroes: [], dungeon: 'dragons-cave', tier: 'veteran' }, 'heroes'],
    [{ heroes: ['mage', 'mage'], dungeon: 'dragons-cave', tier: 'veteran' }, 'heroes'],
    [{ heroes: ['mage', 'rogue', 'archer'], dungeon: 'dragons-cave', tier: 'veteran' }, 'heroes'],
    [{ heroes: ['mage'], dungeon: 'moon', tier: 'veteran' }, 'dungeon'],
    [{ heroes: ['mage'], dungeon: 'dragons-cave', tier: 'easy' }, 'tier'],
    [{ heroes: ['mage'], dungeon: 'dragons-cave', tier: 'veteran', gifts: [{ hero: 'rogue' }] }, 'gifts.0'],
  ])('refuses %j', (data, path) => {
    expect(game.parseSetup(data)).toEqual({ ok: false, rejection: { key: 'setupWrong', params: { path } } });
  });
});

function* statesOf(size: number, pick: (choices: number) => number): Generator<State> {
  for (let at = 0; at < 2; at++) {
    const heroes = [...HERO_IDS].sort(() => pick(3) - 1).slice(0, size);
    let state = game.start({ heroes, dungeon: 'lichs-tomb', tier: 'novice' }, `forged ${at}` as Seed);
    for (let step = 0; step < 60 && state.phase !== 'over'; step++) {
      yield state;
      state = stepOn(state, pick) ?? state;
    }
  }
}

/** Three fields of the state, or of its encounter, get values from elsewhere. */
function forged(state: State, pick: (choices: number) => number): unknown {
  const oneOf = <Value>(values: readonly Value[]): Value => values[pick(values.length)] as Value;
  const data = JSON.parse(JSON.stringify(state)) as Record<string, unknown> & { encounter: Record<string, unknown> | null };
  const slips: readonly (() => void)[] = [
    () => Object.assign(data, { phase: oneOf(PHASES) }),
    () => Object.assign(data, { next: oneOf([null, ...STAGES]) }),
    () => Object.assign(data, { fights: oneOf([[], [{ card: null, heroes: state.setup.heroes }], state.fights]) }),
    () => Object.assign(data, { encounter: oneOf([null, data.encounter]) }),
    () => Object.assign(data, { boss: oneOf([null, { id: 'lich', damage: 1, round: 1 }]), floor: oneOf([1, 3]) }),
    () => Object.assign(data, { door: oneOf([null, 0, 1, 99]), stairsDue: oneOf([0, 1, 4]), potions: oneOf([0, 3]) }),
    () =>
      Object.assign(data, {
        doors: oneOf([[], [null], data['doors']]),
        level: oneOf([1, 4]),
        loot: oneOf([[], state.deck.slice(0, 2)]),
      }),
    () => Object.assign(data.encounter ?? {}, { option: oneOf([null, 0, 1]), kind: oneOf(['combat', 'peril', 'boss']) }),
    () =>
      Object.assign(data.encounter ?? {}, {
        effect: oneOf([null, { hero: state.setup.heroes[0], skill: 'cleave', way: 0, op: 0, since: 0 }]),
      }),
    () =>
      Object.assign(data.encounter ?? {}, {
        heroes: oneOf([[], state.setup.heroes, ['mage']]),
        pool: oneOf([[], data.encounter?.['pool']]),
      }),
    () =>
      Object.assign(data.encounter ?? {}, {
        feats: oneOf([[], [{ hero: state.setup.heroes[0], dice: 2 }]]),
        boxes: oneOf([[], data.encounter?.['boxes']]),
      }),
  ];
  for (let at = 0; at < 3; at++) oneOf(slips)();
  return data;
}

function playOn(from: State, pick: (choices: number) => number): void {
  let state: State | null = from;
  for (let at = 0; at < STEPS_AFTER && state !== null; at++) {
    game.faults(state);
    game.outcome(state);
    state = stepOn(state, pick);
  }
}

function stepOn(state: State, pick: (choices: number) => number): State | null {
  const listed: readonly Command[] = game.legal(state);
  const command = listed[pick(listed.length)];
  if (command === undefined) return null;
  const taken = game.step(state, command);
  if (!taken.ok) throw new Error(`listed and refused in ${state.phase}: ${JSON.stringify(command)}`);
  return taken.state;
}
