// @vitest-environment happy-dom
import '../../../scenes/canvas';
import { expect, it } from 'vitest';
import { BOSS_IDS, FACES, HERO_IDS, ITEM_IDS, MONSTER_TYPES } from '../../../../src/engine/paper';
import { paperAtTable } from '../../../../src/games/paper/atTable';
import * as scenes from '../../../../src/games/paper/scenes';

const FACE_SYMBOLS = [...new Set([...FACES.white, ...FACES.black].map(({ symbol }) => symbol))];

const NEEDED: readonly string[] = [
  ...HERO_IDS.map((id) => `hero/${id}`),
  ...BOSS_IDS.map((id) => `crest/${id}`),
  ...MONSTER_TYPES.map((id) => `bust/${id}`),
  ...ITEM_IDS.map((id) => `item/${id}`),
  ...FACE_SYMBOLS.map((symbol) => `face/${symbol}`),
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `door/${letter}`),
  ...['wall/wall-1', 'wall/wall-2', 'wall/wall-3', 'walker/stand', 'edge/burn', 'mark/gem', 'mark/river'],
];

it.each(NEEDED)('has the picture %s from the start', async (key) => {
  const { art } = await paperAtTable(() => Promise.resolve(scenes)).fetchScenes();
  expect(art.sets.flatMap(({ keys }) => keys)).toContain(key);
});
