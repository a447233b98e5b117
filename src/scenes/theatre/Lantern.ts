import { BlendModes, type GameObjects, type Scene } from 'phaser';
import type { Rect, Tuning } from '../../table';
import { tintOf } from './colour';
import { drawSpot, SPOT } from './spot';

const SHADE = 'lantern shade';
const BEAM = 'lantern beam';
/** Light fainter than this is not drawn. */
const FAINT = 1 / 255;
/** The shade is so many times larger than the screen, so that it reaches everywhere. */
const FAR = 3;

/** The strength of the light at this moment, each number from 0 to 1. */
export interface Burning {
  /** The strength of idle motion. */
  readonly life: number;
  readonly breath: number;
  /** Less while it gutters. */
  readonly lit: number;
}

/** The light of a place: the colour and strength of the beam, the dark around it, and how much darker a guttering lantern is. */
export interface LanternLight {
  readonly hue: number;
  readonly saturation: number;
  readonly beam: number;
  readonly shade: number;
  readonly gutter: number;
}

export interface LanternProps {
  /** The place that it lights. */
  readonly aim: Rect;
  /** False where it only keeps the dark away. */
  readonly hasBeam: boolean;
  readonly light: LanternLight;
}

/** Draws the party's lantern: light over what matters, and the dark around it. */
export class Lantern {
  private readonly shade: GameObjects.Image;
  private readonly beam: GameObjects.Image;
  private readonly at = { x: 0, y: 0, reach: 0, beam: 0 };
  private to = { x: 0, y: 0, reach: 0, beam: 0 };
  private light: LanternLight | null = null;

  constructor(
    private readonly scene: Scene,
    private readonly tuning: Tuning,
  ) {
    drawSpot(scene, SHADE, ['rgb(5 4 10 / 0%)', 'rgb(5 4 10 / 0%)', 'rgb(5 4 10 / 100%)']);
    drawSpot(scene, BEAM, ['rgb(255 255 255 / 100%)', 'rgb(255 255 255 / 34%)', 'rgb(255 255 255 / 0%)']);
    this.shade = scene.add.image(0, 0, SHADE).setVisible(false);
    this.beam = scene.add.image(0, 0, BEAM).setVisible(false).setBlendMode(BlendModes.ADD);
  }

  sync({ aim: { x, y, width, height }, hasBeam, light }: LanternProps): void {
    this.light = light;
    this.to = { x: x + width / 2, y: y + height / 2, reach: Math.hypot(width, height), beam: hasBeam ? 1 : 0 };
    // The first time it is there at once.
    if (this.at.reach === 0) this.arrive();
    const { width: wide, height: high, zoom } = this.scene.cameras.main;
    this.shade.setScale((Math.hypot(wide, high) * FAR) / zoom / SPOT);
  }

  arrive(): void {
    Object.assign(this.at, this.to);
  }

  /** Moves the light towards its aim, and draws it. */
  burn({ life, breath, lit }: Burning, delta: number): void {
    const { shade, beam, at, to, light: here } = this;
    shade.visible = life > 0;
    beam.visible = false;
    if (life <= 0) return;
    const { half, spread } = this.tuning.light.lantern;
    const left = 0.5 ** (delta / half);
    for (const key of ['x', 'y', 'reach', 'beam'] as const) at[key] = to[key] + (at[key] - to[key]) * left;
    if (here === null) return;
    shade.setPosition(at.x, at.y).setAlpha(Math.min(1, (here.shade + (1 - lit) * here.gutter) * life));
    const light = here.beam * at.beam * life * lit * (1 - 0.25 * breath);
    if (light < FAINT) return;
    beam
      .setVisible(true)
      .setPosition(at.x, at.y)
      .setScale((at.reach * spread * 2) / SPOT)
      .setTint(tintOf(here.hue, here.saturation, 62))
      .setAlpha(light);
  }
}
