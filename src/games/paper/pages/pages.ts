import { made, replayLink } from '../../../pages';
import type { PageBuilder } from '../../contract';
import { entryOf, type PaperEntry } from '../records';
import type { PaperApp } from './pagesApp';
import { freeSetup } from './setup/freeSetup';

type PaperPage = 'setup' | 'daily' | 'campaign' | 'summary';

/** The pages of Paper Dungeons, by their names in the address. */
export function pagesIn(app: PaperApp): Readonly<Record<PaperPage, PageBuilder>> {
  return {
    setup: (visit) => freeSetup(app, visit),
    daily: async () => (await modesIn(app)).today(app),
    campaign: async ({ detail }) => (await modesIn(app)).campaigns(app, detail),
    summary: ({ until }) => summary(app, until),
  };
}

const fetchModes = () => import('./modes');
const endings = () => import('./endings');

/** The pages of the modes, which a free game does not load, once their texts are there. */
async function modesIn({ includePageTexts }: PaperApp) {
  const [modes] = await Promise.all([fetchModes(), includePageTexts()]);
  return modes;
}

async function summary(app: PaperApp, until: AbortSignal): Promise<HTMLElement> {
  const { translate, records, sound, go } = app;
  const game = app.game();
  if (game === null || game.history.state.phase !== 'over') {
    go('title');
    return made('div');
  }
  const { endPage, recordOf } = await endings();
  // A practice game has no record.
  const kept = await records.entry(game.id);
  const entry = kept ?? entryOf(game, app.now());
  const isBest = kept !== null && recordOf(entry, await records.chronicle());
  sound(isBest ? 'record' : entry.outcome === 'victory' ? 'won' : 'lost');
  return endPage({
    translate,
    entry,
    origin: game.history.origin,
    isBest,
    link: replayLink(entry.replay),
    onBoxCounted: () => sound('counted'),
    onAgain: () => again(app, entry),
    onTitle: () => go('title'),
    until,
  });
}

/** Begins another game of the same mode. A game of a day or of a campaign begins on its own page. */
function again({ begin, go, lastSeating }: PaperApp, { mode, setup }: PaperEntry): void {
  const seating = lastSeating();
  const isSame = seating !== null && Object.keys(seating).length === setup.seats;
  if (mode.kind === 'daily') go('daily');
  else if (mode.kind === 'campaign') go('campaign', mode.campaign);
  else begin({ mode, setup, ...(isSame && { seating }) });
}
