import { type GameObjects, Scene } from 'phaser';
import { Ahead } from '../../../scenes';
import { type Place, placeAt, type Screen } from '../../../table';
import type { Move } from '../table';
import {
  contentOf,
  type DiceSeat,
  type GestureOf,
  type Gestures,
  inOrderOf,
  type Lights,
  layoutTable,
  pageOf,
  placesOf,
  type Shown,
  seatDice,
  type TableContent,
  type TableLayout,
  type TableMotions,
  type Target,
  targetOf,
} from '../table';
import { isGroundOf, isSameMiddle } from './likeness';
import { carriedImage, dropsOn, isLookedAtFirst, type LootGround, lookedAt, swapOf } from './lootReach';
import { motionsOf, type Performers, type PoolChange } from './motions';
import { Shaking } from './Shaking';
import { diceOf, seatedIn } from './seated';
import { TableViews } from './TableViews';
import type { TableHooks } from './tableHooks';

/** The scene of the table: doors or an encounter, the deck as time, the heroes, and what can be done. */
export class TableScene extends Scene implements TableMotions {
  private parts!: TableViews;
  private motions!: Performers;
  private screen!: Screen;
  private laid: TableLayout | null = null;
  private current: Shown | null = null;
  private places: readonly Place[] = [];
  /** The page of each hero's abilities. */
  private pages: readonly number[] = [];
  /** The places of dice, with those of dice that are gone. */
  private seats: readonly DiceSeat[] = [];
  private readonly shaking: Shaking;
  private readonly ahead: Ahead;
  /** The lights for the dice that are being carried. */
  private carried: Lights | null = null;
  /** The place for loot that a finger has touched once. */
  private touched: string | null = null;
  /** Counts states that are shown and gestures that are played. */
  changes = 0;

  constructor(private readonly hooks: TableHooks) {
    super('table');
    this.ahead = new Ahead(hooks.life);
    this.shaking = new Shaking(this, hooks);
  }

  init(): void {
    this.current = null;
    this.pages = [];
    this.shaking.settle();
    this.seats = [];
  }

  create({ screen, density }: { readonly screen: Screen; readonly density: number }): void {
    this.cameras.main.setOrigin(0).setZoom(density);
    this.parts = new TableViews(this, this.hooks);
    this.motions = motionsOf({
      scene: this,
      parts: this.parts,
      theatre: this.hooks.theatre,
      shown: () => this.current,
      layout: () => this.laid,
      tuning: () => this.hooks.tuning,
      pace: () => this.hooks.pace(),
      layoutAfter: (change) => this.layoutAfter(change),
      layOut: (change) => this.layOut(change),
    });
    this.fit(screen);
  }

  override update(_time: number, delta: number): void {
    const { burning, mood } = this.hooks.theatre;
    this.parts.lantern.burn(burning, delta);
    this.parts.portraits.move(mood, delta);
  }

  /** Ends the motion of the lantern and of the portraits. */
  rewind(): void {
    this.parts.lantern.arrive();
    this.parts.portraits.arrive();
  }

  /** True while a die or a portrait is still moving, even if the game waits. */
  get isMoving(): boolean {
    const { dice, portraits, isMoving, isHeld } = this.parts;
    return this.current !== null && (dice.isMoving || isMoving || portraits.isTurning || isHeld);
  }

  /** Null until something is shown. */
  get layout(): TableLayout | null {
    return this.laid;
  }

  get shown(): Shown | null {
    return this.current;
  }

  /** Lays everything out for a screen, and shows the same state. */
  fit(screen: Screen): void {
    this.screen = screen;
    // Pictures that are being painted ahead would keep the old sizes and words.
    this.ahead.stop();
    if (this.current !== null) this.show(this.current);
  }

