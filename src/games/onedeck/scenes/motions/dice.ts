import {
  around,
  blaze,
  castShadow,
  glide,
  inTurn,
  LIGHTS,
  middleOf,
  type Props,
  playTween,
  puff,
  type Tumble,
  type Tumbling,
  tumble,
  withProps,
} from '../../../../scenes';
import type { Rect } from '../../../../table';
import type { Move, MovingDie } from '../../table';
import { dieLook } from '../views/dieLook';
import { lightUp } from './lightUp';
import { abilityPlace } from './places';
import { clearButtons, clearTray, makeRoom, type Placed, placed } from './pool';
import { type MotionStage, type Perform, type PerformersOf, timingOf } from './stage';

type DiceMotions = PerformersOf<
  'dieRolled' | 'dieRerolled' | 'dieChanged' | 'dieGained' | 'dieSpent' | 'dieDiscarded' | 'heroicForged'
>;

/** Dice come, are thrown and turned, and go: each in its own way. */
export function diceMotions(stage: MotionStage): DiceMotions {
  const { parts } = stage;
  return {
    async dieRolled({ dice, landed }, move) {
      const cleared = clearTray(stage, { come: dice }, move);
      const dust = touchDown(stage, dice, move);
      const heard = (at: number): void => {
        landed(at);
        dust(at);
      };
      const roll = tumble(groundOf(stage), thrown(stage, dice, move.reach), { move, landed: heard });
      await Promise.all([cleared, clearButtons(stage, move), makeRoom(stage, { come: dice }, move), roll]);
    },
    dieRerolled: ({ dice, landed }, move) => turned(stage, dice, { move, landed }),
    dieChanged: ({ dice }, move) => turned(stage, dice, { move, landed: () => undefined }),
    dieGained: dieGained(stage),
    dieSpent: dieSpent(stage),
    async dieDiscarded({ dice }, move) {
      parts.dice.darken();
      const gone = inTurn(parts.dice.picturesOf(dice), move, (image, _, delay) => {
        const to = around({ x: image.x, y: image.y + move.fall }, image.displayWidth * 0.7);
        return glide(image, { to, alpha: 0, angle: 40 }, { ...move, delay });
      });
      await Promise.all([clearTray(stage, { gone: dice }, move), gone, makeRoom(stage, { gone: dice }, move)]);
    },
    heroicForged: heroicForged(stage),
  };
}

/** Raises dust where a die lands, and the tray gives way a little. Nobody waits for it. */
function touchDown(stage: MotionStage, dice: readonly MovingDie[], { signal }: { readonly signal: AbortSignal }) {
  const places = placed(stage, dice);
  const thump = timingOf(stage, 'diceThump', { signal });
  return (at: number): void => {
    const place = places[at]?.to;
    if (place === undefined || signal.aborted) return;
    const { weight, bump, ...pace } = thump;
    const { image, home } = stage.parts.backdrop.tray;
    const dust = { place, kind: stage.tuning().particles.thud, light: LIGHTS.sand, weight };
    void withProps(stage.scene, (props) => puff(props, dust, pace));
    void playTween(stage.scene, { targets: image, y: { from: home.y + bump * place.width, to: home.y }, ...pace }, signal);
  };
}

/** Dice go to the card that they pay for, and the card lights up. */
function dieSpent(stage: MotionStage): Perform<'dieSpent'> {
  const { scene, parts } = stage;
  return ({ dice, hero, ability }, move) =>
    withProps(scene, async (props) => {
      const { arc, high } = move;
      const cleared = clearTray(stage, { gone: dice }, move);
      const place = abilityPlace(stage, ability, hero);
      const to = around(middleOf(place), Math.min(place.width, place.height) * 0.5);
      parts.dice.darken();
      const spent = inTurn(parts.dice.picturesOf(dice), move, (image, _, delay) =>
        glide(image, { to, arc, high, angle: 90, shadow: props.shadowOf(image) }, { ...move, delay }),
      );
      await Promise.all([cleared, spent, makeRoom(stage, { gone: dice }, move)]);
      parts.dice.takeUp(dice);
      const flash = timingOf(stage, 'flash', move);
      await lightUp(props, { stage, hero, ability }, { ...flash, ...timingOf(stage, 'skillUsed', move), peak: flash.peak });
    });
}

/** A die falls into the tray out of a light, its number known, and bounces. */
function dieGained(stage: MotionStage): Perform<'dieGained'> {
  return ({ dice, landed }, move) =>
    withProps(stage.scene, async (props) => {
      await Promise.all([clearTray(stage, { come: dice }, move), makeRoom(stage, { come: dice }, move)]);
      await inTurn(placed(stage, dice), move, (one, at, delay) =>
        drop(props, one, { stage, move: { ...move, delay }, landed: () => landed(at) }),
      );
    });
}

