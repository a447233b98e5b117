import type { GameObjects, Scene } from 'phaser';
import {
  around,
  behindWords,
  cropTo,
  type Hung,
  measure,
  Painting,
  type Pen,
  painted,
  paintPicture,
  playTween,
  roundRect,
  shownDrawing,
  write,
} from '../../../../scenes';
import { PALETTE, type Rect } from '../../../../table';
import type { CardFace, DoorView, Move } from '../../table';
import { DoorLeaf } from './DoorLeaf';
import { hueOf, paintDiorama } from './diorama';

/** The doorway inside the picture of the arch, in parts of its size. */
const OPENING = { y: 0.07, width: 0.78, height: 0.91 } as const;
const BADGE = 1.7;

/** Draws one place in the dungeon: bricked up, closed with light behind the keyhole, or open with its card. */
export class DoorSprite {
  readonly art: GameObjects.Container;
  private readonly empty: GameObjects.Image;
  private readonly closed: GameObjects.Image;
  private readonly glow: GameObjects.Image;
  private readonly inside: GameObjects.Image;
  private readonly frame: GameObjects.Image;
  private readonly badge: Painting;
  private readonly leaf: DoorLeaf;
  private home = { x: 0, y: 0 };
  private text = 16;
  private open = false;
  private lit = false;

  constructor(private readonly scene: Scene) {
    const image = (key: string): GameObjects.Image => scene.add.image(0, 0, shownDrawing(scene, key));
    this.empty = image('door/empty');
    this.inside = image('door/closed');
    this.frame = image('door/frame');
    this.closed = image('door/closed');
    this.glow = image('door/glow');
    this.leaf = new DoorLeaf(scene);
    this.art = scene.add.container(0, 0, [this.empty, this.inside, this.leaf.mesh, this.frame, this.closed, this.glow]);
    this.badge = new Painting(scene);
  }

  sync({
    door,
    open,
    rect,
    text,
  }: {
    readonly door: DoorView;
    readonly open: boolean;
    readonly rect: Rect;
    readonly text: number;
  }): void {
    this.text = text;
    this.open = open;
    const height = rect.height - text * BADGE;
    this.home = { x: rect.x + rect.width / 2, y: rect.y + height / 2 };
    this.art.setVisible(true).setPosition(this.home.x, this.home.y);
    for (const image of [this.empty, this.closed, this.glow, this.frame]) image.setDisplaySize(height * (2 / 3), height);
    // The eye may have cropped the images on its way elsewhere.
    for (const image of this.images) image.setCrop();
    this.art.setScale(1).setAlpha(1);
    this.show(door.look);
    this.light(this.lit);
    if (door.cards.length > 0) this.showCard(door);
    const below = { ...rect, y: rect.y + height, height: text * BADGE };
    const colour = door.look === 'none' ? PALETTE.dim : PALETTE.bone;
    this.badge.paint({ rect: below, shows: [door.badge, colour, text] }, (pen) =>
      drawBadge(pen, door.badge, { rect: below, text, colour }),
    );
  }

  hide(): void {
    this.art.setVisible(false);
    this.badge.hide();
    this.open = false;
  }

  /** A door grows out of the wall. */
  async raise(move: Move): Promise<void> {
    this.show('closed');
    this.art.setAlpha(0).setScale(0.8);
    const { duration, ease, delay, signal } = move;
    await playTween(this.scene, { targets: this.art, alpha: 1, scale: 1, duration, ease, delay }, signal);
  }

  /** Swings the leaf into the room, in the light that comes out. Calls `onGap` with the share that is free. */
  async swing(face: CardFace, move: Move<'doorOpened'>, onGap: (gap: number) => void): Promise<void> {
    const { duration, ease, delay, turn, depth, dark, signal } = move;
    const ajar = { turn: 0 };
    const onUpdate = (): void => {
      const at = { turn: (ajar.turn * Math.PI) / 180, depth };
      const gap = DoorLeaf.gap(at);
      this.leaf.swing(around({ x: 0, y: 0 }, this.frame.displayWidth, this.frame.displayHeight), at);
      this.leaf.mesh.setAlpha(Math.min(1, (1 - ajar.turn / turn) / dark));
      this.inside.setTint(grey(dark + (1 - dark) * gap));
      onGap(gap);
    };
    this.show('open');
    this.showCard(face);
    onUpdate();
    await playTween(this.scene, { targets: ajar, turn, duration, ease, delay, onUpdate }, signal);
    if (this.scene.sys.isActive()) this.leaf.hide();
  }

  /** The place of what lies behind it. */
  get opening(): Rect {
    const { width, height } = { width: this.frame.displayWidth, height: this.frame.displayHeight };
    const middle = { x: this.home.x, y: this.home.y + height * (OPENING.y + OPENING.height / 2 - 0.5) };
    return around(middle, width * OPENING.width, height * OPENING.height);
  }

  /** Draws the door as an eye sees it that came nearer, cropped to the picture that it is in. */
  project(by: (spot: { readonly x: number; readonly y: number }) => Hung, within: Rect): void {
    const at = by(this.home);
    this.art.setPosition(at.x, at.y).setScale(at.scale);
    this.badge.image.setAlpha(Math.max(0, Math.min(1, 2 - at.scale)));
    for (const image of this.images) cropTo(image, at, within);
  }

