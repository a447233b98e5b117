import { beginHistory } from '../../../src/engine/kernel';
import { type Command, type Event, oneDeckDungeon, type Setup, type State } from '../../../src/engine/onedeck';
import { oneDeckAtTable } from '../../../src/games/onedeck/atTable';
import type { Shown, TableHistory } from '../../../src/games/onedeck/table';
import { translatorIn } from '../../support/translator';
import { type LaidParts, laidGame } from './laidGame';
// The table fetches them when odds are asked for: a test that is over would load them too late.
import '../../../src/games/onedeck/odds/answer';
import '../../../src/games/onedeck/odds/OddsHost';

const { t: translate } = translatorIn('en');

/** A state of One Deck Dungeon on a table without a browser. */
export function laidTable(base: State, motion: Pick<LaidParts, 'lasts' | 'focused'> = {}) {
  const history: TableHistory = beginHistory<Setup, State, Command, Event>(oneDeckDungeon, {
    setup: base.setup,
    seed: 'laid' as never,
    base,
  });
  const laid = laidGame({ game: oneDeckAtTable, history, translate, ...motion });
  const shown = laid.shown as Shown[];
  const entries = (): readonly string[] => (shown.at(-1)?.menu.entries ?? []).map(({ id }) => id);
  const hand = () => shown.at(-1)?.picked;
  return { ...laid, shown, entries, hand };
}
