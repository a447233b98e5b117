import { Scene } from 'phaser';
import { paced } from '../../table';
import type { Raster } from '../pictures/rasterised';
import { playTween } from '../playTween';
import { Painting } from '../views/Painting';
import { type ActMove, type ActOfFigure, Actors } from './Actors';
import { tintOf } from './colour';
import { Dolly, type Shot } from './Dolly';
import { Eye } from './Eye';
import { Guests, type Tread } from './Guests';
import type { Burning } from './Lantern';
import { Motes } from './Motes';
import { type Depth, MovingScenery } from './MovingScenery';
import { type PaperInPlace, Papers } from './Papers';
import type { PuppetProps } from './Puppet';
import { PuppetSheets } from './PuppetSheets';
import { paintSheet, sheetBox } from './paper';
import type { Mood } from './portraits/Portrait';
import type { Setting, StageFigure } from './Setting';
import { glowIn, onScreen, type PaperSubject, widened } from './settingParts';
import type { TheatreHooks } from './theatreHooks';

const DEPTHS = ['far', 'mid', 'near'] as const;
/** The longest step: a frame that took longer does not jump ahead. */
const LONGEST_STEP = 60;
/** The lights of a place, of a figure in it and of what it leaves: each comes back soon. */
const LIGHTS = 3;
/** Each sheet of paper in two sizes, or in one and that of the next place. */
const PAPERS = 2;

/** The scene in the middle of the table, behind all that lies on it: sheets of paper, a figure, light and dust. */
export class Theatre extends Scene {
  readonly eye = new Eye();
  private back!: Painting;
  private sheets!: Readonly<Record<Depth, Painting>>;
  private moving!: MovingScenery;
  private actors!: Actors;
  private guests!: Guests;
  private motes!: Motes;
  private figures!: PuppetSheets;
  private papers!: Papers;
  /** The pictures that were painted last. */
  private readonly laid = new Map<Depth, string>();
  private camera!: Dolly;
  private current: Setting | null = null;
  /** The entrance of a figure whose picture may still be loading. */
  private coming: StageFigure['entrance'] | null = null;
  private harm = { share: 1 };
  /** The strength of the light behind everything: it dims slowly, and returns with the next figure. */
  private shone = 1;
  private clock = 0;
  /** The margin painted beyond the window, so that the eye never looks past the edge. */
  private spare = 0;
  /** The strength of idle motion, from 0 to 1. */
  private life = 0;

  constructor(private readonly parts: TheatreHooks) {
    super('theatre');
  }

  create({ density }: { readonly density: number }): void {
    const { tuning, gallery, life, missing } = this.parts;
    const { depths } = tuning.light;
    const onArrived = (): void => {
      if (this.current !== null) this.display(this.current);
      this.parts.onArrived();
    };
    this.current = null;
    this.cameras.main.setOrigin(0).setZoom(density);
    gallery.onChange(onArrived, life);
    this.figures = new PuppetSheets({ scene: this, gallery, life, onArrived, missing });
    const onDrawn = (lying: PaperInPlace, raster: Raster): void => {
      this.layPaper(lying, raster);
      onArrived();
    };
    this.papers = new Papers({ gallery, life, onDrawn, missing });
    this.laid.clear();
    this.back = new Painting(this, LIGHTS);
    const behind = { far: new Painting(this, PAPERS), mid: new Painting(this, PAPERS) };
    this.actors = new Actors(this, tuning);
    this.guests = new Guests(this, tuning);
    this.sheets = { ...behind, near: new Painting(this, PAPERS) };
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
    this.life = this.parts.mayMove() ? 1 : 0;
    this.shone = 1;
    this.harm = { share: 1 };
  }

  /** True while something is still moving. */
  get isMoving(): boolean {
    return this.life > 0 || this.actors.isActing || this.harm.share < 1;
  }

  display(setting: Setting): void {
    const before = this.current;
    this.current = setting;
    if (before !== null && before.figure?.picture !== setting.figure?.picture) this.change(setting.figure);
    this.camera.whilePainting(() => this.paint(setting));
    for (const figure of setting.wanted) this.figures.fetch(figure);
  }

