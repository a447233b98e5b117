import { Scene } from 'phaser';
import type { Gallery } from '../../../../scenes';
import {
  type ActMove,
  Actors,
  type Depth,
  Dolly,
  Eye,
  type Mood,
  Motes,
  MovingScenery,
  Painting,
  PuppetSheets,
  paintGlow,
  paintSheet,
  playTween,
  type Shot,
  sheetBox,
  tintOf,
} from '../../../../scenes';
import { paced, type Rect } from '../../../../table';
import type { OneDeckTuning } from '../../table';
import { type Gestures, type Middle, subjectOf, type TableLayout, type TableView } from '../../table';
import { glowOf, isEnd, isFought, subjectBox, wantedBy } from '../views/paintMiddle';
import { movingPartsOf, sheetOf } from '../views/scenery';
import type { Burning } from './Lantern';

export interface TheatreHooks {
  readonly tuning: OneDeckTuning;
  readonly gallery: Gallery;
  /** Aborts at the end of the table; later results are dropped. */
  readonly life: AbortSignal;
  readonly missing: (picture: string) => void;
  /** Called when a picture has come. */
  readonly onArrived: () => void;
  /** Returns whether things may move by themselves. */
  readonly mayMove: () => boolean;
  /** The speed of entrances and acts, or null where nothing is to move. */
  readonly pace: () => 1 | 2 | 4 | null;
}

export interface TheatreProps {
  readonly view: Pick<TableView, 'middle' | 'scenery'>;
  readonly layout: TableLayout;
}

/** The longest step: a frame that took longer does not jump ahead. */
const LONGEST_STEP = 60;

/** The scene in the middle of the table, behind all that lies on it: sheets of paper, a figure, light and dust. */
export class TheatreScene extends Scene {
  readonly eye = new Eye();
  private back!: Painting;
  private sheets!: Readonly<Record<Depth, Painting>>;
  private moving!: MovingScenery;
  private actors!: Actors;
  private motes!: Motes;
  private figures!: PuppetSheets;
  private camera!: Dolly;
  private current: TheatreProps | null = null;
  /** The entrance of a figure whose picture may still be loading. */
  private coming: { readonly name: 'enter' | 'rise'; readonly part: ActMove } | null = null;
  private harm = { share: 1 };
  /** The strength of the light behind everything: it dims slowly, and returns with the next figure. */
  private shone = 1;
  private clock = 0;
  /** The margin painted beyond the window, so that the eye never looks past the edge. */
  private spare = 0;
  /** The strength of idle motion, from 0 to 1. */
  private life = 0;

  constructor(private readonly hooks: TheatreHooks) {
    super('theatre');
  }

  create({ density }: { readonly density: number }): void {
    const { tuning, gallery, life, missing } = this.hooks;
    const { depths } = tuning.light;
    const onArrived = (): void => {
      if (this.current !== null) this.show(this.current);
      this.hooks.onArrived();
    };
    this.current = null;
    this.cameras.main.setOrigin(0).setZoom(density);
    gallery.onChange(onArrived, life);
    this.figures = new PuppetSheets({ scene: this, gallery, life, onArrived, missing });
    this.back = new Painting(this);
    const behind = { far: new Painting(this), mid: new Painting(this) };
    this.actors = new Actors(this, tuning);
    this.sheets = { ...behind, near: new Painting(this) };
    this.motes = new Motes(this, tuning);
    this.moving = new MovingScenery(this, { idles: tuning.idles, depths: tuning.light.depths, sheets: this.sheets });
    this.camera = new Dolly(this.cameras.main, density, [
      { painting: this.back, depth: () => 0 },
      { painting: this.sheets.far, depth: () => depths.far },
      { painting: this.sheets.mid, depth: () => depths.mid },
      { painting: this.sheets.near, depth: () => depths.near },
    ]);
  }

  /** Restarts idle motion, with the eye looking straight ahead, and ends entrances. */
  rewind(): void {
    this.coming = null;
    this.actors.arrive();
    this.eye.arrive();
    this.clock = 0;
    this.life = this.hooks.mayMove() ? 1 : 0;
    this.shone = 1;
    this.harm = { share: 1 };
  }

