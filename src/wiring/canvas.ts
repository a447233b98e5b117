import type { DieId } from '../engine/onedeck';
import { byId } from '../pages';
import type { Table, TableParts } from '../scenes';
import type { Rect, Shown } from '../stage';
import { onOtherWords } from './otherWords';
import { canDraw } from './plainTable';
import type { SeatParts } from './seatParts';

export interface CanvasEvents {
  readonly onPress: (id: string) => void;
  /** A die was carried to a box or an ability. */
  readonly onDrop: (die: DieId, target: string) => void;
  readonly onTap: () => boolean;
  /** A thing on the table should say what it is; null when nobody asks any more. */
  readonly onExplain: (id: string | null, rect: Rect | null) => void;
  /** Things lie elsewhere on the canvas. */
  readonly onResize: () => void;
  /** Shows the rest of what is playing at once. */
  readonly finish: () => void;
}

type Scenes = typeof import('../scenes');

/**
 * The picture of the table. It can be laid anew at any time, for the state is all that it shows. Where the browser cannot draw,
 * the mirror becomes visible and carries the game.
 */
export class Canvas {
  private scenes: Scenes | null = null;
  private gallery: InstanceType<Scenes['Gallery']> | null = null;
  private table: Table | null = null;
  private shown: Shown | null = null;
  /** Tables are laid one after the other. */
  private laying: Promise<void> = Promise.resolve();
  private isStale = false;
  private isClosed = false;

  constructor(
    private readonly parts: SeatParts,
    private readonly events: CanvasEvents,
  ) {}

  async open(): Promise<void> {
    const drawn = canDraw();
    byId('mirror').classList.toggle('plain', !drawn);
    if (!drawn) {
      this.parts.notice('noWebgl');
      return;
    }
    this.scenes = await import('../scenes');
    this.gallery = new this.scenes.Gallery((key) => this.parts.report(new Error(`missing: ${key}`)));
    await this.lay();
  }

  close(): void {
    this.isClosed = true;
    this.gallery?.close();
    this.drop();
  }

  /** Null where nothing is drawn. */
  get drawn(): Table | null {
    return this.table;
  }

  show(shown: Shown): void {
    this.shown = shown;
    this.table?.show(shown);
  }

  /** Lays the table anew, as it is shown now; the old one stays until the new one is there. */
  private renew(): void {
    if (this.isStale) return;
    this.isStale = true;
    this.laying = this.laying.then(() => (this.isClosed ? undefined : this.lay())).catch(this.parts.crash);
  }

  private async lay(): Promise<void> {
    const { scenes, gallery } = this;
    if (scenes === null || gallery === null) return;
    const table = await scenes.createTable(this.tableParts(gallery));
    this.isStale = false;
    if (this.isClosed) {
      table.destroy();
      return;
    }
    this.events.finish();
    this.drop();
    this.table = table;
    if (this.shown === null) return;
    table.show(this.shown);
    this.events.onResize();
  }

  /** Frame after frame fails: the mirror carries the game from here on. */
  private giveUp(): void {
    this.events.finish();
    this.drop();
    byId('mirror').classList.add('plain');
    this.parts.notice('pictureBroken');
    this.events.onResize();
  }

  private drop(): void {
    this.table?.destroy();
    this.table = null;
  }

  private tableParts(gallery: TableParts['gallery']): TableParts {
    const { parts, events } = this;
    return {
      parent: byId('canvas'),
      gallery,
      tuning: parts.tuning,
      textScale: parts.textScale,
      liveliness: () => (typeof parts.manner() === 'number' ? parts.settings.current().theatre : 'calm'),
      pace: () => {
        const manner = parts.manner();
        return typeof manner === 'number' ? manner : null;
      },
      fades: () => parts.manner() === 'still',
      onTextScale: (act) => onOtherWords(parts, act),
      onPalette: parts.onPalette,
      onPictureLost: () => parts.notice('webglLost'),
      onFault: parts.report,
      onBroken: () => this.giveUp(),
      onMissing: (picture) => parts.report(new Error(`picture missing: ${picture}`)),
      onStale: () => this.renew(),
      ...events,
    };
  }
}
