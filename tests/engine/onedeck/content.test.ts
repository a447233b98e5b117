// Contents (p. 3), four player rules (p. 36): one set has 44 encounter cards, four heroes play with two sets; the numbers are those on the cards.
import { describe, expect, it } from 'vitest';
import {
  ABILITIES,
  BOSSES,
  BOTH_SETS,
  CARD_IDS,
  CARDS,
  DUNGEON_IDS,
  DUNGEONS,
  ENCOUNTERS,
  FOES,
  oneDeckDungeon,
  PERILS,
  xpOf,
} from '../../../src/engine/onedeck';
import { aGame } from '../../support/onedeck';
import { BOSS_FACTS } from './facts/bosses';
import { CARD_FACTS } from './facts/cards';
import { DUNGEON_FACTS } from './facts/dungeons';
import { FOE_FACTS } from './facts/foes';
import { noted } from './facts/notation';
import { PERIL_FACTS } from './facts/perils';

describe('the deck', () => {
  it('is made of 44 cards, and of 88 for four heroes', () => {
    expect([CARD_IDS.length, new Set(CARD_IDS).size]).toEqual([44, 44]);
    expect([BOTH_SETS.length, new Set(BOTH_SETS).size]).toEqual([88, 88]);
    expect([...aGame().state.deck].sort()).toEqual([...CARD_IDS].sort());
    expect(aGame({ heroes: ['mage', 'rogue'] }).state.deck).toHaveLength(44);
    const { deck } = aGame({ heroes: ['mage', 'rogue', 'archer', 'paladin'] }).state;
    expect([...deck].sort()).toEqual([...BOTH_SETS].sort());
  });

  it('has each card once as `name-1` and once as `name-2`, twelve foes and ten perils', () => {
    const names = [...Object.keys(FOES), ...Object.keys(PERILS)];
    expect([Object.keys(FOES).length, Object.keys(PERILS).length]).toEqual([12, 10]);
    expect([...CARD_IDS].sort()).toEqual(names.flatMap((name) => [`${name}-1`, `${name}-2`]).sort());
    for (const card of CARD_IDS) expect(card).toBe(`${CARDS[card].name}-${card.slice(-1)}`);
  });

  it('holds what the cards say', () => {
    const rows = CARD_IDS.map((card) => {
      const { xp, item, loot } = CARDS[card];
      return [card, xp, item.stat, item.health, loot];
    });
    expect(rows).toEqual(CARD_FACTS);
  });

  it('has combat on the cards of foes and peril on the others', () => {
    for (const { name, kind } of Object.values(ENCOUNTERS)) expect(kind).toBe(name in FOES ? 'combat' : 'peril');
  });

  it('shows 126 lanterns: 18 cards with two, 14 with three, 12 with four', () => {
    const withLanterns = (xp: number) => CARD_IDS.filter((card) => CARDS[card].xp === xp).length;
    expect([xpOf(CARD_IDS), withLanterns(2), withLanterns(3), withLanterns(4)]).toEqual([126, 18, 14, 12]);
    expect(xpOf(BOTH_SETS)).toBe(252);
  });

  it('offers 16 items of strength, 14 of agility, 14 of magic, and 14 points of health on them', () => {
    const items = CARD_IDS.map((card) => CARDS[card].item);
    const colored = (stat: string) => items.filter((item) => item.stat === stat).length;
    expect([colored('strength'), colored('agility'), colored('magic')]).toEqual([16, 14, 14]);
    expect(items.reduce((sum, { health }) => sum + health, 0)).toBe(14);
  });

  it('teaches 28 skills and potions, all of them known', () => {
    const taught = new Set(CARD_IDS.map((card) => CARDS[card].loot));
    expect(taught.size).toBe(28);
    const kinds = [...taught].map((loot) => ABILITIES[loot].kind);
    expect([kinds.filter((kind) => kind === 'skill').length, kinds.filter((kind) => kind === 'potion').length]).toEqual([24, 4]);
  });

  it('leaves no skill and no potion of the cards untaught but Healing, which is known from the start', () => {
    const printed = Object.entries(ABILITIES).filter(([, { kind }]) => kind === 'skill' || kind === 'potion');
    const taught: readonly string[] = CARD_IDS.map((card) => CARDS[card].loot);
    expect(printed.map(([ability]) => ability).filter((ability) => !taught.includes(ability))).toEqual(['healing']);
  });
});

describe('foes', () => {
  it('have the printed special and boxes', () => {
    const foes = Object.entries(FOES).map(([name, { special, boxes }]) => [name, { special, boxes: boxes.map(noted) }]);
    expect(Object.fromEntries(foes)).toEqual(FOE_FACTS);
  });

  it('ask on both cards together for strength 54 times, agility 42 times and magic 34 times', () => {
    const boxes = CARD_IDS.flatMap((card) => {
      const facts = CARDS[card];
      return facts.kind === 'combat' ? FOES[facts.name].boxes.map(({ color }): string => color) : [];
    });
    expect(['strength', 'agility', 'magic'].map((color) => boxes.filter((other) => other === color).length)).toEqual([
      54, 42, 34,
    ]);
  });
});

describe('perils', () => {
  it('have the printed options', () => {
    const perils = Object.entries(PERILS).map(([name, options]) => [
      name,
      options.map((option) => [option.name, option.time, noted(option.box)]),
    ]);
    expect(Object.fromEntries(perils)).toEqual(PERIL_FACTS);
  });

  it('take agility in ten options, strength in five and magic in five, and only the first of two costs time', () => {
    const options = Object.values(PERILS).flat();
    const colored = (color: string) => options.filter(({ box }) => box.color === color).length;
    expect([colored('agility'), colored('strength'), colored('magic')]).toEqual([10, 5, 5]);
    for (const [first, second] of Object.values(PERILS)) expect([first.time > 0, second.time]).toEqual([true, 0]);
  });
});

describe('dungeons', () => {
  it('have the printed dots, boss, floors and boxes', () => {
    const dungeons = DUNGEON_IDS.map((id) => {
      const { difficulty, boss, floors } = DUNGEONS[id];
      const told = floors.map(({ name, effect, peril, combat }) => {
        return { name, hasEffect: effect === name, peril: peril.map(noted), combat: combat.map(noted) };
      });
      return [id, { difficulty, boss, floors: told }];
    });
    expect(Object.fromEntries(dungeons)).toEqual(DUNGEON_FACTS);
  });

  it('are five, each with a boss of its own', () => {
    expect(DUNGEON_IDS).toHaveLength(5);
    expect(DUNGEON_IDS.map((id) => DUNGEONS[id].boss).sort()).toEqual(Object.keys(BOSSES).sort());
  });
});

describe('bosses', () => {
  it('have the printed health, rows and boxes', () => {
    const bosses = Object.entries(BOSSES).map(([id, { health, rows, boxes }]) => {
      return [id, { health, rows: rows.map(({ length }) => length), boxes: boxes.map(noted) }];
    });
    expect(Object.fromEntries(bosses)).toEqual(BOSS_FACTS);
  });

  it('show their boxes row by row, none left out', () => {
    for (const { rows, boxes } of Object.values(BOSSES)) expect(rows.flat()).toEqual(boxes.map((_, at) => at));
  });
});

describe('Standard', () => {
  it('takes one card of the deck as experience before the game', () => {
    const { state } = aGame({ tier: 'standard' });
    expect([state.deck.length, state.xp.length, oneDeckDungeon.faults(state)]).toEqual([43, 1, []]);
  });
});