  /** Returns steps that paint what is shown next. The one that is shown stays as it is. */
  protected stepsToward(setting: Setting): readonly (() => void)[] {
    const { draw, ...glow } = glowIn(setting);
    const glowing: (() => void)[] = [];
    const begin = (): void => {
      this.fetchFor(setting);
      glowing.push(...this.back.stepsTo(glow, draw));
    };
    const steps = [begin, () => glowing[0]?.(), () => glowing[1]?.()];
    return steps.map((step) => () => this.camera.whilePainting(step));
  }

  /** Begins to draw what is shown next and takes long. */
  private fetchFor({ rect, sheets, alpha, figure, guests = [] }: Setting): void {
    const density = this.cameras.main.zoom;
    const whole = widened({ ...rect, x: 0, y: 0 }, this.spare * 2);
    for (const depth of DEPTHS) {
      const subject = { rect: whole, shows: sheets[depth] };
      if (alpha[depth] > 0 && !this.sheets[depth].has(subject))
        this.papers.want({ depth, picture: subject.shows, rect: whole, density });
    }
    for (const { picture, box } of figure === null ? [] : [figure, ...guests]) this.figures.sheet(picture, { box, density });
  }

  /** Moves the eye into the picture, or back to where it rests. */
  dolly(shot: Shot): void {
    this.camera.take(shot);
  }

  override update(_time: number, delta: number): void {
    const { light } = this.parts.tuning;
    const step = Math.min(delta, LONGEST_STEP);
    const mayMove = this.parts.mayMove();
    if (mayMove) this.clock += step;
    const change = step / light.breath.waking;
    this.life = mayMove ? Math.min(1, this.life + change) : Math.max(0, this.life - change);
    this.eye.follow(step, light.parallax.half);
    // Sheets that follow the eye further are painted wider.
    if (this.current !== null && light.parallax.distance !== this.spare) this.display(this.current);
    const reach = light.parallax.distance * this.life;
    this.camera.look(this.eye.x * reach, this.eye.y * reach);
    const { breath, lit } = this.burning;
    this.dim(step);
    this.back.image.alpha = (1 - light.breath.depth * breath * this.life) * lit * this.shone;
    this.moving.move(this.clock, this.life);
    this.actors.walk(this.parts.pace() === null ? 0 : 0.5 ** (step / light.stand.half));
    this.actors.move(this.clock, this.life, lit);
    this.guests.move(this.clock, this.life, lit);
    this.motes.move(this.clock, this.life);
  }

  /** Plays an act of the figure, at the speed that its timing has. */
  act(name: ActOfFigure, part: ActMove, signal: AbortSignal): Promise<void> {
    return this.actors.play(name, part, signal);
  }

  /** Moves the guests on their way down steps. */
  tread(way: number, tread: Tread): void {
    this.guests.tread(way, tread);
  }

  /** The figure on the stage, whose box lies within the picture; null without one. */
  get figure(): PuppetProps | null {
    return this.actors.figure;
  }

  /** Makes the lantern gutter, and burn again as it did. */
  async gutter(signal: AbortSignal): Promise<void> {
    const pace = this.parts.pace();
    if (pace === null) return;
    const harm = { share: 0 };
    this.harm = harm;
    await playTween(this, { targets: harm, share: 1, duration: this.parts.tuning.light.gutter.duration / pace }, signal);
    harm.share = 1;
  }

  /** The state of the lantern at this moment. */
  get burning(): Burning {
    const breath = (1 - Math.cos((this.clock / this.parts.tuning.light.breath.period) * Math.PI * 2)) / 2;
    return { life: this.life, breath, lit: this.lit };
  }

  /** The state that portraits move by. */
  get mood(): Mood {
    const { breath, life, lit } = this.burning;
    return { time: this.clock, life, lit: lit * (1 - this.parts.tuning.light.breath.depth * breath * life), eye: this.eye };
  }

