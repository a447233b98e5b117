import './cut.css';
import { DUNGEONS, type Setup } from '../../../../../engine/onedeck';
import { made } from '../../../../../pages';
import type { Translate } from '../../../../../table';
import { heroFigure, heroFigureWhen } from '../../pieces/figure';
import { signElement } from '../../signs/signElement';
import type { DelveFacts, Station } from '../facts/station';
import { CutPointer } from './CutPointer';
import { type Band, type CutPlan, type Hit, planOf, type RiseMark } from './plan';
import { stationDetail } from './stationDetail';
import { stationView } from './stationView';
import { threads } from './thread';

export interface CutParts {
  readonly delve: DelveFacts;
  readonly setup: Setup;
  readonly isWon: boolean;
  readonly translate: Translate;
  /** The costliest stations, the worst first. */
  readonly costliest: readonly Station[];
}

const ROMAN = ['I', 'II', 'III'];
/** How many stations fit with their names, by the width of the cut: see the container queries in `cut.css`. */
const CROWDS = [8, 11, 14, 18];

/** The way through the mountain as a picture: every encounter where it was met, and the health as a thread of light above. */
export function cutView(parts: CutParts): HTMLElement {
  const { delve, setup, isWon, translate } = parts;
  const plan = planOf(delve);
  const cut = made('section', { className: `cut cut-${setup.dungeon} ${isWon ? 'won' : 'lost'}` });
  const scroll = made('div', { className: 'cut-scroll' });
  const rock = made('div', { className: `rock ${crowdOf(delve.stations.length)}` });
  rock.style.setProperty('--stations', String(delve.stations.length));
  rock.style.setProperty('--floors', String(plan.bands.length));
  rock.append(way(plan, parts), list(plan, parts), end(plan, parts));
  scroll.append(rock);
  scroll.tabIndex = 0;
  scroll.setAttribute('role', 'group');
  scroll.setAttribute('aria-label', `${translate('summary.delve')}. ${translate('summary.keys')}`);
  cut.append(scroll);
  new CutPointer({
    cut,
    scroll,
    items: [...rock.querySelectorAll<HTMLElement>('.station')],
    told: (at) => stationDetail(delve.stations[at] as Station, setup, translate),
    before: (count) => translate('summary.before', { count }),
  });
  return cut;
}

const crowdOf = (stations: number): string => `crowd-${CROWDS.find((most) => stations <= most) ?? 'all'}`;

function way({ bands, threads: lines, marks, rises }: CutPlan, { setup, translate }: CutParts): HTMLElement {
  const picture = made('div', { className: 'way' });
  const sky = made('div', { className: 'sky' });
  const lantern = signElement('lantern');
  lantern.style.top = `${lines[0]?.start ?? 0}%`;
  sky.append(
    threads(
      lines.map(({ points }) => points),
      'thread',
    ),
    lantern,
    ...rises.map((rise) => riseSign(rise, translate)),
    ...marks.map(markSign),
  );
  sky.setAttribute('aria-hidden', 'true');
  picture.append(...bands.map((band, at) => bandView(band, { at, isLast: at === bands.length - 1, setup, translate })), sky);
  return picture;
}

interface BandParts extends Pick<CutParts, 'setup' | 'translate'> {
  readonly at: number;
  readonly isLast: boolean;
}

function bandView({ floor, from, to }: Band, { at, isLast, setup, translate }: BandParts): HTMLElement {
  const band = made('div', { className: isLast ? 'band last' : 'band' });
  const name = DUNGEONS[setup.dungeon].floors[floor - 1]?.name;
  band.style.setProperty('--at', String(at));
  band.style.left = `${from}%`;
  // The last floor goes on beneath the last station.
  if (!isLast) band.style.width = `${to - from}%`;
  const title = name === undefined ? '' : translate(`floor.${name}`);
  const heading = made('h3', { textContent: title });
  heading.prepend(made('span', { textContent: `${ROMAN[floor - 1] ?? floor} ` }));
  band.append(heading, made('span', { className: 'ground' }));
  return band;
}

function markSign({ x, y, left }: Hit): HTMLElement {
  const mark = made('span', { className: left <= 2 ? 'mark low' : 'mark', textContent: String(Math.max(0, left)) });
  Object.assign(mark.style, { left: `${x}%`, top: `${y}%` });
  return mark;
}

function riseSign({ x, y, cause, amount }: RiseMark, translate: Translate): HTMLElement {
  const isPotion = cause === 'healing' || cause === 'first-aid';
  const sign = made('span', { className: 'rise' });
  if (isPotion) sign.append(signElement('potion'), `+${amount}`);
  else sign.textContent = translate('summary.healedBy', { cause: translate(`cause.${cause}`), amount });
  Object.assign(sign.style, { left: `${x}%`, top: `${y}%` });
  return sign;
}

function list({ spots, last, bands }: CutPlan, { setup, translate, costliest }: CutParts): HTMLElement {
  const stations = made('ol', { className: 'stations' });
  const rankOf = (station: Station): number | null => {
    const at = costliest.indexOf(station);
    return at < 0 ? null : at + 1;
  };
  for (const { station, x, width } of spots) {
    const item = stationView(station, { setup, translate, rank: rankOf(station), isLast: false });
    item.style.setProperty('--at', String(bands.findIndex(({ floor }) => floor === station.floor)));
    item.style.setProperty('--x', `${x / 100}`);
    item.style.setProperty('--width', `${width / 100}`);
    stations.append(item);
  }
  if (last === null) return stations;
  const item = stationView(last, { setup, translate, rank: rankOf(last), isLast: true });
  item.style.setProperty('--at', String(bands.length - 1));
  stations.append(item);
  return stations;
}

/** The relic before what took the party, or the party before the boss that it has beaten. */
function end({ threads: lines, last, lastMarks }: CutPlan, { delve, isWon }: CutParts): HTMLElement {
  const picture = made('div', { className: 'end' });
  const sky = made('div', { className: 'sky' });
  const people = made('div', { className: 'relics' });
  const fell = (at: number): boolean => (last?.after[at] ?? 1) <= 0;
  sky.append(
    threads(
      lines.map((line) => line.end),
      'thread',
    ),
  );
  sky.append(...(isWon ? lastMarks.map(markSign) : [skullSign()]));
  const fallen = delve.heroes.filter((_, at) => fell(at));
  people.append(
    ...(isWon || fallen.length === 0 ? delve.heroes.map(heroFigure) : fallen.map((hero) => heroFigureWhen(hero, 'fallen'))),
  );
  picture.setAttribute('aria-hidden', 'true');
  picture.append(sky, people);
  return picture;
}

function skullSign(): HTMLElement {
  const sign = made('span', { className: 'skull' });
  sign.append(signElement('skull'));
  return sign;
}
