import type { PaperContent } from './layout';
import type { Shown } from './view';

/** What the layout has to find a place for. */
export function contentOf({
  state,
  entries,
  areItemsOpen,
  looked,
}: Pick<Shown, 'state' | 'entries' | 'areItemsOpen' | 'looked'>): PaperContent {
  return {
    seats: state.seats.length,
    answers: entries.filter(({ spot }) => spot.kind === 'answer').length,
    hasGo: entries.some(({ spot }) => spot.kind === 'go'),
    areItemsOpen,
    areCards: state.phase === 'cards',
    isLooking: looked !== null,
  };
}
