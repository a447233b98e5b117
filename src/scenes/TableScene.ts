import { type GameObjects, Scene } from 'phaser';
import {
  boxPress,
  type CardFace,
  contentOf,
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
} from '../stage';
import { playTween } from './playTween';
import { TableParts } from './TableParts';
import { diorama, hueOf } from './views/diorama';
import { fill } from './views/surface';

/** The table in its dungeon: doors or what is faced, the deck as time, the heroes, and what can be done. */
export class TableScene extends Scene implements TableMotions {
  private parts!: TableParts;
  private flying!: GameObjects.Image;
  private screen!: Screen;
  private laid: TableLayout | null = null;
  private seen: Shown | null = null;
  private places: readonly Place[] = [];
  /** Counts what is shown anew and what is set in motion. */
  changes = 0;

  constructor(private readonly onReady: () => void) {
    super('table');
  }

  init(): void {
    this.seen = null;
  }

  create({ screen, density }: { readonly screen: Screen; readonly density: number }): void {
    this.cameras.main.setOrigin(0).setZoom(density);
    this.parts = new TableParts(this);
    this.flying = this.add.image(0, 0, 'deck/back').setVisible(false);
    this.fit(screen);
    this.onReady();
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
    this.laid = layoutTable(this.screen, contentOf(shown.view, shown.menu));
    this.places = placesOf(shown, this.laid);
    this.parts.place(this.laid);
    this.parts.sync(shown, pageOf(shown.menu.rows, this.laid.rows, shown.page));
  }

  placeAt(at: { readonly x: number; readonly y: number }): Place | null {
    return placeAt(this.places, at);
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
    return this.parts.dice.picturesOf(dice);
  }

  refuse(sentence: string): void {
    this.parts.heading.refuse(sentence);
  }

  async spendCard(card: string, move: Move): Promise<void> {
    if (this.laid === null || this.laid.dice.length > 0) return;
    const { deck, discard } = this.parts;
    const { spot: from } = deck;
    const { spot: to } = discard;
    const { duration, ease, delay = 0, signal } = move;
    fill(this.flying.setTexture('deck/back').setVisible(true), from);
    const scaleX = this.flying.scaleX;
    const half = { targets: this.flying, duration: duration / 2, ease };
    const middle = { x: (from.x + to.x) / 2 + to.width / 2, y: from.y - from.height * 0.12, scaleX: 0, delay };
    await playTween(this, { ...half, ...middle }, signal);
    this.flying.setTexture(this.cardFace(card, to)).setDisplaySize(to.width, to.height).setScale(0, this.flying.scaleY);
    await playTween(this, { ...half, x: to.x, y: to.y, scaleX: to.width / this.flying.width || scaleX }, signal);
    this.flying.setVisible(false);
  }

  async raiseDoor(door: number, move: Move): Promise<void> {
    await this.parts.doors[door]?.raise(move);
  }

  async turnDoor(door: number, face: CardFace, move: Move): Promise<void> {
    await this.parts.doors[door]?.turn(face, move);
  }

  async shakeHero(hero: string, { duration, ease, signal }: Move): Promise<void> {
    const at = this.seen?.view.heroes.findIndex(({ id }) => id === hero) ?? -1;
    const panel = this.laid?.heroes[at] === undefined ? this.parts.bar.hearts : this.parts.heroes[at]?.parts;
    if (panel === undefined) return;
    const shake = { targets: panel, x: { from: -7, to: 7 }, duration: duration / 6, ease, yoyo: true, repeat: 2 };
    await playTween(this, shake, signal);
    panel.setX(0);
  }

  async rollDie(die: RolledDie, move: Move): Promise<void> {
    if (this.seen === null) return;
    const { view, menu } = this.seen;
    const content = contentOf(view, menu);
    const grown = layoutTable(this.screen, { ...content, dice: content.dice + 1 });
    const to = this.parts.dice.placeOf(die.id) ?? grown.dice.at(-1);
    if (to !== undefined) await this.parts.dice.roll(die, to, move);
  }

  async coverBox(box: number, dice: readonly number[], move: Move): Promise<void> {
    this.changes += 1;
    const on = this.laid?.boxes[box];
    if (on !== undefined) await this.parts.dice.lay(dice, on, move);
  }

  private cardFace(card: string, { width, height }: { readonly width: number; readonly height: number }): string {
    return diorama(this, { figure: `foe/${card}`, ...hueOf(card), width, height, arch: false });
  }
}
