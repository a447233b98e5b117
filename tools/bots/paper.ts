import {
  BOSSES,
  DUNGEON_IDS,
  DUNGEONS,
  LIGHT_IDS,
  LIGHTS,
  SCORE_BOXES,
  type ScoreBox,
  type State,
  scoreOf,
} from '../../src/engine/paper';
import { figuresOf, meanOf, percent, percentile, shown, table } from './figures';
import { cardTables } from './paperCards';
import { rivalTables } from './paperRivals';
import { dungeonOf, PLAYER_IDS, type PlayerId, played, pointsOf, seatAlone } from './paperTables';

/** Everything about Paper Dungeons, as a part of docs/BALANCE.md. */
export function paperReport(games: number): string {
  const alone = gamesAlone('medium', 'better', games);
  const drawn = gamesAlone('medium', 'first', games);
  return [
    '## Paper Dungeons',
    `\`npm run bots -- --game paper-dungeons --games ${games} --write\`: so many games alone, all dungeons in turn, and an eighth of them where several bots are compared. An independent simulator of these rules, with a greedy player that looks a turn ahead as ours does, has 81 ± 12 alone; medium is the bot to hold against it.`,
    '### Points alone',
    byPlayer(games, alone),
    '### Points by box, medium',
    byBox(alone),
    '### Dungeons, medium, and how many of its games reach each light',
    byDungeon(alone),
    '### Boss fights, medium',
    byBoss(alone),
    rivalTables(games),
    cardTables(drawn),
  ].join('\n\n');
}

function gamesAlone(player: PlayerId, cards: 'better' | 'first', games: number): readonly State[] {
  return Array.from({ length: games }, (_, game) => played({ players: [player], cards, game }));
}

const pointsIn = (states: readonly State[]): readonly number[] => states.flatMap(pointsOf);

function byPlayer(games: number, medium: readonly State[]): string {
  const rows = PLAYER_IDS.map((player) => {
    const points = pointsIn(player === 'medium' ? medium : gamesAlone(player, 'better', Math.ceil(games / 8)));
    const { mean, deviation, error, count } = figuresOf(points);
    const [p10, p25, p50, p75, p90] = [0.1, 0.25, 0.5, 0.75, 0.9].map((share) => String(percentile(points, share)));
    return [
      player,
      `${shown(mean)} ± ${shown(error)}`,
      shown(deviation),
      `${p25}/${p50}/${p75}`,
      `${p10} to ${p90}`,
      `${Math.max(...points)}`,
      `${count}`,
    ];
  });
  return table(['bot', 'mean', 'deviation', 'quartiles', '10 to 90 %', 'best', 'games'], rows);
}

function byBox(states: readonly State[]): string {
  const scores = states.map((state) => scoreOf(state.dungeon, seatAlone(state)));
  const of = (...boxes: readonly ScoreBox[]): string =>
    shown(meanOf(scores.map((score) => boxes.reduce((sum, box) => sum + score[box], 0))));
  const groups: readonly (readonly [string, readonly ScoreBox[]])[] = [
    ['bosses', SCORE_BOXES.filter((box) => box.startsWith('boss'))],
    ...(['levels', 'items', 'gems', 'monsters', 'damage', 'resurrection', 'cards'] as const).map((box) => [box, [box]] as const),
    ['missions', SCORE_BOXES.filter((box) => box.startsWith('mission'))],
  ];
  return table(
    groups.map(([name]) => name),
    [groups.map(([, boxes]) => of(...boxes))],
  );
}

function byDungeon(states: readonly State[]): string {
  const rows = DUNGEON_IDS.map((dungeon) => {
    const points = pointsIn(states.filter((_, game) => dungeonOf(game) === dungeon));
    const { mean, deviation } = figuresOf(points);
    const quartiles = [0.25, 0.5, 0.75].map((share) => percentile(points, share)).join('/');
    return [
      dungeon.toUpperCase(),
      shown(mean),
      shown(deviation),
      quartiles,
      ...LIGHT_IDS.map((light) => lit(points, LIGHTS[dungeon][light].glory)),
    ];
  });
  const all = LIGHT_IDS.map((light) => {
    const reached = states.filter((state) => meanOf(pointsOf(state)) >= LIGHTS[state.dungeon][light].glory);
    return percent(reached.length / states.length);
  });
  const { mean, deviation } = figuresOf(pointsIn(states));
  return table(
    ['dungeon', 'mean', 'deviation', 'quartiles', ...LIGHT_IDS],
    [...rows, ['all', shown(mean), shown(deviation), '', ...all]],
  );
}

function lit(points: readonly number[], glory: number): string {
  return percent(points.filter((one) => one >= glory).length / Math.max(1, points.length));
}

const TIERS = ['fled', 'low', 'middle', 'top'] as const;

function byBoss(states: readonly State[]): string {
  const rows = [0, 1, 2].map((round) => {
    const reached = states.map((state) => tierAt(state, round));
    return [`${round + 1}`, ...TIERS.map((_, tier) => percent(reached.filter((one) => one === tier).length / states.length))];
  });
  return table(['round', ...TIERS], rows);
}

function tierAt(state: State, round: number): number {
  const result = seatAlone(state).sheet.bosses[round];
  const boss = DUNGEONS[state.dungeon].lairs[round]?.boss;
  if (result === undefined || boss === undefined || !result.fought) return 0;
  return BOSSES[boss].tiers.findIndex(({ glory }) => glory === result.glory) + 1;
}
