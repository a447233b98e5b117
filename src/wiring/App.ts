import { createActor } from 'xstate';
import tuningFile from '../../assets/tuning.json';
import { version } from '../../package.json';
import { GAMES } from '../games/catalog';
import { type AnyHistory, FREE, type GameAtTable, type NewGame, type TableGame } from '../games/contract';
import { appMachine, type Opening, type TableOpened } from '../machines';
import { byId, Shell, showNotice, unsavedSign } from '../pages';
import { createAudio, FileMissing, isCodeMissing, type Report, slotOf } from '../services';
import type { TextKey } from '../table';
import { askToTakeOver } from './askToTakeOver';
import type { BackupParts } from './backup';
import { crash, watchFaults } from './crashes';
import { debugWanted } from './debugWanted';
import { isLoud } from './isLoud';
import { watchKeptMoves } from './keptMoves';
import { LyingGame } from './LyingGame';
import { markKept } from './mark';
import { missingCode } from './missingCode';
import { anotherGame, freshSeed, newGame } from './newGame';
import { laidOnTable } from './openingTable';
import { openKept } from './openKept';
import { watchForPads } from './pads';
import { type AppPages, pagesIn } from './pages';
import { openPreferences } from './preferences';
import { mayGiveUp, mayReplaceAll } from './questions';
import type { GameTable } from './table/GameTable';
import type { GameTableParts } from './table/GameTableParts';
import { offerUpdates, onceHeard } from './updates';

/** The game that the title offers. */
const [FOLDER] = GAMES;
const GAME = FOLDER.id;

/** Everything that outlives a game: settings, storage, sound, language, the title, and the game on the table. */
export class App {
  private readonly report: Report = (problem) => this.hear(problem);
  private readonly preferences = openPreferences(this.report);
  private readonly translate = this.preferences.translate;
  private readonly kept = openKept({
    report: this.report,
    onAnswer: () => void this.lying.late(),
    onLost: () => this.loseTable(),
  });
  private readonly table = this.kept.table;
  private readonly backup: BackupParts = {
    ...this.kept,
    translate: this.translate,
    settings: this.preferences.settings,
    confirm: (inFile, leftOut) => mayReplaceAll(this.translate, inFile, leftOut),
    onRestored: (wholly) => void this.restored(wholly),
  };
  /** A copy that the debug scene may change while the game runs. */
  private readonly tuning = structuredClone(tuningFile);
  private readonly audio = createAudio({
    settings: this.preferences.settings,
    volumes: this.tuning.sounds,
    report: this.report,
  });
  private readonly missing = missingCode({ translate: this.translate, flushed: () => this.kept.storage.flushed() });
  private readonly changedByHost = onceHeard();
  private readonly lying = new LyingGame({
    folder: FOLDER,
    kept: this.kept,
    includeTexts: () => this.includeTexts(),
    where: () => this.app.getSnapshot().value,
    onTitle: () => this.shell.refresh(),
    onTrouble: (trouble) => this.tell(`problem.${trouble}`),
    fail: (problem) => this.fail(problem),
    log: (problem) => this.log(problem),
  });
  private gameTable: GameTable | null = null;
  private readonly shell = new Shell({
    pages: pagesIn(this.appPages(), FOLDER),
    translate: this.translate,
    onBack: () => this.app.send({ type: 'BACK' }),
    onPlace: (place) => this.app.send({ type: 'GO', ...place }),
    onTable: () => this.app.send({ type: 'PLAY', opening: 'continue' }),
  });
  private readonly app = createActor(appMachine<TableGame>(), {
    input: {
      place: this.shell.first,
      ports: {
        open: (opening) => this.openTable(opening),
        close: () => this.closeTable(),
        showPage: (place) => this.shell.show(place),
        goBack: () => this.shell.back(),
        showCrash: (problem) => this.crash(problem),
      },
    },
  });

  async open(): Promise<void> {
    const log = (problem: unknown): void => this.log(problem);
    watchFaults({ onCrash: (problem) => this.fail(problem), log });
    this.app.subscribe({ error: (problem) => this.crash(problem) });
    if (!(await this.hasWords())) return;
    this.preferences.onLanguage(() => this.shell.refresh());
    watchKeptMoves({ storage: this.kept.storage, slot: slotOf(GAME), onKept: markKept, onLate: unsavedSign(this.translate) });
    await this.lying.glance();
    this.app.start();
    await watchForPads({ stage: () => byId(this.gameTable === null ? 'page' : 'mirror'), log });
    document.documentElement.dataset['ready'] = 'true';
    if (window.lanterndeepStart?.wasBegunAfresh() === true) this.tell('update.afresh');
    const { report, translate, tuning, audio } = this;
    offerUpdates({ report, translate, tell: (key) => this.tell(key), onChangedByHost: this.changedByHost.tell });
    const { language } = this.preferences;
    await debugWanted({ language, tuning, audio, tableParts: (game, kept) => this.tableParts(game, kept) });
  }

  /** Without them there is only what the page says by itself. */
  private async hasWords(): Promise<boolean> {
    try {
      await this.preferences.ready;
      return true;
    } catch {
      byId('wordless').hidden = false;
      return false;
    }
  }

  private includeTexts(): Promise<void> {
    return this.preferences.include(FOLDER.texts).catch((cause: unknown) => {
      throw new FileMissing('texts', { cause });
    });
  }

  private begin(game: NewGame): void {
    if (game.mode === undefined) this.kept.lastSetups.keep(GAME, game.setup);
    this.play(newGame(this.lying.records.rules, { ...game, mode: game.mode ?? FREE }));
  }

