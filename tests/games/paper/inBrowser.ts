import { required } from '../../../src/engine/kernel';
import { type PlayerSeat, paperDungeons, ROOM_IDS, type State } from '../../../src/engine/paper';
import { shapeOf } from '../../../src/games/paper/table/layout/ground';
import { objectiveWords } from '../../../src/games/paper/table/words';
import { tableScenes } from '../../../tools/shots/paper/tableScenes';
import type { TableScene } from '../../../tools/shots/scenes';
import type { BrowserGame } from '../../e2e/support/browserGames';
import { english } from '../../e2e/support/words';
import { shownIn } from './shownIn';

let scenes: readonly TableScene[] | null = null;
const tables = (): readonly TableScene[] => {
  scenes ??= tableScenes();
  return scenes;
};

const saveOf = (name: string): unknown =>
  required(
    tables().find((scene) => scene.name === name),
    'a scene',
  ).save;

const secretOf = (objective: PlayerSeat['objective']): readonly string[] =>
  objective === null || objective === 'unknown' ? [] : [objectiveWords(objective, english)];

export const paperInBrowser: BrowserGame = {
  name: 'Paper Dungeons',
  rules: paperDungeons,
  scenes: tables,
  plainest: 'paper-first-1',
  rolled: 'paper-roll-1',
  talkative: () => saveOf('paper-dice-1'),
  heard: ['paper-cards-3', 'paper-raise-1', 'paper-levelUp-8', 'paper-curtain-3', 'paper-over-3'],
  /** A die in the hand, cards to keep, and a turn that misses its boss. */
  wordiest: ['paper-held-1', 'paper-cards-3', 'paper-warned-1'],
  wordy: ['paper-levelUp-8', 'paper-roll-1', 'paper-preview-1', 'paper-craft-3', 'paper-reward-3', 'paper-confirm-8'],
  letters: { desk: 9.2, hand: 8.2 },
  faults: 45,
  deskUnit: (_, screen) => (shapeOf(screen) === 'wide' ? Math.min(screen.width / 1280, screen.height / 720) : null),
  /** `describeLayout` asks the layout. */
  problems: () => [],
  shared: () =>
    required(
      tables().find(({ name }) => name === 'paper-walking-1'),
      'a scene',
    ).save,
  reloaded: ['paper-walking-1', 'paper-held-1', 'paper-levelUp-3', 'paper-curtain-3', 'paper-reveal-3', 'paper-boss-1-1'],
  secrets: (state) => (state as State).seats.flatMap(({ objective }) => secretOf(objective)),
  offered: (state) => [...shownIn(state as State, english).entries.map(({ id }) => id), ...ROOM_IDS.map((room) => `to-${room}`)],
  /** Most of what is pressed only takes up a die. */
  leastStates: 2,
  /** Sheets of others, and the own objective where people share the device, are only looked at. */
  besides: /^(look-|objective$)/,
};
