import type { EventOf } from '../../../../engine/paper';
import { Painting, playTween } from '../../../../scenes';
import { inset, type Rect } from '../../../../table';
import { paintSmallSheet, type SmallSheet } from '../views/moment/paintSmallSheet';
import { lightUp } from './lightUp';
import { isOwn, type MotionStage, type Performers } from './stage';

/** A sheet is so wide at most, in sizes of letters, and so much higher than wide. */
const SHEET = { width: 15, high: 1.3 } as const;
/** It has unrolled, and rolls up again, in parts of the duration. */
const OPEN = 0.16;
const CLOSES = 0.86;

export const REVEAL: Performers = {
  /** What another party wrote in this turn is shown on a small sheet that unrolls under its name. */
  async turnShown(stage, { event, move }) {
    const { scene } = stage;
    const sheet = isOwn(stage, event) ? null : sheetOf(stage, event);
    if (sheet === null) return lightUp(stage, event, move);
    const painting = new Painting(scene);
    painting.paint({ rect: sheet.rect, bleed: 8, shows: null }, (pen) => paintSmallSheet(scene, pen, sheet));
    const { image } = painting;
    const { scaleY } = image;
    const clock = { time: 0 };
    const onUpdate = (): void => {
      const { time } = clock;
      const open = Math.min(1, time / OPEN, (1 - time) / (1 - CLOSES));
      image.setScale(image.scaleX, scaleY * Math.max(0.001, open)).setAlpha(Math.min(1, open * 3));
    };
    onUpdate();
    const { signal, ...timing } = move;
    try {
      await playTween(scene, { ...timing, targets: clock, time: 1, ease: 'Linear', onUpdate }, signal);
    } finally {
      painting.destroy();
    }
  },
};

function sheetOf(
  { shown: { state, labels }, layout: { map, seats, text } }: MotionStage,
  { seat: id, events }: EventOf<'turnShown'>,
): SmallSheet | null {
  const at = state.seats.findIndex((seat) => seat.id === id);
  const [seat, label] = [state.seats[at], labels.seats[at]];
  if (seat === undefined || label === undefined) return null;
  const sheet = seat.open ?? seat.sheet;
  const before = sheet.path.length - events.filter(({ type }) => type === 'roomEntered').length;
  const room = inset(map, text);
  const width = Math.min(text * SHEET.width, room.width, room.height / SHEET.high);
  const chip = seats[at];
  const middle = chip === undefined ? room.x + room.width / 2 : chip.x + chip.width / 2;
  const x = Math.max(room.x, Math.min(room.x + room.width - width, middle - width / 2));
  const rect: Rect = { x, y: room.y, width, height: width * SHEET.high };
  return { rect, text, dungeon: state.dungeon, name: label.name, glory: label.glory, sheet, before };
}
