import type { Game, Scene } from 'phaser';
import type { GameArt } from '../art';
import { densityIn, followDensity } from '../densityOf';
import { awaitAbsent, followGraphics, type GraphicsEvents } from '../followGraphics';
import type { FrameTroubles } from '../guardFrames';
import { Gallery } from '../pictures/Gallery';
import { type Gathered, gather } from '../pictures/gather';
import { StageGame } from './StageGame';

export interface VisitParts extends FrameTroubles, GraphicsEvents {
  readonly parent: HTMLElement;
  readonly gallery: Gallery;
  readonly onMissing: (picture: string) => void;
  /** Called when the table has to be laid anew. */
  readonly onStale: () => void;
}

/** The time that one table has the stage. */
export interface Visit {
  readonly game: Game;
  readonly density: number;
  /** Aborts at the end of the visit. */
  readonly life: AbortSignal;
  /** Covers the element again, which has another size. */
  readonly cover: () => void;
  /** Looks whether the screen shows more or fewer pixels now. */
  readonly checkDensity: () => void;
  /** Adds a scene and starts it at once. */
  readonly add: (key: string, scene: Scene, data: object) => void;
  readonly end: () => void;
}

/** The largest layouts are drawn at this size or larger. */
const LAYOUT = { width: 1280, height: 720 };

/**
 * The canvas of the page. Its renderer, its programs and the textures that are still of use outlive a table; each table has it to
 * itself for a visit. Graphics that were lost are replaced as a whole.
 */
export class Stage {
  private now: StageGame | null = null;
  private readonly galleries = new Map<GameArt, Gallery>();

  constructor(private readonly report: (problem: unknown) => void) {}

  /** Returns whether the graphics are there that tables were drawn with before. */
  get isUsable(): boolean {
    return this.now?.isUsable === true;
  }

  /** Returns the pictures of a game. */
  galleryOf(art: GameArt): Gallery {
    const known = this.galleries.get(art) ?? new Gallery(art, (key) => this.report(new Error(`missing: ${key}`)));
    this.galleries.set(art, known);
    return known;
  }

  /**
   * Makes the graphics, and fetches and reads the drawings of a game at the size of a whole page, before a table asks for them. What
   * the graphics need beside the page's thread is done meanwhile.
   */
  async warm(gallery: Gallery, page: HTMLElement): Promise<void> {
    const { ready } = this.usable(page, densityIn(page));
    await Promise.all([gather({ gallery, scale: scaleOf(page), onMissing: () => undefined }), ready]);
  }

  /**
   * Waits for all that a table needs from the start. The answer clears the stage for it, which takes no time; the table that was
   * there before has to be gone by then.
   */
  async prepare(parts: VisitParts): Promise<() => Visit> {
    const { parent, gallery, onMissing } = parts;
    const density = densityIn(parent);
    const stage = this.usable(parent, density);
    const [gathered] = await Promise.all([gather({ gallery, scale: scaleOf(parent), onMissing }), stage.ready]);
    return () => this.enter(stage, parts, { ...gathered, density });
  }

  private usable(size: HTMLElement, density: number): StageGame {
    const { now } = this;
    if (now?.isUsable === true) return now;
    if (now?.isVisited === false) now.close();
    this.now = new StageGame(size, density, this.report);
    return this.now;
  }

  private enter(
    stage: StageGame,
    parts: VisitParts,
    { drawings, absent, density }: Gathered & { readonly density: number },
  ): Visit {
    const end = new AbortController();
    const { signal: life } = end;
    const { game } = stage;
    const scenes: string[] = [];
    stage.enter(parts, drawings, density);
    awaitAbsent(absent, parts, life);
    followGraphics(game.canvas, parts, life);
    return {
      game,
      density,
      life,
      cover: () => stage.cover(parts.parent, density),
      checkDensity: followDensity({ ...parts, density }, life),
      add: (key, scene, data) => {
        scenes.push(key);
        game.scene.add(key, scene, true, data);
      },
      end: () => {
        if (life.aborted) return;
        end.abort();
        stage.clear(scenes);
      },
    };
  }
}

/** Returns the device pixels of each unit of a drawing, as the largest layout on this element needs them. */
const scaleOf = (parent: HTMLElement): number =>
  Math.max(parent.clientWidth / LAYOUT.width, parent.clientHeight / LAYOUT.height, 1) * densityIn(parent);
