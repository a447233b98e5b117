import type { StageGuest } from '../../../../scenes';
import type { Rect } from '../../../../table';
import type { Middle, TableView } from '../../table';
import { portraitOf } from './paintPortrait';

/** Places in units of a moment's picture, which is 1600 wide and 720 high. */
const HIGH = 720;
const MIDDLE = 800;

interface Group {
  /** The parts of the picture that the party stands in for. */
  readonly without: readonly string[];
  /** The part that the party stands behind, and the ground under it. */
  readonly behind: string;
  readonly ground: number;
  /** The size of each hero and how far they stand apart, in parties of one to four. */
  readonly sizes: readonly number[];
  readonly apart: readonly number[];
}

/** The pictures in which the party itself is seen. */
const GROUPS: Readonly<Partial<Record<Middle['kind'], Group>>> = {
  descend: {
    without: ['last', 'packed', 'first', 'lantern', 'fire'],
    behind: 'front',
    ground: 700,
    sizes: [360, 280, 230, 200],
    apart: [0, 220, 170, 132],
  },
  won: {
    without: ['hero', 'cape', 'arm', 'lantern', 'fire'],
    behind: 'front',
    ground: 716,
    sizes: [400, 300, 240, 210],
    apart: [0, 230, 180, 132],
  },
  lost: {
    without: ['sword', 'cloth', 'helm'],
    behind: 'ground',
    ground: 668,
    sizes: [440, 320, 250, 220],
    apart: [0, 210, 150, 122],
  },
};

/** The place of a boss that has fallen: it lies behind the hoard, its head low. */
const FALLEN = { x: 520, y: 170, width: 720, height: 540, turn: 24 } as const;

/** The share of a hero's width that is to be seen of the outer ones. */
const SEEN = 0.8;

export const partyStandsIn = ({ kind }: Middle): readonly string[] => GROUPS[kind]?.without ?? [];

/**
 * Returns the heroes, hurt as they are, in the pictures of stairs and ends, and the boss that they have beaten. A party is smaller
 * where only so much of the picture's width is seen that its outer heroes would be cut off.
 */
export function guestsIn(
  { middle, heroes, scenery }: Pick<TableView, 'middle' | 'heroes' | 'scenery'>,
  { box, width }: { readonly box: Rect; readonly width: number },
): readonly StageGuest[] {
  const group = GROUPS[middle.kind];
  if (group === undefined) return [];
  const unit = box.height / HIGH;
  const inPicture = ({ x, y, width, height }: Rect): Rect => ({
    x: box.x + x * unit,
    y: box.y + y * unit,
    width: width * unit,
    height: height * unit,
  });
  const size = group.sizes[heroes.length - 1] ?? 0;
  const stride = group.apart[heroes.length - 1] ?? 0;
  const fit = Math.min(1, width / (unit * ((heroes.length - 1) * stride + size * SEEN)));
  const [side, apart] = [size * fit, stride * fit];
  const party = heroes.map((hero, at): StageGuest => {
    const x = MIDDLE + (at - (heroes.length - 1) / 2) * apart - side / 2;
    const place = inPicture({ x, y: group.ground - side, width: side, height: side });
    return { picture: portraitOf(hero), box: place, behind: group.behind };
  });
  if (middle.kind !== 'won') return party;
  const boss: StageGuest = { picture: `boss/${scenery.boss}`, box: inPicture(FALLEN), behind: 'hoard', fallen: FALLEN.turn };
  return [boss, ...party];
}
