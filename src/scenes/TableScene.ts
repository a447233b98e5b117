import { type GameObjects, Scene } from 'phaser';
import {
  boxPress,
  type CardFace,
  contentOf,
  hidesPiles,
  layoutTable,
  type Move,
  type Place,
  pageOf,
  placeAt,
  placesOf,
  type RolledDie,
  type Screen,
  type Shown,
  type TableLayout,
  type TableMotions,
  turnPress,
} from '../stage';
import { Gallery } from './Gallery';
import { playTween } from './playTween';
import { TableParts } from './TableParts';
import { cardTexture } from './views/diorama';

/** What the scene says when a picture that it waited for is on the table. */
export const REPAINTED = 'repainted';

export interface TableHooks {
  readonly onReady: () => void;
  readonly missing: (picture: string) => void;
}

/** The table in its dungeon: doors or what is faced, the deck as time, the heroes, and what can be done. */
export class TableScene extends Scene implements TableMotions {
  private parts!: TableParts;
  private flying!: GameObjects.Image;
  private screen!: Screen;
  private laid: TableLayout | null = null;
  private seen: Shown | null = null;
  private places: readonly Place[] = [];
  /** How far each hero's abilities are turned. */
  private pages: readonly number[] = [];
  /** Counts what is shown anew and what is set in motion. */
  changes = 0;

  constructor(private readonly hooks: TableHooks) {
    super('table');
  }

  init(): void {
    this.seen = null;
    this.pages = [];
  }

  create({ screen, density }: { readonly screen: Screen; readonly density: number }): void {
    this.cameras.main.setOrigin(0).setZoom(density);
    const onArrived = (): void => {
      this.parts.backdrop.refresh();
      this.events.emit(REPAINTED);
    };
    this.parts = new TableParts(this, new Gallery({ onArrived, missing: this.hooks.missing }));
    this.flying = this.add.image(0, 0, 'deck/back').setVisible(false);
    this.fit(screen);
    this.hooks.onReady();
  }

  /** Null until something is shown. */
  get layout(): TableLayout | null {
    return this.laid;
  }

  get shown(): Shown | null {
    return this.seen;
  }

  /** Lays everything out anew; what is shown stays what it was. */
  fit(screen: Screen): void {
    this.screen = screen;
    if (this.seen !== null) this.show(this.seen);
  }

  show(shown: Shown): void {
    this.changes += 1;
    this.seen = shown;
    this.laid = layoutTable(this.screen, this.content(shown));
    this.parts.sync(shown, this.laid, pageOf(shown.menu.answers, this.laid.answers, shown.page));
    this.places = [...this.parts.bar.places, ...placesOf(shown, this.laid)];
  }

  placeAt(at: { readonly x: number; readonly y: number }): Place | null {
    return placeAt(this.places, at);
  }

  /** The next cards of a hero. Answers whether this is what was pressed. */
  turn(id: string): boolean {
    const at = this.seen?.view.heroes.findIndex((hero) => turnPress(hero.id) === id) ?? -1;
    if (this.seen === null || at < 0) return false;
    this.pages = this.seen.view.heroes.map((_, hero) => (this.pages[hero] ?? 0) + (hero === at ? 1 : 0));
    this.show(this.seen);
    return true;
  }

  /** An open box, or an ability that dice can be spent on. */
  takesDice(id: string): boolean {
    const { view, lights } = this.seen ?? {};
    const box = view?.encounter?.boxes.find((_, at) => boxPress(at) === id);
    if (box !== undefined) return box.dice.length === 0 && lights?.boxes[box.number - 1] !== 'closed';
    const light = lights?.abilities.get(id);
    return light === 'open' || light === 'chosen';
  }

  hover(place: Place | null): void {
    if (this.laid !== null) this.parts.hover(place);
  }

  picturesOf(dice: readonly number[]): readonly GameObjects.Image[] {
    return this.parts.dice.lift(dice);
  }

  refuse(sentence: string): void {
    this.parts.heading.refuse(sentence);
  }

  async spendCard(card: string, move: Move): Promise<void> {
    if (this.seen === null || this.laid === null || hidesPiles(this.seen)) return;
    const { deck: from, discard: to } = this.laid;
    const { duration, ease, delay, signal } = move;
    const { flying } = this;
    flying
      .setTexture('deck/back')
      .setOrigin(0)
      .setPosition(from.x, from.y)
      .setDisplaySize(from.width, from.height)
      .setVisible(true);
    const half = { targets: flying, duration: duration / 2, ease };
    const middle = { x: (from.x + to.x) / 2 + to.width / 2, y: from.y - from.height * 0.12, scaleX: 0, delay };
    await playTween(this, { ...half, ...middle }, signal);
    flying.setTexture(cardTexture(this, card, to)).setDisplaySize(to.width, to.height);
    const { scaleX } = flying;
    flying.setScale(0, flying.scaleY);
    await playTween(this, { ...half, x: to.x, y: to.y, scaleX }, signal);
    flying.setVisible(false);
  }

  async raiseDoor(door: number, move: Move): Promise<void> {
    await this.parts.doors[door]?.raise(move);
  }

  async turnDoor(door: number, face: CardFace, move: Move): Promise<void> {
    await this.parts.doors[door]?.turn(face, move);
  }

  async shakeHero(hero: string, move: Move<'damageTaken'>): Promise<void> {
    const at = this.seen?.view.heroes.findIndex(({ id }) => id === hero) ?? -1;
    const { painting } = (this.laid?.heroes[at] === undefined ? null : this.parts.heroes[at]) ?? this.parts.bar;
    const { x } = painting.home;
    const { duration, ease, delay, distance, shakes, signal } = move;
    const swing = {
      x: { from: x - distance, to: x + distance },
      duration: duration / (2 * shakes),
      yoyo: true,
      repeat: shakes - 1,
    };
    await playTween(this, { targets: painting.image, ...swing, ease, delay }, signal);
    painting.image.setX(x);
  }

  async rollDie(die: RolledDie, move: Move): Promise<void> {
    if (this.seen === null) return;
    const { dice, ...content } = this.content(this.seen);
    const hero = this.seen.view.heroes.findIndex(({ id }) => id === die.hero);
    const grown = layoutTable(this.screen, { ...content, dice: [...dice, Math.max(0, hero)] });
    const to = this.parts.dice.placeOf(die.id) ?? grown.dice.at(-1);
    if (to !== undefined) await this.parts.dice.roll(die, to, move);
  }

  async coverBox(box: number, dice: readonly number[], move: Move): Promise<void> {
    this.changes += 1;
    const on = this.laid?.boxes[box];
    if (on !== undefined) await this.parts.dice.lay(dice, on, move);
  }

  private content({ view, menu, hero }: Shown) {
    return contentOf(view, menu, { hero, pages: this.pages });
  }
}
