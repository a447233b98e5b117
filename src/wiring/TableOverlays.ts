import type { TableHistory } from '../machines';
import { openKeys, openLog, openMenu, openSymbols, Tip } from '../overlays';
import { byId } from '../pages';
import type { Mirror } from '../services';
import { type BarTool, type Entry, explain, LogBook, nextSpeed, type Rect } from '../stage';
import type { SeatParts } from './seatParts';

export interface OverlayParts {
  readonly seat: SeatParts;
  readonly history: () => TableHistory;
  readonly entries: () => readonly Entry[];
  readonly mirror: Pick<Mirror, 'say'>;
  readonly press: (tool: BarTool) => void;
  /** Something that the table shows was changed here. */
  readonly onChange: () => void;
}

/** What lies over the table: explanations, the log, symbols, keys and the menu. */
export class TableOverlays {
  private readonly tip = new Tip(byId('table'));
  private readonly book: LogBook;
  private pointed: { readonly id: string; readonly rect: Rect } | null = null;

  constructor(private readonly parts: OverlayParts) {
    this.book = new LogBook(parts.seat.translate);
  }

  /** The table is about to change: what was explained may be gone. */
  quiet(): void {
    this.tip.hide();
    this.pointed = null;
  }

  close(): void {
    this.tip.destroy();
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  }

  /** A pointer rests on a thing or holds it; null when it goes on. */
  onExplain(id: string | null, rect: Rect | null): void {
    if (id === null || rect === null) this.tip.release();
    else this.explain(id, rect, 'point');
  }

  /** Whatever has the focus or was pointed at last explains itself; asked twice, or of nothing, every symbol does. */
  explainHere(): void {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const id = focused?.dataset['action'];
    if (this.tip.isShown) openSymbols(this.parts.seat.translate);
    else if (this.pointed !== null) this.explain(this.pointed.id, this.pointed.rect, 'key');
    else if (focused === null || id === undefined || !this.explain(id, focused.getBoundingClientRect(), 'key'))
      openSymbols(this.parts.seat.translate);
  }

  use(tool: 'log' | 'speed' | 'menu'): void {
    if (tool === 'speed') this.pace(1);
    else if (tool === 'log') openLog(this.book.read(this.parts.history().past), this.parts.seat.translate);
    else this.openMenu();
  }

  pace(by: 1 | -1): void {
    const { seat, mirror, onChange } = this.parts;
    const { translate, pace } = seat;
    const speed = pace.now();
    if (speed === 'still') mirror.say(translate('speed.why'));
    else {
      pace.change(nextSpeed(speed, by));
      mirror.say(translate('table.speed', { speed: translate(`speed.${pace.now()}`) }));
      onChange();
    }
  }

  private explain(id: string, rect: Rect, by: 'point' | 'key'): boolean {
    const { seat, history, entries, mirror } = this.parts;
    const { translate } = seat;
    const found = explain(id, { state: history().state, entries: entries(), translate });
    if (found === null) return false;
    this.tip.show(found, rect);
    if (by === 'point') this.pointed = { id, rect };
    else mirror.say([found.title, ...found.lines, found.now].join(' '));
    return true;
  }

  private openMenu(): void {
    const { seat, press, history } = this.parts;
    const { translate } = seat;
    const over = history().state.phase === 'over';
    openMenu(
      [
        { label: translate('sheet.goOn'), gold: true, onPress: () => undefined },
        { label: translate('table.redo'), onPress: () => press('redo') },
        { label: translate('table.log'), onPress: () => press('log') },
        { label: translate('table.speed', { speed: translate(`speed.${seat.pace.now()}`) }), onPress: () => press('speed') },
        { label: translate('sheet.symbols'), onPress: () => openSymbols(translate) },
        { label: translate('sheet.keys'), onPress: () => openKeys(translate) },
        {
          label: translate('act.newDelve'),
          ...(over ? {} : { question: translate('sheet.newQuestion') }),
          onPress: seat.again,
        },
        { label: translate('sheet.leave'), detail: translate('sheet.leaveDetail'), onPress: seat.leave },
      ],
      translate,
    );
  }
}
