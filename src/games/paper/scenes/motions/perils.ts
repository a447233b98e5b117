import { RESURRECTION_POINTS } from '../../../../engine/paper';
import { around, flyWords, glide, inTurn, LIGHTS, middleOf, type Props, playTween, ringOut, withProps } from '../../../../scenes';
import { bounds, type Rect } from '../../../../table';
import { stamp } from './honours';
import { lightUp } from './lightUp';
import { placeOf } from './places';
import { isOwn, type MotionStage, type Move, type Performers } from './stage';

/** The most drops or flames that run at once, and how much later each begins, in parts of the duration. */
const MOST = 5;
const STAGGER = 0.18;
/** The side of a drop, of a flame and of the lantern's light, in sizes of letters. */
const DROP = 2.4;
const FLAME = 3.4;
const LANTERN = 26;
const COST = `−${-RESURRECTION_POINTS}`;

interface Run {
  readonly from: Rect;
  readonly to: Rect;
  readonly side: number;
  readonly look: 'drop' | 'flame';
}

/** Drops or flames run from one place to another. */
function run({ scene }: MotionStage, { from, to, side, look }: Run, { count, ...move }: Move & { readonly count: number }) {
  const all = Array.from({ length: Math.min(count, MOST) }, (_, at) => at);
  return inTurn(all, { ...move, stagger: STAGGER }, (_, at, delay) =>
    withProps(scene, async (props) => {
      const end = around({ x: to.x + (to.width * (at + 1)) / (all.length + 1), y: middleOf(to).y }, side * 0.5);
      const trail = props.glow(around(middleOf(from), side * 1.8), look === 'drop' ? LIGHTS.red : LIGHTS.ember).setAlpha(0.8);
      const body = props.image('light/mote', around(middleOf(from), side)).setTint(look === 'drop' ? 0x1c0306 : LIGHTS.gold);
      const way = { arc: 0.16 + at * 0.05, high: 0.4 };
      const late = { ...move, delay };
      await Promise.all([
        glide(trail, { ...way, to: around(middleOf(end), side * 1.4), alpha: 0.8 }, late),
        glide(body, { ...way, to: end }, late),
      ]);
      props.sparks(
        middleOf(end),
        { count: 8, size: side * 0.3, speed: side * 3, fall: side * 4 },
        { light: look === 'drop' ? LIGHTS.red : LIGHTS.ember, lifespan: move.duration * 0.6 },
      );
      await ringOut(props, { at: middleOf(end), reach: side * 2, light: LIGHTS.red }, { ...move, duration: move.duration * 0.4 });
    }),
  );
}

/** The lantern's light over the map becomes as small as its flame, and returns. */
async function shrinkLight({ scene, layout: { map, text, rooms }, shown }: MotionStage, move: Move): Promise<void> {
  const room = shown.seat.sheet.path.at(-1);
  const at = middleOf(rooms === null || room === undefined ? map : rooms[room]);
  const { signal, ...timing } = move;
  await withProps(scene, async (props) => {
    const night = props.night(map, text);
    const light = props.glow(around(at, text * LANTERN), LIGHTS.gold);
    const ring = props.ring(around(at, text * LANTERN), LIGHTS.red);
    const clock = { share: 0 };
    const onUpdate = (): void => {
      const shut = Math.sin(Math.PI * Math.min(1, clock.share * 0.62));
      const side = text * LANTERN * (1 - shut * 0.86);
      const left = Math.min(1, (1 - clock.share) * 5);
      night.setAlpha(shut * 0.82 * left);
      light.setDisplaySize(side, side).setAlpha(0.8 * left);
      ring.setDisplaySize(side, side).setAlpha((1 - clock.share) * 0.7);
    };
    onUpdate();
    await playTween(scene, { ...timing, targets: clock, share: 1, ease: 'Linear', onUpdate }, signal);
  });
}

