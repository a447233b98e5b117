import { required } from '../../../src/engine/kernel';
import { oneDeckDungeon, type State } from '../../../src/engine/onedeck';
import { layoutTable } from '../../../src/games/onedeck/table';
import { type OneDeckScene, tableScenes } from '../../../tools/shots/onedeck/tableScenes';
import type { BrowserGame } from '../../e2e/support/browserGames';
import { GAMES } from '../../e2e/support/games';
import { contentIn, entriesIn } from '../../e2e/support/menus';
import { problemsOf } from './table/layoutProblems';

let scenes: readonly OneDeckScene[] | null = null;
const allScenes = (): readonly OneDeckScene[] => {
  scenes ??= tableScenes();
  return scenes;
};
const stateOf = (name: string) =>
  required(
    allScenes().find((scene) => scene.name === name),
    'a scene',
  ).state;

export const oneDeckInBrowser: BrowserGame = {
  name: 'One Deck Dungeon',
  rules: oneDeckDungeon,
  scenes: allScenes,
  plainest: 'choose-1',
  rolled: null,
  talkative: () => GAMES.pool().save,
  /** `a11y.spec` has every phase of every party. */
  heard: [],
  /** Doors, a choice, a reckoning, a reward and a fight, of one, two and four heroes. */
  wordiest: ['choose-1', 'option-1', 'loot-1', 'consequences-2', 'pool-4'],
  wordy: ['pool-1', 'lethal-1', 'feats-2', 'covered-2', 'split-4', 'loot-4'],
  letters: { desk: 16, hand: 12 },
  faults: 0,
  deskUnit({ name }, screen) {
    const { shape, unit } = layoutTable(screen, contentIn(stateOf(name)));
    return shape === 'wide' ? unit : null;
  },
  /** Nothing lies on anything else, dice on no button. Before the party has split nobody presses a box. */
  problems({ name }, screen) {
    const state = stateOf(name);
    const problems = problemsOf(screen, contentIn(state));
    return problems.filter((problem) => state.phase !== 'split' || !problem.startsWith('box'));
  },
  shared: () => GAMES.choose().save,
  /** Its own reloads are those of whole games. */
  reloaded: [],
  secrets: () => [],
  offered: (state) => entriesIn(state as State),
  leastStates: 4,
  besides: /^(confirm|cancel|hand-|press-)/,
};
