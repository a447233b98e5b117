import { type GameObjects, Scene } from 'phaser';
import { BOSS_TURNS, type Event, lairOf, roundOf, type State } from '../../../engine/paper';
import { Ahead, type Point } from '../../../scenes';
import { type Place, placeAt, type Screen } from '../../../table';
import { contentOf, layoutOf, type PaperLayout, type PaperTuning, placesOf, type Shown } from '../table';
import { type LairParts, type LairPictures, type LairPlace, LairStock } from './lair/LairStock';
import { momentPlaces } from './lair/momentPlaces';
import { type MotionStage, type Move, perform } from './motions';
import { SheetViews } from './SheetViews';
import { useAt } from './useAt';

export type PaperHooks = Omit<LairParts, 'scene'>;

/** The scene of the table: one sheet in the lantern's beam, the dice below it. */
export class PaperScene extends Scene {
  private views!: SheetViews;
  private screen!: Screen;
  private current: Shown | null = null;
  private laid: PaperLayout | null = null;
  private places: readonly Place[] = [];

  private lair!: LairStock;
  private readonly ahead: Ahead;

  constructor(
    private readonly tuning: PaperTuning,
    private readonly hooks: PaperHooks,
  ) {
    super('paper');
    this.ahead = new Ahead(hooks.life);
  }

  init(): void {
    this.current = null;
  }

  create({ screen, density }: { readonly screen: Screen; readonly density: number }): void {
    this.cameras.main.setOrigin(0).setZoom(density);
    this.views = new SheetViews(this);
    this.lair = new LairStock({ ...this.hooks, scene: this });
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
    this.current = shown;
    this.laid = layout;
    this.prepareLair(shown.state, layout);
    this.places = placesOf(shown, layout);
    this.views.sync(shown, { screen: this.screen, layout, words });
  }

  /** Says why something was refused, where the table says what is asked. */
  refuse(sentence: string): void {
    if (this.current !== null) this.show({ ...this.current, preview: null }, sentence);
  }

  async play(event: Event, move: Move, landed: MotionStage['landed']): Promise<void> {
    const { current: shown, laid: layout, views, tuning } = this;
    if (shown === null || layout === null) return;
    const lair = (): LairPictures => this.lair.of(lairOf(shown.state), this.lairPlace(layout));
    await perform({ scene: this, views, shown, layout, tuning, landed, lair }, event, move);
  }

  /** Asks for the pictures of the round's lair, and draws them in the turn in which its boss wakes. */
  private prepareLair(state: State, layout: PaperLayout): void {
    const round = roundOf(state.turn);
    const { boss } = lairOf(state);
    this.lair.fetch({ boss, round });
    const isDue = BOSS_TURNS.some((turn) => turn === state.turn);
    if (isDue) this.lair.draw({ boss, round, dungeon: state.dungeon }, this.lairPlace(layout));
    else this.lair.drop();
  }

  private lairPlace({ text }: PaperLayout): LairPlace {
    const { width, height, zoom: density } = this.cameras.main;
    const rect = { x: 0, y: 0, width: width / density, height: height / density };
    return { rect, figure: momentPlaces(rect, text).boss, density };
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
