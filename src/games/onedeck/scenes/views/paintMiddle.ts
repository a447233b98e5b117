import moments from '../../../../../assets/onedeck/art/moment/moments.json';
import { type Pen, write } from '../../../../scenes';
import { PALETTE, type Rect } from '../../../../table';
import type { Middle, TableLayout, TableView } from '../../table';
import { hueOf } from './diorama';
import { bossBox, foeBox, momentBox, type PictureArea } from './figureBoxes';
import { lightOf, type SceneryLight } from './scenery';

type MiddleLook = { readonly middle: Middle; readonly layout: TableLayout };
type MiddleView = Pick<TableView, 'middle' | 'scenery'>;

/** Paints shadow where words stand, and the corners of the frame. */
export function paintFront(pen: Pen, { middle, layout: { scene: rect, unit } }: MiddleLook): void {
  darken(pen, rect, isMoment(middle) ? 52 : 88);
  pen.beginPath();
  pen.rect(rect.x - 1, rect.y - 1, rect.width + 2, rect.height + 2);
  pen.roundRect(rect.x, rect.y, rect.width, rect.height, 14 * unit);
  pen.fillStyle = PALETTE.ground;
  pen.fill('evenodd');
}

/** Returns the figures to fetch early: what may come next, and the boss of this dungeon. */
export const wantedBy = ({ middle, scenery }: MiddleView): readonly string[] => [
  `boss/${scenery.boss}`,
  ...(middle.kind === 'foe' ? ['moment/loot'] : []),
  ...(middle.kind === 'stairs' ? ['moment/descend'] : []),
];

const ENDS: ReadonlySet<Middle['kind']> = new Set(['won', 'lost']);
export const isEnd = (kind: Middle['kind']): boolean => ENDS.has(kind);
export const isFought = (kind: Middle['kind']): boolean => kind === 'foe' || kind === 'boss';
export const isMoment = ({ kind }: Middle): boolean => kind !== 'doors' && !isFought(kind);

export function glowOf({ middle, scenery }: MiddleView): SceneryLight {
  if (middle.kind === 'doors') return lightOf(scenery);
  return middle.kind === 'foe' || middle.kind === 'boss' ? { ...hueOf(middle.name), light: 100 } : moments[middle.kind];
}

export function subjectBox(middle: Middle, room: PictureArea): Rect {
  if (middle.kind === 'boss') return bossBox(middle.name, room);
  return isMoment(middle) ? momentBox(room) : foeBox(room.stand);
}

/** Paints the prize of a new level: the number in the great lantern. */
export function paintPrize(pen: Pen, { middle, layout }: MiddleLook): void {
  if (middle.kind === 'level') paintLevel(pen, middle.level, momentBox({ rect: layout.scene, stand: layout.stand }));
}

/** Returns the place of the card that was won, whose places are shown. */
export const prizeBox = ({ loot, scene }: TableLayout): Rect => loot?.stage.card ?? scene;

/** Darkens the top, where words stand, and the bottom, where choices do, by so many percent. */
function darken(pen: Pen, rect: Rect, foot: number): void {
  pen.fillStyle = `rgb(0 0 0 / ${PALETTE.veil})`;
  pen.fillRect(rect.x, rect.y, rect.width, rect.height);
  const ground = pen.createLinearGradient(0, rect.y, 0, rect.y + rect.height);
  ground.addColorStop(0, 'rgb(6 5 9 / 62%)');
  ground.addColorStop(0.26, 'rgb(6 5 9 / 0%)');
  ground.addColorStop(0.6, 'rgb(6 5 9 / 0%)');
  ground.addColorStop(1, `rgb(6 5 9 / ${foot}%)`);
  pen.fillStyle = ground;
  pen.fillRect(rect.x, rect.y, rect.width, rect.height);
}

function paintLevel(pen: Pen, level: number, { x, y, width, height }: Rect): void {
  const size = height * 0.19;
  const room = { x: x + width / 2 - size, y: y + height / 2 - size / 2, width: size * 2, height: size };
  write(pen, String(level), {
    size,
    font: 'name',
    colour: PALETTE.plain ? PALETTE.bone : PALETTE.ink,
    align: 'center',
    stand: 'middle',
    room,
    lines: 1,
  });
}
