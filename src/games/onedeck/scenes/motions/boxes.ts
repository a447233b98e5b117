import type { GameObjects } from 'phaser';
import {
  around,
  blaze,
  flyWords,
  glide,
  grown,
  inTurn,
  LIGHTS,
  middleOf,
  type Props,
  playTween,
  puff,
  ringOut,
  type TweenTiming,
  withProps,
} from '../../../../scenes';
import type { Rect } from '../../../../table';
import type { BoxView } from '../../table';
import { diceOn, signPlaces } from '../views/paintBox';
import { barPlace, heroPlace, stopPlace } from './places';
import { clearButtons, clearTray, makeRoom } from './pool';
import { type MotionStage, type Perform, type PerformersOf, timingOf } from './stage';

type BoxMotions = PerformersOf<
  'boxesSet' | 'boxCovered' | 'wardBroken' | 'symbolsPrevented' | 'consequencesCounted' | 'untouched' | 'encounterEnded'
>;

/** The boxes of an encounter come, are covered, cost something and go. */
export function boxMotions(stage: MotionStage): BoxMotions {
  const { scene, parts } = stage;
  const visibleBoxes = (): readonly GameObjects.Image[] => parts.boxes.images.filter(({ visible }) => visible);
  return {
    // The boxes were shown as printed; now they lock into place.
    boxesSet: (_, { duration, ease, delay, stagger, press, signal }) =>
      inTurn(visibleBoxes(), { duration, delay, stagger }, (image, __, later) => {
        const half = { y: `+=${press}`, duration: duration / 2, yoyo: true };
        return playTween(scene, { targets: image, ...half, ease, delay: later }, signal);
      }),
    boxCovered: boxCovered(stage),
    wardBroken: wardBroken(stage),
    symbolsPrevented: symbolsPrevented(stage),
    consequencesCounted: consequencesCounted(stage),
    untouched: untouched(stage),
    async encounterEnded(_, { duration, ease, delay, fall, signal }) {
      parts.dice.darken();
      const fallen = [...visibleBoxes(), ...parts.dice.picturesOf(), parts.dice.plates].map((image) =>
        playTween(scene, { targets: image, y: image.y + fall, alpha: 0, duration, ease, delay }, signal),
      );
      await Promise.all([...fallen, clearButtons(stage, { signal })]);
    },
  };
}

/** The dice snap onto the box: it gives way under them, flashes, and is covered. */
function boxCovered(stage: MotionStage): Perform<'boxCovered'> {
  return ({ box, dice }, move) =>
    withProps(stage.scene, async (props) => {
      const cleared = clearTray(stage, { gone: dice }, move);
      const on = stage.layout()?.boxes[box];
      if (on === undefined) return;
      await Promise.all([cleared, lay(props, { stage, dice, on }, move)]);
      const look = stage.shown()?.view.encounter?.boxes[box];
      const light = LIGHT_OF[look?.color ?? 'any'];
      const harm = look === undefined ? 0 : look.damage + look.time;
      const hard = 1 + harm * move.more;
      cover(stage, { box, dice, on });
      // Nobody waits for the foe: it comes to itself while other dice are laid.
      void stage.theatre.flinch(harm, move.signal);
      const flash = timingOf(stage, 'flash', move);
      props.sparks(middleOf(on), stage.tuning().particles.sparks, { light, lifespan: flash.duration });
      const press = { targets: stage.parts.boxes.images[box], y: `+=${move.press * hard}`, yoyo: true };
      const dust = { place: on, kind: stage.tuning().particles.thud, light: LIGHTS.sand, weight: hard };
      await Promise.all([
        blaze(props.glow(grown(on, 1.5), light), { ...flash, ...move }, flash),
        playTween(stage.scene, { ...press, duration: flash.duration * flash.peak, ease: flash.ease }, move.signal),
        puff(props, dust, flash),
        look === undefined ? null : knockOff(props, { box: look, rect: on, fall: move.fall * hard }, flash),
        makeRoom(stage, { gone: dice }, move),
      ]);
    });
}

