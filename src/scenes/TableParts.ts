import type { Scene } from 'phaser';
import type { Entry, Page, Place, Shown, TableLayout } from '../stage';
import { ActionButton, type ButtonProps } from './views/ActionButton';
import { Backdrop } from './views/Backdrop';
import { BoxSprite } from './views/BoxSprite';
import { DiceTray } from './views/DiceTray';
import { DoorSprite } from './views/DoorSprite';
import { DungeonPanel } from './views/DungeonPanel';
import { diorama, hueOf } from './views/diorama';
import { Heading } from './views/Heading';
import { HeroPanel } from './views/HeroPanel';
import { HoverMark } from './views/HoverMark';
import { ListPanel } from './views/ListPanel';
import { Pile } from './views/Pile';
import { TopBar } from './views/TopBar';

const MOST_DOORS = 4;
const MOST_HEROES = 4;
const MOST_BOXES = 16;

/** Everything on the table that is drawn, in the order in which it lies one above the other. */
export class TableParts {
  private readonly backdrop: Backdrop;
  readonly bar: TopBar;
  readonly heading: Heading;
  readonly doors: readonly DoorSprite[];
  readonly heroes: readonly HeroPanel[];
  private readonly dungeon: DungeonPanel;
  private readonly boxes: readonly BoxSprite[];
  readonly deck: Pile;
  readonly discard: Pile;
  private readonly list: ListPanel;
  private readonly first: ActionButton;
  private readonly second: ActionButton;
  readonly dice: DiceTray;
  private readonly mark: HoverMark;
  private layout!: TableLayout;
  private laid = '';

  constructor(private readonly scene: Scene) {
    this.backdrop = new Backdrop(scene);
    this.bar = new TopBar(scene);
    this.heading = new Heading(scene);
    this.doors = Array.from({ length: MOST_DOORS }, () => new DoorSprite(scene));
    this.heroes = Array.from({ length: MOST_HEROES }, () => new HeroPanel(scene));
    this.dungeon = new DungeonPanel(scene);
    this.boxes = Array.from({ length: MOST_BOXES }, () => new BoxSprite(scene));
    this.deck = new Pile(scene);
    this.discard = new Pile(scene);
    this.list = new ListPanel(scene);
    this.first = new ActionButton(scene, 'gold');
    this.second = new ActionButton(scene, 'dark');
    this.dice = new DiceTray(scene);
    this.mark = new HoverMark(scene);
  }

  place(layout: TableLayout): void {
    this.layout = layout;
    const laid = JSON.stringify({ ...layout, dice: null });
    if (laid === this.laid) return;
    this.laid = laid;
    this.backdrop.place(layout);
    this.bar.place(layout);
    this.heading.place(layout);
    for (const [at, hero] of this.heroes.entries()) hero.place(layout.heroes[at] ?? null, layout.unit);
    this.dungeon.place(layout.dungeon, layout.unit);
    for (const [slot, door] of this.doors.entries()) door.place(layout.doors[slot] ?? layout.scene, layout.text);
    this.deck.place(layout.deck, layout);
    this.discard.place(layout.discard, layout);
    this.first.place(layout.buttons.first, layout);
    this.second.place(layout.buttons.second, layout);
  }

  sync(shown: Shown, page: Page): void {
    const { view, tools, menu, busy } = shown;
    const { layout } = this;
    this.backdrop.sync(view.encounter, layout);
    this.bar.sync(view, tools);
    this.heading.sync(view);
    for (const [at, panel] of this.heroes.entries()) {
      panel.sync(view.heroes[at] ?? null, layout.heroes[at] ?? null, layout.text);
    }
    this.dungeon.sync(view, layout.dungeon, layout.text);
    this.syncDoors(shown);
    this.syncBoxes(shown);
    this.syncTray(shown);
    this.list.sync(page, { text: layout.text, busy });
    this.first.sync(asButton(menu.first, busy));
    this.second.sync(asButton(menu.second, busy));
  }

  /** What the pointer is on lights up: a door by its own light, everything else at its edge. */
  hover(place: Place | null): void {
    const door = place === null ? -1 : this.layout.doors.indexOf(place.rect);
    for (const [slot, sprite] of this.doors.entries()) sprite.light(slot === door);
    this.mark.sync(door >= 0 ? null : (place?.rect ?? null), this.layout.unit);
  }

  private syncDoors({ view, menu, busy }: Shown): void {
    const open = new Set(menu.entries.map(({ spot }) => (spot !== null && 'door' in spot ? spot.door : -1)));
    for (const [slot, sprite] of this.doors.entries()) {
      const door = view.doors[slot];
      if (door === undefined || this.layout.doors[slot] === undefined) sprite.hide();
      else sprite.sync({ door, open: !busy && open.has(slot) });
    }
  }

  private syncBoxes({ view, menu, busy }: Shown): void {
    const open = new Set(menu.entries.flatMap(({ spot }) => (spot !== null && 'box' in spot ? [spot.box] : [])));
    for (const [at, sprite] of this.boxes.entries()) {
      const box = view.encounter?.boxes[at];
      const rect = this.layout.boxes[at];
      const look = box === undefined ? null : { box, lit: !busy && open.has(at), numbered: true };
      sprite.sync(rect === undefined ? null : look, rect ?? this.layout.scene);
    }
  }

  /** Dice in the hand hide the piles: time goes on in the bar. */
  private syncTray({ view, picked }: Shown): void {
    const dice = view.encounter?.pool ?? [];
    const { deck, discard, encounter } = view;
    const hidden = dice.length > 0 || (encounter?.stopNow ?? null) !== null;
    this.deck.sync(
      hidden ? null : { count: deck.count, face: deck.count === 0 ? 'deck/stairs' : 'deck/back', lines: deck.lines },
    );
    this.discard.sync(hidden ? null : { count: discard.count, face: this.discardFace(discard.card), lines: discard.lines });
    const several = view.heroes.filter(({ fights }) => fights).length > 1;
    const marks = Object.fromEntries(view.heroes.map(({ id, name }) => [id, several ? name.slice(0, 1) : '']));
    this.dice.sync({ dice, rects: this.layout.dice, picked, marks });
  }

  private discardFace(card: string | null): string {
    const { width, height } = this.layout.discard;
    return card === null
      ? 'deck/edge'
      : diorama(this.scene, { figure: `foe/${card}`, ...hueOf(card), width, height, arch: false });
  }
}

function asButton(entry: Entry | null, busy: boolean): ButtonProps | null {
  return entry && { label: entry.brief, detail: entry.detail, refused: busy || entry.refusal !== null };
}
