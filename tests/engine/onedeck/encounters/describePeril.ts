import { describe, expect, it } from 'vitest';
import type { PerilName, Symbols } from '../../../../src/engine/onedeck';
import { anEncounter, type Plan, type Table } from '../../../support/onedeck';
import { boxesOf, suffered, timeOf } from '../accounts';
import { PERIL_FACTS } from '../facts/perils';
import { describeLoot } from './describeLoot';

/** One hero tries an option: with dice that just reach its number, and with dice that are one short of it. */
interface Attempt {
  readonly hero: 'warrior' | 'rogue' | 'mage';
  readonly enough: readonly number[];
  readonly short: readonly number[];
  /** What the option's box and the grey one of the floor cost when both stay open. */
  readonly open: Symbols;
}

const COLORS = { warrior: 'strength', rogue: 'agility', mage: 'magic' } as const;
/** The grey box on the first floor of the reef. */
const GREY = { strength: 'S5 1d 1t', agility: 'A5 1d 1t', magic: 'M5 1d 1t' } as const;
/** One more health, and an icon of a colour that the peril does not ask for. */
const STURDY = { rogue: { items: ['ogre-1'] }, mage: { items: ['ogre-1'] } } as const;
const OPTIONS = [0, 1] as const;

/** Rule book p. 12: choose an option and pay its time, roll dice of its colour alone, cover its box and the dungeon's grey ones. */
export function describePeril(name: PerilName, attempts: readonly [Attempt, Attempt]): void {
  describe.each(OPTIONS)(`${name}, option %d`, (option) => {
    const { hero, enough, short, open } = attempts[option];
    const color = COLORS[hero];
    const [optionName, time, box] = PERIL_FACTS[name][option];
    const choose = (copy: 1 | 2, plan: Plan) => chosen(anEncounter(`${name}-${copy}`, plan), option);

    it.each([1, 2] as const)('is chosen before anything is rolled and costs its time at once (copy %d)', (copy) => {
      const table = anEncounter(`${name}-${copy}`, { heroes: ['archer'], dungeon: 'hydras-reef' });
      expect([table.state.phase, table.legal('chooseOption').map((choice) => choice.option)]).toEqual(['option', [0, 1]]);
      table.do({ type: 'chooseOption', option });
      expect(table.told('optionChosen')).toEqual([{ type: 'optionChosen', option, name: optionName, time }]);
      expect([timeOf(table), table.state.phase]).toEqual([time, 'feats']);
    });

    it.each([1, 2] as const)('has its own box and the grey one in its colour (copy %d)', (copy) => {
      const table = choose(copy, { heroes: [hero], dungeon: 'hydras-reef' });
      expect(boxesOf(table)).toEqual([box, GREY[color]]);
    });

    it(`is passed by ${enough.join(' + ')} of ${color}, the only dice rolled`, () => {
      const table = choose(1, { heroes: [hero], dungeon: 'hydras-reef', rolls: enough });
      expect(table.pool()).toEqual(enough.map((value) => `${color} ${value}`));
      table.cover(0, ...table.pool());
      expect(suffered(table)).toEqual({ damage: 1, time: 1 });
      expect([table.state.phase, table.state.loot]).toEqual(['loot', [`${name}-1`]]);
    });

    it(`is missed by ${short.join(' + ')} and then costs ${open.damage} damage and ${open.time} time`, () => {
      const table = choose(2, { heroes: [hero], dungeon: 'hydras-reef', rolls: short, with: STURDY });
      expect(table.why({ type: 'cover', box: 0, dice: table.dice(...table.pool()) })).toBe('sumTooLow');
      expect(suffered(table)).toEqual(open);
      expect([timeOf(table), table.hero().damage, table.state.loot]).toEqual([open.time, open.damage, [`${name}-2`]]);
    });
  });

  describeLoot(`${name}-1`, `${name}-2`);
}

/** The rogue could use her feat before the roll. */
function chosen(table: Table, option: 0 | 1): Table {
  table.do({ type: 'chooseOption', option });
  return table.state.phase === 'feats' ? table.do({ type: 'roll' }) : table;
}
