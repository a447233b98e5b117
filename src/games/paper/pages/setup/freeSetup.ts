import type { Setup } from '../../../../engine/paper';
import type { Visit } from '../../../contract';
import type { PaperApp } from '../pagesApp';
import { dungeonIn } from './address';
import { setupPage } from './setupPage';

/** The setup of the form before the player has ever chosen one. */
const FIRST_SETUP: Setup = { seats: 1, dungeon: 'a', missions: 'drawn', dispersal: true, openObjectives: false };

/** The setup of a free game: everything is as in the last game, unless the address names a dungeon. */
export function freeSetup({ translate, sound, lastSetup, lastSeating, begin }: PaperApp, { detail, until }: Visit): HTMLElement {
  const last = lastSetup() ?? FIRST_SETUP;
  const dungeon = dungeonIn(detail) ?? last.dungeon;
  return setupPage({
    ...{ translate, until, sound, last: { ...last, dungeon }, lastSeating: lastSeating() },
    onBegin: (setup, seating, seed) => begin({ setup, seating, ...(seed && { seed }) }),
  });
}
