import { describe, expect, it } from 'vitest';
import { type Command, type DieId, oneDeckDungeon, type State, sideFacts } from '../../../../src/engine/onedeck';
import { type Aim, dieChoices, handMenu, lightsOf, readingOf, thingOfKey, whyNot } from '../../../../src/games/onedeck/table';
import type { Translate } from '../../../../src/table';
import { TONGUES } from '../../../support/spoken';
import { STATES } from './played';

const [, translate] = TONGUES[0] as (typeof TONGUES)[number];
const AMONG_DICE = STATES.filter(({ phase }) => phase === 'pool' || phase === 'effect');
const legalIn = AMONG_DICE.map((state) => ({ state, legal: oneDeckDungeon.legal(state) }));

/** How a hand would begin this command; null for what lies on a button of its own. */
function aimOf(command: Command, state: State): readonly [Aim, readonly DieId[]] | null {
  switch (command.type) {
    case 'cover':
      return [{ kind: 'box', box: command.box }, command.dice];
    case 'useSkill':
      return [{ kind: 'ability', hero: command.hero, ability: command.skill }, command.dice];
    case 'useFeat':
      return [{ kind: 'ability', hero: command.hero, ability: sideFacts(state, command.hero).feat.name }, []];
    case 'drinkPotion':
      return [{ kind: 'potion', potion: command.potion }, []];
    case 'chooseDice':
      return [{ kind: 'choose' }, command.dice];
    default:
      return null;
  }
}

const aimed = legalIn.flatMap(({ state, legal }) =>
  legal.flatMap((command) => {
    const way = aimOf(command, state);
    return way === null ? [] : [{ state, command, aim: way[0], dice: way[1] }];
  }),
);
const say: Translate = (key) => key;

describe('aiming', () => {
  it('completes every legal command that dice are chosen for', () => {
    expect(aimed.length).toBeGreaterThan(300);
    for (const { state, command, aim, dice } of aimed) {
      expect(readingOf(aim, dice, state)?.complete).toContainEqual(command);
    }
  });

  it('lights the way to it, die by die', () => {
    for (const { state, aim, dice } of aimed) {
      for (const [at, die] of dice.entries()) {
        const lights = lightsOf(state, aim, dice.slice(0, at)).dice;
        expect(lights.get(die)).toBe('open');
        for (const held of dice.slice(0, at)) expect(lights.get(held)).toBe('chosen');
      }
    }
  });

  it('offers it on the button, or among several ways in the list', () => {
    for (const { state, command, aim, dice } of aimed) {
      const menu = handMenu(aim, { state, hand: dice, translate: say });
      const offered = [menu?.first, menu?.second, ...(menu?.answers ?? [])].flatMap((entry) => entry?.choice?.command ?? []);
      expect(offered).toContainEqual(command);
    }
  });

  it('says why dice that are not enough complete nothing', () => {
    const wide = aimed.filter(({ command, dice }) => command.type === 'cover' && dice.length > 1);
    expect(wide.length).toBeGreaterThan(0);
    for (const { state, aim, dice } of wide) {
      const reading = readingOf(aim, dice.slice(1), state);
      expect([reading?.complete, reading?.why?.key]).toEqual([[], 'sumTooLow']);
      expect(handMenu(aim, { state, hand: dice.slice(1), translate })?.second?.refusal).toMatch(/\d/);
    }
  });
});

describe('dice in the hand', () => {
  it('can be forged wherever that is legal, and discarded or forged in the menu of a die', () => {
    for (const { state, legal } of legalIn) {
      for (const command of legal) {
        if (command.type !== 'makeHeroic' && command.type !== 'discardDie') continue;
        const hand = command.type === 'makeHeroic' ? command.dice : [command.die];
        const { second, answers } = handMenu(null, { state, hand, translate: say }) ?? { second: null, answers: [] };
        const offered = [second, ...answers].flatMap((entry) => entry?.choice?.command ?? []);
        if (command.type === 'makeHeroic') expect(offered).toContainEqual(command);
        else expect(offered).not.toContainEqual(command);
        const [die = -1] = hand;
        const types = dieChoices(die, state, say).map((choice) => choice.command.type);
        if (state.phase === 'pool' && hand.length < 3) expect(types).toContain(command.type);
      }
    }
  });

  it('light what they could serve', () => {
    for (const { state, command, aim, dice } of aimed.filter(({ aim: { kind } }) => kind === 'box')) {
      const [die] = dice;
      if (die === undefined || aim.kind !== 'box') continue;
      expect(lightsOf(state, null, [die]).boxes[aim.box], JSON.stringify(command)).toBe('open');
    }
  });

  it('can always be put back', () => {
    for (const { state } of legalIn.filter(({ state: { phase } }) => phase === 'pool')) {
      const hand = (state.encounter?.pool ?? []).map(({ id }) => id);
      if (hand.length < 4) continue;
      expect(handMenu(null, { state, hand, translate: say })?.second?.id).toBe('cancel');
    }
  });
});

it('nothing is lit that the rules refuse', () => {
  for (const { state, legal } of legalIn) {
    const { boxes } = lightsOf(state, null, []);
    const open = new Set(legal.flatMap((command) => (command.type === 'cover' ? [command.box] : [])));
    expect(boxes.flatMap((light, box) => (light === 'open' ? [box] : []))).toEqual([...open].sort((one, other) => one - other));
  }
});

it('what cannot be done says why', () => {
  for (const { state } of legalIn) {
    for (const box of (state.encounter?.boxes ?? []).keys()) {
      const aim: Aim = { kind: 'box', box };
      if (readingOf(aim, [], state) === null) expect(whyNot(aim, [], state)).not.toBeNull();
    }
  }
});

it('digits name dice and letters boxes', () => {
  const state = AMONG_DICE.find(({ encounter }) => (encounter?.pool.length ?? 0) > 1 && (encounter?.boxes.length ?? 0) > 1);
  if (state === undefined) throw new Error('no such state');
  expect(thingOfKey('1', state)).toBe(`press-die-${state.encounter?.pool[0]?.id}`);
  expect(thingOfKey('B', state)).toBe('press-box-1');
  expect(thingOfKey('Q', state)).toBeNull();
});
