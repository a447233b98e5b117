import { describe, expect, it } from 'vitest';
import { LIMITS, toSave } from '../../src/engine/kernel';
import { parseSaved, parseSeating } from '../../src/services';
import { tinyRecords } from '../games/tiny/records';
import { tinyGame } from '../support/tinyGame';
import { someGame } from '../support/tinyPlay';

const LEFT = { player: 'person', name: 'Marta', banner: 'flame' };
const RIGHT = { player: 'careful', name: 'Right', banner: 'wave' };

describe('who sits where', () => {
  it('is read as it was written, without what only another version knows', () => {
    expect(parseSeating({ left: { ...LEFT, hat: 'red' }, right: RIGHT })).toEqual({ left: LEFT, right: RIGHT });
  });

  it.each([
    ['no name', { ...LEFT, name: '' }],
    ['a long name', { ...LEFT, name: 'a'.repeat(LIMITS.id + 1) }],
    ['half a letter', { ...LEFT, name: '\ud800' }],
    ['no player', { name: 'Marta', banner: 'flame' }],
    ['nothing', null],
  ])('leaves out a seat with %s', (_, left) => {
    expect(parseSeating({ left, right: RIGHT })).toEqual({ right: RIGHT });
  });

  it.each([null, 'left', [LEFT]])('is not known from %j', (data) => {
    expect(parseSeating(data)).toBeNull();
  });

  it('goes on with a saved game, and a save without it is read as before', () => {
    const save = { ...toSave(tinyGame(), someGame()), id: 'one', mode: { kind: 'free' } };
    const read = (data: unknown) => {
      const parsed = parseSaved(tinyRecords, data);
      return parsed.ok ? parsed.value.seating : parsed.rejection.key;
    };
    expect(read({ ...save, seating: { left: LEFT, right: RIGHT } })).toEqual({ left: LEFT, right: RIGHT });
    expect(read(save)).toBeUndefined();
    expect(read({ ...save, seating: 'torn' })).toBeUndefined();
  });
});
