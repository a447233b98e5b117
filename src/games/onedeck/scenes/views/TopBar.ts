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

interface FactRow {
  readonly rect: Rect;
  readonly text: number;
  readonly gap: number;
}

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
    const facts = wide ? wideFacts(view) : smallFacts(view);
    const shows = [facts, wide ? view.place : '', tools, text, unit, layout.tools];
    this.painting.paint({ rect: bar, bleed: 6, shows }, (pen) => {
      paintFrame(this.scene, pen, { frame: 'panel', rect: bar, most: unit });
      const left = wide ? this.drawTitle(pen, view.place, { rect: bar, text }) : bar.x + text * 0.6;
      const room = { ...bar, x: left, width: layout.tools.undo.x - text * 0.3 - left };
      this.places = this.drawFacts(pen, facts, { rect: room, text, gap: wide ? 1.6 : 0.7 });
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

  /** Draws as many facts as fit, the most needed first. */
  private drawFacts(pen: Pen, facts: readonly Fact[], { rect, text, gap }: FactRow): readonly Place[] {
    const places: Place[] = [];
    let x = rect.x;
    for (const { sign, words, about } of facts) {
      const side = sign === null ? 0 : text * 1.3;
      const room = { x: x + side + (side > 0 ? text * 0.25 : 0), y: rect.y, width: rect.width, height: rect.height };
      const look = { size: text * 1.08, stand: 'middle', lines: 1, room } as const;
      const right = room.x + measure(pen, words, look).width;
      if (right > rect.x + rect.width) break;
      const place = { x, y: rect.y + (rect.height - side) / 2, width: side, height: side };
      if (sign !== null) paintPicture(this.scene, pen, { key: sign, rect: place });
      write(pen, words, look);
      places.push({ id: about, rect: { ...rect, x: x - 4, width: right - x + 8 }, pressed: false });
      x = right + text * gap;
    }
    return places;
  }
}

function wideFacts({ floor, dungeon, deck, potions, level }: TableView): readonly Fact[] {
  const lit = Math.max(1, dungeon.floors.filter((one) => one.lit).length);
  return [
    { sign: null, words: floor, about: idOf({ kind: 'floor', floor: lit }) },
    { sign: 'ui/hourglass', words: deck.title, about: idOf({ kind: 'about', what: 'deck' }) },
    { sign: 'ui/potion', words: String(potions.count), about: idOf({ kind: 'about', what: 'potions' }) },
    {
      sign: 'ui/lantern',
      words: `${level.title} · ${level.xp} / ${level.needed}`,
      about: idOf({ kind: 'about', what: 'level' }),
    },
  ];
}

/** Leaves out the hearts of a party, which are on its tabs. */
function smallFacts({ heroes, deck, potions, level }: TableView): readonly Fact[] {
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
  return [
    ...hearts,
    { sign: 'ui/hourglass', words: String(deck.count), about: idOf({ kind: 'about', what: 'deck' }) },
    { sign: 'ui/potion', words: String(potions.count), about: idOf({ kind: 'about', what: 'potions' }) },
    { sign: 'ui/lantern', words: `${level.xp}/${level.needed}`, about: idOf({ kind: 'about', what: 'level' }) },
  ];
}
