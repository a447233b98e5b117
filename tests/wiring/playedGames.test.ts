import { expect, it, vi } from 'vitest';
import { PlayedGames, type PlayedGamesParts } from '../../src/wiring/PlayedGames';
import { tiny } from '../games/tiny';

const pageTexts = { en: 'pages/en.json', it: 'pages/it.json' };
const chaptersIn = vi.fn(() => []);

function played(pages: { readonly pageTexts?: typeof pageTexts }, includeTexts: PlayedGamesParts['includeTexts']) {
  const folder = { ...tiny, ...pages, fetchCodex: async () => chaptersIn };
  return new PlayedGames({ folders: [folder], includeTexts } as unknown as PlayedGamesParts).current;
}

it('puts the codex into words when all its texts are there', async () => {
  chaptersIn.mockClear();
  let come: () => void = () => undefined;
  const pagesCome = new Promise<void>((resolve) => {
    come = resolve;
  });
  const includeTexts = vi.fn((texts: unknown) => (texts === pageTexts ? pagesCome : Promise.resolve()));
  const codex = played({ pageTexts }, includeTexts).codex(String);
  await vi.waitFor(() => expect(includeTexts.mock.calls).toEqual([[tiny.texts], [pageTexts]]));
  expect(chaptersIn).not.toHaveBeenCalled();
  come();
  expect(await codex).toEqual([]);
  expect(chaptersIn).toHaveBeenCalledExactlyOnceWith(String);
});

it('has no codex where its texts do not come', async () => {
  const missing = new Error('no network');
  const includeTexts = (texts: unknown) => (texts === pageTexts ? Promise.reject(missing) : Promise.resolve());
  await expect(played({ pageTexts }, includeTexts).codex(String)).rejects.toBe(missing);
});

it('asks for no texts of pages where a game has none', async () => {
  const includeTexts = vi.fn(async () => undefined);
  const game = played({}, includeTexts);
  await game.includePageTexts();
  expect(includeTexts).not.toHaveBeenCalled();
  await game.codex(String);
  expect(includeTexts.mock.calls).toEqual([[tiny.texts]]);
});
