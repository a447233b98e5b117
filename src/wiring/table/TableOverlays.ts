import type { Chain } from '../../engine/kernel';
import type { Log, Picking, ToldMove } from '../../games/contract';
import { type MenuItem, openCodex, openKeys, openLog, openMenu, openSymbols, Tip } from '../../overlays';
import { byId, showNotice } from '../../pages';
import { type Direction, type Intent, isCodeMissing, isDirection, type Mirror, moveFocus } from '../../services';
import { type BarTool, nextSpeed, type Rect, toolWords } from '../../table';
import type { GameTableParts } from './GameTableParts';
import { onOtherWords } from './otherWords';

export interface OverlayParts {
  readonly table: GameTableParts;
  /** The commands so far, as the viewer was told of them. */
  readonly told: () => Chain<ToldMove>;
  /** Shows again what others did since the viewer's last turn; null where that is nothing. */
  readonly recap: () => (() => void) | null;
  readonly picking: () => Pick<Picking, 'explain' | 'codexEntry'>;
  readonly mirror: Pick<Mirror, 'say'>;
  readonly press: (tool: BarTool) => void;
  /** The pace, the language or the size of the table was changed here. */
  readonly onChange: () => void;
}

type OverlayIntent = 'explain' | 'slower' | Direction;

/** Keys that ask nothing of the game. */
export function isForOverlays(intent: Intent): intent is OverlayIntent {
  return intent === 'explain' || intent === 'slower' || isDirection(intent);
}

/** Opens what lies over the table: explanations, the log, symbols, keys, settings and the menu. */
export class TableOverlays {
  private readonly tip = new Tip(byId('table'), () => this.forget());
  /** One for each language: what is put into words once is kept. */
  private readonly logs = new Map<string, Log>();
  private pointed: { readonly id: string; readonly rect: Rect } | null = null;

  private isClosed = false;
  private awaited: Promise<unknown> | null = null;

  private readonly stopListening: () => void;

  constructor(private readonly parts: OverlayParts) {
    this.stopListening = onOtherWords(parts.table, parts.onChange);
  }

  /** The table is about to change: what was explained may be gone. */
  clear(): void {
    this.tip.hide();
    this.forget();
  }

  close(): void {
    this.isClosed = true;
    this.stopListening();
    this.tip.destroy();
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  }

  obey(intent: OverlayIntent): void {
    if (intent === 'explain') this.explainHere();
    else if (intent === 'slower') this.pace(-1);
    else moveFocus(byId('mirror'), intent);
  }

  /** A pointer rests on a thing or holds it; null when it goes on. */
  onExplain(id: string | null, rect: Rect | null): void {
    if (id === null || rect === null) this.tip.release();
    else this.explain(id, rect, 'point');
  }

  /** Explains the thing that was pointed at last or has the focus. Asked twice, or of nothing, it explains every symbol. */
  explainHere(): void {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const id = focused?.dataset['action'];
    const target = this.pointed ?? (focused === null || id === undefined ? null : { id, rect: focused.getBoundingClientRect() });
    const again = this.tip.isShown;
    this.tip.hide();
    if (again || target === null || !this.explain(target.id, target.rect, 'key')) void this.openSymbols();
  }

  use(tool: 'log' | 'speed' | 'menu'): void {
    if (tool === 'speed') this.pace(1);
    else if (tool === 'log') this.openLog();
    else this.openMenu();
  }

  pace(by: 1 | -1): void {
    const { table, mirror, onChange } = this.parts;
    const { translate, settings } = table;
    const speed = table.pace();
    if (speed === 'crossfade') mirror.say(translate('speed.why'));
    else {
      settings.change({ speed: nextSpeed(speed, by) });
      mirror.say(toolWords('speed', { speed: table.pace() }, translate));
      onChange();
    }
  }

  /** From now on the focus counts, not what was pointed at. */
  private forget(): void {
    this.pointed = null;
  }

  private explain(id: string, rect: Rect, by: 'point' | 'key'): boolean {
    const { picking, mirror } = this.parts;
    const found = picking().explain(id);
    if (found === null) return false;
    this.tip.show(found, rect);
    if (by === 'point') this.pointed = { id, rect };
    else mirror.say([found.title, ...found.lines, found.now].join(' '));
    return true;
  }

  private openMenu(): void {
    const { translate } = this.parts.table;
    openMenu([this.tableItems(), this.helpItems(), this.wayItems()], translate);
  }

  private tableItems(): readonly MenuItem[] {
    const { table, press } = this.parts;
    const { translate } = table;
    const tool = (id: BarTool): MenuItem => ({
      label: toolWords(id, { speed: table.pace() }, translate),
      onPress: () => press(id),
    });
    return [{ label: translate('sheet.goOn'), gold: true, onPress: () => undefined }, tool('redo'), tool('log'), tool('speed')];
  }

  private helpItems(): readonly MenuItem[] {
    const { translate, settings } = this.parts.table;
    return [
      { label: translate('sheet.symbols'), onPress: () => void this.openSymbols() },
      { label: translate('page.codex'), onPress: () => void this.openCodex() },
      { label: translate('sheet.keys'), onPress: () => openKeys(translate, settings.current()) },
      { label: translate('sheet.settings'), onPress: () => void this.openSettings() },
    ];
  }

  private wayItems(): readonly MenuItem[] {
    const { translate, go, nameOf, leave } = this.parts.table;
    return [
      { label: nameOf('setup'), onPress: () => go('setup') },
      { label: translate('sheet.leave'), detail: translate('sheet.leaveDetail'), onPress: leave },
    ];
  }

  private openLog(): void {
    const { told, recap, table } = this.parts;
    openLog(this.log().read(told()), { translate: table.translate, onRecap: recap() });
  }

  private async openCodex(): Promise<void> {
    const { codex, translate } = this.parts.table;
    const entry = this.parts.picking().codexEntry();
    await this.openFetched(codex(), (chapters) => openCodex(chapters, entry, translate));
  }

  private async openSettings(): Promise<void> {
    const { table, onChange } = this.parts;
    const { translate, settings, onLanguage } = table;
    const playSample = (): void => table.sound.play('button');
    await this.openFetched(import('../settings'), ({ openSettings }) =>
      openSettings({ translate, settings, onLanguage, onClose: onChange, playSample }),
    );
  }

  private async openSymbols(): Promise<void> {
    const { signs, translate } = this.parts.table;
    await this.openFetched(signs(), (lists) => void openSymbols(lists, translate));
  }

  /** Opens only the sheet that was asked for last, and none once the table is closed. */
  private async openFetched<Content>(fetched: Promise<Content>, open: (content: Content) => void): Promise<void> {
    this.awaited = fetched;
    try {
      const content = await fetched;
      if (this.awaited === fetched && !this.isClosed) open(content);
    } catch (problem) {
      if (!isCodeMissing(problem)) throw problem;
      showNotice({ text: this.parts.table.translate('problem.codeMissing') });
    }
  }

  private log(): Log {
    const { lang } = document.documentElement;
    const { game, translate } = this.parts.table;
    const log = this.logs.get(lang) ?? game.log(translate);
    this.logs.set(lang, log);
    return log;
  }
}
