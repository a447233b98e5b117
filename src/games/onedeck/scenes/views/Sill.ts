import type { GameObjects, Scene } from 'phaser';
import {
  clearOn,
  Painting,
  type Pen,
  type Piece,
  paintCount,
  paintFrame,
  paintPicture,
  paintSymbol,
  playTween,
  SharedTexture,
  write,
} from '../../../../scenes';
import { bounds, PALETTE, paced, type Rect } from '../../../../table';
import { type HeroView, type OneDeckTuning, oddsIn, type Shown, type SillView, type TableLayout } from '../../table';
import { paintBars, paintBarWords } from './paintOutcomes';
import { paintEffects, paintLootPlate, paintPlate, paintUnthrown, paintWay } from './paintSill';

const BLEED = 8;

export interface SillHooks {
  readonly tuning: OneDeckTuning;
  readonly pace: () => 1 | 2 | 4 | null;
}

/** Draws what the card at the door shows: loot, ways, odds, what the floors add, and the dice and items of the hero. */
export class Sill {
  private readonly loot: SharedTexture;
  private readonly ways: SharedTexture;
  private readonly besides: SharedTexture;
  private readonly bars: Painting[] = [];
  private readonly barWords: Painting[] = [];
  private moving = 0;
  private motion = new AbortController();
  /** The card whose loot lies there, and the odds whose bars are full. */
  private known = '';
  private counted: unknown = null;

  constructor(
    private readonly scene: Scene,
    private readonly hooks: SillHooks,
  ) {
    this.loot = new SharedTexture(scene, 3);
    this.ways = new SharedTexture(scene, 2);
    this.besides = new SharedTexture(scene, 2);
    this.bars = [new Painting(scene), new Painting(scene)];
    this.barWords = [new Painting(scene), new Painting(scene)];
  }

  get isMoving(): boolean {
    return this.moving > 0;
  }

  sync(shown: Shown, layout: TableLayout): void {
    this.settle();
    const { view } = shown;
    const [sill, place] = [view.sill, layout.sill];
    if (sill === null || place === null) {
      this.hide();
      return;
    }
    const { text } = layout;
    this.loot.paint(lootPieces(this.scene, sill, { place, text }));
    this.ways.paint(wayPieces(this.scene, sill, { place, text }));
    const hero = view.heroes.find(({ id }) => id === shown.hero) ?? view.heroes[0];
    this.besides.paint([
      effectsPiece(sill, { place, text }),
      hero === undefined ? null : heroPiece(this.scene, hero, { place, text, heroic: sill.heroic }),
    ]);
    this.syncBars(shown, { sill, place, text });
    // Loot falls only once: not when the same card is drawn anew.
    if (this.known !== sill.card) this.dropLoot();
    this.known = sill.card;
  }

  /** Returns steps that paint what the card at the door offers, unless another one is seen now. */
  stepsTo({ view: { sill } }: Shown, { sill: place, text }: TableLayout): readonly (() => void)[] {
    if (sill === null || place === null) return [];
    return [
      ...this.loot.stepsTo(lootPieces(this.scene, sill, { place, text })),
      ...this.ways.stepsTo(wayPieces(this.scene, sill, { place, text })),
    ];
  }

  private syncBars({ odds = { kind: 'none' } }: Shown, { sill, place, text }: SillLook & { readonly sill: SillView }): void {
    const rects = oddsIn(place);
    for (const [at, bars] of this.bars.entries()) {
      const [rect, words] = [rects[at], this.barWords[at]];
      const counted = odds.kind === 'counted' ? odds.ways[at] : undefined;
      if (rect === undefined || odds.kind === 'none' || (odds.kind === 'counted' && counted === undefined)) {
        bars.hide();
        words?.hide();
      } else if (counted === undefined) {
        bars.hide();
        const label = odds.kind === 'offered' ? sill.words.odds : sill.words.counting;
        words?.paint({ rect, bleed: BLEED, shows: [label, text] }, (pen) => paintOffer(this.scene, pen, { label, rect, text }));
      } else {
        const look = { ...counted, rect, text, title: counted.about ? sill.words.aboutHundred : sill.words.hundred };
        bars.paint({ rect, bleed: 0, shows: look }, (pen) => paintBars(pen, look));
        words?.paint({ rect, bleed: 2, shows: look }, (pen) => paintBarWords(this.scene, pen, look));
      }
    }
    if (odds.kind === 'counted' && this.counted !== odds) this.fillBars();
    this.counted = odds.kind === 'counted' ? odds : null;
  }

  /** The bars grow from the left. */
  private fillBars(): void {
    const { images, tuning } = { images: this.bars.map(({ image }) => image), tuning: this.hooks.tuning.sill };
    for (const image of images) this.play(image, { scaleX: { from: 0, to: image.scaleX } }, tuning.bars);
  }

  private dropLoot(): void {
    const { fall, stagger, ...timing } = this.hooks.tuning.sill.loot;
    for (const [at, image] of this.loot.images.entries()) {
      const delay = timing.duration * stagger * at;
      this.play(image, { y: { from: image.y - fall, to: image.y }, alpha: { from: 0, to: 1 } }, { ...timing, delay });
    }
  }

