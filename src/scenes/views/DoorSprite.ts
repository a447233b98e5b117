import type { GameObjects, Scene } from 'phaser';
import { type CardFace, type DoorView, type Move, PALETTE, type Rect } from '../../stage';
import { playTween } from '../playTween';
import { diorama, hueOf } from './diorama';
import { addText, fitText, restyle } from './surface';

/** The doorway inside the picture of the arch, in parts of its size. */
const OPENING = { y: 0.07, width: 0.78, height: 0.91 } as const;
const LANTERN_GAP = 1.1;
const MOST_LANTERNS = 5;

/** One place in the dungeon: bricked up, closed with light behind the keyhole, or open with what waits there. */
export class DoorSprite {
  private readonly art: GameObjects.Container;
  private readonly empty: GameObjects.Image;
  private readonly closed: GameObjects.Image;
  private readonly glow: GameObjects.Image;
  private readonly inside: GameObjects.Image;
  private readonly frame: GameObjects.Image;
  private readonly name: GameObjects.Text;
  private readonly lanterns: readonly GameObjects.Image[];
  private readonly badge: GameObjects.Text;
  private rect: Rect = { x: 0, y: 0, width: 1, height: 1 };
  private text = 16;
  private open = false;
  private lit = false;

  constructor(private readonly scene: Scene) {
    const picture = (key: string): GameObjects.Image => scene.add.image(0, 0, key);
    this.empty = picture('door/empty');
    this.inside = picture('door/closed');
    this.frame = picture('door/frame');
    this.closed = picture('door/closed');
    this.glow = picture('door/glow');
    this.name = addText(scene, { size: 18, font: 'name', align: 'center' }).setOrigin(0.5, 1);
    this.lanterns = Array.from({ length: MOST_LANTERNS }, () => picture('ui/lantern'));
    const parts = [this.empty, this.inside, this.frame, this.closed, this.glow, this.name, ...this.lanterns];
    this.art = scene.add.container(0, 0, parts);
    this.badge = addText(scene, { size: 16, font: 'name' }).setOrigin(0.5);
  }

  place(rect: Rect, text: number): void {
    this.rect = rect;
    this.text = text;
    const badgeHeight = text * 1.5;
    const height = rect.height - badgeHeight;
    this.art.setPosition(rect.x + rect.width / 2, rect.y + height / 2);
    for (const image of [this.empty, this.closed, this.glow, this.frame]) image.setDisplaySize(height * (2 / 3), height);
    restyle(this.badge, { size: text, font: 'name' }).setPosition(
      rect.x + rect.width / 2,
      rect.y + rect.height - badgeHeight / 2,
    );
  }

  sync({ door, open }: { readonly door: DoorView; readonly open: boolean }): void {
    this.setVisible(true);
    this.open = open;
    this.art.setScale(1).setAlpha(1);
    this.show(door.look);
    this.badge.setText(door.badge).setColor(door.look === 'none' ? PALETTE.shade : PALETTE.bone);
    fitText(this.badge, this.rect.width);
    this.light(this.lit);
    const { card, name, xp } = door;
    if (card !== null) this.showCard({ card, name, xp });
  }

  hide(): void {
    this.setVisible(false);
    this.open = false;
  }

  /** A door grows out of the wall. */
  async raise(move: Move): Promise<void> {
    this.show('closed');
    this.art.setAlpha(0).setScale(0.8);
    const { duration, ease, delay = 0, signal } = move;
    await playTween(this.scene, { targets: this.art, alpha: 1, scale: 1, duration, ease, delay }, signal);
  }

  /** The closed side turns away, the lit side turns in: what lies behind is only known in the second half. */
  async turn(face: CardFace, move: Move): Promise<void> {
    const { duration, ease, delay = 0, signal } = move;
    const half = { targets: this.art, duration: duration / 2, ease };
    await playTween(this.scene, { ...half, scaleX: 0, scaleY: 1.04, delay }, signal);
    this.show('open');
    this.showCard(face);
    await playTween(this.scene, { ...half, scaleX: 1, scaleY: 1 }, signal);
  }

  private show(look: DoorView['look']): void {
    this.empty.setVisible(look === 'none');
    this.closed.setVisible(look === 'closed');
    this.glow.setVisible(look === 'closed');
    this.inside.setVisible(look === 'open');
    this.frame.setVisible(look === 'open');
    this.name.setVisible(look === 'open');
    for (const lantern of this.lanterns) lantern.setVisible(false);
  }

  private showCard({ card, name, xp }: CardFace): void {
    const { displayWidth, displayHeight } = this.frame;
    const size = { width: displayWidth * OPENING.width, height: displayHeight * OPENING.height };
    this.inside.setTexture(diorama(this.scene, { figure: `foe/${card}`, ...hueOf(card), ...size, arch: true }));
    this.inside.setDisplaySize(size.width, size.height);
    this.inside.setPosition(0, displayHeight * (OPENING.y + OPENING.height / 2 - 0.5));
    restyle(this.name, { size: this.text * 1.15, font: 'name', align: 'center' }).setText(name);
    const lantern = this.text * 1.2;
    const base = displayHeight * (OPENING.y + OPENING.height - 0.5) - lantern * 0.4;
    this.name.setPosition(0, base - lantern * 1.05);
    fitText(this.name, size.width * 0.94);
    for (const [at, image] of this.lanterns.entries()) {
      image.setVisible(at < xp).setDisplaySize(lantern, lantern);
      image.setPosition((at - (xp - 1) / 2) * lantern * LANTERN_GAP, base - lantern / 2);
    }
  }

  private setVisible(visible: boolean): void {
    this.art.setVisible(visible);
    this.badge.setVisible(visible);
  }

  /** Under the pointer or not. */
  light(lit: boolean): void {
    this.lit = lit;
    this.glow.setAlpha(this.open ? (lit ? 1 : 0.7) : 0.35);
  }
}
