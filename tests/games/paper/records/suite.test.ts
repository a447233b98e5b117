import { beginHistory, type Seed } from '../../../../src/engine/kernel';
import { type Command, type Event, paperDungeons, type Setup, type State } from '../../../../src/engine/paper';
import { dailyGame, type PaperGame, type PaperMode } from '../../../../src/games/paper/records';
import { describeRecords } from '../../../support/recordsSuite';
import { AGAINST_BOT, playedGame } from '../ended';
import { ALONE, PAIR } from '../played';
import { PAPER_ALONE } from './own';

const DAY = '2026-11-18';
const MODES: readonly PaperMode[] = [
  { kind: 'free' },
  { kind: 'daily', date: DAY },
  { kind: 'campaign', campaign: 'town-heroes' },
];
const RUN = { campaign: 'town-heroes', seats: 1, missions: 'drawn', dispersal: true, openObjectives: false, games: [[81]] };

function begun(mode: PaperMode): PaperGame {
  const practice = mode.kind === 'practice';
  const opening = { setup: PAIR, seed: 'quill' as Seed, practice };
  const history = beginHistory<Setup, State, Command, Event>(paperDungeons, opening);
  return { game: paperDungeons.id, id: `${mode.kind} begun`, mode, history };
}

describeRecords('Paper Dungeons', {
  game: paperDungeons.id,
  games: PAPER_ALONE,
  underWay: [...MODES, { kind: 'practice' } as const].map(begun),
  over: [
    ...MODES.map((mode) => playedGame(`${mode.kind} alone`, { mode, setup: ALONE })),
    playedGame('daily again', { mode: { kind: 'daily', date: DAY }, ...dailyGame(DAY) }),
    playedGame('two at a table', { setup: PAIR, seating: AGAINST_BOT }),
  ],
  entries: new Map<string, unknown>([
    [`daily/${DAY}`, { id: 'a', date: DAY, points: -3, lights: 0, tries: 2 }],
    ['campaign/town-heroes', { run: RUN, seating: { 'seat-1': { player: 'person', name: 'Marta', banner: 'flame' } } }],
  ]),
});
