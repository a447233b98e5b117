import { playTween } from '../playTween';
import { around, middleOf } from '../spots';
import { momentBox } from '../views/figureBoxes';
import { type Pen, painted, roundRect, type Size } from '../views/paint';
import { blaze } from './glide';
import { LIGHTS, withProps } from './props';
import type { MotionStage, Perform, PerformersOf } from './stage';

type Levels = PerformersOf<'levelGained' | 'descended' | 'gameWon' | 'gameLost'>;

/** The steps on the way down, and its end. */
export function levelMotions(stage: MotionStage): Levels {
  const { scene, layout, tuning } = stage;
  return {
    levelGained: (_, move) =>
      withProps(scene, async (props) => {
        const laid = layout();
        if (laid === null) return;
        const box = momentBox({ rect: laid.scene, stand: laid.stand });
        props.sparks(middleOf(box), tuning().particles.motes, { light: LIGHTS.gold, lifespan: move.duration });
        await blaze(props.glow(around(middleOf(box), box.height * 0.5), LIGHTS.gold), move, move);
      }),
    descended: descended(stage),
    gameWon: (_, move) =>
      withProps(scene, async (props) => {
        const rect = layout()?.scene;
        if (rect === undefined) return;
        const { x, y } = middleOf(rect);
        const spark = { light: LIGHTS.gold, lifespan: move.duration };
        for (const side of [-0.24, 0, 0.24]) props.sparks({ x: x + rect.width * side, y }, tuning().particles.motes, spark);
        await blaze(props.glow(around({ x, y }, rect.width), LIGHTS.gold), move, move);
      }),
    gameLost: (_, { duration, ease, delay, alpha, signal }) =>
      withProps(scene, async (props) => {
        const rect = layout()?.scene;
        if (rect === undefined) return;
        const key = painted(scene, { name: 'night', width: 8, height: 8 }, paintNight);
        await playTween(scene, { targets: props.image(key, rect).setAlpha(alpha), alpha: 0, duration, ease, delay }, signal);
      }),
  };
}

/** The eye goes down the stairs, and then the next floor is there. */
function descended({ scene, layout, picture }: MotionStage): Perform<'descended'> {
  return (_, { duration, ease, delay, depth, share, signal }) =>
    withProps(scene, async (props) => {
      const laid = layout();
      if (laid === null) return;
      const { scene: rect, unit } = laid;
      const tall = { width: rect.width, height: rect.height * (1 + depth) };
      const source = picture('moment/descend');
      const key = painted(scene, { name: `way down ${source === null ? 'unseen' : ''}`, ...tall }, (pen, size) =>
        paintWay(pen, size, { source, round: 14 * unit }),
      );
      const sheet = props.image(key, { ...rect, ...tall });
      const density = sheet.width / tall.width;
      const look = { down: 0 };
      // Another part of the picture is seen at the same place.
      const onUpdate = (): void => {
        const hidden = rect.height * depth * look.down;
        sheet.setCrop(0, hidden * density, sheet.width, rect.height * density).setY(rect.y + tall.height / 2 - hidden);
      };
      onUpdate();
      await playTween(scene, { targets: look, down: 1, duration: duration * share, ease, delay, onUpdate }, signal);
      await playTween(scene, { targets: sheet, alpha: 0, duration: duration * (1 - share), ease }, signal);
    });
}

function paintNight(pen: Pen, { width, height }: Size): void {
  pen.fillStyle = '#060509';
  pen.fillRect(0, 0, width, height);
}

/** The stairs down, from the light above into the dark. */
function paintWay(
  pen: Pen,
  size: Size,
  { source, round }: { readonly source: HTMLImageElement | null; readonly round: number },
): void {
  const { width, height } = size;
  const rect = { x: 0, y: 0, width, height };
  roundRect(pen, rect, round);
  pen.clip();
  const glow = pen.createRadialGradient(width / 2, height * 0.3, 0, width / 2, height * 0.3, width * 0.6);
  glow.addColorStop(0, 'hsl(26 60% 40%)');
  glow.addColorStop(0.5, 'hsl(26 60% 14%)');
  glow.addColorStop(1, 'hsl(26 60% 4%)');
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
  if (source !== null) {
    const box = momentBox({ rect, stand: rect });
    pen.drawImage(source, box.x, box.y, box.width, box.height);
  }
  const dark = pen.createLinearGradient(0, height * 0.5, 0, height);
  dark.addColorStop(0, 'rgb(6 5 9 / 0%)');
  dark.addColorStop(1, 'rgb(6 5 9 / 95%)');
  pen.fillStyle = dark;
  pen.fillRect(0, 0, width, height);
}