  private play(
    image: GameObjects.Image,
    change: object,
    timing: { readonly duration: number; readonly ease: string; readonly delay?: number },
  ): void {
    const pace = this.hooks.pace();
    if (pace === null || !image.visible) return;
    this.moving += 1;
    void playTween(this.scene, { targets: image, ...change, ...paced(timing, pace) }, this.motion.signal).then(() => {
      this.moving -= 1;
    });
  }

  /** Ends what moves, where it would have ended. */
  private settle(): void {
    this.motion.abort();
    this.motion = new AbortController();
  }

  private hide(): void {
    for (const shared of [this.loot, this.ways, this.besides]) shared.paint([]);
    for (const painting of [...this.bars, ...this.barWords]) painting.hide();
    this.known = '';
    this.counted = null;
  }
}

interface SillLook {
  readonly place: NonNullable<TableLayout['sill']>;
  readonly text: number;
}

function lootPieces(scene: Scene, { loot }: SillView, { place, text }: SillLook): readonly (Piece | null)[] {
  return loot.map((plate, at) => {
    const rect = place.loot[at];
    if (rect === undefined) return null;
    return { rect, bleed: BLEED, shows: [plate, text], draw: (pen) => paintLootPlate(scene, pen, { plate, rect, text }) };
  });
}

function wayPieces(
  scene: Scene,
  { ways, words }: SillView,
  { place: { ways: places }, text }: SillLook,
): readonly (Piece | null)[] {
  return ways.map((way, at) => {
    const place = places[at];
    if (place === undefined) return null;
    const look = { way, place, text, words: { price: way.price, free: words.free, go: words.go } };
    return { rect: place.rect, bleed: BLEED, shows: look, draw: (pen) => paintWay(scene, pen, look) };
  });
}

function effectsPiece(sill: SillView, { place: { effects: rect }, text }: SillLook): Piece | null {
  if (rect === null) return null;
  const look = { rect, text, adds: sill.words.adds };
  return { rect, bleed: 2, shows: [sill.effects, look], draw: (pen) => paintEffects(pen, sill, look) };
}

/** Paints the dice that the hero rolls, and the edges of the items that give some of them. */
function heroPiece(
  scene: Scene,
  hero: HeroView,
  { place: { stats, items }, text, heroic }: SillLook & { readonly heroic: number },
): Piece | null {
  const all = [...stats, ...items];
  const [first] = all;
  if (first === undefined) return null;
  const rect = bounds(all);
  const { itemCards } = hero;
  const draw = (pen: Pen): void => {
    for (const [at, amount] of hero.stats.entries()) {
      const stat = stats[at];
      if (stat !== undefined) paintCount(scene, pen, { amount: { ...amount, most: amount.count }, rect: stat, text });
    }
    const last = stats[hero.stats.length];
    if (last !== undefined && heroic > 0) paintHeroicCount(scene, pen, { count: heroic, rect: last, text });
    for (const [at, item] of itemCards.entries()) {
      const edge = items[at];
      if (edge !== undefined) paintItem(scene, pen, { ...item, slot: edge });
    }
  };
  return { rect, bleed: BLEED, shows: [hero.stats, itemCards, stats, items, heroic, text], draw };
}

function paintHeroicCount(
  scene: Scene,
  pen: Pen,
  { count, rect, text }: { readonly count: number; readonly rect: Rect; readonly text: number },
): void {
  const side = Math.min(text * 1.15, rect.height * 0.92, rect.width * 0.5);
  paintUnthrown(scene, pen, {
    color: 'heroic',
    rect: { x: rect.x, y: rect.y + (rect.height - side) / 2, width: side, height: side },
  });
  write(pen, String(count), {
    size: text,
    stand: 'middle',
    lines: 1,
    room: { ...rect, x: rect.x + side * 1.2, width: rect.width - side * 1.2 },
  });
}

function paintItem(scene: Scene, pen: Pen, { stat, heart, slot }: HeroView['itemCards'][number] & { readonly slot: Rect }): void {
  const height = Math.min(slot.height, slot.width * 0.86);
  const rect = { ...slot, y: slot.y + (slot.height - height) / 2, height };
  paintPlate(pen, rect);
  const side = Math.min(rect.height * 0.7, rect.width * (heart ? 0.46 : 0.72));
  const y = rect.y + (rect.height - 3 - side) / 2;
  const left = rect.x + (rect.width - side * (heart ? 1.9 : 1)) / 2;
  paintSymbol(scene, pen, {
    key: `ui/${stat}`,
    colour: clearOn(PALETTE.parchment, PALETTE[stat], 3),
    rect: { x: left, y, width: side, height: side },
  });
  if (heart) paintPicture(scene, pen, { key: 'ui/heart', rect: { x: left + side * 0.95, y, width: side, height: side } });
}

/** Paints the plate that asks for the odds, or says that they are being counted. */
function paintOffer(
  scene: Scene,
  pen: Pen,
  { label, rect, text }: { readonly label: string; readonly rect: Rect; readonly text: number },
): void {
  const height = Math.min(rect.height, Math.max(text * 1.9, 30));
  const width = Math.min(rect.width, text * 9);
  const plate = { x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) / 2, width, height };
  paintFrame(scene, pen, { frame: 'button-dark', rect: plate, most: Math.min(1, height / 80) });
  const room = { ...plate, x: plate.x + 4, width: plate.width - 8, height: plate.height * 0.94 };
  write(pen, label, { size: Math.min(text, height * 0.7), align: 'center', stand: 'middle', lines: 1, room });
}
