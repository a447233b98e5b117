import { BlendModes, type GameObjects, type Scene } from 'phaser';
import { drawSpot, SPOT, tintOf } from '../../../../scenes';
import type { Rect } from '../../../../table';
import type { OneDeckTuning, TableView } from '../../table';

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

/** Draws the party's lantern: light over what matters, the dark of the floor around it. */
export class Lantern {
  private readonly shade: GameObjects.Image;
  private readonly beam: GameObjects.Image;
  private readonly at = { x: 0, y: 0, reach: 0, beam: 0 };
  private to = { x: 0, y: 0, reach: 0, beam: 0 };
  private floor: TableView['scenery']['floor'] = 1;

  constructor(
    private readonly scene: Scene,
    private readonly tuning: OneDeckTuning,
  ) {
    drawSpot(scene, SHADE, ['rgb(5 4 10 / 0%)', 'rgb(5 4 10 / 0%)', 'rgb(5 4 10 / 100%)']);
    drawSpot(scene, BEAM, ['rgb(255 255 255 / 100%)', 'rgb(255 255 255 / 34%)', 'rgb(255 255 255 / 0%)']);
    this.shade = scene.add.image(0, 0, SHADE).setVisible(false);
    this.beam = scene.add.image(0, 0, BEAM).setVisible(false).setBlendMode(BlendModes.ADD);
  }

  /** Aims the lantern. An encounter has light of its own, so there it only keeps the dark away. */
  sync({ scenery }: TableView, { matter, stand }: { readonly matter: Rect | null; readonly stand: Rect }): void {
    this.floor = scenery.floor;
    const { x, y, width, height } = matter ?? stand;
    this.to = { x: x + width / 2, y: y + height / 2, reach: Math.hypot(width, height), beam: matter === null ? 0 : 1 };
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
    const { shade, beam, at, to } = this;
    shade.visible = life > 0;
    beam.visible = false;
    if (life <= 0) return;
    const { half, spread } = this.tuning.light.lantern;
    const left = 0.5 ** (delta / half);
    for (const key of ['x', 'y', 'reach', 'beam'] as const) at[key] = to[key] + (at[key] - to[key]) * left;
    const { floor1, floor2, floor3 } = this.tuning.light;
    const here = this.floor === 1 ? floor1 : this.floor === 2 ? floor2 : floor3;
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