async function drop(
  props: Props,
  { die, to }: Placed,
  { stage, move, landed }: { readonly stage: MotionStage; readonly move: Move<'dieGained'>; readonly landed: () => void },
): Promise<void> {
  const { parts, tuning, scene } = stage;
  const { duration, delay, ease, signal } = move;
  const { x, y } = middleOf(to);
  const picture = props.own(parts.dice.picture(dieLook(die), to)).setAlpha(0);
  const shadow = props.shadowOf(picture);
  const whole = picture.displayWidth;
  const light = props.glow(around({ x, y }, to.width * 1.5), LIGHTS.gold);
  const clock = { fallen: 0 };
  const contact: Promise<void>[] = [];
  const land = (): Promise<void> => {
    landed();
    const flash = timingOf(stage, 'flash', move);
    props.sparks({ x, y }, tuning().particles.sparks, { light: LIGHTS.gold, lifespan: flash.duration });
    return blaze(light, { ...flash, ...move }, flash);
  };
  const onUpdate = (): void => {
    const high = (1 - clock.fallen) * move.height;
    const size = whole * (1 + high * move.near);
    picture.setPosition(x, y - high * to.width * move.rise).setDisplaySize(size, size);
    picture.setAlpha(Math.min(1, clock.fallen * 4));
    castShadow(shadow, { x, y, displayWidth: whole, alpha: picture.alpha }, high * 0.2);
    if (clock.fallen > 0.99 && contact.length === 0) contact.push(land());
  };
  await playTween(scene, { targets: clock, fallen: 1, duration, delay, ease, onUpdate }, signal);
  await Promise.all(contact);
}

/** Two dice meet at the place of the one they become, and light up there. */
function heroicForged(stage: MotionStage): Perform<'heroicForged'> {
  const { scene, parts, tuning } = stage;
  return ({ dice }, move) =>
    withProps(scene, async (props) => {
      parts.dice.darken();
      const images = parts.dice.picturesOf(dice);
      const meeting = meetingPlace(stage, dice);
      if (meeting === null) return;
      const { arc, high } = move;
      const to = around(middleOf(meeting), parts.dice.wholeOf(meeting.width) * 0.8);
      const met = images.map((image, at) => {
        const side = at % 2 === 0 ? arc : -arc;
        return glide(image, { to, arc: side, high, angle: 180, shadow: props.shadowOf(image) }, move);
      });
      await Promise.all([clearTray(stage, { gone: dice }, move), ...met, makeRoom(stage, { gone: dice }, move)]);
      parts.dice.takeUp(dice);
      const flash = timingOf(stage, 'flash', move);
      props.sparks(middleOf(to), tuning().particles.motes, { light: LIGHTS.gold, lifespan: flash.duration });
      await blaze(props.glow(around(middleOf(to), to.width * 1.8), LIGHTS.gold), { ...flash, ...move }, flash);
    });
}

const groundOf = ({ scene, parts }: MotionStage) => ({ scene, ground: parts.dice });

/** Returns the place of the die that is made of these. */
function meetingPlace({ shown, layoutAfter }: MotionStage, dice: readonly number[]): Rect | null {
  const made = shown()?.view.encounter?.pool.find(({ id }) => dice.includes(id));
  return made === undefined ? null : (layoutAfter({ gone: dice, come: [made] })?.dice.at(-1) ?? null);
}

/** Returns throws out of the hand, which is nearer to the viewer than the table. */
function thrown(stage: MotionStage, dice: readonly MovingDie[], reach: number): readonly Tumbling[] {
  const tray = stage.layout()?.tray;
  if (tray === undefined) return [];
  return placed(stage, dice).map(({ die, to }): Tumbling => {
    const end = middleOf(to);
    const hand = tray.x + tray.width * reach;
    const x = (hand + end.x + (Math.random() - 0.5) * to.width * 4) / 2;
    return {
      die: dieLook(die),
      showed: 7 - die.value,
      from: 'hand',
      start: { x, y: tray.y + tray.height + to.width * 2 },
      to,
    };
  });
}

/** Throws dice up from where they lie, and back to their places. */
async function turned(
  stage: MotionStage,
  dice: readonly MovingDie[],
  { move, landed }: { readonly move: Tumble; readonly landed: (at: number) => void },
): Promise<void> {
  const { parts, shown, layoutAfter } = stage;
  const laid = layoutAfter({});
  const { pool = [] } = shown()?.view.encounter ?? {};
  parts.dice.darken();
  const tossed = dice.flatMap((die): readonly Tumbling[] => {
    const at = pool.findIndex(({ id }) => id === die.id);
    const [from, to] = [parts.dice.placeOf(die.id), laid?.dice[at]];
    if (from === null || to === undefined) return [];
    const showed = pool[at]?.value ?? die.value;
    return [{ die: dieLook(die), showed, from: 'table', start: middleOf(from), to }];
  });
  await Promise.all([clearTray(stage, {}, move), makeRoom(stage, {}, move), tumble(groundOf(stage), tossed, { move, landed })]);
}
