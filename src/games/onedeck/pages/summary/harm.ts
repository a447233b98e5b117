import './harm.css';
import type { Setup } from '../../../../engine/onedeck';
import { lines, made, section } from '../../../../pages';
import type { Translate } from '../../../../table';
import { figureOf } from './cut/stationView';
import { foeName } from './cut/stationWords';
import type { DelveFacts } from './facts/station';
import { harmOf } from './facts/sums';

/** No more foes than this are listed. */
const SHOWN = 5;

/** Lists the foes by the damage that they did; null where nobody was hurt. */
export function harmView(delve: DelveFacts, setup: Setup, translate: Translate): HTMLElement | null {
  const harms = harmOf(delve).slice(0, SHOWN);
  const most = harms[0]?.damage ?? 0;
  const list = lines(
    harms.map(({ station, damage }) => {
      const line = made('span', { className: 'harm-by' });
      const count = made('b', { textContent: String(damage) });
      const spoken = made('span', { className: 'unseen', textContent: `: ${translate('summary.hearts', { count: damage })}` });
      line.style.setProperty('--share', String(damage / most));
      count.setAttribute('aria-hidden', 'true');
      line.append(
        figureOf(station, setup),
        made('span', { className: 'harm-name', textContent: foeName(station, setup, translate) }),
      );
      line.append(count, spoken);
      return line;
    }),
    'lines harms',
  );
  if (list === null) return null;
  const part = section(translate('summary.harm'), list);
  part.classList.add('harm');
  return part;
}
