import './mountain.css';
import { type CampaignSheet, coloursAllowed, type DungeonId, difficultyOf, GAUNTLET_ORDER } from '../../../../engine/onedeck';
import { carvedButton, made, shape } from '../../../../pages';
import type { TextKey, Translate } from '../../../../table';
import { arch } from '../pieces/arch';
import { lairPicture } from '../pieces/place';
import { gradeOf } from '../setup/dungeonCard';
import { nextGate } from './nearest';
import { placeSign } from './places';

const PAYS = { 1: 'campaign.paysEasy', 2: 'campaign.paysMedium', 3: 'campaign.paysHard' } as const satisfies Record<
  number,
  TextKey
>;

type GateSpot = readonly [x: number, y: number];
/** The middle of each gate in percent of the picture: on an upright picture, and on a wide one. */
const SPOTS: Readonly<Record<'tall' | 'wide', readonly GateSpot[]>> = {
  tall: [
    [25, 80],
    [75, 74],
    [25, 48],
    [75, 42],
    [49, 19],
  ],
  wide: [
    [18, 75],
    [50, 76],
    [82, 72],
    [66, 27],
    [32, 25],
  ],
};
const FAR = 'M0 62 12 40 20 50 34 22 42 34 51 12 60 30 70 20 84 46 92 36 100 52V100H0Z';
const NEAR = 'M0 78 14 62 28 72 46 50 58 66 74 56 88 74 100 64V100H0Z';

export interface Mountain {
  readonly element: HTMLElement;
  /** The gold button, which leads through the next gate. */
  readonly go: HTMLElement;
  show(sheet: CampaignSheet): void;
}

/** The way through the five dungeons. What was won is lit, and a press on a gate begins there. */
export function mountain(translate: Translate, onPlay: (dungeon: DungeonId) => void): Mountain {
  const element = made('section', { className: 'mountain' });
  const go = made('div', { className: 'mountain-go' });
  const heading = made('h2', { textContent: translate('campaign.mountain') });
  return {
    element,
    go,
    show(sheet) {
      const next = nextGate(sheet);
      const gates = made('ol', { className: 'gates' });
      gates.append(...GAUNTLET_ORDER.map((dungeon, at) => gate(dungeon, at, { sheet, next, translate, onPlay })));
      element.replaceChildren(heading, landscape(sheet, next), gates);
      const label = translate('campaign.play', { dungeon: translate(`dungeon.${next}`) });
      const detail = translate(PAYS[difficultyOf(next)]);
      go.replaceChildren(carvedButton(label, { gold: true, detail, onPress: () => onPlay(next) }));
    },
  };
}

interface GateParts {
  readonly sheet: CampaignSheet;
  readonly next: DungeonId;
  readonly translate: Translate;
  readonly onPlay: (dungeon: DungeonId) => void;
}

function gate(dungeon: DungeonId, at: number, { sheet, next, translate, onPlay }: GateParts): HTMLElement {
  const isBeaten = sheet.bossesDefeated.includes(dungeon);
  const item = made('li', { className: `gate ${isBeaten ? 'beaten' : 'unbeaten'} gate-${dungeon}` });
  const button = made('button');
  const pays = made('span', { className: 'gate-pays' });
  const standing = made('span', { className: 'gate-standing' });
  if (dungeon === next) item.classList.add('next');
  standAt(item, at);
  pays.append(...coloursAllowed(difficultyOf(dungeon)).map(placeSign));
  standing.append(...(isBeaten ? [translate('campaign.beaten')] : [gradeOf(dungeon, translate)]), ' ');
  button.type = 'button';
  button.append(
    arch(lairPicture(dungeon)),
    made('strong', { textContent: `${translate(`dungeon.${dungeon}`)} ` }),
    standing,
    pays,
  );
  button.addEventListener('click', () => onPlay(dungeon));
  item.append(button);
  return item;
}

/** The rock, the way and the wanderer. It is hidden from screen readers, because the gates say all of it. */
function landscape(sheet: CampaignSheet, next: DungeonId): HTMLElement {
  const picture = made('div', { className: 'landscape' });
  picture.setAttribute('aria-hidden', 'true');
  const rock = shape('svg', { class: 'ridges', viewBox: '0 0 100 100', preserveAspectRatio: 'none' });
  rock.append(shape('path', { class: 'ridge-far', d: FAR }), shape('path', { class: 'ridge-near', d: NEAR }));
  picture.append(rock);
  for (const look of ['tall', 'wide'] as const) {
    const way = shape('svg', { class: `way-${look}`, viewBox: '0 0 100 100', preserveAspectRatio: 'none' });
    way.append(...GAUNTLET_ORDER.map((dungeon, at) => shape('path', { class: stretch(dungeon), d: wayTo(SPOTS[look], at) })));
    picture.append(way);
  }
  const wanderer = made('span', { className: 'wanderer' });
  standAt(wanderer, GAUNTLET_ORDER.indexOf(next));
  picture.append(wanderer);
  return picture;

  function stretch(dungeon: DungeonId): string {
    return sheet.bossesDefeated.includes(dungeon) ? 'walked' : dungeon === next ? 'ahead' : 'dark';
  }
}

function standAt({ style }: HTMLElement, at: number): void {
  for (const [look, spots] of Object.entries(SPOTS)) {
    const [x, y] = spots[at] ?? [0, 0];
    style.setProperty(`--${look}-x`, `${x}%`);
    style.setProperty(`--${look}-y`, `${y}%`);
    // The wanderer stands where there is room.
    style.setProperty(`--${look}-side`, x > 60 ? '-1' : '1');
  }
}

/** A bent line from the gate before, or from the foot of the mountain. */
function wayTo(spots: readonly GateSpot[], at: number): string {
  const [x, y] = spots[at] ?? [0, 0];
  const [fromX, fromY] = spots[at - 1] ?? [-4, 96];
  return `M${fromX} ${fromY}Q${(fromX + x) / 2} ${Math.max(fromY, y) + 4} ${x} ${y}`;
}
