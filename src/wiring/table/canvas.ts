import type { PictureParts, TablePicture } from '../../games/contract';
import { byId } from '../../pages';
import type { Gallery, Stage } from '../../scenes';
import type { Rect } from '../../table';
import type { GameTableParts } from './GameTableParts';
import { onOtherWords } from './otherWords';
import { canDraw } from './plainTable';

export interface CanvasEvents {
  readonly onPress: (id: string) => void;
  /** Something is pressed. Returns whether it wants to be held. */
  readonly onHold: (id: string) => boolean;
  readonly onLetGo: () => void;
  /** One thing was carried onto another. */
  readonly onDrop: (thing: string | number, target: string) => void;
  readonly onTap: () => boolean;
  /** A thing on the table should say what it is; null when nobody asks any more. */
  readonly onExplain: (id: string | null, rect: Rect | null) => void;
  /** Things lie elsewhere on the canvas. */
  readonly onResize: () => void;
  /** Shows the rest of what is playing at once. */
  readonly finish: () => void;
}

/** The reason why there is no picture, which is also the key of the notice. */
type Lack = 'noWebgl' | 'webglGone' | 'tooSmall' | 'pictureBroken';

/** Puts a table on the stage at once. */
type LayTable = () => TablePicture;

/** Milliseconds for which lost graphics may come back by themselves. */
const PATIENCE = 5000;

/**
 * The picture of the table. It can be laid anew at any time, for the state is all that it shows. Where it cannot be drawn, the
 * mirror becomes visible and carries the game, until it can.
 */
export class Canvas {
  private table: TablePicture | null = null;
  private shown: { readonly what: unknown } | null = null;
  private lack: Lack | null = null;
  private wasDrawn = false;
  /** Tables are laid one after the other. */
  private laying: Promise<void> = Promise.resolve();
  private isStale = false;
  private recovery: ReturnType<typeof setTimeout> | undefined;
  private readonly end = new AbortController();

  constructor(
    private readonly parts: GameTableParts,
    private readonly events: CanvasEvents,
  ) {}

  async open(): Promise<void> {
    await this.lay();
    const size = new ResizeObserver(() => {
      if ((this.lack === 'tooSmall') === this.isServed) this.renew();
    });
    size.observe(byId('canvas'));
    const { signal } = this.end;
    signal.addEventListener('abort', () => size.disconnect());
    // A page out of sight may have no graphics for a while.
    const onVisibility = (): void => {
      if (!document.hidden && this.lack === 'webglGone') this.renew();
    };
    document.addEventListener('visibilitychange', onVisibility, { signal });
  }

  close(): void {
    this.end.abort();
    clearTimeout(this.recovery);
    this.drop();
    byId('mirror').classList.remove('plain');
  }

  /** Null where nothing is drawn. */
  get drawn(): TablePicture | null {
    return this.table;
  }

  show(shown: unknown): void {
    this.shown = { what: shown };
    this.table?.show(shown);
  }

  private get isServed(): boolean {
    return this.parts.drawnInAnyRoom === true || this.parts.game.isServed(byId('canvas'));
  }

  /** Lays the table anew, as it is shown now; the old one stays until the new one is there. */
  private renew(): void {
    if (this.isStale) return;
    this.isStale = true;
    const lay = (): Promise<void> | void => (this.end.signal.aborted ? undefined : this.lay());
    this.laying = this.laying.then(lay).catch(this.parts.crash);
  }

  private async lay(): Promise<void> {
    clearTimeout(this.recovery);
    const lay = this.isServed ? await this.prepareTable() : 'tooSmall';
    this.isStale = false;
    if (this.end.signal.aborted) return;
    this.events.finish();
    this.drop();
    if (typeof lay === 'string') this.doWithout(lay);
    else this.take(lay);
    if (this.shown !== null) this.events.onResize();
  }

  private async prepareTable(): Promise<LayTable | 'noWebgl' | 'webglGone'> {
    if (!this.parts.stage.isUsable && !canDraw()) return this.noGraphics;
    const [scenes, stage] = await Promise.all([this.parts.game.fetchScenes(), this.parts.stage.fetch()]);
    try {
      return await scenes.prepareTable(this.tableParts(stage, stage.galleryOf(scenes.art)));
    } catch (problem) {
      // Graphics that are only just there may be lost again.
      this.parts.report(problem);
      return this.noGraphics;
    }
  }

  private get noGraphics(): 'noWebgl' | 'webglGone' {
    return this.wasDrawn ? 'webglGone' : 'noWebgl';
  }

  private take(lay: LayTable): void {
    try {
      this.table = lay();
    } catch (problem) {
      this.parts.report(problem);
      this.doWithout(this.noGraphics);
      return;
    }
    this.lack = null;
    this.wasDrawn = true;
    byId('mirror').classList.remove('plain');
    if (this.shown !== null) this.table.show(this.shown.what);
  }

  private doWithout(lack: Lack): void {
    byId('mirror').classList.add('plain');
    if (this.lack !== lack) this.parts.notice(lack);
    this.lack = lack;
  }

  /** The graphics come back by themselves as a rule. Where they do not, the game goes on without. */
  private waitForGraphics(): void {
    this.parts.notice('webglLost');
    clearTimeout(this.recovery);
    this.recovery = setTimeout(() => this.renew(), PATIENCE);
  }

  /** Frame after frame fails: the mirror carries the game from here on. */
  private giveUp(): void {
    this.events.finish();
    this.drop();
    this.doWithout('pictureBroken');
    this.events.onResize();
  }

  private drop(): void {
    this.table?.destroy();
    this.table = null;
  }

  private tableParts(stage: Stage, gallery: Gallery): PictureParts {
    const { parts, events } = this;
    return {
      parent: byId('canvas'),
      stage,
      gallery,
      tuning: parts.tuning,
      textScale: parts.textScale,
      motion: () => (typeof parts.presentation() === 'number' ? parts.settings.current().theatre : 'calm'),
      pace: () => {
        const manner = parts.presentation();
        return typeof manner === 'number' ? manner : null;
      },
      fades: () => parts.presentation() === 'crossfade',
      onTextScale: (act) => onOtherWords(parts, act),
      onPalette: parts.onPalette,
      onFault: parts.report,
      onBroken: () => this.giveUp(),
      onPictureLost: () => this.waitForGraphics(),
      onPictureBack: () => this.renew(),
      onMissing: (picture) => parts.report(new Error(`picture missing: ${picture}`)),
      onStale: () => this.renew(),
      ...events,
      // Before the first state nothing lies anywhere.
      onResize: () => {
        if (this.shown !== null) events.onResize();
      },
    };
  }
}
