import type { Scene } from 'phaser';
import { Painting, type Pen, type Portrait, type Portraits, paintCount, roundRect } from '../../../../scenes';
import { PALETTE, type Rect } from '../../../../table';
import { type HeroView, isChanged, type LootRow, lootFocus, type Shown, type TableLayout } from '../../table';
import { amountsOf } from './HeroPanel';
import { paintMark } from './heroMark';
import { type Bit, type Brush, changeBits, paintLine } from './loot/paintLine';
import { cutPortrait, portraitOf } from './paintPortrait';

interface TabLook {
  readonly rect: Rect;
  readonly portrait: Rect;
  readonly text: number;
  /** True where numbers stand beside the portrait. */
  readonly wide: boolean;
  /** True for the hero whose abilities are shown. */
  readonly open: boolean;
  /** What the loot would change for the hero. */
  readonly changes: readonly LootRow[];
}

/** The alpha of a hero who has fallen. */
const FALLEN = 0.45;

/** Draws the heroes of a party side by side on small screens, to choose whose abilities are shown. */
export class HeroTabs {
  private readonly tabs: { readonly portrait: Portrait; readonly painting: Painting }[] = [];

  constructor(
    private readonly scene: Scene,
    private readonly portraits: Portraits,
  ) {}

  sync(shown: Shown, { tabs, text }: TableLayout): void {
    const { view, hero: open } = shown;
    const loot = lootFocus(shown);
    while (this.tabs.length < tabs.length) this.tabs.push({ portrait: this.portraits.add(), painting: new Painting(this.scene) });
    for (const [at, { portrait, painting }] of this.tabs.entries()) {
      const hero = view.heroes[at];
      const rect = tabs[at];
      if (hero === undefined || rect === undefined) {
        painting.hide();
        portrait.hide();
        continue;
      }
      const wide = isWide(rect, text, loot === null ? AMOUNT : CHANGE);
      const look = {
        rect,
        portrait: portraitIn(rect, wide),
        text,
        wide,
        open: hero.id === (open ?? view.heroes[0]?.id),
        changes: loot?.card.items[at]?.rows.filter(isChanged) ?? (wide ? woundsOf(hero, shown) : []),
      };
      const { id, left, health, fights, mark } = hero;
      painting.paint({ rect, bleed: 6, shows: [id, left, health, fights, mark, look] }, (pen) => this.draw(pen, hero, look));
      portrait.show({ picture: portraitOf(hero), rect: look.portrait, panel: painting, alpha: left > 0 ? 1 : FALLEN });
    }
  }

  private draw(pen: Pen, hero: HeroView, { rect, portrait, text, wide, open, changes }: TabLook): void {
    roundRect(pen, rect, 8);
    pen.fillStyle = PALETTE.plain ? PALETTE.ground : open ? '#3A2C22' : '#1D1721';
    pen.fill();
    pen.lineWidth = open ? 2 : 1;
    pen.strokeStyle = open ? PALETTE.lantern : hero.fights ? '#C89A4E' : PALETTE.edge;
    pen.stroke();
    cutPortrait(this.scene, pen, { rect: portrait, round: 6 });
    paintMark(pen, hero, portrait);
    const [, , , hearts] = amountsOf(hero);
    if (hearts === undefined) return;
    const { width: side } = portrait;
    const beside = { x: portrait.x + side + 4, y: rect.y, width: rect.width - side - 9, height: rect.height };
    const below = { x: rect.x + 3, y: portrait.y + side, width: rect.width - 6, height: rect.height - side - 5 };
    if (changes.length > 0) {
      paintChanges({ scene: this.scene, pen }, changes, { rect: wide ? beside : below, text });
      return;
    }
    paintCount(this.scene, pen, {
      amount: wide ? hearts : { ...hearts, label: String(hearts.count) },
      rect: wide ? beside : below,
      text,
    });
  }
}

/** Returns the life of a hero before and after stopping now, where that costs some. */
function woundsOf({ id }: HeroView, { view, busy }: Shown): readonly LootRow[] {
  const lives = busy || view.waiting === null ? [] : (view.encounter?.stopNow?.lives ?? []);
  return lives
    .filter(({ hero, before, after }) => hero === id && after < before)
    .map(({ before, after }) => ({ stat: 'health', before, after, most: [before, after], words: '' }));
}

/** The lengths of an amount and of a change beside a portrait, as multiples of the text size. */
const AMOUNT = 1.8;
const CHANGE = 3.6;

/** Returns whether words of this length fit beside the portrait. */
const isWide = (rect: Rect, text: number, length: number): boolean =>
  rect.height <= rect.width && rect.width >= text * 5 && rect.width - sideOf(rect) >= text * length;

/** Paints dice and life before and after, one line for each. */
function paintChanges(
  { scene, pen }: Brush,
  rows: readonly LootRow[],
  { rect, text }: { readonly rect: Rect; readonly text: number },
): void {
  const high = Math.min(text * 1.5, (rect.height - 4) / rows.length);
  const top = rect.y + (rect.height - high * rows.length) / 2;
  for (const [at, { stat, before, after }] of rows.entries()) {
    const sign: Bit = stat === 'health' ? { sign: 'ui/heart' } : { sign: `ui/${stat}`, colour: PALETTE[stat] };
    const line = { ...rect, y: top + at * high, height: high };
    paintLine({ scene, pen }, [sign, ...changeBits(String(before), String(after))], { rect: line, size: text });
  }
}

/** Returns the side of a portrait that has numbers beside it. */
const sideOf = ({ width, height }: Rect): number => Math.min(height - 6, width * 0.56);

function portraitIn(rect: Rect, wide: boolean): Rect {
  const side = wide ? sideOf(rect) : Math.min(rect.width - 6, rect.height * 0.62);
  return {
    x: wide ? rect.x + 3 : rect.x + (rect.width - side) / 2,
    y: wide ? rect.y + (rect.height - side) / 2 : rect.y + 3,
    width: side,
    height: side,
  };
}