  /** True while something is still moving. */
  get isMoving(): boolean {
    return this.life > 0 || this.actors.isActing || this.harm.share < 1;
  }

  show(props: TheatreProps): void {
    const before = this.current;
    this.current = props;
    if (before !== null && subjectOf(before.view.middle) !== subjectOf(props.view.middle)) this.change(props.view.middle);
    this.camera.whilePainting(() => this.paint(props));
    for (const figure of wantedBy(props.view)) this.figures.fetch(figure);
  }

  /** Moves the eye into the picture, or back to where it rests. */
  dolly(shot: Shot): void {
    this.camera.take(shot);
  }

  private paint(props: TheatreProps): void {
    const { scene: rect } = props.layout;
    const density = this.cameras.main.zoom;
    const { width, height } = rect;
    this.cameras.main.setViewport(...onScreen(rect, density));
    this.paintPlace(props, { x: 0, y: 0, width, height });
    this.showSubject(props);
  }

  override update(_time: number, delta: number): void {
    const { light } = this.hooks.tuning;
    const step = Math.min(delta, LONGEST_STEP);
    const mayMove = this.hooks.mayMove();
    if (mayMove) this.clock += step;
    const change = step / light.breath.waking;
    this.life = mayMove ? Math.min(1, this.life + change) : Math.max(0, this.life - change);
    this.eye.follow(step, light.parallax.half);
    // Sheets that follow the eye further are painted wider.
    if (this.current !== null && light.parallax.distance !== this.spare) this.show(this.current);
    const reach = light.parallax.distance * this.life;
    this.camera.look(this.eye.x * reach, this.eye.y * reach);
    const { breath, lit } = this.burning;
    this.dim(step);
    this.back.image.alpha = (1 - light.breath.depth * breath * this.life) * lit * this.shone;
    this.moving.move(this.clock, this.life);
    this.actors.walk(this.hooks.pace() === null ? 0 : 0.5 ** (step / light.stand.half));
    this.actors.move(this.clock, this.life, lit);
    this.motes.move(this.clock, this.life);
  }

  /** Dims the light until the awaited figure is there. */
  private dim(step: number): void {
    const { dark, half } = this.hooks.tuning.light.halo;
    const subject = this.current === null ? null : subjectOf(this.current.view.middle);
    // The light does not wait for a figure that cannot be fetched.
    if (this.coming !== null && subject !== null && this.hooks.gallery.isMissing(subject)) this.coming = null;
    const left = 0.5 ** (step / half);
    const wanted = dark + (1 - dark) * (this.coming === null ? this.actors.light : 0);
    this.shone = wanted < this.shone ? wanted + (this.shone - wanted) * left : wanted;
  }

  /** Reacts to a gesture of the table: a blow makes the lantern gutter, and a defeated foe burns away. */
  async follow(motion: keyof Gestures, signal: AbortSignal): Promise<void> {
    const pace = this.hooks.pace();
    if (pace === null) return;
    const { light, motions } = this.hooks.tuning;
    const isFight = this.current !== null && isFought(this.current.view.middle.kind);
    if (motion === 'encounterEnded') await this.actors.play('dissolve', paced(motions.foeOvercome, pace), signal);
    if (motion !== 'damageTaken') return;
    // Nobody waits for the light: the next blow may come before it burns again as it did.
    void this.gutter(light.gutter.duration / pace, signal);
    if (isFight) await this.actors.play('strike', paced(motions.foeStrikes, pace), signal);
  }

  private async gutter(duration: number, signal: AbortSignal): Promise<void> {
    const harm = { share: 0 };
    this.harm = harm;
    await playTween(this, { targets: harm, share: 1, duration }, signal);
    harm.share = 1;
  }

  reel({ signal, ...part }: ActMove & { readonly signal: AbortSignal }): Promise<void> {
    return this.actors.play('reel', part, signal);
  }

  fall({ signal, ...part }: ActMove & { readonly signal: AbortSignal }): Promise<void> {
    return this.actors.play('fall', part, signal);
  }

