import type { GameObjects, Scene } from 'phaser';
import { Painting, type Pen, type Piece, type Portrait, type Portraits, write } from '../../../../../scenes';
import { bounds, PALETTE, type Rect } from '../../../../../table';
import {
  chosenOffer,
  type HeroPlaceView,
  type LootFocus,
  type LootHeroPlace,
  type LootLayout,
  lootFocus,
  type Shown,
  swapsOn,
  type TableLayout,
} from '../../../table';
import { portraitOf } from '../paintPortrait';
import { paintItem } from './paintItem';
import { paintLanterns } from './paintLanterns';
import { type PlaceLook, paintChosen, paintGround } from './paintPlace';
import { paintSkill } from './paintSkill';
import { paintSwap } from './paintSwap';

/** Plain and chosen. */
const LOOKS = 3;

interface Drawn {
  readonly shown: Shown;
  readonly layout: TableLayout;
  readonly loot: LootLayout;
  readonly focus: LootFocus;
  /** The entry that the golden button gives. */
  readonly chosen: string | null;
}

/** Draws the loot: the cards on the stage, the places around it, and the held cards that have unfolded. */
export class LootTable {
  private readonly portrait: Portrait;
  readonly item: Painting;
  readonly skill: Painting;
  readonly lanterns: Painting;
  private readonly ask: Painting;
  private readonly swaps: Painting;

  constructor(
    private readonly scene: Scene,
    portraits: Portraits,
  ) {
    this.portrait = portraits.add();
    this.item = new Painting(scene, LOOKS);
    this.skill = new Painting(scene, LOOKS);
    this.lanterns = new Painting(scene, LOOKS);
    this.ask = new Painting(scene);
    this.swaps = new Painting(scene);
  }

  /** The places in the order in which they light up. */
  get places(): readonly GameObjects.Image[] {
    return [this.item.image, this.skill.image, this.lanterns.image];
  }

  sync(shown: Shown, layout: TableLayout): void {
    const drawn = drawnOf(shown, layout);
    if (drawn === null) {
      for (const one of [this.item, this.skill, this.lanterns, this.ask, this.swaps]) one.hide();
      this.portrait.hide();
      return;
    }
    for (const [painting, piece] of this.pieces(drawn)) painting.paint(piece, piece.draw);
    if (drawn.loot.ask === null) this.ask.hide();
    const face = faceOf(drawn);
    if (face === null) this.portrait.hide();
    else this.portrait.show({ ...face, panel: this.item, alpha: 1 });
    this.syncSwaps(drawn);
  }

  /** Returns steps that paint all but the held cards before they are shown. */
  stepsTo(shown: Shown, layout: TableLayout): readonly (() => void)[] {
    const drawn = drawnOf(shown, layout);
    if (drawn === null) return [];
    const face = faceOf(drawn);
    return [
      () => {
        if (face !== null) this.portrait.prepare(face);
      },
      ...this.pieces(drawn).flatMap(([painting, piece]) => painting.stepsTo(piece, piece.draw)),
    ];
  }

  private pieces(drawn: Drawn): readonly (readonly [Painting, Piece])[] {
    const { ask } = drawn.loot;
    return [
      [this.item, this.itemOf(drawn)],
      [this.skill, this.skillOf(drawn)],
      [this.lanterns, this.lanternsOf(drawn)],
      ...(ask === null ? [] : [[this.ask, this.askOf(drawn, ask)] as const]),
    ];
  }

  private itemOf(drawn: Drawn): Piece {
    const { loot, focus } = drawn;
    const { item: place, look } = loot;
    const look_ = lookOf(drawn, { rect: place.panel, id: focus.item.id });
    const view = { ...focus.item, rows: rowsLooked(drawn, focus.item) };
    const title = this.words(drawn).item;
    const { note } = focus.item;
    const draw = (pen: Pen): void => {
      if (loot.open !== null) this.paintBar(pen, look_, { title, place, view: loot.open === 'item' ? view : null });
      else
        paintItem(this.scene, pen, { ...look_, card: focus.card, view, place, title, room: roomWords(view, look), note, look });
    };
    return { rect: place.panel, bleed: 12, shows: [look_, view, place, title, note, loot.open], draw };
  }

  private skillOf(drawn: Drawn): Piece {
    const { loot, focus, shown } = drawn;
    const { skill: place } = loot;
    const look = lookOf(drawn, { rect: place.panel, id: focus.skill.id });
    const { skill: view, card } = focus;
    const words = this.words(drawn);
    const title = card.isPotion ? words.potion : words.skill;
    const shelf = shown.view.potions.cards;
    const least = loot.look === 'side' ? 16 * Math.max(1, look.unit) : 12;
    const draw = (pen: Pen): void => {
      if (loot.open !== null) this.paintBar(pen, look, { title, place, view: loot.open === 'skill' ? view : null });
      else
        paintSkill(this.scene, pen, {
          ...look,
          card,
          view,
          place,
          title,
          shelf,
          room: roomWords(view, 'row'),
          swap: words.swap,
          least,
        });
    };
    return { rect: place.panel, bleed: 12, shows: [look, view, place, title, loot.open], draw };
  }

  private lanternsOf(drawn: Drawn): Piece {
    const { loot, focus } = drawn;
    const view = focus.lanterns;
    const look = lookOf(drawn, { rect: loot.lanterns, id: view.id });
    const words = this.words(drawn);
    const { gives, ofNeeded } = view;
    const isBar = loot.open !== null && loot.look === 'row';
    const draw = (pen: Pen): void => {
      if (isBar) this.paintBar(pen, look, { title: words.lanterns, place: null, view: null });
      else
        paintLanterns(this.scene, pen, {
          ...look,
          view,
          title: words.lanterns,
          gives,
          ofNeeded,
          levelTitle: words.level,
          atOnce: words.atOnce,
          look: loot.look,
        });
    };
    return { rect: loot.lanterns, bleed: 12, shows: [look, view, isBar], draw };
  }

