import type { AnyHistory, GameAtTable, Seating, TableGame } from '../games/contract';
import type { Opening, PageId, Players, TableOpened } from '../machines';
import type { Shell } from '../pages';
import { isCodeMissing } from '../services';
import { askToTakeOver } from './askToTakeOver';
import type { SeatBots } from './bots/seatBots';
import type { LiveTuning } from './LiveTuning';
import { laidOnTable } from './openingTable';
import type { openKept } from './openKept';
import type { PlayedGame, PlayedGames } from './PlayedGames';
import { mayGiveUp } from './questions';
import type { GameTable } from './table/GameTable';
import type { TableServices, TableWays } from './table/GameTableParts';
import { canDraw } from './table/plainTable';

export interface AppTableParts {
  readonly games: PlayedGames;
  readonly kept: Pick<ReturnType<typeof openKept>, 'games' | 'table'>;
  readonly services: TableServices;
  readonly tuning: Pick<LiveTuning, 'of'>;
  readonly shell: () => Pick<Shell, 'wait' | 'hide'>;
  /** Goes to a page of a game. */
  readonly go: (game: PlayedGame, page: PageId) => void;
  readonly nameOf: (game: PlayedGame, page: PageId) => string;
  readonly leave: () => void;
  readonly play: (opening: Opening<TableGame>) => void;
  readonly fail: (problem: unknown) => void;
}

/** The table of the app, on which one game lies at a time. */
export class AppTable {
  /** Null while nobody plays. */
  private laid: GameTable | null = null;
  private playing: PlayedGame | null = null;
  private bots: SeatBots | null = null;

  constructor(private readonly parts: AppTableParts) {}

  get isLaid(): boolean {
    return this.laid !== null;
  }

  /** The game that is played, or would be gone on with, for the crash panel. */
  get played() {
    const { lying } = this.playing ?? this.parts.games.current;
    const history = this.laid?.history ?? lying.game?.history ?? null;
    return history === null ? null : { rules: lying.records.rules, history };
  }

  async open(opening: Opening<TableGame>): Promise<TableOpened> {
    const { games, shell, services } = this.parts;
    const playing = (isHandedOver(opening) ? games.of(opening.game) : null) ?? games.current;
    if (!(await this.hasCode(() => playing.lying.ready()))) return 'elsewhere';
    const game = await this.claim(playing, opening);
    if (typeof game === 'string') return game;
    shell().wait(services.translate('title.opening'));
    games.choose(playing);
    this.playing = playing;
    playing.lying.put(game);
    if (!(await this.hasCode(() => this.lay(playing, game)))) {
      void this.parts.kept.table.leave();
      return 'elsewhere';
    }
    shell().hide();
    return 'seated';
  }

  /** Fetches what the table of a game needs, before it is asked for. What does not come is fetched again then. */
  async warm({ folder }: PlayedGame): Promise<void> {
    const kept = this.parts.services.stage;
    const [atTable] = await Promise.all([folder.fetchTable(), import('./table/GameTable')]);
    // A table without a picture needs neither drawings nor the code that draws.
    if (!kept.isUsable && !canDraw()) return;
    const [{ art }, stage] = await Promise.all([atTable.fetchScenes(), kept.fetch()]);
    await stage.warm(stage.galleryOf(art), document.documentElement);
  }

  close(): void {
    this.laid?.close();
    this.laid = null;
    this.bots?.close();
    this.bots = null;
    void this.parts.kept.table.leave();
  }

  private async claim({ folder, lying }: PlayedGame, opening: Opening<TableGame>): Promise<TableGame | TableOpened> {
    const { kept, services, play } = this.parts;
    const { translate } = services;
    const opened = await laidOnTable(opening, {
      ...kept,
      of: folder.id,
      onFound: (found) => lying.adopt(found),
      mayGiveUp: (game) => mayGiveUp(translate, game === 'newer' ? game : lying.records.caption(game.history.state)),
    });
    await lying.lookForWaiting();
    if (opened === 'taken') askToTakeOver(translate, { table: kept.table, play: () => play(opening) });
    if (opened === 'declined') return 'declined';
    return typeof opened === 'string' ? 'elsewhere' : opened.game;
  }

  private async lay(playing: PlayedGame, game: TableGame): Promise<void> {
    const [{ openGameTable }, atTable] = await Promise.all([import('./table/GameTable'), playing.folder.fetchTable()]);
    const keep = (history: AnyHistory): void => this.keep(playing, { ...game, history });
    const { services, tuning } = this.parts;
    const { history, seating } = game;
    const players = playersOf(seating);
    this.bots = await this.botsFor(atTable, players);
    const seats = { ...(seating && { seating }), players, ...(this.bots && { think: this.bots.think }) };
    const ways = { ...this.waysFrom(playing), tuning: tuning.of(atTable) };
    this.laid = await openGameTable({ ...services, ...ways, ...seats, game: atTable, history, keep });
  }

  /** Only a table with bots needs the code that asks them. */
  private async botsFor({ rules }: GameAtTable, players: Players): Promise<SeatBots | null> {
    if (Object.values(players).every((player) => player === 'person')) return null;
    return (await import('./bots/seatBots')).seatBots(rules, players, this.parts.services.report);
  }

  /** The ways away from the table of a game. */
  private waysFrom(game: PlayedGame): TableWays {
    const { go, nameOf, leave, services } = this.parts;
    const end = (): void => go(game, 'summary');
    return {
      leave: () => (this.laid?.isOver === true ? end() : leave()),
      again: end,
      go: (page) => go(game, page),
      nameOf: (page) => nameOf(game, page),
      codex: () => game.codex(services.translate),
      signs: () => game.signs(services.translate),
    };
  }

  private keep({ lying }: PlayedGame, game: TableGame): void {
    lying.put(game);
    this.parts.kept.table.keep(game);
  }

  /** Returns false, and says so, where code does not come. */
  private async hasCode(act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (problem) {
      if (!isCodeMissing(problem)) throw problem;
      this.parts.fail(problem);
      return false;
    }
  }
}

function isHandedOver(opening: Opening<TableGame>): opening is TableGame {
  return opening !== 'continue' && 'history' in opening;
}

/** Returns who decides for each seat. A game without a choice of seats is played by persons. */
function playersOf(seating: Seating = {}): Players {
  return Object.fromEntries(Object.entries(seating).map(([seat, sitter]) => [seat, sitter?.player]));
}
