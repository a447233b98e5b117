import {
  BOSS_TURNS,
  BOSSES,
  DAMAGE_PENALTIES,
  GEM_POINTS,
  HERO_IDS,
  healthOf,
  heartsLeft,
  ITEM_IDS,
  LOWEST_HERO_POINTS,
  lairOf,
  lairStanding,
  lowestLevel,
  MONSTER_POINTS,
  type PlayerSeat,
  POTION_BONUSES,
  roundOf,
  type State,
  strengthAgainst,
} from '../../../../engine/paper';
import type { Translate } from '../../../../table';
import type { PartId } from '../partIds';
import { bossWords, colourWords, heroWords, itemWords, opWords, symbolWords, wantedWords } from '../words';

/** A group of facts on the sheet, in sentences. */
export interface SheetPart {
  readonly id: PartId;
  readonly title: string;
  readonly lines: readonly string[];
}

export interface SheetSetting {
  readonly state: State;
  readonly seat: PlayerSeat;
  /** The own objective opens only while it is held: others may look at the screen. */
  readonly isSealed?: boolean;
  readonly translate: Translate;
}

export function heroLines({ seat: { sheet, alignment }, translate }: SheetSetting): readonly string[] {
  const level = lowestLevel(sheet);
  const heroes = HERO_IDS.flatMap((id) => {
    const words = { hero: heroWords(id, translate), level: sheet.heroes[id] };
    const effect = translate(`paperDungeons.gift.${id}`);
    const raised = { ...words, name: symbolWords(id, translate) };
    return [
      alignment === null
        ? translate('paperDungeons.line.heroOpen', words)
        : translate('paperDungeons.line.hero', { ...raised, colour: colourWords(alignment[id], translate) }),
      translate(sheet.heroes[id] >= 4 ? 'paperDungeons.line.giftWon' : 'paperDungeons.line.gift', { effect }),
    ];
  });
  return [...heroes, translate('paperDungeons.line.lowest', { level, value: LOWEST_HERO_POINTS[level] ?? 0 })];
}

/** Health and damage lie on one track; the resurrection comes where damage is higher. */
export function lifeLines({ seat: { sheet }, translate }: SheetSetting): readonly string[] {
  const amount = DAMAGE_PENALTIES.findLast(({ at }) => sheet.damage >= at)?.points ?? 0;
  const next = DAMAGE_PENALTIES.find(({ at }) => sheet.damage < at);
  const value = sheet.damage;
  return [
    translate('paperDungeons.line.health', { health: healthOf(sheet), value }),
    next === undefined
      ? translate('paperDungeons.line.penalty', { value, amount })
      : translate('paperDungeons.line.penaltyNext', { value, amount, needed: next.at, total: next.points }),
    sheet.resurrected
      ? translate('paperDungeons.line.revived')
      : translate('paperDungeons.line.spare', { value: healthOf(sheet) - sheet.damage + 1 }),
  ];
}

export function satchelLines({ seat: { sheet }, translate }: SheetSetting): readonly string[] {
  const rows = Object.entries(POTION_BONUSES).map(([at, { op }]) =>
    translate('paperDungeons.line.row', { value: Number(at), gains: opWords(op, translate) }),
  );
  return [translate('paperDungeons.line.potions', { value: sheet.potions, amount: heartsLeft(sheet) }), ...rows];
}

export function itemLines({ seat: { sheet }, translate }: SheetSetting): readonly string[] {
  return ITEM_IDS.map((id) =>
    translate('paperDungeons.line.item', {
      ...{ item: itemWords(id, translate), number: sheet.items[id], symbols: wantedWords(id, translate) },
      effect: translate(`paperDungeons.itemText.${id}`),
    }),
  );
}

export function trackLines({ seat: { sheet }, translate }: SheetSetting) {
  const [gems, monsters] = [sheet.gems, sheet.beaten.length];
  return {
    gems: [translate('paperDungeons.line.gems', { value: gems, total: GEM_POINTS[gems] ?? 0 })],
    monsters: [translate('paperDungeons.line.monsters', { value: monsters, total: MONSTER_POINTS[monsters] ?? 0 })],
  };
}

/** The boss of this round, strength now, and whether its lair was entered: said from the first die on. */
export function bossLines({ state, seat, translate }: SheetSetting): readonly string[] {
  const { boss: id, room } = lairOf(state);
  const { weakTo, tiers, fleeGlory } = BOSSES[id];
  const turn = BOSS_TURNS[roundOf(state.turn) - 1] ?? 0;
  return [
    translate('paperDungeons.line.boss', { boss: bossWords(id, translate), room, turn, hero: heroWords(weakTo, translate) }),
    ...tiers.map(({ atLeast, glory, counter }) =>
      translate('paperDungeons.line.tier', { needed: atLeast, total: glory, amount: counter }),
    ),
    translate('paperDungeons.line.flight', { total: fleeGlory }),
    translate('paperDungeons.line.strength', { strength: String(strengthAgainst(id, seat)) }),
    ...(state.phase === 'over' ? [] : [translate(`paperDungeons.lair.${lairStanding(state, seat)}`)]),
  ];
}
