import { type Rejection, required } from '../../kernel';
import { earnedIn, type GameReport } from './earning';
import { GAUNTLET_ORDER, type Gauntlet, gauntletStanding, whyNoParty } from './gauntlet';
import { reject } from './rejections';
import { type CampaignSheet, marksPlaced } from './sheet';
import { DIFFICULTIES, type Difficulty, difficultyOf } from './tiers';

type Waiting = CampaignSheet['unplaced'];

/** A gauntlet tells its whole story, so that its sheets must hold exactly what its games have earned. */
export function whyNotPlayed(gauntlet: Gauntlet): Rejection | null {
  const { games, sheets } = gauntlet;
  const party = whyNoParty(sheets.map(({ hero }) => hero));
  if (party !== null) return party;
  const early = games.findIndex((_, at) => gauntletStanding({ games: games.slice(0, at) }) !== 'underway');
  if (early >= 0) return reject('gauntletWrong', { path: `games.${early}` });
  const earned = { 1: 0, 2: 0, 3: 0 };
  for (const [at, report] of reportsOf(gauntlet).entries()) {
    const game = earnedIn(report);
    if (!game.ok) return reject('gauntletWrong', { path: `games.${at}.${game.rejection.params?.['field'] ?? ''}` });
    earned[difficultyOf(report.dungeon)] += game.value[0]?.marks ?? 0;
  }
  for (const [at, sheet] of sheets.entries()) {
    const field = fieldThatLies(sheet, gauntlet, earned);
    if (field !== null) return reject('gauntletWrong', { path: `sheets.${at}.${field}` });
  }
  return null;
}

function reportsOf({ tier, sheets, games }: Gauntlet): readonly GameReport[] {
  const heroes = sheets.map(({ hero }) => hero);
  return games.map((game, at) => ({ ...game, tier, heroes, dungeon: required(GAUNTLET_ORDER[at], 'dungeon'), over: true }));
}

function fieldThatLies(sheet: CampaignSheet, { games }: Gauntlet, earned: Waiting): keyof CampaignSheet | null {
  if (sheet.gamesPlayed !== games.length) return 'gamesPlayed';
  const beaten = GAUNTLET_ORDER.filter((_, at) => games[at]?.bossDefeated === true);
  const listed = new Set(sheet.bossesDefeated);
  if (listed.size !== beaten.length || beaten.some((dungeon) => !listed.has(dungeon))) return 'bossesDefeated';
  if (DIFFICULTIES.some((difficulty) => sheet.unplaced[difficulty] > earned[difficulty])) return 'unplaced';
  return isPayable(sheet, earned) ? null : 'marks';
}

/** Five games earn fewer marks than the sheet has green circles: none is ever lost, and the sums must agree. */
function isPayable(sheet: CampaignSheet, earned: Waiting): boolean {
  const spent = (difficulty: Difficulty) => earned[difficulty] - sheet.unplaced[difficulty];
  const { greenCircles, yellowSquares, redPentagons } = marksPlaced(sheet);
  if (redPentagons > spent(3) || yellowSquares + redPentagons > spent(2) + spent(3)) return false;
  return greenCircles + yellowSquares + redPentagons === spent(1) + spent(2) + spent(3);
}
