import type { GameObjects, Scene } from 'phaser';
import { Painting, type Pen, paintFrame, playTween, roundRect, write } from '../../../../../scenes';
import { bounds, PALETTE, paced, type Rect } from '../../../../../table';
import { type Shown, type ShownSplit, type SplitPlace, type SplitView, splitIn, type TableLayout } from '../../../table';
import type { SillHooks } from '../Sill';
import { type HeroLook, paintArch, paintHeroRow } from './paintHero';
import { paintAsk, paintPairOdds } from './paintPairOdds';
import { paintSide } from './paintSide';

const SIDES = 2;
const HEROES = 4;
const BLEED = 22;

interface DrawnSplit {
  readonly shown: Shown;
  readonly layout: TableLayout;
  readonly split: SplitView;
  readonly place: SplitPlace;
  readonly standing: ShownSplit;
}

/** Draws a party that parts: both fights with their pairs, the odds, and the card that is fought first. */
export class SplitTable {
  private readonly ground: Painting;
  private readonly sides: readonly Painting[];
  private readonly rows: readonly Painting[];
  private readonly odds: readonly Painting[];
  private readonly order: Painting;
  private readonly how: Painting;
  private arches: readonly Painting[] = [];
  private motion = new AbortController();
  private moving = 0;
  /** Where each hero lay, to slide from there. */
  private readonly homes = new Map<number, { readonly row: Rect; readonly seat: Rect }>();

  constructor(
    private readonly scene: Scene,
    private readonly hooks: SillHooks,
  ) {
    const many = (count: number): readonly Painting[] => Array.from({ length: count }, () => new Painting(scene));
    this.ground = new Painting(scene);
    this.sides = many(SIDES);
    this.rows = many(HEROES);
    this.odds = many(SIDES);
    this.order = new Painting(scene);
    this.how = new Painting(scene);
  }

  /** Adds the portraits, which lie above the boxes. */
  addPortraits(): void {
    this.arches = Array.from({ length: HEROES }, () => new Painting(this.scene));
  }

  get isMoving(): boolean {
    return this.moving > 0;
  }

  sync(shown: Shown, layout: TableLayout): void {
    this.motion.abort();
    this.motion = new AbortController();
    const standing = splitIn(shown);
    const { split } = shown.view;
    const { split: place } = layout;
    if (standing === null || split === null || place === null) {
      this.hide();
      return;
    }
    const drawn = { shown, layout, split, place, standing };
    this.syncSides(drawn);
    for (const at of shown.view.heroes.keys()) this.syncHero(at, drawn);
    this.syncOdds(drawn);
    this.syncOrder(drawn);
    this.syncHow(drawn);
  }

  /** Returns the picture of a hero that can be carried. */
  imageOf(hero: string, { view }: Shown): GameObjects.Image | null {
    const at = view.heroes.findIndex(({ id }) => id === hero);
    const arch = this.arches[at]?.image;
    if (arch?.visible === true) return arch;
    const row = this.rows[at]?.image;
    return row?.visible === true ? row : null;
  }

  private syncSides({ split, place, layout }: DrawnSplit): void {
    const { text, unit, scene } = layout;
    this.ground.paint({ rect: scene, bleed: 2, shows: '' }, (pen) => {
      pen.fillStyle = PALETTE.ground;
      pen.fillRect(scene.x - 2, scene.y - 2, scene.width + 4, scene.height + 4);
    });
    for (const [at, painting] of this.sides.entries()) {
      const [side, panel] = [split.sides[at], place.sides[at]];
      if (side === undefined || panel === undefined) continue;
      const look = { side, place: panel, text, unit, look: place.look, flipped: at === 1 };
      const shows = [panel.panel, panel.picture, panel.name, panel.rule, panel.plate];
      painting.paint({ rect: panel.panel, bleed: 4, shows: [side, shows, text] }, (pen) => paintSide(this.scene, pen, look));
    }
  }

  private syncHero(at: number, drawn: DrawnSplit): void {
    const look = lookOf(at, drawn);
    const [row, arch] = [this.rows[at], this.arches[at]];
    if (look === null || row === undefined || arch === undefined) {
      row?.hide();
      arch?.hide();
      return;
    }
    const { rect, seat } = look.place;
    const { hero, pool, life, taken, wanted, text } = look;
    const shows = [hero.id, hero.name, hero.left, hero.health, pool, life, taken, wanted, text];
    row.paint({ rect, bleed: 3, shows }, (pen) => paintHeroRow(this.scene, pen, look));
    if (look.look === 'row') arch.hide();
    else
      arch.paint({ rect: seat, bleed: BLEED, shows: [hero.id, hero.name, hero.left, hero.health, taken, wanted, text] }, (pen) =>
        paintArch(this.scene, pen, look),
      );
    const home = this.homes.get(at);
    this.homes.set(at, { row: rect, seat });
    if (home === undefined || drawn.shown.busy) return;
    this.slide(row.image, home.row, rect);
    if (look.look === 'arch') this.slide(arch.image, home.seat, seat);
  }

  /** Moves a hero from where the other one stood. */
  private slide(image: GameObjects.Image, from: Rect, to: Rect): void {
    const [x, y] = [from.x - to.x, from.y - to.y];
    const pace = this.hooks.pace();
    if (pace === null || (Math.abs(x) < 1 && Math.abs(y) < 1) || from.width !== to.width) return;
    this.moving += 1;
    const change = { x: { from: image.x + x, to: image.x }, y: { from: image.y + y, to: image.y } };
    void playTween(
      this.scene,
      { targets: image, ...change, ...paced(this.hooks.tuning.motions.ranksClosed, pace) },
      this.motion.signal,
    ).then(() => {
      this.moving -= 1;
    });
  }