  /** The question beside the golden button. */
  private askOf(drawn: Drawn, ask: Rect): Piece {
    const { loot, layout, shown, focus } = drawn;
    const { text } = layout;
    const words = this.words(drawn);
    const title = loot.open === null ? words.where : words.choose;
    const lines = [loot.open === null ? shown.view.advice : focus[loot.open].result, words.free];
    const draw = (pen: Pen): void => {
      const high = Math.min(text * 2, ask.height * 0.42);
      const size = text * 1.4;
      write(pen, title, {
        size,
        font: 'name',
        colour: PALETTE.lantern,
        room: { ...ask, height: high },
        stand: 'middle',
        lines: 1,
      });
      const each = (ask.height - high) / lines.length;
      for (const [at, line] of lines.entries()) {
        const colour = at === 0 ? PALETTE.bone : PALETTE.shade;
        write(pen, line, {
          size: text,
          colour,
          room: { ...ask, y: ask.y + high + at * each, height: each },
          stand: 'middle',
          lines: 1,
          least: 0.6,
        });
      }
    };
    return { rect: ask, shows: [title, lines, text], draw };
  }

  private syncSwaps(drawn: Drawn): void {
    const { layout, loot, focus, shown, chosen } = drawn;
    const swaps = swapsOn(focus);
    const { answers, text } = layout;
    const [, first, ...rest] = answers;
    const as = loot.open;
    if (as === null || first === undefined) {
      this.swaps.hide();
      return;
    }
    const keys = shown.menu.answers.map(({ shortcut }) => shortcut);
    const rect = bounds([first, ...rest]);
    this.swaps.paint({ rect, bleed: 14, shows: [swaps, answers, chosen, keys, text] }, (pen) => {
      for (const [at, held] of swaps.entries()) {
        const place = answers[at + 1];
        if (place === undefined) continue;
        paintSwap(this.scene, pen, {
          held,
          card: focus.card,
          as,
          rect: place,
          text,
          chosen: held.id === chosen,
          key: keys[at + 1] ?? '',
        });
      }
    });
  }

  /** Paints a place without its contents: its title, and what to do where its held cards have unfolded. */
  private paintBar(
    pen: Pen,
    look: PlaceLook,
    { title, place, view }: { readonly title: string; readonly place: LootHeroPlace | null; readonly view: HeroPlaceView | null },
  ): void {
    const { rect, text } = look;
    paintGround(this.scene, pen, { ...look, chosen: view !== null });
    const alone = { x: rect.x + text * 0.6, y: rect.y, width: rect.width - text * 1.2, height: rect.height };
    const room = view === null || place === null ? alone : place.title;
    const line = { ...room, height: view === null ? room.height : Math.min(room.height, text * 1.8) };
    const colour = view === null ? PALETTE.shade : PALETTE.lantern;
    const said = write(pen, title, { size: text * 1.25, font: 'name', colour, room: line, stand: 'middle', lines: 1 });
    if (view === null) return;
    const beside = { ...line, x: line.x + said.width + text * 0.6, width: line.width - said.width - text * 0.6 };
    write(pen, view.isFull ? view.free : view.room, {
      size: text,
      align: 'right',
      room: beside,
      stand: 'middle',
      lines: 1,
      least: 0.65,
    });
    paintChosen(pen, { ...look, chosen: true });
  }

  private words({ shown }: Drawn) {
    const { loot } = shown.view;
    if (loot === null) throw new Error('there is no loot');
    return loot.words;
  }
}

/** Returns what the loot shows; null where none is shown. */
function drawnOf(shown: Shown, layout: TableLayout): Drawn | null {
  const { loot } = layout;
  const focus = lootFocus(shown);
  if (loot === null || focus === null) return null;
  return { shown, layout, loot, focus, chosen: chosenOffer(focus, shown.looked)?.id ?? null };
}

/** Returns the portrait of the hero who can take the item; null where there is no room for it. */
function faceOf({ loot, focus, shown }: Drawn): { readonly picture: string; readonly rect: Rect } | null {
  const { portrait: rect } = loot.item;
  const hero = shown.view.heroes[focus.heroAt];
  return rect === null || hero === undefined ? null : { picture: portraitOf(hero), rect };
}

function lookOf({ shown, layout, chosen }: Drawn, { rect, id }: { readonly rect: Rect; readonly id: string | null }): PlaceLook {
  const { text, unit, shape } = layout;
  const key = shape === 'wide' ? (shown.menu.entries.find((entry) => entry.id === id)?.shortcut ?? '') : '';
  return { rect, text, unit, chosen: id !== null && id === chosen && !shown.busy, closed: id === null, key };
}

/** Returns the rows of the item place; with a swap that is looked at, what that swap changes. */
function rowsLooked({ focus, chosen }: Drawn, view: HeroPlaceView) {
  return swapsOn(focus).find(({ id }) => id === chosen)?.rows ?? view.rows;
}

/** Returns the words about the room of a place, and shorter ones for where they do not fit. */
function roomWords({ room, roomOnly, free }: HeroPlaceView, look: 'side' | 'row'): readonly string[] {
  if (room === '') return [free];
  const said = (held: string): string =>
    look === 'side' ? `${free}${free === '' ? '' : ': '}${held}` : `${held}${free === '' ? '' : ', '}${free}`;
  return [said(room), said(roomOnly), roomOnly];
}
