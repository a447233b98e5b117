// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toSave } from '../../src/engine/kernel';
import { slotOf } from '../../src/services';
import { tiny } from '../games/tiny';
import { captionOf } from '../games/tiny/records';
import { button } from '../pages/onPage';
import { tinyGame } from '../support/tinyGame';
import { someGame } from '../support/tinyPlay';

vi.mock('../../src/games/catalog', async () => {
  const [{ oneDeck }, own] = await Promise.all([import('../../src/games/onedeck'), import('../games/tiny')]);
  return { GAMES: [oneDeck, own.tiny] };
});

/** Code is loaded on the way. */
const soon = (see: () => void): Promise<void> => vi.waitFor(see, { timeout: 20_000 });

const { dataset } = document.documentElement;

/** Lays a game of Burglary as a page that died has left it: noted, and not in the database. */
function burglaryLies(): void {
  const history = someGame();
  const save = {
    ...toSave(tinyGame(), history),
    caption: captionOf(history.state),
    over: false,
    id: 'one',
    mode: { kind: 'free' },
  };
  const note = { key: `game/${slotOf(tiny.id)}`, value: save, unread: false };
  localStorage.setItem(`lanterndeep-note/game/${slotOf(tiny.id)}`, JSON.stringify(note));
}

/** Returns the name of the game before which the wanderer stands. */
const leading = (): string | null | undefined => document.querySelector('.leading h2')?.textContent;

async function open(address = ''): Promise<void> {
  history.replaceState(null, '', `/${address}`);
  document.body.innerHTML = readFileSync('index.html', 'utf8').replace(/^.*<body>|<script.*$/gs, '');
  const { App } = await import('../../src/wiring/App');
  await new App().open();
}

beforeEach(() => {
  localStorage.clear();
  // Here is no database, and nothing that could sound: both are reported.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (address: string) => new Response(readFileSync(address.replace(/^\//, ''), 'utf8')));
});

describe('two games in the catalog', () => {
  it('opens with the first, and with the one that was chosen from then on', async () => {
    await open();
    expect(leading()).toBe('One Deck Dungeon');
    button('Begin').click();
    await soon(() => expect(location.hash).toBe('#burglary/setup'));
    await open();
    await soon(() => expect(leading()).toBe('Burglary'));
    expect(button('New burglary').className).toContain('gold');
    button('The loot').click();
    await soon(() => expect(location.hash).toBe('#burglary/loot'));
    await open();
    expect(leading()).toBe('Burglary');
  });

  it('opens pages of either by their addresses, the older ones as before', async () => {
    await open('#burglary/setup');
    await soon(() => button('Begin'));
    await open('#setup');
    await soon(() => expect(document.querySelector('h1')?.textContent).toBe('New delve'));
  });

  it('goes on with either from the title, and keeps to the pages of that game', async () => {
    burglaryLies();
    await open();
    await soon(() => expect(document.querySelector('li:last-child')?.textContent).toBe('BurglaryBurglary · night 3Continue'));
    button('Continue').click();
    await soon(() => expect(dataset['table']).toBe('curtain'));
    expect(document.querySelector('dialog h2')?.textContent).toBe('Hand the device to Left');
  });
});