  private get images(): readonly GameObjects.Image[] {
    return [this.empty, this.inside, this.frame, this.closed, this.glow];
  }

  /** Lights the door while the pointer is on it. */
  light(lit: boolean): void {
    this.lit = lit;
    this.glow.setAlpha(this.open ? (lit ? 1 : 0.7) : 0.35);
  }

  private show(look: DoorView['look']): void {
    this.empty.setVisible(look === 'none');
    this.closed.setVisible(look === 'closed');
    this.glow.setVisible(look === 'closed');
    this.inside.setVisible(look === 'open');
    this.frame.setVisible(look === 'open');
    this.inside.clearTint();
    this.leaf.hide();
  }

  private showCard({ cards, name, xp }: CardFace): void {
    const { scene, text } = this;
    const { displayWidth, displayHeight } = this.frame;
    const size = { width: displayWidth * OPENING.width, height: displayHeight * OPENING.height };
    const key = painted(scene, { name: `door ${cards[0]?.card} ${name} ${xp} ${text}`, ...size }, (pen, { width, height }) => {
      const density = width / size.width;
      pen.scale(density, density);
      drawInside(scene, pen, { cards, xp, text, rect: { x: 0, y: 0, width: size.width, height: height / density } });
    });
    this.inside.setTexture(key).setDisplaySize(size.width, size.height);
    this.inside.setPosition(0, displayHeight * (OPENING.y + OPENING.height / 2 - 0.5));
  }
}

const grey = (light: number): number => Math.round(Math.min(1, light) * 255) * 0x010101;

/** Paints each figure with its light and its name below it, two one above the other, and a lantern for each that they are worth. */
function drawInside(
  scene: Scene,
  pen: Pen,
  { cards, xp, text, rect }: Omit<CardFace, 'name'> & { readonly text: number; readonly rect: Rect },
): void {
  const side = Math.min(text * 1.25, rect.width / Math.max(5, xp * 1.08));
  const base = rect.height - side * 0.5;
  const upper = { ...rect, height: (base - side * 1.1) / 2 };
  const lower = { ...rect, y: upper.height, height: rect.height - upper.height };
  for (const [at, { card }] of cards.entries()) {
    const [part, edge] = at === 0 ? ([cards.length > 1 ? upper : rect, 'arch'] as const) : ([lower, 0] as const);
    paintDiorama(scene, pen, { figure: `foe/${card}`, ...hueOf(card), rect: part, edge });
  }
  for (const [at, { name }] of cards.entries())
    drawName(pen, name, {
      text,
      rect: cards.length > 1 ? upper : rect,
      foot: at < cards.length - 1 ? upper.height : base - side * 1.1,
    });
  for (let lantern = 0; lantern < xp; lantern++) {
    const x = rect.width / 2 + (lantern - xp / 2) * side * 1.08;
    paintPicture(scene, pen, { key: 'ui/lantern', rect: { x, y: base - side, width: side, height: side } });
  }
}

function drawName(
  pen: Pen,
  name: string,
  { text, rect, foot }: { readonly text: number; readonly rect: Rect; readonly foot: number },
): void {
  const high = Math.min(text * 3.6, rect.height * 0.5);
  const room = { x: rect.width * 0.03, y: foot - high, width: rect.width * 0.94, height: high };
  const look = { size: text * 1.12, align: 'center', stand: 'bottom', room, lines: 3, shadow: true } as const;
  const { height } = measure(pen, name, { ...look, least: 0.5 });
  const shade = pen.createLinearGradient(0, foot - height * 1.5, 0, foot - height * 0.5);
  shade.addColorStop(0, 'rgb(6 5 9 / 0%)');
  shade.addColorStop(1, behindWords(62));
  pen.fillStyle = shade;
  pen.fillRect(rect.x, foot - height * 1.5, rect.width, height * 1.5);
  // A narrow door has plainer and narrower letters before it breaks words.
  const isWhole = measure(pen, name, { ...look, font: 'name', least: 0.66 }).whole;
  write(pen, name, isWhole ? { ...look, font: 'name', least: 0.66 } : { ...look, breaks: 0.55, least: 0.5 });
}

function drawBadge(
  pen: Pen,
  words: string,
  { rect, text, colour }: { readonly rect: Rect; readonly text: number; readonly colour: string },
): void {
  const look = { size: text, font: 'name', align: 'center', stand: 'middle', lines: 1 } as const;
  const { width } = measure(pen, words, { ...look, room: rect });
  const plate = {
    x: rect.x + rect.width / 2 - width / 2 - text * 0.6,
    y: rect.y + text * 0.15,
    width: width + text * 1.2,
    height: rect.height - text * 0.3,
  };
  roundRect(pen, plate, text * 0.35);
  pen.fillStyle = behindWords(72);
  pen.fill();
  write(pen, words, { ...look, colour, room: { ...rect, y: rect.y - text * 0.02 } });
}