  private syncOdds({ split, place, standing, layout: { text } }: DrawnSplit): void {
    for (const [at, painting] of this.odds.entries()) {
      const { bar, line } = place.sides[at] ?? {};
      const { odds } = standing;
      if (bar === undefined || bar === null || line === undefined || odds.kind === 'none') {
        painting.hide();
        continue;
      }
      const rect = line === null ? bar : { ...bar, height: line.y + line.height - bar.y };
      if (odds.kind === 'counted') {
        const look = { odds: odds.sides[at === 0 ? 0 : 1], bar, line, text, hurt: split.words.hurt };
        painting.paint({ rect, bleed: 2, shows: look }, (pen) => paintPairOdds(this.scene, pen, look));
      } else {
        const label = odds.kind === 'offered' ? split.words.odds : split.words.counting;
        painting.paint({ rect, bleed: 8, shows: [label, text] }, (pen) => paintAsk(this.scene, pen, { label, bar: rect, text }));
      }
    }
  }

  /** Paints the switch between the cards; where there is only one plate, it offers the other card. */
  private syncOrder({ split, place: { order }, standing, layout: { text } }: DrawnSplit): void {
    if (order === null) {
      this.order.hide();
      return;
    }
    const { first } = standing.arrangement;
    const names = split.sides.map((side) =>
      order.cards.length === 1 ? side.words.first : order.label === null ? side.words.first : side.name,
    );
    const rect = bounds([...order.cards, ...(order.label === null ? [] : [order.label])]);
    this.order.paint({ rect, bleed: 6, shows: [order, first, names, text] }, (pen) => {
      const said = { size: text, align: 'center', stand: 'middle', lines: 1 } as const;
      if (order.label !== null) write(pen, split.words.order, { ...said, colour: PALETTE.shade, room: order.label });
      for (const [at, card] of order.cards.entries()) {
        const side = order.cards.length === 1 ? (first === 0 ? 1 : 0) : at;
        this.paintCard(pen, { rect: card, name: names[side] ?? '', chosen: order.cards.length > 1 && side === first, text });
      }
    });
  }

  private paintCard(
    pen: Pen,
    { rect, name, chosen, text }: { readonly rect: Rect; readonly name: string; readonly chosen: boolean; readonly text: number },
  ): void {
    if (chosen) {
      roundRect(pen, { x: rect.x + 1, y: rect.y + 1, width: rect.width - 2, height: rect.height - 2 }, 8);
      pen.fillStyle = PALETTE.plain ? PALETTE.ground : '#3A2A1E';
      pen.fill();
      pen.lineWidth = 2;
      pen.strokeStyle = PALETTE.lantern;
      pen.stroke();
    } else paintFrame(this.scene, pen, { frame: 'button-dark', rect, most: Math.min(1, rect.height / 80) });
    const room = { ...rect, x: rect.x + 8, width: rect.width - 16, height: rect.height * 0.96 };
    const colour = chosen ? PALETTE.lantern : PALETTE.bone;
    write(pen, name, { size: text * 1.06, font: 'name', colour, align: 'center', stand: 'middle', lines: 2, least: 0.6, room });
  }

  private syncHow({ split, place: { how, look }, standing, layout: { text } }: DrawnSplit): void {
    const { odds } = standing;
    const counted = odds.kind === 'counted' ? (odds.about ? split.words.about : split.words.exact) : '';
    const [first, second] = how;
    if (first === undefined) {
      this.how.hide();
      return;
    }
    const lines =
      look === 'arch'
        ? [split.words.how, [split.words.added, counted].filter(Boolean).join(' ')]
        : [[split.words.short, counted].filter(Boolean).join(' ')];
    this.how.paint({ rect: bounds(how), bleed: 2, shows: [lines, how, text] }, (pen) => {
      for (const [at, room] of [first, ...(second === undefined ? [] : [second])].entries())
        write(pen, lines[at] ?? '', {
          size: text,
          room,
          stand: 'middle',
          lines: look === 'arch' ? 1 : 3,
          least: 0.6,
          colour: at === 0 ? PALETTE.bone : PALETTE.shade,
        });
    });
  }

  private hide(): void {
    for (const painting of [this.ground, ...this.sides, ...this.rows, ...this.arches, ...this.odds, this.order, this.how])
      painting.hide();
    this.homes.clear();
  }
}

/** Returns what is painted of a hero, by her place in the party. */
function lookOf(at: number, { shown: { view }, split, place, standing, layout: { text } }: DrawnSplit): HeroLook | null {
  const [hero, pool] = [view.heroes[at], split.pools[at]];
  if (hero === undefined || pool === undefined) return null;
  const { arrangement, taken, odds } = standing;
  const side = arrangement.pairs.findIndex((pair) => pair.includes(hero.id));
  const row = place.sides[side]?.rows[arrangement.pairs[side]?.indexOf(hero.id) ?? -1];
  if (row === undefined) return null;
  const lives = odds.kind === 'counted' ? odds.sides[side === 0 ? 0 : 1].lives : [];
  const own = arrangement.pairs[side] ?? [];
  return {
    hero,
    pool,
    place: row,
    text,
    look: place.look,
    taken: taken === hero.id,
    wanted: taken !== null && !own.includes(taken),
    life: lives.find((life) => life.hero === hero.id) ?? null,
    words: split.words,
  };
}
