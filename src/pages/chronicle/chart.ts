import type { Chart, ChartBar } from '../../games/contract';
import { made } from '../dom';
import { lines } from '../pieces/sections';

/** Returns bars with their numbers, which a screen reader hears as a list. */
export function chartPanel({ title, note, bars }: Chart): HTMLElement {
  const panel = made('section', { className: 'panel chart' });
  const heading = made('h2', { textContent: title });
  if (note !== '') heading.append(' ', made('small', { textContent: note }));
  panel.append(heading);
  const list = lines(bars.map(barLine), 'lines bars');
  if (list !== null) panel.append(list);
  return panel;
}

function barLine({ picture, name, share, words }: ChartBar): HTMLElement {
  const line = made('span', { className: 'bar-line' });
  const track = made('span', { className: 'bar-track' });
  const bar = made('span', { className: 'bar-full' });
  bar.style.width = `${Math.round(share * 100)}%`;
  track.append(bar);
  line.append(
    picture ?? made('span', { className: 'bar-none' }),
    made('span', { className: 'bar-name', textContent: `${name} ` }),
    track,
    made('strong', { textContent: words }),
  );
  return line;
}
