import type { Scene } from 'phaser';
import type { Tuning } from '../../stage';
import { bustBox } from '../views/paintPortrait';
import { type Mood, Portrait } from './Portrait';
import type { FaceProps } from './PortraitFace';
import { type PuppetSheet, PuppetSheets } from './PuppetSheets';

export interface PortraitHooks {
  readonly tuning: Tuning;
  readonly pace: () => 1 | 2 | 4 | null;
  readonly missing: (picture: string) => void;
  /** A picture that was waited for is there. */
  readonly onArrived: () => void;
}

/** Small pictures: a step between two sheets is to be small as well, so that they are drawn as large as they are seen. */
const STEP = 1 / 32;
const CONDITIONS = ['', '-hurt', '-fallen'] as const;

/** All heroes that are seen on the table, each alive in a hole of what lies before it. */
export class Portraits {
  private readonly all: Portrait[] = [];
  private readonly sheets: PuppetSheets;
  private frame = 0;

  constructor(
    private readonly scene: Scene,
    private readonly hooks: PortraitHooks,
  ) {
    const onArrived = (): void => {
      for (const portrait of this.all) portrait.refresh();
      hooks.onArrived();
    };
    this.sheets = new PuppetSheets({ scene, onArrived, missing: hooks.missing, step: STEP });
  }

  get isTurning(): boolean {
    return this.all.some(({ isTurning }) => isTurning);
  }

  /** It lies below whatever is added to the scene after it. */
  add(): Portrait {
    const { tuning, pace } = this.hooks;
    const portrait = new Portrait(this.scene, { tuning, pace, sheetOf: (props) => this.sheetOf(props) });
    this.all.push(portrait);
    return portrait;
  }

  /** Nobody sees that they move at every other frame only, half of them at each. */
  move(mood: Mood, delta: number): void {
    this.frame += 1;
    for (const [at, portrait] of this.all.entries()) {
      if (mood.life <= 0 || (this.frame + at) % 2 === 0) portrait.pose(mood);
      portrait.move(mood, delta);
    }
  }

  private sheetOf({ picture, rect }: FaceProps): PuppetSheet | null {
    const wanted = { box: bustBox(rect), density: this.scene.cameras.main.zoom };
    const sheet = this.sheets.sheet(picture, wanted);
    // They will be hurt, or healed: then that is there at once.
    if (sheet !== null) for (const one of conditionsOf(picture)) this.sheets.sheet(one, wanted);
    return sheet;
  }
}

const conditionsOf = (picture: string): readonly string[] =>
  CONDITIONS.map((condition) => `${picture.replace(/-(hurt|fallen)$/, '')}${condition}`);
