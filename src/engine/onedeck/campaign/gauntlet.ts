import { type Parsed, type Rejection, required, type Seed } from '../../kernel';
import { DUNGEON_IDS, type DungeonId, type HeroId } from '../ids';
import { type GameReport, type Recorded, recordGame } from './earning';
import { placeMark } from './placing';
import { reject, rejected } from './rejections';
import { type CampaignSheet, type Mark, newSheet } from './sheet';
import { difficultyOf, type Tier } from './tiers';

/** Easy to hard; dungeons that are equally hard keep their order in the box. */
export const GAUNTLET_ORDER: readonly DungeonId[] = [...DUNGEON_IDS].sort(
  (one, other) => difficultyOf(one) - difficultyOf(other),
);

export interface GauntletEntry {
  readonly heroes: readonly HeroId[];
  readonly tier: Tier;
  readonly seed: Seed;
}

export type GauntletGame = Pick<GameReport, 'descents' | 'levelUps' | 'bossDefeated'>;

/** Sheets carry over from game to game. Damage, loot, level and potions do not: each dungeon is a new game. */
export interface Gauntlet {
  readonly seed: Seed;
  readonly tier: Tier;
  /** New ones, one for each hero of the party, in seating order. */
  readonly sheets: readonly CampaignSheet[];
  /** The games that are over; the n-th was played in the n-th dungeon of the order. */
  readonly games: readonly GauntletGame[];
}

/** All that a game's setup needs, besides the gifts each hero picks. */
export interface Delve extends GauntletEntry {
  readonly dungeon: DungeonId;
}

export function startGauntlet({ heroes, tier, seed }: GauntletEntry): Parsed<Gauntlet> {
  const why = whyNoParty(heroes);
  return why === null ? { ok: true, value: { seed, tier, sheets: heroes.map(newSheet), games: [] } } : rejected(why);
}

export function whyNoParty(heroes: readonly HeroId[]): Rejection | null {
  if (![1, 2, 4].includes(heroes.length)) return reject('partySizeWrong', { heroes: heroes.length });
  const twice = heroes.find((hero, at) => heroes.indexOf(hero) !== at);
  return twice === undefined ? null : reject('heroTwice', { hero: twice });
}

/** All in a row: the first defeat ends it. */
export function gauntletStanding({ games }: Pick<Gauntlet, 'games'>): 'underway' | 'won' | 'lost' {
  if (games.some((game) => !game.bossDefeated)) return 'lost';
  return games.length >= GAUNTLET_ORDER.length ? 'won' : 'underway';
}

/** The game to play now, or null when the gauntlet has ended. */
export function nextDelve(gauntlet: Gauntlet): Delve | null {
  if (gauntletStanding(gauntlet) !== 'underway') return null;
  const dungeon = required(GAUNTLET_ORDER[gauntlet.games.length], 'dungeon');
  const seed = `${gauntlet.seed}/${dungeon}` as Seed;
  return { heroes: gauntlet.sheets.map(({ hero }) => hero), tier: gauntlet.tier, seed, dungeon };
}

export interface DelveRecorded {
  readonly gauntlet: Gauntlet;
  readonly recorded: readonly Recorded[];
}

export function recordDelve(gauntlet: Gauntlet, report: GameReport): Parsed<DelveRecorded> {
  const why = whyNotTheDelve(gauntlet, report);
  if (why !== null) return rejected(why);
  const recorded: Recorded[] = [];
  for (const sheet of gauntlet.sheets) {
    const result = recordGame(sheet, report);
    if (!result.ok) return result;
    recorded.push(result.value);
  }
  const { descents, levelUps, bossDefeated } = report;
  const games = [...gauntlet.games, { descents, levelUps, bossDefeated }];
  return { ok: true, value: { gauntlet: { ...gauntlet, sheets: recorded.map(({ sheet }) => sheet), games }, recorded } };
}

function whyNotTheDelve(gauntlet: Gauntlet, report: GameReport): Rejection | null {
  const delve = nextDelve(gauntlet);
  if (delve === null) return reject('gauntletOver');
  if (report.dungeon !== delve.dungeon) return reject('gauntletOtherDungeon', { dungeon: delve.dungeon });
  if (report.tier !== delve.tier) return reject('gauntletOtherTier', { tier: delve.tier });
  const same = report.heroes.length === delve.heroes.length && delve.heroes.every((hero) => report.heroes.includes(hero));
  return same ? null : reject('gauntletOtherParty');
}

export function placeInGauntlet(gauntlet: Gauntlet, hero: HeroId, mark: Mark): Parsed<Gauntlet> {
  const sheet = gauntlet.sheets.find((candidate) => candidate.hero === hero);
  if (sheet === undefined) return rejected(reject('heroNotInGauntlet', { hero }));
  const placed = placeMark(sheet, mark.talent, mark.colour);
  if (!placed.ok) return placed;
  const sheets = gauntlet.sheets.map((candidate) => (candidate.hero === hero ? placed.value : candidate));
  return { ok: true, value: { ...gauntlet, sheets } };
}
