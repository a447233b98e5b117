import type { Tally, TallyList } from '../../games/contract';
import type { Translate } from '../../table';
import { made } from '../dom';
import { lines, section } from '../pieces/sections';

/** Games won and played, in lists that the game chooses. */
export function totals(tallies: readonly TallyList[], translate: Translate): HTMLElement {
  const part = made('div', { className: 'totals' });
  for (const { title, tallies: all } of tallies) {
    const items = all.map((tally) => totalLine(tally, translate));
    part.append(section(title, lines(items, 'lines total-lines')));
  }
  return part;
}

function totalLine({ picture, name, won, played }: Tally, translate: Translate): HTMLElement {
  const line = made('span', { className: 'total' });
  const words = played === 0 ? translate('chronicle.neverPlayed') : translate('chronicle.total', { won, all: played });
  line.append(picture, made('strong', { textContent: name }), made('span', { textContent: words }));
  return line;
}
