import {
  BOSSES,
  DUNGEONS,
  type DungeonId,
  ENTRANCES,
  HERO_IDS,
  type HeroId,
  type PlayerSeat,
  passagesOf,
  type RoomId,
  roundOf,
  type Sheet,
  type State,
  strengthAgainst,
  TOP_LEVEL,
  tierReached,
} from '../../../engine/paper';

const LEVELS = Array.from({ length: TOP_LEVEL }, (_, at) => at + 1);

/** Returns the sheet of a party that will reach a threshold of the boss of the turn to come; with 0 one that is not in its lair. */
export function atTier(state: Pick<State, 'dungeon' | 'turn'>, seat: PlayerSeat, tier: number): Partial<Sheet> {
  const { boss, room } = lairAfter(state);
  if (tier === 0) return {};
  const wanted = BOSSES[boss].tiers[tier - 1];
  const parties = everyParty().map((heroes): PlayerSeat => ({ ...seat, sheet: { ...seat.sheet, heroes } }));
  const fitting = parties.find((one) => tierReached(boss, strengthAgainst(boss, one)) === wanted);
  return { heroes: fitting?.sheet.heroes ?? seat.sheet.heroes, lair: true, path: wayTo(state.dungeon, room) };
}

/** The lair of the turn that is rolled next. */
function lairAfter({ dungeon, turn }: Pick<State, 'dungeon' | 'turn'>) {
  const { lairs } = DUNGEONS[dungeon];
  return lairs[roundOf(turn + 1) - 1] ?? lairs[0];
}

function everyParty(): readonly Readonly<Record<HeroId, number>>[] {
  return HERO_IDS.reduce<readonly Partial<Record<HeroId, number>>[]>(
    (parties, hero) => LEVELS.flatMap((level) => parties.map((party) => ({ ...party, [hero]: level }))),
    [{}],
  ) as readonly Readonly<Record<HeroId, number>>[];
}

/** Returns the rooms from a door to this one. */
export function wayTo(dungeon: DungeonId, to: RoomId): readonly RoomId[] {
  const ways: RoomId[][] = ENTRANCES.map((door) => [door]);
  const seen = new Set<RoomId>(ENTRANCES);
  for (const way of ways) {
    const at = way.at(-1) ?? to;
    if (at === to) return way;
    for (const { to: next, way: by } of passagesOf(dungeon)[at]) {
      if (by !== 'open' || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [];
}