  show(shown: Shown): void {
    this.shaking.settle();
    this.ahead.stop();
    this.carried = null;
    this.changes += 1;
    this.touched = null;
    this.current = shown;
    this.isSeen = true;
    this.seats = seatDice(this.seats, diceOf(shown));
    this.laid = this.layOutSeats(shown, this.seats);
    this.hooks.theatre.show({ view: shown.view, layout: this.laid });
    this.parts.sync(shown, this.laid, pageOf(shown.menu.answers, this.laid.answers, shown.page));
    this.places = [...this.parts.bar.places, ...placesOf(shown, this.laid)];
  }

  /**
   * Paints unseen what will be shown next, in tasks of its own: all of the first state, later the middle with its boxes or loot.
   */
  async prepare(shown: Shown): Promise<void> {
    if (this.current !== null && shown.busy && isSameMiddle(this.current, shown)) return;
    await this.ahead.take(() => this.stepsTo(shown), this.current === null ? 'before all' : 'moving');
  }

  private stepsTo(shown: Shown): readonly (() => void)[] {
    const { parts } = this;
    const { theatre } = this.hooks;
    const layout = this.layOutSeats(shown, seatDice(this.seats, diceOf(shown)));
    const scene = { view: shown.view, layout };
    if (this.current !== null) return [...theatre.stepsTo(scene), ...parts.stepsTo(shown, layout)];
    this.isSeen = false;
    return [() => theatre.show(scene), ...parts.steps(shown, layout, pageOf(shown.menu.answers, layout.answers, shown.page))];
  }

  /** Neither this scene nor the one behind it is seen while the first state is painted. */
  private set isSeen(seen: boolean) {
    for (const key of ['theatre', 'table']) this.scene.setVisible(seen, key);
  }

  placeAt(at: { readonly x: number; readonly y: number }): Place | null {
    return placeAt(this.places, at);
  }

  /** Turns to the next cards of a hero. Returns whether that is what was pressed. */
  turn(id: string): boolean {
    const target = targetOf(id);
    const at = this.current?.view.heroes.findIndex((hero) => target.kind === 'cards' && hero.id === target.hero) ?? -1;
    if (this.current === null || at < 0) return false;
    this.pages = this.current.view.heroes.map((_, hero) => (this.pages[hero] ?? 0) + (hero === at ? 1 : 0));
    this.show(this.current);
    return true;
  }

  /** While dice are carried, only the boxes that they fit glow; null puts the lights back. */
  lightFor(dice: readonly number[] | null): void {
    if (this.current === null) return;
    this.carried = dice === null ? null : (this.current.lightsFor?.(dice) ?? null);
    this.parts.lightBoxes({ ...this.current, lights: this.carried ?? this.current.lights });
  }

  /** Returns whether this is an open box, an ability that dice can be spent on, or a die to forge another one with. */
  takesDice(id: string): boolean {
    const { view, canTake = false } = this.current ?? {};
    const lights = this.carried ?? this.current?.lights;
    const target = targetOf(id);
    if (target.kind === 'die') return canTake && view?.encounter?.stopNow !== null;
    const box = target.kind === 'box' ? view?.encounter?.boxes[target.box] : undefined;
    if (box !== undefined) return box.dice.length === 0 && lights?.boxes[box.number - 1] !== 'closed';
    const light = lights?.abilities.get(id);
    return light === 'open' || light === 'chosen';
  }

  hover(place: Place | null): void {
    if (this.laid === null) return;
    if (place !== null) this.lookAt(place.id);
    const target = place === null ? null : targetOf(place.id);
    const die = this.current?.view.encounter?.pool.find(({ id }) => target?.kind === 'die' && id === target.die);
    this.parts.hover(place, die?.id ?? null);
  }

  /** Looks at a place for loot, or at a held card: the golden button names it until something else is looked at. */
  private lookAt(id: string): void {
    const { current, laid } = this;
    const looking = current === null ? null : lookedAt(current, id);
    if (looking === null || laid === null) return;
    this.current = looking;
    this.parts.syncLoot(looking);
    this.places = [...this.parts.bar.places, ...placesOf(looking, laid)];
  }