/** The symbols of a box that is covered fly off it. */
function knockOff(
  props: Props,
  { box, rect, fall }: { readonly box: BoxView; readonly rect: Rect; readonly fall: number },
  pace: TweenTiming,
): Promise<unknown> {
  const signs = signPlaces({ box, rect, small: false }).filter(({ sign }) => sign.startsWith('ui/'));
  const flown = signs.map(({ sign, place }, at) => {
    const aside = at % 2 === 0 ? -1 : 1;
    const to = { ...place, x: place.x + aside * fall * (0.4 + at * 0.12), y: place.y - fall };
    return glide(props.image(sign, grown(place, 1.25)), { to, arc: 0.4, alpha: 0, angle: aside * 70 }, pace);
  });
  return Promise.all(flown);
}

/** Shows the box as covered before the state does. */
function cover(
  { parts, shown }: MotionStage,
  { box: at, dice, on }: { readonly box: number; readonly dice: readonly number[]; readonly on: Rect },
): void {
  const { boxes = [], pool = [] } = shown()?.view.encounter ?? {};
  const box = boxes[at];
  if (box === undefined) return;
  const covering = dice.flatMap((id) => pool.find((die) => die.id === id) ?? []);
  parts.boxes.show(at, { box: { ...box, dice: covering }, rect: on, light: 'plain', small: false });
  parts.dice.takeUp(dice);
}

/** The dice snap onto the box, and it throws them off. */
function wardBroken(stage: MotionStage): Perform<'wardBroken'> {
  return ({ box, dice }, move) =>
    withProps(stage.scene, async (props) => {
      const cleared = clearTray(stage, { gone: dice }, move);
      const on = stage.layout()?.boxes[box];
      if (on === undefined) return;
      const { distance, high } = move;
      await Promise.all([cleared, lay(props, { stage, dice, on }, { ...move, arc: 0 })]);
      const flash = timingOf(stage, 'flash', move);
      props.sparks(middleOf(on), stage.tuning().particles.sparks, { light: LIGHTS.violet, lifespan: flash.duration });
      const thrown = stage.parts.dice.picturesOf(dice).map((image, at) => {
        const aside = at % 2 === 0 ? distance : -distance;
        const away = around({ x: image.x + aside, y: image.y - distance * 0.6 }, image.displayWidth);
        return glide(image, { to: away, alpha: 0, angle: aside * 2, high, shadow: props.shadowOf(image) }, flash);
      });
      await Promise.all([
        blaze(props.glow(grown(on, 2), LIGHTS.violet), { ...flash, ...move }, flash),
        makeRoom(stage, { gone: dice }, move),
        ...thrown,
      ]);
    });
}

const LIGHT_OF: Readonly<Record<BoxView['color'], number>> = {
  strength: LIGHTS.gold,
  agility: LIGHTS.rose,
  magic: LIGHTS.blue,
  any: LIGHTS.gold,
};

function lay(
  props: Props,
  { stage, dice, on }: { readonly stage: MotionStage; readonly dice: readonly number[]; readonly on: Rect },
  { arc, high, ...pace }: TweenTiming & { readonly arc: number; readonly high: number },
): Promise<unknown> {
  const { parts } = stage;
  parts.dice.darken();
  const places = diceOn(on, dice.length);
  const laid = parts.dice.picturesOf(dice).map((image, at) => {
    const place = places[at] ?? on;
    const to = around(middleOf(place), parts.dice.wholeOf(place.width));
    return glide(image, { to, arc, high, shadow: props.shadowOf(image) }, pace);
  });
  return Promise.all(laid);
}

/** Prevented symbols go out at the place that shows the cost of stopping. */
function symbolsPrevented(stage: MotionStage): Perform<'symbolsPrevented'> {
  return ({ damage, time }, move) =>
    withProps(stage.scene, async (props) => {
      const { x, y, width, height } = stopPlace(stage);
      const side = (stage.layout()?.text ?? 16) * 1.8;
      const signs = signsOf({ damage, time });
      const light = blaze(
        props.glow({ x: x - width * 0.2, y: y - height * 0.5, width: width * 1.4, height: height * 2 }, LIGHTS.green),
        move,
        move,
      );
      const out = inTurn(signs, move, (sign, at, delay) => {
        const from = around({ x: x + width / 2 + (at - (signs.length - 1) / 2) * side * 1.1, y: y + height / 2 }, side);
        const to = grown({ ...from, y: from.y - move.rise }, 1.4);
        return glide(props.image(sign, from), { to, alpha: 0 }, { ...move, delay });
      });
      await Promise.all([light, out]);
    });
}

