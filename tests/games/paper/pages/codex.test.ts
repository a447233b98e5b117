// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  BOSS_IDS,
  DUNGEON_IDS,
  ITEM_IDS,
  MISSION_IDS,
  MONSTER_TYPES,
  OBJECTIVE_IDS,
  POWER_IDS,
} from '../../../../src/engine/paper';
import { codexChapters } from '../../../../src/games/paper/pages/codex/chapters';
import { signLists } from '../../../../src/games/paper/pages/signs/signLists';
import { openCodex } from '../../../../src/pages';
import { SPEECH } from '../translator';

const chapters = codexChapters(SPEECH.en);
const entries = chapters.flatMap((chapter) => [...chapter.entries]);
const entry = (place: string): HTMLElement | undefined => entries.find(({ dataset }) => dataset['entry'] === place);
const isOurs = (place: string): boolean => entry(place)?.querySelector('.house-mark') !== null;

describe('the codex of Paper Dungeons', () => {
  it('has an entry for everything there is, and none twice', () => {
    const places = entries.map(({ dataset }) => dataset['entry']);
    expect(new Set(places).size).toBe(places.length);
    expect(places).toEqual(
      expect.arrayContaining([
        ...BOSS_IDS.map((id) => `boss-${id}`),
        ...DUNGEON_IDS.map((id) => `dungeon-${id}`),
        ...ITEM_IDS.map((id) => `item-${id}`),
        ...POWER_IDS.map((id) => `power-${id}`),
        ...OBJECTIVE_IDS.map((id) => `objective-${id}`),
        ...MISSION_IDS.map((id) => `mission-${id}`),
        ...MONSTER_TYPES.map((id) => `monster-${id}`),
      ]),
    );
  });

  it('marks what the house has made, and nothing else', () => {
    expect(BOSS_IDS.filter((id) => !isOurs(`boss-${id}`))).toEqual([]);
    expect(entry('boss-chimera')?.textContent).toContain('middle strength');
    expect(ITEM_IDS.filter((id) => isOurs(`item-${id}`))).toEqual(ITEM_IDS.slice(0, 4));
    expect(POWER_IDS.filter((id) => isOurs(`power-${id}`))).toEqual([]);
    expect(MONSTER_TYPES.filter((id) => isOurs(`monster-${id}`))).toEqual([]);
    expect(['levels', 'gems', 'monsters', 'damage'].filter((id) => isOurs(`track-${id}`))).toEqual(['gems', 'damage']);
  });

  it('tells the numbers of a boss', () => {
    const rows = [...(entry('boss-chimera')?.querySelectorAll('tr') ?? [])].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows.slice(1)).toEqual([
      ['14', '3', '4'],
      ['18', '5', '3'],
      ['22', '7', '2'],
    ]);
  });

  it.each(Object.entries(SPEECH))('is said without a hole, in %s, and so are the signs', (_, translate) => {
    const words = [
      ...codexChapters(translate).flatMap((chapter) => [chapter.title, ...chapter.entries.map(({ textContent }) => textContent)]),
      ...signLists(translate).flatMap(({ title, signs }) => [title, ...signs.flatMap(({ name, text }) => [name, text])]),
    ];
    expect(words.filter((text) => /\{\{|undefined|null|paper(Pages|Dungeons)\./.test(text))).toEqual([]);
  });

  it('has a picture for every sign', () => {
    const signs = signLists(SPEECH.en).flatMap((list) => list.signs);
    expect(
      signs.filter(({ picture }) => picture.querySelector('img')?.getAttribute('src') === '').map(({ name }) => name),
    ).toEqual([]);
  });

  it('opens at a boss, and dims what was not met', () => {
    const codex = openCodex(codexChapters(SPEECH.en), SPEECH.en);
    document.body.replaceChildren(codex.element);
    expect(codex.reveal('boss-lich')).toBe(true);
    codex.dim(new Set(['boss-lich']));
    expect(document.querySelectorAll('.unmet')).toHaveLength(BOSS_IDS.length - 1 + MONSTER_TYPES.length);
  });
});
