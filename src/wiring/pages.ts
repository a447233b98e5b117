import type { State } from '../engine/onedeck';
import { gameWords, recordNotes, todayWords } from '../games/onedeck/pages';
import { liveScene, type PageBuilder, type PageTable, type SceneParts, titlePage } from '../pages';
import type { Translate } from '../table';
import type { RoomHouse } from './rooms';

/** What the pages may ask of the house. */
export interface PageHouse extends RoomHouse {
  /** The game that lies on the table, also when it is over. */
  readonly saved: () => State | null;
  /** Whether that game can only be read by a newer version. */
  readonly newer: () => boolean;
  readonly reload: () => void;
  readonly scene: Omit<SceneParts, 'until'>;
  /** Answers what stands in the place of a page whose code did not come; throws what is a mistake of ours. */
  readonly onMissing: (problem: unknown) => HTMLElement;
}

/** Every page that can be gone to, by its name in the address: the title offers what stands here. */
export function pagesIn(house: PageHouse): PageTable {
  const { translate } = house;
  const pages: PageTable = {
    title: ({ until }) => {
      liveScene({ ...house.scene, until });
      return titlePage({
        translate,
        saved: wordsFor(house.saved(), translate),
        newer: house.newer(),
        offers: (page) => Object.hasOwn(pages, page),
        notes: {
          daily: todayWords(house),
          gauntlet: translate('title.allInARow'),
          campaign: translate('title.heroesLearn'),
        },
        later: recordNotes(house),
        onContinue: house.resume,
        onReload: house.reload,
        onGo: house.go,
      });
    },
    setup: behind('setup', house),
    daily: behind('daily', house),
    gauntlet: behind('gauntlet', house),
    campaign: behind('campaign', house),
    chronicle: behind('chronicle', house),
    codex: behind('codex', house),
    settings: behind('settings', house),
    credits: behind('credits', house),
    replay: behind('replay', house),
    summary: behind('summary', house),
  };
  return pages;
}

/** Nobody waits for these before the title is there: they are fetched when the first of them is gone to. */
function behind(page: keyof ReturnType<typeof import('./rooms')['roomsIn']>, house: PageHouse): PageBuilder {
  return async (visit) => {
    const rooms = await import('./rooms').catch(house.onMissing);
    return rooms instanceof HTMLElement ? rooms : rooms.roomsIn(house)[page](visit);
  };
}

function wordsFor(game: State | null, translate: Translate): string | null {
  return game === null || game.phase === 'over' ? null : gameWords(game, translate);
}
