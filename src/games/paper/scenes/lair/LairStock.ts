import type { Scene } from 'phaser';
import type { BossId, DungeonId, Round } from '../../../../engine/paper';
import {
  type Gallery,
  type PuppetSheet,
  PuppetSheets,
  type Raster,
  rasterised,
  resized,
  sheetBox,
  whileOpen,
} from '../../../../scenes';
import { imageUrl, type Rect } from '../../../../table';
import { lightOf } from './hues';

/** A boss, and the lair in which it waits. */
export interface Lair {
  readonly boss: BossId;
  readonly round: Round;
  readonly dungeon: DungeonId;
}

/** Where the lair and its boss are drawn. */
export interface LairPlace {
  readonly rect: Rect;
  readonly figure: Rect;
  readonly density: number;
}

/** What is there of a lair: the parts of the boss, and the sheets of paper behind it. */
export interface LairPictures {
  readonly sheet: PuppetSheet | null;
  readonly papers: readonly Raster[];
}

export interface LairParts {
  readonly scene: Scene;
  readonly gallery: Pick<Gallery, 'figure' | 'text' | 'waitForText'>;
  /** Aborts at the end of the table; later results are dropped. */
  readonly life: AbortSignal;
  readonly missing: (picture: string) => void;
}

const DEPTHS = ['far', 'mid'] as const;
/** The sheets are soft: no screen needs more pixels for each of their units. */
const MOST_SCALE = 2;

/** Holds the pictures of the lair of the round. They are fetched early, and drawn in the turn in which the boss wakes. */
export class LairStock {
  private readonly sheets: PuppetSheets;
  private drawn = '';
  private papers: readonly Raster[] = [];

  constructor(private readonly parts: LairParts) {
    this.sheets = new PuppetSheets({ ...parts, onArrived: () => undefined });
  }

  /** Asks for the drawings. */
  fetch({ boss, round }: Pick<Lair, 'boss' | 'round'>): void {
    const { gallery } = this.parts;
    for (const key of [`boss/${boss}`, ...DEPTHS.map((depth) => `lair/${round}-${depth}`)]) gallery.text(key);
  }

  /** Draws the lair for its place, unless that is done already. */
  draw(lair: Lair, { rect, figure, density }: LairPlace): void {
    const { round, dungeon, boss } = lair;
    const box = sheetBox(rect);
    const scale = Math.min((box.width / SHEET.width) * density, MOST_SCALE);
    const name = `${boss} ${round} ${dungeon} ${scale} ${figure.height}`;
    if (this.drawn === name) return;
    this.drop();
    this.drawn = name;
    void this.drawFigure(boss, { box: figure, density });
    void this.drawPapers(lair, scale).then((papers) => {
      if (this.drawn === name) this.papers = papers;
      else close(papers);
    });
  }

  /** Returns what is there by now. */
  of({ boss }: Pick<Lair, 'boss'>, { figure, density }: LairPlace): LairPictures {
    return { sheet: this.sheets.sheet(`boss/${boss}`, { box: figure, density }), papers: this.papers };
  }

  /** Lets the sheets of paper go, which are as large as the screen. */
  drop(): void {
    this.drawn = '';
    close(this.papers);
    this.papers = [];
  }

  private async drawFigure(boss: BossId, place: { readonly box: Rect; readonly density: number }): Promise<void> {
    const { gallery, life } = this.parts;
    await whileOpen(life, gallery.waitForText(`boss/${boss}`));
    this.sheets.sheet(`boss/${boss}`, place);
  }

  private async drawPapers({ round, dungeon }: Lair, scale: number): Promise<readonly Raster[]> {
    const { gallery, life, missing } = this.parts;
    const papers: Raster[] = [];
    for (const depth of DEPTHS) {
      const key = `lair/${round}-${depth}`;
      await whileOpen(life, gallery.waitForText(key));
      const svg = gallery.text(key);
      if (svg === null) return [];
      const image = new Image();
      // Where paper is thin it is white in the drawing.
      image.src = imageUrl(resized(svg, scale).replaceAll('#fff', lightOf(dungeon)));
      try {
        await whileOpen(life, image.decode());
        papers.push(await whileOpen(life, rasterised(image)));
      } catch {
        missing(key);
        return [];
      }
    }
    return papers;
  }
}

const SHEET = { width: 1600 };

function close(papers: readonly Raster[]): void {
  for (const paper of papers) if ('close' in paper) paper.close();
}