const signsOf = ({ damage, time }: Pick<BoxView, 'damage' | 'time'>): readonly string[] => [
  ...Array.from({ length: damage }, () => 'ui/heart'),
  ...Array.from({ length: time }, () => 'ui/hourglass'),
];

interface OpenBox {
  readonly at: number;
  readonly box: BoxView;
  readonly rect: Rect;
}

function openBoxes({ shown, layout }: MotionStage): readonly OpenBox[] {
  const boxes = shown()?.view.encounter?.boxes ?? [];
  return boxes.flatMap((box, at) => {
    const rect = layout()?.boxes[at];
    return rect === undefined || box.dice.length > 0 || box.damage + box.time === 0 ? [] : [{ at, box, rect }];
  });
}

/** Hearts leave the open boxes for the heroes whom they hurt, and hourglasses for the deck. A number says how many. */
function consequencesCounted(stage: MotionStage): Perform<'consequencesCounted'> {
  return ({ hurt }, move) =>
    withProps(stage.scene, (props) => {
      const targets = hurt.flatMap(({ hero, amount }) => Array.from({ length: amount }, () => hero));
      let next = 0;
      const taker = (): string | undefined => targets[next++] ?? targets.at(-1);
      return inTurn(openBoxes(stage), move, async ({ box, rect, at }, __, delay) => {
        const pace = { ...move, delay };
        const light = blaze(props.glow(grown(rect, 1.6), LIGHTS.red), { swell: 0.1, alpha: move.alpha }, pace);
        const look = { box, rect, light: 'plain', small: false } as const;
        const signs = signPlaces(look).filter(({ sign }) => sign.startsWith('ui/'));
        const flown = signs.map(({ sign, place }) => {
          const hero = sign === 'ui/heart' ? taker() : undefined;
          const goal = hero === undefined ? barPlace(stage, 'deck') : heroPlace(stage, hero);
          const to = around({ x: goal.x + goal.width / 2, y: goal.y + Math.min(goal.height / 2, 90) }, place.width * 1.2);
          return glide(props.image(sign, place), { to, arc: move.arc, alpha: 0.5 }, pace);
        });
        if (box.damage > 0) stage.parts.boxes.show(at, { ...look, loose: true });
        const size = (stage.layout()?.text ?? 16) * move.size;
        const above = { x: rect.x + rect.width / 2, y: rect.y };
        const number = { at: above, size, colour: '#FF9C8F', high: move.high };
        const said = box.damage > 0 ? [flyWords(props, { words: `−${box.damage}`, ...number }, pace)] : [];
        await Promise.all([light, ...flown, ...said]);
      });
    });
}

/** Nothing is left open: a ring of light runs outwards, with the word for it. */
function untouched(stage: MotionStage): Perform<'untouched'> {
  return ({ ring }, move) =>
    withProps(stage.scene, async (props) => {
      ring();
      const [laid, word] = [stage.layout(), stage.shown()?.view.encounter?.untouched ?? ''];
      if (laid === null || word === '') return;
      const { scene, text } = laid;
      const at = { x: scene.x + scene.width / 2, y: scene.y + scene.height * 0.45 };
      const size = Math.min(text * move.size, (scene.width / (word.length + 2)) * 1.3);
      await Promise.all([
        ringOut(props, { at, reach: scene.height * move.swell, light: LIGHTS.gold }, move),
        blaze(props.glow(around(at, scene.height * 0.9), LIGHTS.gold), { swell: 0.3, alpha: 0.5 }, move),
        flyWords(props, { words: word, at, size, colour: '#FFE7A8', high: move.high }, move),
      ]);
    });
}
