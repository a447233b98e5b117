import type { Scene, Textures } from 'phaser';
import { atRest, type IdleTable, type Rect, Rig } from '../../../table';
import { Painting } from '../../views/Painting';
import type { FigureFacts } from '../figures';
import type { PuppetSheet } from '../PuppetSheets';
import { QuadBatch } from '../QuadBatch';
import { haloOf, limbsOf } from '../quads';
import { bustBox, paintFlat, paintLight } from './bust';

export interface FaceProps {
  readonly picture: string;
  readonly rect: Rect;
}

export interface FaceParts {
  readonly idles: IdleTable;
  readonly halo: number;
  /** Returns the facts of a picture, or null for one in one piece. */
  readonly facts: (picture: string) => FigureFacts | null;
}

/** The frames of the textures that a portrait is drawn with. */
export interface PortraitFrames {
  readonly sheet: PuppetSheet;
  /** The light behind it, as large as its place and the bleed. */
  readonly light: Textures.Frame;
}

/** Without a bleed a dark line would be left where the panel ends. */
const BLEED = 1;
const WHITE = 0xffffff;

/** Draws one picture of a hero: the light behind it, and the figure, whose parts move. */
export class PortraitFace {
  picture = '';
  /** Shown until the frames are ready. */
  private readonly flat: Painting;
  private readonly batch: QuadBatch;
  private readonly light = atRest();
  private readonly halo = atRest();
  private rig: Rig | null = null;
  private sheet: PuppetSheet | null = null;
  private home = { x: 0, y: 0 };

  constructor(
    private readonly scene: Scene,
    private readonly parts: FaceParts,
  ) {
    this.flat = new Painting(scene);
    this.batch = new QuadBatch(scene);
  }

  /** Moves it above another one. */
  raise(above: PortraitFace): void {
    this.scene.children.moveAbove(this.flat.image, above.batch);
    this.scene.children.moveAbove(this.batch, this.flat.image);
  }

  show({ picture, rect }: FaceProps, frames: PortraitFrames | null): void {
    this.picture = picture;
    this.batch.setVisible(frames !== null);
    if (frames === null) {
      this.home = { x: rect.x, y: rect.y };
      this.flat.paint({ rect, bleed: BLEED, shows: picture }, (pen) => {
        const facts = this.parts.facts(picture);
        paintLight(pen, facts, grown(rect));
        paintFlat(this.scene, pen, { picture, rect, facts });
      });
    } else {
      this.flat.hide();
      this.setFrames(frames, rect);
    }
  }

  hide(): void {
    this.picture = '';
    this.flat.hide();
    this.batch.setVisible(false);
  }

  pose(time: number, life: number): void {
    this.rig?.move(time, life);
  }

  /** Moves it along with its panel and sets its opacity; `lit` is the amount of light. */
  place(by: { readonly x: number; readonly y: number }, { alpha, lit }: { readonly alpha: number; readonly lit: number }): void {
    const { flat, batch, home } = this;
    if (flat.image.visible) flat.image.setPosition(flat.home.x + by.x, flat.home.y + by.y).alpha = alpha;
    batch.setPosition(home.x + by.x, home.y + by.y).alpha = alpha;
    this.light.alpha = lit;
    this.halo.alpha = this.parts.halo * lit;
  }

  lean(x: number, y: number): void {
    this.batch.shiftBy(x, y);
  }

  private setFrames({ sheet, light }: PortraitFrames, rect: Rect): void {
    if (sheet !== this.sheet || this.rig === null) this.rig = new Rig(sheet.facts.parts, this.parts.idles, sheet.facts.size);
    this.sheet = sheet;
    const box = bustBox(rect);
    const unit = box.width / sheet.size.width;
    const about = grown(rect);
    const back = {
      x: (about.x - box.x) / unit,
      y: (about.y - box.y) / unit,
      width: about.width / unit,
      height: about.height / unit,
    };
    this.home = { x: box.x, y: box.y };
    this.batch.setQuads(
      [
        { frame: light, tint: WHITE, box: back, stands: this.light, depth: 0 },
        haloOf(sheet, this.scene, this.halo),
        ...limbsOf(sheet, this.scene, this.rig),
      ],
      unit,
    );
  }
}

/** Returns a place with the bleed. */
export const grown = ({ x, y, width, height }: Rect): Rect => ({
  x: x - BLEED,
  y: y - BLEED,
  width: width + BLEED * 2,
  height: height + BLEED * 2,
});
