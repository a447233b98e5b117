import { createActor } from 'xstate';
import { version } from '../../package.json';
import { GAMES } from '../games/catalog';
import { FREE, type NewGame, type PagesApp, type TableGame } from '../games/contract';
import { appMachine, type Opening, type PageId } from '../machines';
import { byId, pageSounds, Shell, showNotice, unsavedSign } from '../pages';
import { createAudio, FileMissing, isCodeMissing, type Report, slotOf, type TextFiles } from '../services';
import type { TextKey } from '../table';
import { AppTable } from './AppTable';
import { addressesIn, addressOf, headingOf } from './addresses';
import type { BackupParts } from './backup';
import { crash, watchFaults } from './crashes';
import { debugWanted } from './debugWanted';
import { isLoud } from './isLoud';
import { watchKeptMoves } from './keptMoves';
import { LiveTuning } from './LiveTuning';
import { markKept } from './mark';
import { missingCode } from './missingCode';
import { anotherGame, freshSeed, newGame } from './newGame';
import { openKept } from './openKept';
import { type PlayedGame, PlayedGames } from './PlayedGames';
import { watchForPads } from './pads';
import { type AppPages, pagesIn } from './pages';
import { openPreferences } from './preferences';
import { mayReplaceAll } from './questions';
import type { TableServices } from './table/GameTableParts';
import { keepStage } from './table/keptStage';
import { offerUpdates, onceHeard } from './updates';
import { whenIdle } from './whenIdle';

