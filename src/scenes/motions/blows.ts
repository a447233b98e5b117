import type { GameObjects, Scene } from 'phaser';
import type { Rect } from '../../table';
import { playTween } from '../playTween';
import { around, middleOf, type Point } from '../spots';
import { type Pen, painted, type Size } from '../views/paint';
import { fontOf } from '../views/write';
import { glide, type TweenTiming } from './glide';
import type { Props } from './Props';

export interface FlownWords {
  readonly words: string;
  readonly at: Point;
  /** The height of its letters. */
  readonly size: number;
  readonly colour: string;
  /** How far it rises and falls again, in heights of its letters; it ends below where it began. */
  readonly high: number;
}

/** Lets a number or a word grow where something was hit, rise, and fall. */
export async function flyWords(
  props: Props,
  { words, at, size, colour, high }: FlownWords,
  { duration, delay = 0, signal }: TweenTiming,
): Promise<void> {
  const width = size * (0.9 + words.length * 0.66);
  const height = size * 1.5;
  const key = painted(props.scene, { name: `words ${words} ${colour}`, width, height }, (pen, whole) => {
    const letters = whole.height / 1.5;
    pen.font = fontOf('name', letters);
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.lineJoin = 'round';
    pen.lineWidth = letters * 0.16;
    pen.strokeStyle = 'rgb(12 4 6 / 90%)';
    pen.strokeText(words, whole.width / 2, whole.height / 2);
    pen.fillStyle = colour;
    pen.fillText(words, whole.width / 2, whole.height / 2);
  });
  const image = props.image(key, { x: at.x - width / 2, y: at.y - height / 2, width, height }).setAlpha(0);
  const { scaleX, scaleY } = image;
  const clock = { share: 0 };
  const onUpdate = (): void => {
    const { share } = clock;
    const grown = 0.4 + 0.75 * Math.min(1, share * 4) - 0.15 * Math.max(0, Math.min(1, share * 4 - 1));
    image
      .setScale(scaleX * grown, scaleY * grown)
      .setY(at.y - size * high * (Math.sin(share * Math.PI * 0.75) - share * 0.6))
      .setAlpha(Math.min(1, share * 8, (1 - share) * 3));
  };
  await playTween(props.scene, { targets: clock, share: 1, duration, delay, ease: 'Linear', onUpdate }, signal);
}

export interface Recoiled {
  readonly image: GameObjects.Image;
  readonly home: Point;
}

/** Throws a picture back from a blow, and lets it come back to its place. */
export async function recoil(
  scene: Scene,
  { image, home }: Recoiled,
  { distance, turn, duration, delay = 0, signal }: TweenTiming & { readonly distance: number; readonly turn: number },
): Promise<void> {
  const clock = { share: 0 };
  const onUpdate = (): void => {
    const away = Math.sin(Math.PI * Math.sqrt(clock.share)) * (1 - clock.share * 0.3);
    image.setPosition(home.x - distance * away, home.y + distance * 0.25 * away).setAngle(-turn * away);
  };
  await playTween(scene, { targets: clock, share: 1, duration, delay, ease: 'Linear', onUpdate }, signal);
  image.setPosition(home.x, home.y).setAngle(0);
}

/** Breaks a picture in two halves, which fall apart. */
export function breakInTwo(
  props: Props,
  key: string,
  { place, fall, ...pace }: TweenTiming & { readonly place: Rect; readonly fall: number },
): Promise<unknown> {
  const { width, height } = place;
  const halves = [-1, 1].map((side) => {
    const half = props.image(key, place);
    half.setCrop(side < 0 ? 0 : half.width / 2, 0, half.width / 2, half.height);
    const to = { x: place.x + side * width * 0.5, y: place.y + fall, width, height };
    return glide(half, { to, alpha: 0, angle: side * 38 }, pace);
  });
  return Promise.all(halves);
}

/** A ring of light runs outwards from a spot. */
export async function ringOut(
  props: Props,
  { at, reach, light }: { readonly at: Point; readonly reach: number; readonly light: number },
  { duration, delay = 0, signal }: TweenTiming,
): Promise<void> {
  const ring = props.ring(around(at, 1), light);
  const { x, y } = middleOf(around(at, 1));
  const clock = { share: 0 };
  const onUpdate = (): void => {
    const side = 1 + reach * (1 - (1 - clock.share) ** 3);
    ring
      .setPosition(x, y)
      .setDisplaySize(side, side)
      .setAlpha((1 - clock.share) ** 1.5);
  };
  await playTween(props.scene, { targets: clock, share: 1, duration, delay, ease: 'Linear', onUpdate }, signal);
}

export interface Torn {
  readonly place: Rect;
  /** The number of claws. */
  readonly claws: number;
  readonly colour: string;
}

/** Claws tear a picture's paper: each tear opens from above, and closes again. */
export async function tear(
  props: Props,
  { place, claws, colour }: Torn,
  { duration, delay = 0, signal }: TweenTiming,
): Promise<void> {
  const [width, height] = [place.width / 4, place.height];
  const key = painted(props.scene, { name: `tear ${colour}`, width, height }, (pen, whole) => paintTear(pen, whole, colour));
  const tears = Array.from({ length: claws }, (_, at) => {
    const x = place.x + place.width / 2 + (at - (claws - 1) / 2) * width * 1.15 - width / 2;
    return props.image(key, { x, y: place.y + (at % 2) * height * 0.08, width, height }).setAlpha(0);
  });
  const clock = { share: 0 };
  const onUpdate = (): void => {
    for (const [at, image] of tears.entries()) {
      const open = Math.max(0, Math.min(1, clock.share * 6 - at * 0.35));
      image.setCrop(0, 0, image.width, image.height * open).setAlpha(Math.min(1, (1 - clock.share) * 2.2));
    }
  };
  await playTween(props.scene, { targets: clock, share: 1, duration, delay, ease: 'Linear', onUpdate }, signal);
}

/** A bow that is thin at both ends, light within and dark at its edge. */
function paintTear(pen: Pen, { width, height }: Size, colour: string): void {
  const bow = (thick: number): void => {
    pen.beginPath();
    pen.moveTo(width * 0.92, 0);
    pen.quadraticCurveTo(width * (0.46 - thick), height * 0.46, width * 0.06, height);
    pen.quadraticCurveTo(width * (0.46 + thick), height * 0.54, width * 0.92, 0);
  };
  bow(0.34);
  pen.fillStyle = 'rgb(20 4 6 / 85%)';
  pen.fill();
  bow(0.2);
  pen.fillStyle = colour;
  pen.fill();
  bow(0.06);
  pen.fillStyle = '#FFF6EE';
  pen.fill();
}
