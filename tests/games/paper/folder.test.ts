// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { required } from '../../../src/engine/kernel';
import { paperDungeons } from '../../../src/engine/paper';
import { paper } from '../../../src/games/paper';
import { playedGame } from './ended';
import { ALONE, PAIR } from './played';
import { SPEECH } from './translator';

describe('the folder of Paper Dungeons', () => {
  it('fetches all its parts, and has a heading for every page', async () => {
    const records = await paper.fetchRecords();
    const { pages } = await paper.fetchPages();
    const table = await paper.fetchTable();
    expect([records.rules.id, table.rules.id, paper.id]).toEqual(Array(3).fill(paperDungeons.id));
    const section = { section: () => ({}), reader: () => ({}) };
    expect(Object.keys(pages({ records: section } as never))).toEqual(expect.arrayContaining(Object.keys(paper.pages)));
    for (const key of Object.values(paper.pages)) expect(SPEECH.en(key)).not.toBe(key);
    expect(paper.modes.every(({ page }) => page in paper.pages)).toBe(true);
    expect((await paper.fetchCodex())(SPEECH.it).length).toBeGreaterThan(0);
    expect((await paper.fetchSigns())(SPEECH.it)).toHaveLength(2);
    expect(Object.keys((await paper.fetchSounds())?.places ?? {})).toContain('inked');
    expect((await paper.fetchDebug()).firstPlan).toMatchObject({ seats: 1 });
  });

  it('notes on the title which dungeon today has, and which campaign goes on', async () => {
    const { notes } = await paper.fetchNotes();
    const run = { campaign: 'town-heroes', seats: 1, missions: 'none', dispersal: true, openObjectives: false, games: [[70]] };
    const nothing = (): never => {
      throw new Error('nothing else is read');
    };
    const records = {
      ...{ chronicle: nothing, entry: nothing, remove: nothing },
      section: () => ({ read: nothing, list: nothing, edit: nothing }),
      reader: () => ({ read: async () => [{ run, seating: {} }] as never, readAll: nothing }),
    };
    const said = await notes({ translate: SPEECH.en, records, now: () => new Date(2026, 10, 18) });
    expect(said['daily']).not.toMatch(/paperDungeons|November|·/);
    expect(said['campaign']).toBe('Heroes of the Town, game 2');
  });
});

describe('the picture of a saved game', () => {
  it('shows every seat no further than all know it', async () => {
    const { picture } = await paper.fetchPages();
    const secret = secretMoment();
    const open = secret.seats.map(({ open: shown, sheet }) => new Set((shown ?? sheet).path).size);
    const { pictures, title, details } = picture(secret, SPEECH.en);
    expect(pictures.map((sheet) => sheet.querySelectorAll('.map-room.lit').length)).toEqual(open);
    expect(secret.seats.some(({ open: shown, sheet }) => shown !== null && shown.path.length < sheet.path.length)).toBe(true);
    expect(title).toContain('turn');
    expect(details).toHaveLength(2);
  });

  it('says whether a game is over', async () => {
    const { isOver } = await paper.fetchPages();
    expect(isOver(playedGame('over', { setup: ALONE }).history.state)).toBe(true);
    expect(isOver(playedGame('begun', { setup: ALONE, commands: 1 }).history.state)).toBe(false);
  });
});

/** A state in which a seat has walked in secret. */
function secretMoment() {
  const counts = Array.from({ length: 60 }, (_, at) => at + 4);
  const states = counts.map((commands) => playedGame('secret', { setup: PAIR, commands }).history.state);
  const found = states.find(
    ({ phase, seats }) =>
      phase === 'dice' && seats.some(({ open, sheet }) => open !== null && open.path.length < sheet.path.length),
  );
  return required(found, 'a secret walk');
}
