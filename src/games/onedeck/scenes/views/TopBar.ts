import type { Scene } from 'phaser';
import { measure, Painting, type Pen, paintFrame, paintPicture, paintTool, write } from '../../../../scenes';
import { BAR_TOOLS, PALETTE, type Place, type Rect, type TableTools } from '../../../../table';
import { idOf, type TableLayout, type TableView } from '../../table';

interface Fact {
  readonly sign: string | null;
  readonly words: string;
  /** The id by which it is explained. */
  readonly about: string;
}

const ABOUT = {
  dungeon: idOf({ kind: 'about', what: 'dungeon' }),
  deck: idOf({ kind: 'about', what: 'deck' }),
  potions: idOf({ kind: 'about', what: 'potions' }),
  level: idOf({ kind: 'about', what: 'level' }),
} as const;

interface FactRow {
  readonly rect: Rect;
  readonly text: number;
  readonly gap: number;
}

/** The sides of signs and letters and the room between them, in parts of the text's size. */
const SIGN = 1.3;
const APART = 0.25;
const LETTERS = 1.08;
/** Letters are never smaller than this. */
const LEAST_TEXT = 11.5;

/** Draws the place of the party, its light, and the tools that are not moves. */
export class TopBar {
  /** It shakes when a hero is hurt who has no panel. */
  readonly painting: Painting;
  /** The places of the facts; their widths are known when they are written. */
  places: readonly Place[] = [];

  constructor(private readonly scene: Scene) {
    this.painting = new Painting(scene);
  }

  sync(view: TableView, tools: TableTools, layout: TableLayout): void {
    const { bar, unit, text, shape } = layout;
    const wide = shape === 'wide';
    const lists = wide ? [wideFacts(view), briefFacts(view)] : [smallFacts(view)];
    const shows = [lists, wide ? view.place : '', tools, text, unit, layout.tools];
    this.painting.paint({ rect: bar, bleed: 6, shows }, (pen) => {
      paintFrame(this.scene, pen, { frame: 'panel', rect: bar, most: unit });
      const left = wide ? this.drawTitle(pen, view.place, { rect: bar, text }) : bar.x + text * 0.6;
      const room = { ...bar, x: left, width: layout.tools.undo.x - text * 0.3 - left };
      this.places = this.drawFacts(pen, lists, { rect: room, text, gap: wide ? 1.6 : 0.7 });
      for (const id of BAR_TOOLS) {
        const rect = layout.tools[id];
        if (rect !== undefined) paintTool(pen, { id, tools, rect, text });
      }
    });
  }

  private drawTitle(pen: Pen, place: string, { rect, text }: { readonly rect: Rect; readonly text: number }): number {
    const room = { ...rect, x: rect.x + text * 1.2, width: rect.width * 0.24 };
    const { width } = write(pen, place, {
      size: text * 1.2,
      font: 'name',
      colour: PALETTE.lantern,
      room,
      stand: 'middle',
      lines: 1,
    });
    return room.x + width + text * 2;
  }

  /** Draws the facts, smaller where they do not fit; on a desk with fewer words before that. */
  private drawFacts(pen: Pen, lists: readonly (readonly Fact[])[], row: FactRow): readonly Place[] {
    const { rect, text } = row;
    const isWhole = (facts: readonly Fact[]): boolean => widthOf(pen, facts, row) <= rect.width;
    const facts = lists.find(isWhole) ?? lists.at(-1) ?? [];
    const scale = Math.min(1, rect.width / Math.max(1, widthOf(pen, facts, row)));
    const size = { text: Math.max(LEAST_TEXT, text * scale), gap: row.gap * Math.min(1, scale) };
    const places: Place[] = [];
    let { x } = rect;
    for (const fact of facts) {
      const width = this.drawFact(pen, fact, { ...size, rect: { ...rect, x, width: rect.width * 2 } });
      places.push({ id: fact.about, rect: { ...rect, x: x - 4, width: width + 8 }, pressed: false });
      x += width + size.text * size.gap;
    }
    return places;
  }

  /** Returns the width that it takes. */
  private drawFact(pen: Pen, { sign, words }: Fact, { rect, text }: FactRow): number {
    const side = sign === null ? 0 : text * SIGN;
    const taken = side + (side > 0 ? text * APART : 0);
    const place = { x: rect.x, y: rect.y + (rect.height - side) / 2, width: side, height: side };
    if (sign !== null) paintPicture(this.scene, pen, { key: sign, rect: place });
    const room = { ...rect, x: rect.x + taken };
    return taken + write(pen, words, { size: text * LETTERS, stand: 'middle', lines: 1, room }).width;
  }
}

function widthOf(pen: Pen, facts: readonly Fact[], { rect, text, gap }: FactRow): number {
  const wide = (words: string): number =>
    measure(pen, words, { size: text * LETTERS, lines: 1, room: { ...rect, width: rect.width * 4 } }).width;
  const each = facts.map(({ sign, words }) => (sign === null ? 0 : text * (SIGN + APART)) + wide(words));
  return each.reduce((sum, one) => sum + one + text * gap, -text * gap);
}

function wideFacts({ floor, deck, potions, level }: TableView): readonly Fact[] {
  return [
    { sign: null, words: floor, about: ABOUT.dungeon },
    { sign: 'ui/hourglass', words: deck.title, about: ABOUT.deck },
    { sign: 'ui/potion', words: String(potions.count), about: ABOUT.potions },
    { sign: 'ui/lantern', words: `${level.title} · ${level.xp} / ${level.needed}`, about: ABOUT.level },
  ];
}

/** The same in fewer words, for large letters. */
function briefFacts(view: TableView): readonly Fact[] {
  const [floor, ...facts] = wideFacts(view);
  const { deck, level } = view;
  const words = [String(deck.count), String(view.potions.count), `${level.title} · ${level.xp}/${level.needed}`];
  return [...(floor === undefined ? [] : [floor]), ...facts.map((fact, at) => ({ ...fact, words: words[at] ?? fact.words }))];
}

/** Leaves out the hearts of a party, which are on its tabs. */
function smallFacts({ heroes, deck, potions, level, dungeon }: TableView): readonly Fact[] {
  const [alone] = heroes.length === 1 ? heroes : [];
  const hearts =
    alone === undefined
      ? []
      : [
          {
            sign: alone.left > 0 ? 'ui/heart' : 'ui/heart-empty',
            words: `${alone.left}/${alone.health}`,
            about: idOf({ kind: 'stat', hero: alone.id, stat: 'health' }),
          },
        ];
  const lit = dungeon.floors.filter((one) => one.lit).length;
  return [
    ...hearts,
    { sign: 'ui/hourglass', words: String(deck.count), about: ABOUT.deck },
    { sign: 'ui/potion', words: String(potions.count), about: ABOUT.potions },
    { sign: 'ui/lantern', words: `${level.xp}/${level.needed}`, about: ABOUT.level },
    // At the boss no floor counts any more.
    ...(lit === 0 ? [] : [{ sign: null, words: 'I'.repeat(lit), about: ABOUT.dungeon }]),
  ];
}
