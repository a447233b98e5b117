import { figuresOf, percent, shown, table } from './figures';
import { type PlayerId, played, pointsOf } from './paperTables';

const LINE_UPS: readonly (readonly PlayerId[])[] = [
  ['medium', 'medium'],
  ['medium', 'medium', 'medium'],
  ['medium', 'medium', 'medium', 'medium'],
  ['easy', 'medium'],
  ['medium', 'hard'],
  ['easy', 'medium', 'hard'],
  ['gentle', 'easy', 'medium', 'hard'],
];

interface Result {
  readonly points: number[];
  wins: number;
}

/** Means and shares of victories of two to four seats; a shared victory is shared here, too. */
export function rivalTables(games: number): string {
  const rows = LINE_UPS.map((players) => {
    const results = resultsOf(players, Math.ceil(games / 8));
    const cells = [...results].map(([player, { points, wins }]) => {
      const { mean } = figuresOf(points);
      const share = results.size === 1 ? '' : `, wins ${percent(wins / (points.length / count(players, player)))}`;
      return `${player} ${shown(mean)}${share}`;
    });
    return [`${players.length}`, cells.join(' · ')];
  });
  return `### At one table\n\n${table(['seats', 'mean points, share of victories'], rows)}`;
}

/** The seats rotate from game to game. */
function resultsOf(players: readonly PlayerId[], games: number): ReadonlyMap<PlayerId, Result> {
  const results = new Map<PlayerId, Result>(players.map((player) => [player, { points: [], wins: 0 }]));
  for (let game = 0; game < games; game++) {
    const from = game % players.length;
    const seated = [...players.slice(from), ...players.slice(0, from)];
    const points = pointsOf(played({ players: seated, cards: 'better', game }));
    const most = Math.max(...points);
    const winners = points.filter((one) => one === most).length;
    for (const [at, player] of seated.entries()) {
      const result = results.get(player);
      const own = points[at] ?? 0;
      result?.points.push(own);
      if (result !== undefined && own === most) result.wins += 1 / winners;
    }
  }
  return results;
}

function count(players: readonly PlayerId[], player: PlayerId): number {
  return players.filter((one) => one === player).length;
}
