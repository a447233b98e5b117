import type { GameObjects, Scene } from 'phaser';
import type { Rect } from '../../stage';
import { FONTS, PALETTE } from '../../stage';
import { SLICES } from '../art';

export interface TextLook {
  readonly size: number;
  readonly colour?: string;
  readonly font?: keyof typeof FONTS;
  readonly weight?: number;
  readonly align?: 'left' | 'center' | 'right';
}

export const colourOf = (hex: string): number => Number.parseInt(hex.slice(1), 16);

/** Text of the table: drawn at the density of the screen, so that it stays crisp under the camera's zoom. */
export function addText(scene: Scene, look: TextLook): GameObjects.Text {
  return restyle(scene.add.text(0, 0, ''), look);
}

export function restyle(text: GameObjects.Text, look: TextLook): GameObjects.Text {
  const { size, colour = PALETTE.bone, font = 'text', weight = font === 'name' ? 700 : 500, align = 'left' } = look;
  text.setStyle({ fontFamily: `'${FONTS[font]}'`, fontSize: `${size}px`, color: colour, align, fontStyle: String(weight) });
  text.setResolution(text.scene.cameras.main.zoom);
  return text;
}

/** Makes a line narrower, never below two thirds of its size, until it fits. */
export function fitText(text: GameObjects.Text, width: number): void {
  text.setScale(1);
  if (text.width > width) text.setScale(Math.max(2 / 3, width / text.width));
}

export type Frame = keyof typeof SLICES;

/** A stretchable frame whose visible edge, shadow apart, covers a rectangle exactly. */
export class Plate {
  private readonly image: GameObjects.NineSlice;

  constructor(
    scene: Scene,
    private readonly frame: Frame,
  ) {
    const key = `ui/${frame}`;
    const density = this.density(scene);
    const { left, right, top, bottom } = SLICES[frame];
    const edges = [left, right, top, bottom].map((edge) => edge * density) as [number, number, number, number];
    this.image = scene.add.nineslice(0, 0, key, undefined, 200, 200, ...edges).setOrigin(0);
  }

  place(rect: Rect, most: number): void {
    const { bleed, left, right, top, bottom } = SLICES[this.frame];
    // Below the size of its own corners a frame grows beyond its rectangle instead of shrinking.
    const least = { width: left + right - bleed.left - bleed.right, height: top + bottom - bleed.top - bleed.bottom };
    const unit = Math.min(most, rect.width / least.width, rect.height / least.height);
    const scale = unit / this.density(this.image.scene);
    const width = rect.width + (bleed.left + bleed.right) * unit;
    const height = rect.height + (bleed.top + bleed.bottom) * unit;
    this.image.setPosition(rect.x - bleed.left * unit, rect.y - bleed.top * unit);
    this.image.setScale(scale).setSize(width / scale, height / scale);
  }

  get object(): GameObjects.NineSlice {
    return this.image;
  }

  private density(scene: Scene): number {
    const widths = { panel: 96, 'button-gold': 128, 'button-dark': 128 } as const;
    return scene.textures.get(`ui/${this.frame}`).getSourceImage().width / widths[this.frame];
  }
}

/** Scales a picture to cover a rectangle and hides what hangs over. */
export function cover(image: GameObjects.Image, rect: Rect): void {
  const { width, height } = image.frame.source;
  const scale = Math.max(rect.width / width, rect.height / height);
  const shown = { width: rect.width / scale, height: rect.height / scale };
  const crop = { x: (width - shown.width) / 2, y: (height - shown.height) / 2 };
  image.setOrigin(0).setScale(scale).setCrop(crop.x, crop.y, shown.width, shown.height);
  image.setPosition(rect.x - crop.x * scale, rect.y - crop.y * scale);
}

export function fill(image: GameObjects.Image, rect: Rect): void {
  image.setOrigin(0).setPosition(rect.x, rect.y).setDisplaySize(rect.width, rect.height);
}
