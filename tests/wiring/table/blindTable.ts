import type { AnyHistory } from '../../../src/games/contract';
import { oneDeckAtTable } from '../../../src/games/onedeck/atTable';
import { openSettings } from '../../../src/services';
import { LiveTuning } from '../../../src/wiring/LiveTuning';
import { type GameTable, openGameTable } from '../../../src/wiring/table/GameTable';
import type { GameTableParts } from '../../../src/wiring/table/GameTableParts';
import { keepStage } from '../../../src/wiring/table/keptStage';
import type { Keyboard } from '../../e2e/support/players/KeyboardPlayer';
import { spokenHere } from '../../e2e/support/players/spoken';
import { translatorIn } from '../../support/translator';
// The table fetches them when odds are asked for: a test that is over would load them too late.
import '../../../src/games/onedeck/odds/answer';
import '../../../src/games/onedeck/odds/OddsHost';

const { t: translate } = translatorIn('en');
const nothing = (): void => undefined;
const never = () => nothing;

export interface BlindTable {
  readonly table: GameTable;
  readonly keyboard: Keyboard;
  /** What went wrong without ending the game. */
  readonly problems: readonly unknown[];
}

export type BlindParts = Pick<GameTableParts, 'game' | 'translate'> & Partial<Pick<GameTableParts, 'players' | 'think'>>;
const ONE_DECK: BlindParts = { game: oneDeckAtTable, translate };

/** The whole table in a page that draws nothing: mirror, keys, session and director are the real ones. */
export async function blindTable(history: AnyHistory, parts: BlindParts = ONE_DECK): Promise<BlindTable> {
  document.body.innerHTML = '<div id="table"><div id="canvas"></div><main id="mirror"></main></div>';
  const problems: unknown[] = [];
  const report = (problem: unknown): void => void problems.push(problem);
  const table = await openGameTable({
    ...parts,
    history,
    sound: { play: nothing },
    tuning: new LiveTuning().of(parts.game),
    stage: keepStage(report),
    presentation: () => 'instant',
    pace: () => 'instant',
    settings: openSettings({ report, store: () => ({ getItem: () => null, setItem: nothing }) }),
    textScale: () => 1,
    onPalette: never,
    onLanguage: never,
    keep: nothing,
    leave: nothing,
    go: nothing,
    nameOf: (page) => page,
    codex: async () => [],
    signs: async () => [],
    again: nothing,
    notice: nothing,
    report,
    crash: report,
  });
  return { table, keyboard: { listen: async () => spokenHere(), strike: async (key) => strike(key) }, problems };
}

/** Does with a key what a browser does, as far as the mirror's buttons are concerned. */
function strike(stroke: string): void {
  const shiftKey = stroke.startsWith('Shift+');
  const key = stroke.replace('Shift+', '');
  const code = /^\d$/.test(key) ? `Digit${key}` : '';
  const event = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
  const at = document.activeElement ?? document.body;
  if (!at.dispatchEvent(event)) return;
  if (key === 'Tab') step(at, shiftKey ? -1 : 1);
  if (key === 'Enter' && at instanceof HTMLElement) at.click();
}

function step(from: Element, by: 1 | -1): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('button')];
  buttons[buttons.findIndex((button) => button.isSameNode(from)) + by]?.focus();
}