  private play(opening: Opening<TableGame>): void {
    this.app.send({ type: 'PLAY', opening });
  }

  private async restored(wholly: boolean): Promise<void> {
    await this.lying.again();
    this.tell(wholly ? 'backup.restored' : 'backup.restoredRest');
  }

  private appPages(): AppPages {
    const { settings, manner } = this.preferences;
    return {
      translate: this.translate,
      settings,
      language: this.preferences.language,
      now: () => new Date(),
      freshSeed,
      playSample: () => this.audio.play('button'),
      saveBackup: async () => (await import('./backup')).saveBackup(this.backup, new Date()),
      readBackup: async (file) => (await import('./backup')).readBackup(file, this.backup),
      records: this.kept.records,
      game: () => this.lying.game,
      saved: () => this.lying.caption,
      ready: () => this.lying.ready(),
      includeTexts: () => this.includeTexts(),
      newer: () => this.lying.newer,
      reload: () => location.reload(),
      changedByHost: this.changedByHost.heard,
      scene: { light: this.tuning.light, wanted: () => (typeof manner() === 'number' ? settings.current().theatre : 'calm') },
      lastSetup: () => this.kept.lastSetups.read(GAME),
      go: (page, detail) => this.app.send({ type: 'GO', page, detail: detail ?? null }),
      resume: () => this.app.send({ type: 'PLAY', opening: 'continue' }),
      begin: (game) => this.begin(game),
      play: (game) => this.play(anotherGame(GAME, game)),
      onMissing: (problem) => {
        if (!isCodeMissing(problem)) throw problem;
        this.log(problem);
        return this.missing.page();
      },
    };
  }

  private async openTable(opening: Opening<TableGame>): Promise<TableOpened> {
    try {
      await this.lying.ready();
    } catch (problem) {
      if (!isCodeMissing(problem)) throw problem;
      this.fail(problem);
      return 'elsewhere';
    }
    const opened = await laidOnTable(opening, {
      of: GAME,
      games: this.kept.games,
      table: this.table,
      onFound: (found) => this.lying.adopt(found),
      mayGiveUp: (game) => mayGiveUp(this.translate, game === 'newer' ? game : this.lying.records.caption(game.history.state)),
    });
    if (opened === 'taken') askToTakeOver(this.translate, { table: this.table, play: () => this.play(opening) });
    if (opened === 'declined') return 'declined';
    if (typeof opened === 'string') return 'elsewhere';
    this.shell.wait(this.translate('title.opening'));
    const { game } = opened;
    this.lying.put(game);
    try {
      const [{ openGameTable }, atTable] = await Promise.all([import('./table/GameTable'), FOLDER.fetchTable()]);
      const keep = (history: AnyHistory): void => this.keep({ ...game, history });
      this.gameTable = await openGameTable(this.tableParts(atTable, { history: game.history, keep }));
    } catch (problem) {
      if (!isCodeMissing(problem)) throw problem;
      void this.table.leave();
      this.fail(problem);
      return 'elsewhere';
    }
    this.shell.hide();
    return 'seated';
  }

  /** Code that did not come is no mistake of ours: it may come another time. */
  private fail(problem: unknown): void {
    if (!isCodeMissing(problem)) {
      this.app.send({ type: 'CRASH', problem });
      return;
    }
    this.log(problem);
    this.missing.tell({ busy: this.gameTable !== null });
  }

  private tableParts(game: GameAtTable, { history, keep }: Pick<GameTableParts, 'history' | 'keep'>): GameTableParts {
    return {
      game,
      history,
      translate: this.translate,
      sound: this.audio,
      tuning: this.tuning,
      presentation: this.preferences.manner,
      pace: this.preferences.pace,
      settings: this.preferences.settings,
      onPalette: this.preferences.onPalette,
      onLanguage: this.preferences.onLanguage,
      textScale: () => this.preferences.settings.current().textSize / 100,
      keep,
      leave: () => this.app.send({ type: this.gameTable?.isOver === true ? 'OVER' : 'LEAVE' }),
      again: () => this.app.send({ type: 'OVER' }),
      go: (page) => this.app.send({ type: 'GO', page }),
      notice: (key) => this.tell(`problem.${key}`, 'picture'),
      report: (problem) => this.log(problem),
      crash: (problem) => this.app.send({ type: 'CRASH', problem }),
    };
  }

  private keep(game: TableGame): void {
    this.lying.put(game);
    this.table.keep(game);
  }

  private closeTable(): void {
    this.gameTable?.close();
    this.gameTable = null;
    void this.table.leave();
  }

  /** Another tab plays on with this game: what it saves must not be overwritten from here. */
  private loseTable(): void {
    this.app.send({ type: 'LEAVE' });
    this.tell('problem.lostTable');
  }

  private hear({ key, cause }: Parameters<Report>[0]): void {
    this.log(cause ?? key);
    if (isLoud(key)) this.tell(`problem.${key}`);
  }

  private tell(key: TextKey, about?: string): void {
    const show = (): void => void showNotice({ text: this.translate(key), about });
    void this.preferences.ready.then(show, () => undefined);
  }

  private log(problem: unknown): void {
    console.warn('Lanterndeep:', problem);
  }

  private crash(problem: unknown): void {
    const { translate } = this;
    const history = this.gameTable?.history ?? this.lying.game?.history ?? null;
    const played = history === null ? null : { rules: this.lying.records.rules, history };
    crash({ problem, version, played, translate, close: () => this.closeTable(), log: (other) => this.log(other) });
  }
}
