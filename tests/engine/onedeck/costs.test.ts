// A button says what its command costs: the engine answers, and what then happens costs no less and no more.
import { describe, expect, it } from 'vitest';
import { required } from '../../../src/engine/kernel';
import { type Command, costOf, type EventType, oneDeckDungeon as game, previewOf, type State } from '../../../src/engine/onedeck';
import { giftedSetupsFor } from '../../../tools/fuzz/games';
import { playOut } from '../../../tools/fuzz/play';
import type { Moment } from '../../../tools/fuzz/probes';
import { aGame, anEncounter } from '../../support/onedeck';
import { PARTY } from './oneDeckOptions';

const EVERY = 41;
const POTIONS = 60;

/** Games of hardy parties of one, two and four, in every dungeon. */
const MOMENTS: readonly Moment[] = [1, 2, 4].flatMap((size) => {
  const found: Moment[] = [];
  for (const setup of giftedSetupsFor(size).filter((_, at) => at % EVERY === 0)) {
    playOut({ setup, seed: `costs ${size}`, potions: POTIONS }, { see: (moment) => found.push(moment) });
  }
  return found;
});

function momentsOf(type: Command['type']): readonly Moment[] {
  const found = MOMENTS.filter(({ command }) => command.type === type);
  expect(found.length).toBeGreaterThan(0);
  return found;
}

const count = ({ events }: Moment, ...types: readonly EventType[]): number =>
  events.filter(({ type }) => types.includes(type)).length;
const timeIn = (moment: Moment): number => count(moment, 'timeSpent', 'stairsTokenPlaced');

describe('what a command costs', () => {
  it('is the time of a turn, and of exploring, to the last token', () => {
    for (const moment of [...momentsOf('startTurn'), ...momentsOf('explore')]) {
      expect(costOf(moment.before, moment.command)).toEqual({ damage: 0, time: timeIn(moment) });
    }
  });

  it('is nothing where there is nothing to explore', () => {
    const maze = { dungeon: 'minotaurs-maze', cardsLeft: 0, floor: 2 } as const;
    expect(costOf(aGame(maze).state, { type: 'explore' })).toEqual({ damage: 0, time: 0 });
    expect(costOf(aGame({ ...maze, cardsLeft: 9 }).state, { type: 'explore' })).toEqual({ damage: 0, time: 1 });
  });

  it('is the time of a way through a peril, less what is spared', () => {
    for (const { before, command, events } of momentsOf('chooseOption')) {
      const chosen = events.find((event) => event.type === 'optionChosen');
      expect(costOf(before, command)).toEqual({ damage: 0, time: chosen?.time });
    }
  });

  it('is what the open boxes cost, when the dice are left', () => {
    for (const { before, command, events } of momentsOf('finish').filter((moment) => moment.before.phase === 'pool')) {
      const due = required(
        events.find((event) => event.type === 'consequencesCounted'),
        'consequences',
      );
      const isBoss = before.encounter?.kind === 'boss';
      const { damage, time } = costOf(before, command);
      expect([damage, time >= (isBoss ? 0 : due.time)]).toEqual([due.damage, true]);
      if (isBoss) expect(time).toBe(0);
    }
  });

  it('is at most the time that passes', () => {
    for (const moment of MOMENTS.filter(({ before, command }) => before.phase !== 'pool' || command.type !== 'finish')) {
      expect(costOf(moment.before, moment.command).time).toBeLessThanOrEqual(timeIn(moment));
    }
  });

  it('is one time more for each skill against a phantom (R11)', () => {
    const phantom = anEncounter('phantom-1', { heroes: ['warrior'], dungeon: 'yetis-cavern' });
    const skills = phantom.legal('useSkill');
    expect(skills.map((command) => costOf(phantom.state, command).time)).toEqual(skills.map(() => 1));
  });
});

describe('what comes of a command', () => {
  it('is as many doors as exploring finds', () => {
    for (const moment of momentsOf('explore')) {
      expect(previewOf(moment.before, moment.command).doors).toBe(count(moment, 'doorPlaced'));
    }
  });

  it('is no door, when a single card is left for four heroes', () => {
    const heroes = ['paladin', 'warrior', 'archer', 'mage'] as const;
    const { state } = aGame({ dungeon: 'yetis-cavern', heroes, cardsLeft: 5 }).do({ type: 'startTurn' });
    expect([state.deck.length, previewOf(state, { type: 'explore' }).doors]).toEqual([1, 0]);
  });

  it('is the damage to the boss, and the loot that a survivor takes along', () => {
    for (const { before, command, events, after } of momentsOf('finish').filter((moment) => moment.before.phase === 'pool')) {
      const { strikes, losesLoot } = previewOf(before, command);
      const struck = events.find((event) => event.type === 'bossStruck');
      if (struck !== undefined) expect(strikes).toBe(struck.amount);
      const ended = events.find((event) => event.type === 'encounterEnded');
      if (ended !== undefined && after.phase !== 'over') expect(ended.to).toBe(losesLoot ? 'discard' : 'loot');
    }
  });

  it('is a risk only where a rolled 1 costs something', () => {
    for (const { before, command, events } of momentsOf('useFeat')) {
      const { risk } = previewOf(before, command);
      const hurt = events.find((event) => event.type === 'damageTaken' && event.cause === 'daring-gamble');
      if (hurt !== undefined) expect(risk).not.toBeNull();
    }
  });
});

it('costs and previews follow from what the party knows', () => {
  const questions = (state: State, commands: readonly Command[]) =>
    commands.map((command) => [costOf(state, command), previewOf(state, command)]);
  for (const { before } of MOMENTS.filter((_, at) => at % 5 === 0)) {
    const listed = game.legal(before);
    expect(questions(game.view(before, PARTY), listed)).toEqual(questions(before, listed));
  }
});
