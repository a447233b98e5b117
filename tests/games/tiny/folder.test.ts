// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { commandsOf, type Seed } from '../../../src/engine/kernel';
import { type PagesApp, PRACTICE, type TableGame } from '../../../src/games/contract';
import { button, control } from '../../pages/onPage';
import { play, SAFE, someGame, begin as started, stay } from '../../support/tinyPlay';
import { tiny } from '.';
import { captionOf } from './records';
import { SPEECH } from './translator';

const over = play(
  started({ script: SAFE, seed: 'folder' as Seed }),
  ['left', 'right', 'left', 'right', 'left', 'right'].map((side) => stay(side === 'left' ? 'left' : 'right')),
);

const GAME: TableGame = { game: tiny.id, id: 'one', mode: PRACTICE, history: over };

function house(begin = vi.fn()): PagesApp {
  const nothing = (): void => undefined;
  const unread = (): never => {
    throw new Error('nothing is read here');
  };
  const nothingKept = { chronicle: unread, entry: unread, remove: nothing, section: unread, reader: unread };
  return {
    translate: SPEECH.en,
    records: nothingKept,
    language: () => 'en',
    now: () => new Date(0),
    freshSeed: () => 'fresh' as Seed,
    game: () => GAME,
    lastSetup: () => null,
    lastSeating: () => null,
    go: nothing,
    sound: nothing,
    begin,
    play: nothing,
    underWay: () => null,
    includePageTexts: async () => undefined,
    resume: nothing,
  };
}

it('begins a game of either kind from its setup, and sums one up that is over', async () => {
  const begin = vi.fn();
  const visit = { detail: null, until: new AbortController().signal };
  const { setup, summary } = (await tiny.fetchPages()).pages(house(begin));
  const page = await setup?.(visit);
  document.body.append(page ?? '');
  button('Begin').click();
  control('One after the other').click();
  button('Begin').click();
  const seating = {
    left: { player: 'person', name: 'Left', banner: 'flame' },
    right: { player: 'random', name: 'Right', banner: 'wave' },
  };
  expect(begin.mock.calls).toEqual([[{ setup: { mode: 'atOnce' }, seating }], [{ setup: { mode: 'inTurn' }, seating }]]);
  expect((await summary?.(visit))?.textContent).toContain('Holds a crown (7).');
});

it('is kept in the chronicle and read again', async () => {
  const records = await tiny.fetchRecords();
  const pages = await tiny.fetchPages();
  const entry = { ...records.factsOf(GAME), id: GAME.id, game: GAME.game, date: '2026-11-19', mode: GAME.mode };
  const read = records.parseEnded(JSON.parse(JSON.stringify(entry)));
  if (!read.ok) throw new Error(read.rejection.key);
  expect((await pages.fetchChronicle()).row(read.value, SPEECH.en).detail).toBe('0 points for Left, 0 for Right.');
  const replayed = pages.parseReplay(read.value.replay ?? '');
  expect(replayed.ok && commandsOf(replayed.value)).toEqual(commandsOf(over));
  expect(records.parseEnded({ ...entry, points: 'many' }).ok).toBe(false);
});

it('has a caption and a picture that give nothing away', async () => {
  const { state } = someGame();
  expect(captionOf(state).params).toEqual({ night: '3' });
  const { details } = (await tiny.fetchPages()).picture(state, SPEECH.en);
  expect(details.join(' ')).not.toContain('a crown (7)');
});
