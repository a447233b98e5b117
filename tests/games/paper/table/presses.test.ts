import { describe, expect, it } from 'vitest';
import { beginHistory, commandsOf, type Seed } from '../../../../src/engine/kernel';
import { type Command, paperDungeons, type State } from '../../../../src/engine/paper';
import { paperAtTable } from '../../../../src/games/paper/atTable';
import { aTurn } from '../../../engine/paper/table';
import { laidGame } from '../../../wiring/table/laidGame';
import { shownOf } from '../shown';
import { SPEECH } from '../translator';

const GAME = paperAtTable(() => Promise.reject(new Error('nothing is drawn here')));

/** Returns what is done by presses on the canvas of a phone, and how many of them it took. */
function pressed(state: State, ids: readonly string[]) {
  const { session, input } = laidGame({
    game: GAME,
    history: beginHistory(paperDungeons, { setup: state.setup, seed: 'presses' as Seed, base: state }),
    translate: SPEECH.en,
  });
  const done = (): Command | null => (commandsOf(session.history)[0] ?? null) as Command | null;
  const presses = ids.findIndex((id) => {
    input.press(id);
    return done() !== null;
  });
  const type = done()?.type ?? null;
  session.close();
  return { type, presses: presses + 1 };
}

/** The second room on the way of a die that reaches it, and the one beside the party. */
function roomsOf(state: State, presses: readonly string[]) {
  const { rooms } = shownOf(state, { presses });
  return rooms.filter(({ isInReach }) => isInReach).map(({ room }) => `room-${room}`);
}

const TURN = aTurn().with({ path: ['C1'] }).state;
const WALKING = aTurn().with({ path: ['C1'], used: [0], walk: { steps: 1, rivers: [] } }).state;

describe('the presses of a phone', () => {
  const [room = ''] = roomsOf(TURN, ['die-0']);
  const lit = (kind: 'hero' | 'item', presses: readonly string[]): string =>
    shownOf(TURN, { presses }).entries.find(({ spot, refusal }) => spot.kind === kind && refusal === null)?.id ?? '';

  it.each([
    ['a room, looked at first', 3, 'walk', ['die-0', room, room]],
    ['a room, by the golden button', 3, 'walk', ['die-0', room, 'go']],
    ['a hero', 2, 'raise', ['die-0', lit('hero', ['die-0'])]],
    ['a box', 3, 'craft', ['die-0', 'use-craft', lit('item', ['die-0', 'use-craft'])]],
    ['flasks', 2, 'brew', ['die-0', 'use-brew']],
  ] as const)('are no more than so many for %s', (_, presses, type, ids) => {
    expect(pressed(TURN, ids)).toEqual({ type, presses });
  });

  it('is one for a single step', () => {
    const [next = ''] = roomsOf(WALKING, []);
    expect(pressed(WALKING, [next])).toEqual({ type: 'step', presses: 1 });
  });
});
