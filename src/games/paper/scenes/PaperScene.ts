import { type GameObjects, Scene } from 'phaser';
import { BOSS_TURNS, type Event, lairOf, type RoomId, roundOf, type State } from '../../../engine/paper';
import { Ahead, type Point } from '../../../scenes';
import { type Beat, type Place, placeAt, type Rect, type Screen } from '../../../table';
import { type Framed, type PaperLayout, type PaperTuning, placesOf, revealing, type Shown } from '../table';
import { Gliding } from './Gliding';
import { faceOf } from './lair/faceOf';
import { type Lair, type LairParts, type LairPictures, type LairPlace, LairStock } from './lair/LairStock';
import { momentPlaces } from './lair/momentPlaces';
import type { MovableMap } from './MapHand';
import { framedIn, MapSight } from './MapSight';
import { type MotionStage, type Move, perform } from './motions';
import { SheetViews } from './SheetViews';
import { useAt } from './useAt';

export interface PaperHooks extends Omit<LairParts, 'scene'> {
  /** The speed of motions, or null where things move at once. */
  readonly pace: () => 1 | 2 | 4 | null;
}

/** The part of a room that is seen around one that comes into view. */
const NEAR = 0.2;

/** The scene of the table: one sheet in the lantern's beam, the dice below it. */
export class PaperScene extends Scene implements MovableMap {
  private views!: SheetViews;
  private screen!: Screen;
  private current: Shown | null = null;
  private laid: PaperLayout | null = null;
  private places: readonly Place[] = [];
  private words = '';
  private sight = new MapSight();

  private lair!: LairStock;
  private readonly ahead: Ahead;
  private readonly gliding: Gliding;

  constructor(
    private readonly tuning: PaperTuning,
    private readonly hooks: PaperHooks,
  ) {
    super('paper');
    const { pace, life } = hooks;
    this.ahead = new Ahead(life);
    this.gliding = new Gliding(this, { timing: tuning.map.glided, pace });
  }

  init(): void {
    this.current = null;
    this.sight = new MapSight();
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
    return this.current !== null && (this.views.isMoving || this.gliding.isMoving);
  }

  /** Lays everything out for a screen, and shows the same state. */
  fit(screen: Screen): void {
    this.screen = screen;
    this.gliding.stop();
    this.laid = null;
    if (this.current !== null) this.show(this.current);
  }

  /** Paints the first state unseen, in tasks of its own. */
  async prepare(shown: Shown): Promise<void> {
    if (this.current !== null) return;
    const layout = this.sight.layoutOf(this.screen, shown);
    this.scene.setVisible(false);
    await this.ahead.take(() => this.views.steps(shown, { screen: this.screen, layout, words: shown.advice }), 'before all');
  }

  show(shown: Shown, words = shown.advice): void {
    this.ahead.stop();
    this.scene.setVisible(true);
    const before = this.laid === null ? null : (this.gliding.at ?? this.laid.ground);
    const layout = this.sight.follow(this.screen, shown);
    this.prepareLair(shown.state, layout);
    this.current = shown;
    this.words = words;
    this.lay(layout);
    this.views.sync(shown, { screen: this.screen, layout, words });
    this.glide(before, layout);
  }

  get framed(): Framed | null {
    return this.laid === null ? null : framedIn(this.laid);
  }

  turn(ground: Rect): void {
    const { current, framed } = this;
    if (current === null || framed === null) return;
    this.gliding.stop();
    this.sight.turn(framed, ground);
    const layout = this.sight.layoutOf(this.screen, current);
    this.lay(layout);
    this.views.layMap(layout, layout.ground);
  }

  glideTo(ground: Rect): void {
    const before = this.gliding.at ?? this.laid?.ground ?? null;
    this.turn(ground);
    this.settle();
    if (this.laid !== null) this.glide(before, this.laid);
  }

  settle(): void {
    const { current, laid, screen, words } = this;
    if (current !== null && laid !== null) this.views.sync(current, { screen, layout: laid, words });
  }

  /** Brings a room into view, and returns whether the map had to be moved. */
  reveal(room: RoomId): boolean {
    const { framed, laid } = this;
    const place = laid?.rooms?.[room];
    if (framed === null || place === undefined) return false;
    const ground = revealing(framed, place, place.height * NEAR);
    if (Math.hypot(ground.x - framed.ground.x, ground.y - framed.ground.y) < 1) return false;
    this.glideTo(ground);
    return true;
  }

  isOpen(id: string): boolean {
    const room = id.replace(/^room-/, '');
    const entries = this.current?.entries ?? [];
    return entries.some(({ spot, refusal }) => refusal === null && spot.kind === 'room' && spot.room === room);
  }

  private lay(layout: PaperLayout): void {
    this.laid = layout;
    this.places = this.current === null ? [] : placesOf(this.current, layout);
  }

  private glide(from: Rect | null, layout: PaperLayout): void {
    this.gliding.begin(from, layout.ground, (ground) => this.views.layMap(layout, ground));
  }

  /** Says why something was refused, where the table says what is asked. */
  refuse(sentence: string): void {
    if (this.current !== null) this.show({ ...this.current, preview: null }, sentence);
  }

  async play(beat: Beat<Event>, move: Move, landed: MotionStage['landed']): Promise<void> {
    const { current: shown, laid: layout, views, tuning } = this;
    if (shown === null || layout === null) return;
    const lair = (): LairPictures => this.lair.of(lairOf(shown.state), this.lairPlace(lairOf(shown.state), layout));
    await perform({ scene: this, views, shown, layout, tuning, beat, landed, lair }, beat[0], move);
  }

  /** Asks for the pictures of the round's lair, and draws them in the turn in which its boss wakes. */
  private prepareLair(state: State, layout: PaperLayout): void {
    const round = roundOf(state.turn);
    const { boss } = lairOf(state);
    this.lair.fetch({ boss, round });
    const isDue = BOSS_TURNS.some((turn) => turn === state.turn);
    if (isDue) this.lair.draw({ boss, round, dungeon: state.dungeon }, this.lairPlace({ boss }, layout));
    else this.lair.drop();
  }

  private lairPlace({ boss }: Pick<Lair, 'boss'>, { text }: PaperLayout): LairPlace {
    const { width, height, zoom: density } = this.cameras.main;
    const rect = { x: 0, y: 0, width: width / density, height: height / density };
    return { rect, figure: momentPlaces({ rect, text, face: faceOf(boss) }).boss, density };
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
