import { around, glide, inTurn, LIGHTS, middleOf, type Props, withProps } from '../../../../scenes';
import { bounds, type Rect } from '../../../../table';
import { riseFrom } from './honours';
import { lightUp } from './lightUp';
import { placeOf, roomOf } from './places';
import { isOwn, type MotionStage, type Move, type Performers } from './stage';

/** The side of the quill, in parts of the letters' size, and how far its line bows. */
const QUILL = { side: 2.6, bow: 0.3 } as const;
/** The side of what flies to its track. */
const FLYING = 2;
/** So many boxes finish an item. */
const BOXES = 2;

/** The quill writes across a place. */
async function quillOver({ scene, layout: { text } }: MotionStage, place: Rect, move: Move): Promise<void> {
  await withProps(scene, async (props) => {
    const side = text * QUILL.side;
    const { x, y } = middleOf(place);
    const reach = Math.min(place.width * 0.3, text * 4);
    const quill = props.image('mark/quill', around({ x: x - reach, y: y - side * 0.2 }, side));
    await glide(quill, { to: around({ x: x + reach, y: y - side * 0.3 }, side), arc: QUILL.bow, angle: 8 }, move);
  });
}

interface Flight {
  readonly key: string;
  readonly from: Rect;
  readonly to: Rect;
  readonly tint?: number;
}

/** A sign flies from where it was won to where it is written. */
async function fly(stage: MotionStage, { key, from, to, tint = 0xffffff }: Flight, move: Move): Promise<void> {
  const side = stage.layout.text * FLYING;
  await withProps(stage.scene, async (props: Props) => {
    const sign = props.image(key, around(middleOf(from), side)).setTint(tint);
    await glide(sign, { to: around(middleOf(to), side * 0.7), arc: 0.24, high: 0.5 }, move);
  });
}

/** Writing is done by the quill and lights up its place. */
function write(stage: MotionStage, event: Parameters<typeof lightUp>[1], move: Move): Promise<unknown> {
  if (!isOwn(stage, event)) return lightUp(stage, event, move);
  return Promise.all([quillOver(stage, placeOf(stage, event), move), lightUp(stage, event, move)]);
}

export const WRITING: Performers = {
  async heroRaised(stage, { event, move }) {
    await write(stage, event, move);
  },
  async boxFilled(stage, { event, move }) {
    const isFinished = event.boxes === BOXES && isOwn(stage, event);
    const rise = isFinished ? riseFrom(stage, `item/${event.item}`, { rect: placeOf(stage, event), move }) : null;
    await Promise.all([write(stage, event, move), rise]);
  },
  async gemMarked(stage, { event, move }) {
    const { rooms } = stage.layout;
    const room = stage.shown.seat.sheet.path.at(-1);
    if (!isOwn(stage, event) || rooms === null || room === undefined) return lightUp(stage, event, move);
    await fly(stage, { key: 'mark/gem', from: rooms[room], to: placeOf(stage, event) }, move);
  },
  async monsterBeaten(stage, { event, move }) {
    const { rooms } = stage.layout;
    if (!isOwn(stage, event) || rooms === null) return lightUp(stage, event, move);
    const cross = { key: 'mark/cross', from: rooms[roomOf(event.monster)], tint: LIGHTS.red };
    const to = stage.layout.parts.monsters ?? cross.from;
    await Promise.all([lightUp(stage, event, move), fly(stage, { ...cross, to }, move)]);
  },
  async damageTaken(stage, { event, move }) {
    if (!isOwn(stage, event)) return lightUp(stage, event, move);
    const { rooms, dice } = stage.layout;
    const room = stage.shown.seat.sheet.path.at(-1);
    const inRoom = rooms !== null && room !== undefined && event.cause !== 'skulls' ? rooms[room] : null;
    const from = inRoom ?? bounds(dice);
    const to = placeOf(stage, event);
    const hearts = Array.from({ length: Math.min(event.amount, 4) }, (_, at) => at);
    await inTurn(hearts, { ...move, stagger: 0.2 }, (_, __, delay) =>
      fly(stage, { key: 'ui/heart', from, to }, { ...move, delay }),
    );
  },
  async potionsGained(stage, { event, move }) {
    if (!isOwn(stage, event)) return lightUp(stage, event, move);
    const to = placeOf(stage, event);
    const from = around({ x: middleOf(to).x, y: to.y + to.height * 1.4 }, stage.layout.text * FLYING);
    await Promise.all([fly(stage, { key: 'mark/flask', from, to, tint: LIGHTS.green }, move), lightUp(stage, event, move)]);
  },
};