  /** Returns whether a finger has only looked at this place for loot so far. The next touch of it counts. */
  isFirstTouch(place: Place): boolean {
    const { ground, touched } = this;
    if (ground === null || touched === place.id || !isLookedAtFirst(ground, place)) return false;
    this.touched = place.id;
    return true;
  }

  private get ground(): LootGround | null {
    const { current: shown, laid } = this;
    return shown === null || laid === null ? null : { shown, laid };
  }

  /** Returns the picture of a card that was won, or of a hero who parts, to be carried; null for what is neither. */
  prizeOf(id: string): GameObjects.Image | null {
    return this.current?.busy === false ? carriedImage(this.parts, id, this.current) : null;
  }

  /** Returns the place for loot at a spot, wherever its card lies now. */
  dropPlaceAt(at: { readonly x: number; readonly y: number }): Place | null {
    const places = this.places.filter(({ id, pressed }) => pressed && targetOf(id).kind !== 'prize');
    return placeAt(places, at);
  }

  /** Returns the presses that a card or a hero stands for that is dropped here. */
  dropsAt(at: { readonly x: number; readonly y: number }, carried: string): readonly string[] {
    const place = this.dropPlaceAt(at);
    const drops = (): readonly string[] => (place === null || this.ground === null ? [] : dropsOn(this.ground, place, at));
    return swapOf(carried, place) ?? drops();
  }

  picturesOf(dice: readonly number[]): readonly GameObjects.Image[] {
    return this.parts.dice.lift(dice);
  }

  /** Puts carried dice back in their places. */
  layBack(): void {
    if (this.current === null || this.laid === null) return;
    this.parts.dice.sync(this.current, this.laid);
    this.parts.lootCards.sync(this.current, this.laid);
    this.parts.split.sync(this.current, this.laid);
  }

  refuse(sentence: string): void {
    this.parts.heading.refuse(sentence);
  }

  /** Shakes a box or a die that was pressed in vain. */
  async shake(id: string): Promise<void> {
    const [image] = this.picturesAt(targetOf(id));
    await this.shaking.shake(image);
  }

  private picturesAt(target: Target): readonly GameObjects.Image[] {
    if (target.kind === 'die') return this.parts.dice.picturesOf([target.die]);
    return target.kind === 'box' ? this.parts.boxes.images.slice(target.box, target.box + 1) : [];
  }

  async play<Name extends keyof Gestures>(gesture: GestureOf<Name>, move: Move<Name>): Promise<void> {
    this.changes += 1;
    const { theatre } = this.hooks;
    await Promise.all([this.motions[gesture.motion](gesture, move), theatre.follow(gesture.motion, move.signal)]);
  }

  private layoutAfter({ gone = [], come = [] }: PoolChange): TableLayout | null {
    const { current } = this;
    if (current === null) return null;
    const dice = [...diceOf(current).filter(({ id }) => !gone.includes(id)), ...come.map((die) => seatedIn(current, die))];
    const seats = seatDice(this.seats, dice);
    return this.layOutSeats({ ...current, menu: { ...current.menu, answers: [] } }, seats, dice);
  }

  /** Lays out all places of dice, also the empty ones, and returns those of the dice in their order. */
  private layOutSeats(shown: Shown, seats: readonly DiceSeat[], dice = diceOf(shown)): TableLayout {
    const content = { ...this.content(shown), dice: seats.map(({ hero }) => hero) };
    const laid = layoutTable(this.screen, content);
    return { ...laid, dice: inOrderOf(dice, seats, laid.dice) };
  }

  private layOut(change: PoolChange): void {
    const { current, laid } = this;
    const next = this.layoutAfter(change);
    if (current === null || laid === null || next === null || isGroundOf(laid, next)) return;
    this.laid = next;
    this.hooks.theatre.show({ view: current.view, layout: next });
    this.parts.syncAround(current, next);
  }

  private content({ view, menu, hero, prize, busy }: Shown): TableContent {
    const content = contentOf(view, menu, { hero, prize, pages: this.pages });
    // Thrown dice take the room of the answers at once.
    return busy && content.dice.length > 0 ? { ...content, answers: [] } : content;
  }
}
