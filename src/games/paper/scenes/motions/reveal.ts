import type { EventOf, HeroId, ItemId } from '../../../../engine/paper';
import { Painting, playTween } from '../../../../scenes';
import { bounds, type Rect } from '../../../../table';
import { paintSmallSheet } from '../views/moment/paintSmallSheet';
import { type SmallSheet, smallSheetOf } from '../views/moment/smallSheet';
import { gridIn } from './gridIn';
import { lightUp } from './lightUp';
import { isOwn, type MotionStage, type Performers } from './stage';

/** It has unrolled, and rolls up again, in parts of the duration. */
const OPEN = 0.14;
const CLOSES = 0.9;
/** The table stands back behind the sheets. */
const DIM = 0.66;

export const REVEAL: Performers = {
  /** What the other parties wrote in this turn is shown on small sheets that unroll beside each other. */
  async turnShown(stage, { event, move }) {
    const { scene } = stage;
    const sheets = sheetsOf(stage);
    if (sheets.length === 0) return lightUp(stage, event, move);
    const night = new Painting(scene);
    const rect = areaOf(stage);
    night.paint({ rect, shows: null }, (pen) => {
      pen.fillStyle = '#0A060C';
      pen.fillRect(rect.x, rect.y, rect.width, rect.height);
    });
    const paintings = sheets.map((sheet) => {
      const painting = new Painting(scene);
      painting.paint({ rect: sheet.rect, bleed: 8, shows: null }, (pen) => paintSmallSheet(scene, pen, sheet));
      return { painting, scaleY: painting.image.scaleY };
    });
    const clock = { time: 0 };
    const onUpdate = (): void => {
      const open = Math.max(0, Math.min(1, clock.time / OPEN, (1 - clock.time) / (1 - CLOSES)));
      night.image.setAlpha(open * DIM);
      for (const { painting, scaleY } of paintings) {
        const { image } = painting;
        image.setScale(image.scaleX, scaleY * Math.max(0.001, open)).setAlpha(Math.min(1, open * 3));
      }
    };
    onUpdate();
    const { signal, ...timing } = move;
    try {
      await playTween(scene, { ...timing, targets: clock, time: 1, ease: 'Linear', onUpdate }, signal);
    } finally {
      for (const painting of [night, ...paintings.map((one) => one.painting)]) painting.destroy();
    }
  },
};

/** The sheets of all other parties that are shown in this beat. */
function sheetsOf(stage: MotionStage): readonly SmallSheet[] {
  const { shown, layout, beat } = stage;
  const told = beat.filter((event): event is EventOf<'turnShown'> => event.type === 'turnShown' && !isOwn(stage, event));
  const places = gridIn(areaOf(stage), { count: told.length, text: layout.text });
  return told.flatMap(({ seat: id, events }, at): readonly SmallSheet[] => {
    const seat = shown.state.seats.find((one) => one.id === id);
    const rect = places[at];
    if (seat === undefined || rect === undefined) return [];
    const { path } = seat.open ?? seat.sheet;
    const before = path.length - events.filter(({ type }) => type === 'roomEntered').length;
    const fresh = events.flatMap((event): readonly (HeroId | ItemId)[] =>
      event.type === 'heroRaised' ? [event.hero] : event.type === 'boxFilled' ? [event.item] : [],
    );
    return [smallSheetOf(shown, layout, seat)({ rect, before, fresh })];
  });
}

/** Everything below the bar. */
function areaOf({ layout: { shape, bar, map, dice, preview, go } }: MotionStage): Rect {
  const all = bounds([map, ...dice, preview, ...(go === null ? [] : [go])]);
  if (shape === 'flat') return bounds([map, bar, all]);
  const y = bar.y + bar.height;
  return { x: bar.x, y, width: bar.width, height: all.y + all.height - y };
}
