import { required, type Seed } from '../../../src/engine/kernel';
import type { Language } from '../../../src/services';
import type { Command, Event, State } from '../../support/tinyFacts';
import { seatAt, tinyGame } from '../../support/tinyGame';
import type { Shown } from './table';
import { TinyPicking } from './table/picking';
import { SPEECH } from './translator';

export const RULES = tinyGame();
const MODES = ['atOnce', 'inTurn'] as const;

interface Turn {
  readonly before: State;
  readonly command: Command;
  readonly events: readonly Event[];
}

/** A few games, each command chosen by its place in the list. */
const PLAYED = MODES.flatMap((mode) => [0, 1, 2, 3, 4, 5].map((game) => played(mode, game)));
/** Every turn of these games. */
export const TURNS: readonly Turn[] = PLAYED.flatMap(({ turns }) => turns);
export const STATES: readonly State[] = [...TURNS.map(({ before }) => before), ...PLAYED.map(({ end }) => end)];

function played(mode: (typeof MODES)[number], game: number) {
  const turns: Turn[] = [];
  let state = RULES.start({ mode }, `table ${game}` as Seed);
  while (!RULES.outcome(state).over) {
    const listed = RULES.legal(state, seatToAct(state));
    const command = required(listed[(turns.length + game) % listed.length], 'a command');
    const taken = RULES.step(state, command);
    if (!taken.ok) throw new Error(taken.rejection.key);
    turns.push({ before: state, command, events: taken.events });
    state = taken.state;
  }
  return { turns, end: state };
}

/** The person whom the table asks first. */
export function seatToAct(state: State) {
  return required(RULES.toAct(state)[0] ?? seatAt('left'), 'a seat');
}

/** The table as the person sees it who decides. */
export function shownOf(state: State, language: Language): Shown {
  const nothing = (): void => undefined;
  const quiet = { sound: nothing, perform: nothing, refuse: nothing, changed: nothing, layout: () => null };
  const picking = new TinyPicking({ state, translate: SPEECH[language], singleKeys: () => true, ...quiet });
  const [seat = null] = RULES.toAct(state);
  picking.rest(RULES.view(state, seat), seat);
  const tools = { canUndo: true, canRedo: true, speed: 1 } as const;
  return picking.shown(RULES.view(state, seat), { busy: false, viewer: seat, tools });
}
