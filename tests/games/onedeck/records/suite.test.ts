import { beginHistory, type Seed } from '../../../../src/engine/kernel';
import { type Mode, newSheet, nextDelve, oneDeckDungeon, startGauntlet } from '../../../../src/engine/onedeck';
import type { TableGame } from '../../../../src/games/onedeck/table';
import { accepted } from '../../../engine/campaign/support';
import { lostDelve, wonDelve } from '../../../support/goldenDelves';
import { describeRecords } from '../../../support/recordsSuite';

const [WON, LOST] = [wonDelve(), lostDelve()];
const DAY = '2026-11-18';
const MODES: readonly Mode[] = [{ kind: 'free' }, { kind: 'campaign' }, { kind: 'gauntlet' }, { kind: 'daily', date: DAY }];

const gauntlet = accepted(startGauntlet({ heroes: ['rogue', 'mage'], tier: 'novice', seed: 'rope' as Seed }));
const delve = nextDelve(gauntlet);
const begun = (mode: Mode, id: string): TableGame => {
  const setup = delve === null ? WON.origin.setup : { heroes: delve.heroes, dungeon: delve.dungeon, tier: delve.tier };
  const practice = mode.kind === 'practice';
  return { game: oneDeckDungeon.id, id, mode, history: beginHistory(oneDeckDungeon, { setup, seed: 'torch' as Seed, practice }) };
};

describeRecords('One Deck Dungeon', {
  game: oneDeckDungeon.id,
  underWay: [...MODES, { kind: 'practice' } as const].map((mode) => begun(mode, `${mode.kind} begun`)),
  over: MODES.flatMap((mode) =>
    [WON, LOST].map((history) => ({ game: oneDeckDungeon.id, id: `${mode.kind} ${history.state.result}`, mode, history })),
  ),
  entries: new Map<string, unknown>([
    ['gauntlet', gauntlet],
    ['sheet/rogue', newSheet('rogue')],
    [`daily/${DAY}`, { id: 'a', date: DAY, outcome: 'defeat', floor: 2, bossMet: false, turns: 9, tries: 2 }],
  ]),
});
