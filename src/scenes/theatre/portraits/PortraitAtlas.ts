import type { Scene, Textures } from 'phaser';
import { keepTexture } from '../../pictures/keptTextures';
import { easel } from '../../views/paint';
import { PuppetSheets, type SheetParts } from '../PuppetSheets';
import { TextureAtlas } from '../TextureAtlas';
import { bustBox, paintLight } from './bust';
import { type FaceProps, grown, type PortraitFrames } from './PortraitFace';

/** The steps in which sheets grow are small, so that small pictures are drawn at their size. */
const STEP = 1 / 32;

export interface AtlasParts extends Omit<SheetParts, 'step' | 'atlas'> {
  /** Returns the pictures that this one may turn into. They are prepared along with it. */
  readonly others: (picture: string) => readonly string[];
}

/** Packs the parts and lights of all portraits into one texture, and into further ones when it is full. */
export class PortraitAtlas {
  private readonly scene: Scene;
  private readonly textures: TextureAtlas;
  private readonly sheets: PuppetSheets;

  constructor(private readonly parts: AtlasParts) {
    this.scene = parts.scene;
    this.textures = TextureAtlas.of(parts.scene, 'portraits');
    this.sheets = new PuppetSheets({ ...parts, step: STEP, atlas: this.textures });
  }

  /** Returns null until the sheet is ready. */
  framesFor(props: FaceProps): PortraitFrames | null {
    const wanted = { box: bustBox(props.rect), density: this.scene.cameras.main.zoom };
    const sheet = this.sheets.sheet(props.picture, wanted);
    if (sheet === null) return null;
    for (const one of this.parts.others(props.picture)) this.sheets.sheet(one, wanted);
    return { sheet, light: this.light(props) };
  }

  private light({ picture, rect }: FaceProps): Textures.Frame {
    const density = this.scene.cameras.main.zoom;
    const size = { width: Math.ceil(rect.width * density) + 2, height: Math.ceil(rect.height * density) + 2 };
    const key = `light:${picture}:${size.width}x${size.height}`;
    const known = this.textures.frames.get(key);
    if (known !== undefined && this.scene.textures.exists(known.texture.key)) {
      keepTexture(this.scene, known.texture.key);
      return known;
    }
    const { canvas, pen } = easel(size);
    const around = grown({ ...rect, x: 0, y: 0 });
    if (pen !== null) {
      pen.setTransform(size.width / around.width, 0, 0, size.height / around.height, 0, 0);
      pen.translate(-around.x, -around.y);
      paintLight(pen, this.parts.gallery.figure(picture), around);
    }
    const { texture, x, y } = this.textures.add(canvas);
    const frame = texture.add(key, 0, x, y, size.width, size.height) ?? texture.get(key);
    this.textures.frames.set(key, frame);
    keepTexture(this.scene, texture.key);
    return frame;
  }
}
