import { type GameObjects, Scene } from 'phaser';
import { type Event, lairOf } from '../../../engine/paper';
import { Ahead, type Point } from '../../../scenes';
import { type Place, placeAt, type Screen } from '../../../table';
import { contentOf, layoutOf, type PaperLayout, type PaperTuning, placesOf, type Shown } from '../table';
import { BossDrawing, type FetchBoss } from './BossDrawing';
import { type MotionStage, type Move, perform } from './motions';
import { SheetViews } from './SheetViews';
import { useAt } from './useAt';

export interface PaperHooks {
  readonly fetchBoss: FetchBoss;
  /** Aborts at the end of the visit. */
  readonly life: AbortSignal;
}

/** The scene of the table: one sheet in the lantern's beam, the dice below it. */
export class PaperScene extends Scene {
  private views!: SheetViews;
  private screen!: Screen;
  private current: Shown | null = null;
  private laid: PaperLayout | null = null;
  private places: readonly Place[] = [];

  private readonly boss: BossDrawing;
  private readonly ahead: Ahead;

  constructor(
    private readonly tuning: PaperTuning,
    { fetchBoss, life }: PaperHooks,
  ) {
    super('paper');
    this.boss = new BossDrawing(fetchBoss);
    this.ahead = new Ahead(life);
  }

  init(): void {
    this.current = null;
  }

  create({ screen, density }: { readonly screen: Screen; readonly density: number }): void {
    this.cameras.main.setOrigin(0).setZoom(density);
    this.views = new SheetViews(this);
    this.screen = screen;
  }

  /** Null until something is shown. */
  get layout(): PaperLayout | null {
    return this.laid;
  }

  /** True while something moves although the game waits. */
  get isMoving(): boolean {
    return this.current !== null && this.views.isMoving;
  }

  /** Lays everything out for a screen, and shows the same state. */
  fit(screen: Screen): void {
    this.screen = screen;
    if (this.current !== null) this.show(this.current);
  }

  /** Paints the first state unseen, in tasks of its own. */
  async prepare(shown: Shown): Promise<void> {
    if (this.current !== null) return;
    const layout = layoutOf(this.screen, contentOf(shown));
    this.scene.setVisible(false);
    await this.ahead.take(() => this.views.steps(shown, { screen: this.screen, layout, words: shown.advice }), 'before all');
  }

  show(shown: Shown, words = shown.advice): void {
    this.ahead.stop();
    this.scene.setVisible(true);
    const layout = layoutOf(this.screen, contentOf(shown));
    this.boss.want(lairOf(shown.state).boss);
    this.current = shown;
    this.laid = layout;
    this.places = placesOf(shown, layout);
    this.views.sync(shown, { screen: this.screen, layout, words });
  }

  /** Says why something was refused, where the table says what is asked. */
  refuse(sentence: string): void {
    if (this.current !== null) this.show({ ...this.current, preview: null }, sentence);
  }

  async play(event: Event, move: Move, landed: MotionStage['landed']): Promise<void> {
    const { current: shown, laid: layout, views, tuning, boss } = this;
    if (shown === null || layout === null) return;
    const bossDrawing: MotionStage['bossDrawing'] = (id) => boss.of(id);
    await perform({ scene: this, views, shown, layout, tuning, landed, bossDrawing }, event, move);
  }

  /** Marks what can be pressed under the pointer. */
  hover(place: Place | null): void {
    if (this.current !== null) this.views.hover(place?.pressed === true ? place.rect : null);
  }

  /** Lifts a die from the tray; null where it cannot be used, or nobody chooses here. */
  liftDie(id: string): GameObjects.Image | null {
    const entry = this.current?.entries.find((one) => one.id === id && one.refusal === null);
    return entry?.spot.kind === 'die' ? this.views.dice.lift(entry.spot.die) : null;
  }

  /** Puts a die back that was lifted. */
  layDown(): void {
    if (this.current !== null) this.views.dice.layDown();
  }

  /** Returns what a die would be used for if it were dropped there. */
  useAt(at: Point): string | null {
    return this.laid === null ? null : useAt(this.laid, at);
  }

  placeAt(at: Point): Place | null {
    return placeAt(this.places, at);
  }
}
