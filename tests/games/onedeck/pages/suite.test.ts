// @vitest-environment happy-dom
// Pages that load late are there before the clock of a test runs.
import '../../../../src/games/onedeck/pages/endings';
import '../../../../src/games/onedeck/pages/modes';
import { oneDeckDungeon } from '../../../../src/engine/onedeck';
import { oneDeckPages } from '../../../../src/games/onedeck/pages/oneDeckPages';
import { oneDeckRecords } from '../../../../src/games/onedeck/records';
import { lostDelve, wonDelve } from '../../../support/goldenDelves';
import { describePages } from '../../../support/pagesSuite';
import { TONGUES } from '../../../support/spoken';

const DAY = '2026-11-18';
const MODES = [{ kind: 'free' }, { kind: 'campaign' }, { kind: 'gauntlet' }, { kind: 'daily', date: DAY }];

describePages('One Deck Dungeon', {
  pages: oneDeckPages,
  records: oneDeckRecords,
  over: MODES.flatMap((mode) =>
    [wonDelve(), lostDelve()].map((history, at) => ({ game: oneDeckDungeon.id, id: `${mode.kind} ${at}`, mode, history })),
  ),
  languages: Object.fromEntries(TONGUES),
});
