import { POTION_BONUSES } from '../../../../engine/paper';
import { around, blaze, glide, grown, LIGHTS, middleOf, type Props, ringOut, withProps } from '../../../../scenes';
import type { Rect } from '../../../../table';
import { restOf } from '../views/tray/Dice';
import { dieIn } from '../views/tray/diceFaces';
import { fillFlask, glowAlong } from './flasks';
import { breakSeal, riseFrom } from './honours';
import { lightUp } from './lightUp';
import { placeOf } from './places';
import { isOwn, type MotionStage, type Move, type Performers } from './stage';

/** The side of the quill, in parts of the letters' size, and how far its line bows. */
const QUILL = { side: 2.6, bow: 0.3 } as const;
/** The side of what flies to its track. */
const FLYING = 2;
/** So many boxes finish an item, and this level wins a gift. */
const BOXES = 2;
const GIFT_LEVEL = 4;
/** The flasks of a row. */
const OF_A_ROW = 4;
/** How far a die lifts, in parts of its side. */
const LIFTED = 0.45;

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
    const isGift = event.level === GIFT_LEVEL && isOwn(stage, event);
    await Promise.all([write(stage, event, move), isGift ? breakSeal(stage, placeOf(stage, event), move) : null]);
  },
  /** The die lifts out of the tray in a ring of light, and is written. */
  async dieUsed(stage, { event, move }) {
    const { scene, views, shown, layout } = stage;
    const [side, column] = [shown.state.dice[event.die], layout.dice[event.die]];
    if (!isOwn(stage, event) || side === undefined || column === undefined) return lightUp(stage, event, move);
    const rest = restOf(column, 'free');
    await withProps(scene, async (props) => {
      const glow = props.glow(grown(rest, 2.4), LIGHTS.gold);
      const die = props.own(views.dice.picture(dieIn(event.die, side), rest));
      const lifted = grown({ ...rest, y: rest.y - rest.height * LIFTED }, 1.16);
      await Promise.all([
        glide(die, { to: lifted, alpha: 0.9 }, move),
        blaze(glow, { swell: 0.3, alpha: 0.9 }, { ...move, duration: move.duration * 2 }),
        ringOut(
          props,
          { at: middleOf(rest), reach: rest.width * 2.4, light: LIGHTS.gold },
          { ...move, duration: move.duration * 2 },
        ),
      ]);
    });
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
  async potionsGained(stage, { event, move }) {
    if (!isOwn(stage, event)) return lightUp(stage, event, move);
    const to = placeOf(stage, event);
    const { text } = stage.layout;
    const from = around({ x: middleOf(to).x, y: to.y + to.height * 1.4 }, text * FLYING);
    const isRowFull = POTION_BONUSES[event.potions] !== undefined && event.amount > 0;
    await Promise.all([
      fillFlask(stage, { from, to }, move),
      lightUp(stage, event, move),
      isRowFull ? glowAlong(stage, { rect: to, row: Math.ceil(event.potions / OF_A_ROW) }, move) : null,
    ]);
  },
};
