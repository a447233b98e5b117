import { Core, type Game } from 'phaser';
import { type FrameTroubles, guardFrames } from '../guardFrames';
import { closeGame, openGame } from '../openGame';
import { hangDrawings } from '../pictures/drawings';
import type { Gallery } from '../pictures/Gallery';
import { forgetTextures, sweepTextures } from '../pictures/keptTextures';
import { forgetTints, PAINTED } from '../views/paint';

interface TableOnStage extends FrameTroubles {
  readonly parent: HTMLElement;
  readonly gallery: Gallery;
}

/** One game of Phaser. It is closed for good when its graphics were lost, or when it cannot draw any more. */
export class StageGame {
  readonly game: Game;
  /** Resolves when scenes can be added. */
  readonly ready: Promise<void>;
  isUsable = true;
  private isClosed = false;
  /** The pictures of the game that was here last. */
  private gallery: Gallery | null = null;
  private troubles: FrameTroubles | null = null;

  /** The size is that of the table to come; `enter` takes its place. */
  constructor(size: HTMLElement, density: number, report: (problem: unknown) => void) {
    const game = openGame(size, density);
    this.game = game;
    forgetTints();
    this.ready = new Promise((settle) => {
      if (game.scene.isBooted) settle();
      else game.events.once(Core.Events.READY, () => settle());
    });
    guardFrames(game, {
      onFault: (problem) => (this.troubles?.onFault ?? report)(problem),
      onBroken: (problem) => {
        this.isUsable = false;
        this.troubles?.onBroken(problem);
      },
    });
    game.canvas.addEventListener('webglcontextlost', () => {
      this.isUsable = false;
    });
    // Without a table there is nothing to draw.
    game.events.on(Core.Events.POST_RENDER, () => {
      if (this.troubles === null) game.loop.sleep();
    });
  }

  /** True while a table has it. */
  get isVisited(): boolean {
    return this.troubles !== null;
  }

  /** Lays out the canvas for a table that hears of its troubles. */
  enter(table: TableOnStage, drawings: ReadonlyMap<string, HTMLImageElement>, density: number): void {
    const { game } = this;
    const { parent, gallery } = table;
    this.troubles = table;
    game.loop.smoothStep = true;
    parent.append(game.canvas);
    this.cover(parent, density);
    const isOther = hangDrawings(game.textures, drawings);
    // Another game may have other pictures of the same names.
    if (this.gallery !== gallery) forgetTextures(game.textures, '');
    else if (isOther) forgetTextures(game.textures, PAINTED);
    this.gallery = gallery;
  }

  /** Covers the element, at so many pixels for each point of the page. */
  cover(parent: HTMLElement, density: number): void {
    const { scale } = this.game;
    scale.resize(Math.round(parent.clientWidth * density), Math.round(parent.clientHeight * density));
    // Only this writes the size of the canvas on the page in every case.
    scale.setZoom(1 / density);
  }

  /** Removes a table's scenes and all that they painted, except for what another table may use. */
  clear(scenes: readonly string[]): void {
    const { game } = this;
    this.troubles = null;
    // What is removed in the middle of a frame is removed after it, when others may have the same names.
    if (game.scene.isProcessing) this.isUsable = false;
    if (!this.isUsable) {
      this.close();
      return;
    }
    game.loop.sleep();
    for (const key of scenes) game.scene.remove(key);
    sweepTextures(game.textures);
    game.canvas.remove();
    game.canvas.style.cursor = '';
  }

  /** Without effect on one that is closed already. */
  close(): void {
    this.isUsable = false;
    if (!this.isClosed) closeGame(this.game);
    this.isClosed = true;
  }
}