/** Everything that outlives a game: settings, storage, sound, language, the title, and the game on the table. */
export class App {
  private readonly report: Report = (problem) => this.hear(problem);
  private readonly preferences = openPreferences(this.report);
  private readonly translate = this.preferences.translate;
  private readonly addresses = addressesIn(GAMES);
  private readonly kept = openKept({
    report: this.report,
    onAnswer: () => void this.games.late(),
    onLost: () => this.loseTable(),
  });
  private readonly backup: BackupParts = {
    ...this.kept,
    translate: this.translate,
    settings: this.preferences.settings,
    confirm: (inFile, leftOut) => mayReplaceAll(this.translate, inFile, leftOut),
    onRestored: (wholly) => void this.restored(wholly),
  };
  private readonly tuning = new LiveTuning();
  private readonly audio = createAudio({
    settings: this.preferences.settings,
    volumeOf: this.tuning.volumeOf,
    game: () => this.games.current.folder,
    report: this.report,
  });
  private readonly pageSound = pageSounds(byId('page'), (sound) =>
    this.audio.play(sound, this.tuning.shared.pages.sounds.volume),
  );
  private readonly missing = missingCode({ translate: this.translate, flushed: () => this.kept.storage.flushed() });
  private readonly changedByHost = onceHeard();
  private readonly games = new PlayedGames({
    folders: GAMES,
    kept: this.kept,
    report: this.report,
    includeTexts: (texts) => this.includeTexts(texts),
    onChosen: () => this.audio.wake(),
    where: () => this.page,
    onOffer: () => this.shell.refresh(),
    onTrouble: (trouble) => this.tell(`problem.${trouble}`),
    fail: (problem) => this.fail(problem),
    log: (problem) => this.log(problem),
  });
  private readonly stage = keepStage((problem) => this.log(problem));
  private readonly table = new AppTable({
    games: this.games,
    kept: this.kept,
    services: this.tableServices(),
    tuning: this.tuning,
    shell: () => this.shell,
    go: (game, page) => this.go(this.addressAt(game, page)),
    nameOf: (game, page) => headingOf(this.addresses, this.addressAt(game, page), this.translate),
    leave: () => this.app.send({ type: 'LEAVE' }),
    play: (opening) => this.play(opening),
    fail: (problem) => this.fail(problem),
  });
  private readonly shell = new Shell({
    pages: pagesIn(this.appPages()),
    translate: this.translate,
    nameOf: (page) => headingOf(this.addresses, page, this.translate),
    onBack: () => this.app.send({ type: 'BACK' }),
    onTurn: () => this.pageSound('turn'),
    onPlace: (place) => this.app.send({ type: 'GO', ...place }),
    onTable: () => this.app.send({ type: 'PLAY', opening: 'continue' }),
    isUnderWay: () => this.games.current.lying.caption !== null,
  });
  private readonly app = createActor(appMachine<TableGame>(), {
    input: {
      place: this.shell.first,
      ports: {
        open: (opening) => this.table.open(opening),
        close: () => this.table.close(),
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
    const onLate = unsavedSign(this.translate);
    for (const { id } of GAMES) watchKeptMoves({ storage: this.kept.storage, slot: slotOf(id), onKept: markKept, onLate });
    await this.games.open();
    this.app.start();
    await watchForPads({ stage: () => byId(this.table.isLaid ? 'mirror' : 'page'), log });
    document.documentElement.dataset['ready'] = 'true';
    if (window.lanterndeepStart?.wasBegunAfresh() === true) this.tell('update.afresh');
    const { report, translate, tuning, audio } = this;
    offerUpdates({ report, translate, tell: (key) => this.tell(key), onChangedByHost: this.changedByHost.tell });
    const { language } = this.preferences;
    await debugWanted({ language, tuning, audio, games: this.games, table: this.tableServices() });
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

  /** The page that is shown; null at the table and on the way there. */
  private get page(): PageId | null {
    const { value, context } = this.app.getSnapshot();
    return value === 'title' || value === 'page' ? context.place.page : null;
  }

  private includeTexts(texts: TextFiles): Promise<void> {
    return this.preferences.include(texts).catch((cause: unknown) => {
      throw new FileMissing('texts', { cause });
    });
  }

  private begin({ folder, lying }: PlayedGame, game: NewGame): void {
    if (game.mode === undefined) this.kept.lastSetups.keep(folder.id, game.setup);
    if (game.seating !== undefined) this.kept.lastSeatings.keep(folder.id, game.seating);
    this.play(newGame(lying.records.rules, { ...game, mode: game.mode ?? FREE }));
  }

  /** Goes on with the game on the table, or with the game of this mode, wherever it is. */
  private resume(game: PlayedGame, mode: string | null): void {
    this.games.choose(game);
    this.play(mode === null || game.lying.game?.mode.kind === mode ? 'continue' : { waiting: mode });
  }

  private addressAt({ folder }: PlayedGame, page: PageId): PageId {
    return addressOf(this.addresses, folder, page);
  }

  private go(page: PageId, detail: string | null = null): void {
    this.app.send({ type: 'GO', page, detail });
  }

  private play(opening: Opening<TableGame>): void {
    this.app.send({ type: 'PLAY', opening });
  }

  private async restored(wholly: boolean): Promise<void> {
    await this.games.again();
    this.tell(wholly ? 'backup.restored' : 'backup.restoredRest');
  }

  private appPages(): AppPages {
    const { settings, manner } = this.preferences;
    return {
      translate: this.translate,
      settings,
      language: this.preferences.language,
      now: () => new Date(),
      playSample: () => this.audio.play('button'),
      saveBackup: async () => (await import('./backup')).saveBackup(this.backup, new Date()),
      readBackup: async (file) => (await import('./backup')).readBackup(file, this.backup),
      records: this.kept.records,
      games: this.games,
      addresses: this.addresses,
      appOf: (game) => this.pagesApp(game),
      choose: (game) => this.games.choose(game),
      warm: (game) => whenIdle(() => void this.table.warm(game).catch(() => undefined)),
      reload: () => location.reload(),
      changedByHost: this.changedByHost.heard,
      scene: {
        light: this.tuning.shared.light,
        wanted: () => (typeof manner() === 'number' ? settings.current().theatre : 'calm'),
      },
      go: (page, detail) => this.go(page, detail),
      onMissing: (problem) => {
        if (!isCodeMissing(problem)) throw problem;
        this.log(problem);
        return this.missing.page();
      },
    };
  }

  /** The services of the app for the pages of one game. */
  private pagesApp(game: PlayedGame): PagesApp {
    const { folder, lying } = game;
    return {
      translate: this.translate,
      records: this.kept.records,
      language: this.preferences.language,
      now: () => new Date(),
      freshSeed,
      game: () => lying.game,
      underWay: (mode) => lying.underWay(mode),
      includePageTexts: game.includePageTexts,
      lastSetup: () => this.kept.lastSetups.read(folder.id),
      lastSeating: () => this.kept.lastSeatings.read(folder.id),
      go: (page, detail) => this.go(this.addressAt(game, page), detail),
      sound: this.pageSound,
      begin: (begun) => this.begin(game, begun),
      play: (taken) => this.play(anotherGame(folder.id, taken)),
      resume: (mode = null) => this.resume(game, mode),
    };
  }

  /** Code that did not come is no mistake of ours: it may come another time. */
  private fail(problem: unknown): void {
    if (!isCodeMissing(problem)) {
      this.app.send({ type: 'CRASH', problem });
      return;
    }
    this.log(problem);
    this.missing.tell({ busy: this.table.isLaid });
  }

  private tableServices(): TableServices {
    return {
      translate: this.translate,
      sound: this.audio,
      stage: this.stage,
      presentation: this.preferences.manner,
      pace: this.preferences.pace,
      settings: this.preferences.settings,
      onPalette: this.preferences.onPalette,
      onLanguage: this.preferences.onLanguage,
      textScale: () => this.preferences.settings.current().textSize / 100,
      notice: (key) => this.tell(`problem.${key}`, 'picture'),
      report: (problem) => this.log(problem),
      crash: (problem) => this.app.send({ type: 'CRASH', problem }),
    };
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
    const { played } = this.table;
    crash({ problem, version, played, translate, close: () => this.table.close(), log: (other) => this.log(other) });
  }
}