  /** Removes the figure before, and prepares the entrance of the next. */
  private change(now: Middle): void {
    const { foeMet, bossMet, momentCame } = this.hooks.tuning.motions;
    const pace = this.hooks.pace();
    this.coming = null;
    this.actors.clear();
    if (pace === null) return;
    if (now.kind === 'doors') return;
    if (now.kind === 'boss') this.coming = { name: 'rise', part: paced(bossMet, pace) };
    else this.coming = { name: 'enter', part: paced(now.kind === 'foe' ? foeMet : momentCame, pace) };
    this.shone *= this.hooks.tuning.light.halo.blown;
  }

  /** The state of the lantern at this moment. */
  get burning(): Burning {
    const breath = (1 - Math.cos((this.clock / this.hooks.tuning.light.breath.period) * Math.PI * 2)) / 2;
    return { life: this.life, breath, lit: this.lit };
  }

  /** The state that portraits move by. */
  get mood(): Mood {
    const { breath, life, lit } = this.burning;
    return { time: this.clock, life, lit: lit * (1 - this.hooks.tuning.light.breath.depth * breath * life), eye: this.eye };
  }

  /** The amount of light while it gutters, from 0 to 1. */
  private get lit(): number {
    const { duration, depth, period } = this.hooks.tuning.light.gutter;
    const { share } = this.harm;
    return 1 - depth * (1 - share) * (0.65 + 0.35 * Math.sin((share * duration * Math.PI * 2) / period));
  }

  private paintPlace({ view, layout }: TheatreProps, rect: Rect): void {
    const { middle, scenery } = view;
    const light = glowOf(view);
    const stand = inside(layout);
    const about = middle.kind === 'doors' ? rect : stand;
    this.back.paint({ rect, shows: [light, about] }, (pen) => paintGlow(pen, { ...light, rect, about }));
    this.motes.show(rect, tintOf(light.hue, 60, 86));
    this.spare = this.hooks.tuning.light.parallax.distance;
    const whole = grown(rect, this.spare * 2);
    const alpha = alphasOf(middle.kind);
    for (const depth of ['far', 'mid', 'near'] as const) {
      const source = this.hooks.gallery.picture(sheetOf(scenery, depth));
      if (source === null || alpha[depth] === 0) this.sheets[depth].hide();
      else {
        const sheet = this.sheets[depth];
        sheet.paint({ rect: whole, shows: sheetOf(scenery, depth) }, (pen) => paintSheet(pen, source, whole));
        // The light on the edges of the paper has the hue of the light behind it.
        sheet.image.setTint(tintOf(light.hue, 100, 78)).setAlpha(alpha[depth]);
      }
    }
    const box = sheetBox(whole);
    const sheet = this.figures.sheet(movingPartsOf(scenery), { box, density: this.cameras.main.zoom });
    this.moving.show(sheet === null ? null : { sheet, box, hue: light.hue, alpha });
  }

  private showSubject({ view, layout }: TheatreProps): void {
    const { middle } = view;
    const subject = subjectOf(middle);
    const box = subjectBox(middle, { rect: { ...layout.scene, x: 0, y: 0 }, stand: inside(layout) });
    const density = this.cameras.main.zoom;
    const sheet = subject === null ? null : this.figures.sheet(subject, { box, density });
    this.actors.show(sheet === null ? null : { sheet, box, grounded: middle.kind === 'foe' });
    if (sheet !== null && this.coming !== null) {
      this.actors.enter(this.coming.name, this.coming.part);
      this.coming = null;
    }
  }
}

/** Returns the opacity of the sheets: they recede behind a figure, leave a boss free, and are gone at the end. */
function alphasOf(kind: TheatreProps['view']['middle']['kind']): Readonly<Record<Depth, number>> {
  if (isEnd(kind)) return { far: 0, mid: 0, near: 0 };
  const near = kind === 'boss' ? 0 : 1;
  return kind === 'doors' ? { far: 1, mid: 1, near } : { far: 0.4, mid: 0.5, near };
}

const inside = ({ scene, stand }: TableLayout): Rect => ({ ...stand, x: stand.x - scene.x, y: stand.y - scene.y });

const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + by * 2,
  height: height + by * 2,
});

const onScreen = ({ x, y, width, height }: Rect, density: number) =>
  [Math.round(x * density), Math.round(y * density), Math.round(width * density), Math.round(height * density)] as const;