export const PERILS: Performers = {
  /** Skulls let black drops run to the hearts; other harm comes from the room. */
  async damageTaken(stage, { event, move }) {
    if (!isOwn(stage, event)) return lightUp(stage, event, move);
    const { rooms, dice, text, parts } = stage.layout;
    const room = stage.shown.seat.sheet.path.at(-1);
    const inRoom = rooms !== null && room !== undefined && event.cause !== 'skulls' ? rooms[room] : null;
    const from = inRoom ?? bounds(dice);
    const life = placeOf(stage, event);
    const satchel = parts.satchel ?? life;
    // Potions take what they can.
    const drunk = { from, to: satchel, side: text * DROP, look: 'drop' } as const;
    await Promise.all([
      event.absorbed > 0 ? run(stage, drunk, { ...move, count: event.absorbed }) : null,
      event.amount > event.absorbed
        ? run(stage, { ...drunk, to: life }, { ...move, count: event.amount - event.absorbed })
        : null,
      lightUp(stage, event, move),
    ]);
  },
  /** Fire of the boss runs to the hearts; without any the strip flares in gold. */
  async bossFought(stage, { event, move }) {
    const { parts, text, title } = stage.layout;
    if (!isOwn(stage, event)) return lightUp(stage, event, move);
    const from = placeOf(stage, event);
    const fire = { from, to: parts.life ?? title, side: text * FLAME, look: 'flame' } as const;
    await Promise.all([
      event.wounds > 0 ? run(stage, fire, { ...move, count: event.wounds }) : null,
      withProps(stage.scene, (props) => sayGlory(props, { from, text, glory: event.glory }, move)),
      lightUp(stage, event, move),
    ]);
  },
  async bossFled(stage, { event, move }) {
    const { text } = stage.layout;
    const from = placeOf(stage, event);
    await Promise.all([
      isOwn(stage, event) ? shrinkLight(stage, move) : null,
      withProps(stage.scene, (props) => sayGlory(props, { from, text, glory: event.glory }, move)),
      lightUp(stage, event, move),
    ]);
  },
  /** It becomes dark, one spark is left, and the loss is sealed. */
  async resurrected(stage, { event, move }) {
    if (!isOwn(stage, event)) return lightUp(stage, event, move);
    const { map, text } = stage.layout;
    const { duration, signal } = move;
    const place = placeOf(stage, event);
    const half = { ...move, duration: duration / 2 };
    const dark = withProps(stage.scene, async (props) => {
      const night = props.night(map, text);
      const spark = props.glow(around(middleOf(map), text * 3), LIGHTS.gold);
      await playTween(stage.scene, { targets: night, alpha: 0.94, duration: duration * 0.3 }, signal);
      spark.setAlpha(1);
      const wide = around(middleOf(map), Math.max(map.width, map.height) * 1.6);
      await Promise.all([
        glide(spark, { to: wide, alpha: 0.5 }, { ...half, ease: 'Cubic.easeIn' }),
        playTween(stage.scene, { targets: night, alpha: 0, duration: duration / 2, ease: 'Cubic.easeIn' }, signal),
      ]);
    });
    const seal = { key: 'mark/seal', rect: around(middleOf(place), text * 3.6) };
    const late = { ...half, delay: duration / 2 };
    const words = { words: COST, at: middleOf(place), size: text * 2.2, colour: '#FF9A90', high: 1.6 };
    await Promise.all([dark, stamp(stage, seal, late), withProps(stage.scene, (props) => flyWords(props, words, late))]);
  },
};

interface Said {
  readonly from: Rect;
  readonly text: number;
  readonly glory: number;
}

/** The glory that the fight brought or cost flies up from the boss. */
function sayGlory(props: Props, { from, text, glory }: Said, move: Move): Promise<unknown> {
  if (glory === 0) return Promise.resolve();
  const words = glory > 0 ? `+${glory}` : `−${-glory}`;
  const colour = glory > 0 ? '#FFE3A0' : '#FF9A90';
  return flyWords(props, { words, at: middleOf(from), size: text * 2.6, colour, high: 1.2 }, move);
}