  /** The amount of light while it gutters, from 0 to 1. */
  private get lit(): number {
    const { duration, depth, period } = this.parts.tuning.light.gutter;
    const { share } = this.harm;
    return 1 - depth * (1 - share) * (0.65 + 0.35 * Math.sin((share * duration * Math.PI * 2) / period));
  }

  /** Dims the light until the awaited figure is there. */
  private dim(step: number): void {
    const { dark, half } = this.parts.tuning.light.halo;
    const figure = this.current?.figure ?? null;
    // The light does not wait for a figure that cannot be fetched.
    if (this.coming !== null && figure !== null && this.parts.gallery.isMissing(figure.picture)) this.coming = null;
    const left = 0.5 ** (step / half);
    const wanted = dark + (1 - dark) * (this.coming === null ? this.actors.light : 0);
    this.shone = wanted < this.shone ? wanted + (this.shone - wanted) * left : wanted;
  }

  /** Removes the figure before, and prepares the entrance of the next. */
  private change(next: StageFigure | null): void {
    const pace = this.parts.pace();
    this.coming = null;
    this.actors.clear();
    if (pace === null || next === null) return;
    const { name, part } = next.entrance;
    this.coming = { name, part: paced(part, pace) };
    this.shone *= this.parts.tuning.light.halo.blown;
  }

  private paint(setting: Setting): void {
    const density = this.cameras.main.zoom;
    this.cameras.main.setViewport(...onScreen(setting.rect, density));
    this.paintPlace(setting);
    this.showFigure(setting);
  }

  private paintPlace(setting: Setting): void {
    const { light, sheets, alpha, parts } = setting;
    const rect = { ...setting.rect, x: 0, y: 0 };
    const { draw, ...glow } = glowIn(setting);
    this.back.paint(glow, draw);
    this.motes.show(rect, tintOf(light.hue, 60, 86));
    this.spare = this.parts.tuning.light.parallax.distance;
    const whole = widened(rect, this.spare * 2);
    for (const depth of DEPTHS) {
      if (alpha[depth] === 0) this.sheets[depth].hide();
      else this.paintPaper(depth, { rect: whole, shows: sheets[depth] });
      // The light on the edges of the paper has the hue of the light behind it.
      this.sheets[depth].image.setTint(tintOf(light.hue, 100, 78)).setAlpha(alpha[depth]);
    }
    const box = sheetBox(whole);
    const sheet = this.figures.sheet(parts, { box, density: this.cameras.main.zoom });
    this.moving.show(sheet === null ? null : { sheet, box, hue: light.hue, alpha });
  }

  /** A sheet of another size takes the place of the present one when it is drawn. */
  private paintPaper(depth: Depth, subject: PaperSubject): void {
    const sheet = this.sheets[depth];
    const { rect, shows: picture } = subject;
    if (sheet.has(subject)) {
      sheet.paint(subject, () => undefined);
      this.laid.set(depth, picture);
      return;
    }
    this.papers.want({ depth, picture, rect, density: this.cameras.main.zoom });
    if (this.laid.get(depth) !== picture) sheet.hide();
  }

  /** Paints a sheet that was drawn beside the one that is seen: the place that it belongs to may be shown later. */
  private layPaper({ depth, picture, rect }: PaperInPlace, raster: Raster): void {
    this.camera.whilePainting(() => {
      const steps = this.sheets[depth].stepsTo({ rect, shows: picture }, (pen) => paintSheet(pen, raster, rect));
      for (const step of steps) step();
    });
  }

  private showFigure({ figure, guests = [] }: Setting): void {
    const density = this.cameras.main.zoom;
    const sheet = figure === null ? null : this.figures.sheet(figure.picture, { box: figure.box, density });
    this.actors.show(
      figure === null || sheet === null ? null : { sheet, box: figure.box, grounded: figure.grounded, without: figure.without },
    );
    this.guests.show(sheet, guests, (guest) => this.figures.sheet(guest.picture, { box: guest.box, density }));
    if (sheet !== null && this.coming !== null) {
      this.actors.enter(this.coming.name, this.coming.part);
      this.coming = null;
    }
  }
}
