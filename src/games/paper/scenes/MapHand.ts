import type { Point } from '../../../scenes';
import type { Place, Rect } from '../../../table';
import { dragged, enlarged, type Framed, isLarger, MOST_ZOOM } from '../table';

/** The map, for a hand that moves it. */
export interface MovableMap {
  /** Null where the map cannot be moved. */
  readonly framed: Framed | null;
  /** Moves the map at once; letters are painted for its size when it has settled. */
  turn(ground: Rect): void;
  glideTo(ground: Rect): void;
  /** Paints the map in the size that it has now. */
  settle(): void;
  /** Returns whether a press there would do something. */
  isOpen(id: string): boolean;
}

export interface MapHandParts {
  readonly map: MovableMap;
  readonly stir: () => void;
  /** Things lie elsewhere on the canvas. */
  readonly onMoved: () => void;
}

interface Touched extends Point {
  readonly pointer: number;
}

/** Two taps within this time, and so near to each other, are one. */
const DOUBLE = { time: 320, apart: 28 } as const;
/** One notch of a wheel. */
const NOTCH = 0.0022;
const MOST_NOTCH = 0.5;
/** The wheel has come to rest. */
const REST = 140;

/** Drags the map with one finger, and enlarges it with two, by a double tap or by the wheel. */
export class MapHand {
  private last: Point | null = null;
  private readonly fingers = new Map<number, Point>();
  private isPinching = false;
  private tapped: { readonly at: Point; readonly time: number } | null = null;
  private rest: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly parts: MapHandParts) {}

  /** Returns whether a drag from there moves the map. */
  grab({ id }: Pick<Place, 'id'>, at: Point): boolean {
    const { framed } = this.parts.map;
    if (framed === null || !isOnMap(id) || !isLarger(framed)) return false;
    this.last = at;
    this.tapped = null;
    return true;
  }

  /** Returns whether the map is being dragged. */
  drag(at: Point): boolean {
    const { last, parts } = this;
    const { framed } = parts.map;
    if (last === null || framed === null) return false;
    this.last = at;
    parts.map.turn(dragged(framed, { x: at.x - last.x, y: at.y - last.y }));
    parts.stir();
    return true;
  }

  /** Returns whether the map was being dragged. */
  release(): boolean {
    if (this.last === null) return false;
    this.last = null;
    if (!this.isPinching) this.parts.onMoved();
    return true;
  }

  /** Returns whether a tap was the second of two that enlarge the map, or show all of it again. What can be pressed is pressed twice instead. */
  tap({ id }: Pick<Place, 'id'>, at: Point): boolean {
    const { tapped, parts } = this;
    const { framed } = parts.map;
    this.tapped = null;
    if (framed === null || !isOnMap(id) || parts.map.isOpen(id)) return false;
    const time = performance.now();
    const isSecond = tapped !== null && time - tapped.time < DOUBLE.time && distance(tapped.at, at) < DOUBLE.apart;
    if (!isSecond) {
      this.tapped = { at: { x: at.x, y: at.y }, time };
      return false;
    }
    this.toggle(framed, at);
    return true;
  }

  fingerDown({ pointer, x, y }: Touched): void {
    const { framed } = this.parts.map;
    if (framed === null || !isIn(framed.window, { x, y })) return;
    this.fingers.set(pointer, { x, y });
    if (this.fingers.size === 2) {
      this.isPinching = true;
      this.tapped = null;
    }
  }

  fingerMove({ pointer, x, y }: Touched): void {
    const before = [...this.fingers.values()];
    if (!this.fingers.has(pointer)) return;
    this.fingers.set(pointer, { x, y });
    if (!this.isPinching || before.length !== 2) return;
    this.pinch(before, [...this.fingers.values()]);
  }

  fingerUp(pointer: number): void {
    if (!this.fingers.delete(pointer) || !this.isPinching || this.fingers.size > 1) return;
    this.isPinching = false;
    this.settle();
  }

  /** Returns whether the wheel turned over the map. */
  wheel(at: Point, by: number): boolean {
    const { framed } = this.parts.map;
    if (framed === null || !isIn(framed.window, at)) return false;
    const notch = Math.max(-MOST_NOTCH, Math.min(MOST_NOTCH, -by * NOTCH));
    this.parts.map.turn(enlarged(framed, { by: Math.exp(notch), about: at }));
    this.parts.stir();
    this.stop();
    this.rest = setTimeout(() => this.settle(), REST);
    return true;
  }

  /** Returns whether both fingers are on the map: then the browser has to leave them alone. */
  isOver(points: readonly Point[]): boolean {
    const { framed } = this.parts.map;
    return framed !== null && points.every((point) => isIn(framed.window, point));
  }

  stop(): void {
    if (this.rest !== null) clearTimeout(this.rest);
    this.rest = null;
  }

  private pinch(before: readonly Point[], after: readonly Point[]): void {
    const { map, stir } = this.parts;
    const { framed } = map;
    const [wide, wider] = [spread(before), spread(after)];
    if (framed === null || wide < 1) return;
    const [from, about] = [between(before), between(after)];
    const ground = dragged(framed, { x: about.x - from.x, y: about.y - from.y });
    map.turn(enlarged({ ...framed, ground }, { by: wider / wide, about }));
    stir();
  }

  private toggle(framed: Framed, about: Point): void {
    const whole = enlarged(framed, { by: 1 / MOST_ZOOM, about });
    const isEnlarged = framed.ground.width > whole.width + 1;
    this.parts.map.glideTo(isEnlarged ? whole : enlarged(framed, { by: MOST_ZOOM, about }));
    this.parts.stir();
    this.parts.onMoved();
  }

  private settle(): void {
    this.stop();
    this.parts.map.settle();
    this.parts.stir();
    this.parts.onMoved();
  }
}

const isOnMap = (id: string): boolean => id === 'map' || id.startsWith('room-');
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const isIn = ({ x, y, width, height }: Rect, at: Point): boolean =>
  at.x >= x && at.y >= y && at.x <= x + width && at.y <= y + height;

function spread([one, other]: readonly Point[]): number {
  return one === undefined || other === undefined ? 0 : distance(one, other);
}

function between([one = { x: 0, y: 0 }, other = one]: readonly Point[]): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
