import { dateOf, made } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { ChronicleEntry } from '../../records';

const SHOWN = 14;

/** The daily delves of the last days, and how many days in a row were played; null before the first one. */
export function streakOf(
  entries: readonly ChronicleEntry[],
  { translate, today }: { readonly translate: Translate; readonly today: Date },
): HTMLElement | null {
  const played = new Set(entries.flatMap(({ mode }) => (mode.kind === 'daily' ? [mode.date] : [])));
  if (played.size === 0) return null;
  const panel = made('section', { className: 'panel streak' });
  const heading = made('h2', { textContent: translate('page.daily') });
  const days = made('ol');
  for (let ago = SHOWN - 1; ago >= 0; ago--) {
    const date = dateOf(before(today, ago));
    const isPlayed = played.has(date);
    const day = made('li', { className: isPlayed ? 'played' : 'missed' });
    const number = String(Number(date.slice(-2)));
    const spoken = translate(isPlayed ? 'chart.dayPlayed' : 'chart.dayMissed', { day: number });
    const shown = made('span', { textContent: number });
    shown.setAttribute('aria-hidden', 'true');
    day.append(shown, made('span', { className: 'unseen', textContent: spoken }));
    days.append(day);
  }
  const { now, most } = runs(played, today);
  heading.append(' ', made('small', { textContent: translate('chart.streak', { count: now, most: String(most) }) }));
  panel.append(heading, days);
  return panel;
}

/** A day that is not over yet does not end a run. */
function runs(played: ReadonlySet<string>, today: Date): { readonly now: number; readonly most: number } {
  const runBefore = (day: Date): number => {
    let run = 0;
    while (played.has(dateOf(before(day, run)))) run++;
    return run;
  };
  const now = runBefore(today) || runBefore(before(today, 1));
  // Each run is counted once, from its last day.
  const noons = [...played].map((date) => new Date(`${date}T12:00:00`));
  const lastDays = noons.filter((noon) => !played.has(dateOf(before(noon, -1))));
  const most = Math.max(...lastDays.map(runBefore));
  return { now, most };
}

function before(day: Date, days: number): Date {
  const date = new Date(day);
  date.setDate(date.getDate() - days);
  return date;
}
