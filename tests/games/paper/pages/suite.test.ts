// @vitest-environment happy-dom
// Pages that load late are there before the clock of a test runs.
import '../../../../src/games/paper/pages/endings';
import '../../../../src/games/paper/pages/modes';
import { paperPages } from '../../../../src/games/paper/pages/paperPages';
import { dailyGame, type PaperMode, paperRecords } from '../../../../src/games/paper/records';
import { describePages } from '../../../support/pagesSuite';
import { AGAINST_BOT, playedGame } from '../ended';
import { PAIR } from '../played';
import { SPEECH } from '../translator';

const DAY = '2026-11-18';
const MODES: readonly PaperMode[] = [{ kind: 'free' }, { kind: 'campaign', campaign: 'mummy-of-hamnapta' }];

describePages('Paper Dungeons', {
  pages: paperPages,
  records: paperRecords,
  over: [
    ...MODES.map((mode) => playedGame(`${mode.kind} over`, { mode })),
    playedGame('daily over', { mode: { kind: 'daily', date: DAY }, ...dailyGame(DAY) }),
  ],
  languages: SPEECH,
});

describePages('Paper Dungeons among several', {
  pages: paperPages,
  records: paperRecords,
  over: [playedGame('two', { setup: PAIR, seating: AGAINST_BOT })],
  languages: SPEECH,
});
