import { vi } from 'vitest';
import { isRecord } from '../../src/engine/kernel';
import type { TableGame } from '../../src/games/onedeck/table';
import type { Opening } from '../../src/machines';
import type { Opened } from '../../src/wiring/openingTable';
import { isUntidy } from '../../src/wiring/savedGame';
import { GAME } from '../support/games';
import { picker } from '../support/picker';
import { type FakeTab, type FakeTabs, fakeTabs } from './fakeTabs';
import { FIRST_DECISION, gameAt, isSaveUnderWay, isUnderWay, LAST, type Place, placeOf, told } from './shortGames';

const ACTS = [
  'begin',
  'continue',
  'move',
  'move',
  'move',
  'move',
  'undo',
  'end',
  'leave',
  'close',
  'hold',
  'free',
  'fail',
  'busy',
  'wake',
] as const;
type Act = (typeof ACTS)[number];

const AT_TABLE: ReadonlySet<Act> = new Set(['move', 'undo', 'end', 'leave']);

const STEPS = 60;
interface Player {
  readonly name: string;
  readonly tab: FakeTab;
  playing: Place | null;
  isOpening: boolean;
  wake: (() => void) | null;
  release: (() => void) | null;
  isClosed: boolean;
}

/** What a round did, and everything that should not have happened in it. */
export interface RoundResult {
  readonly faults: readonly string[];
  readonly log: readonly string[];
  readonly ended: number;
  readonly asked: number;
}

/** Some tabs of one browser in which players do whatever comes to their minds. */
export class TabRound {
  private readonly pick: (choices: number) => number;
  private readonly tabs: FakeTabs;
  private players: Player[] = [];
  private readonly faults: string[] = [];
  private readonly log: string[] = [];
  private readonly ended = new Set<string>();
  /** Games that a player has agreed to give up. */
  private readonly givenUp = new Set<string>();
  /** How far each game had come when it was last kept. */
  private readonly moves = new Map<string, number>();
  private games = 0;
  private born = 0;
  /** The newest state that a player was shown at the table, and the tab that has the table. */
  private latest: Place | null = null;
  private holder: Player | null = null;
  /** States of a tab that had lost the table without knowing: they may be there or not. */
  private readonly uncertain: Place[] = [];

  constructor(seed: string) {
    this.pick = picker(`tabs ${seed}`);
    const way = this.pick(2) === 0 ? 'locks' : 'messages';
    this.log.push(way);
    this.tabs = fakeTabs(way, { onTable: (before, after) => this.watch(before, after) });
  }

  async play(): Promise<RoundResult> {
    for (let count = 2 + this.pick(3); count > 0; count--) {
      this.start();
      // Tabs that come in the same millisecond are told apart by chance, and a round could not be played again.
      await vi.advanceTimersByTimeAsync(1);
    }
    for (let step = 0; step < STEPS; step++) {
      this.act(this.players[this.pick(this.players.length)] ?? this.start(), ACTS[this.pick(ACTS.length)] ?? 'move');
      await vi.advanceTimersByTimeAsync(this.pick(3) === 0 ? this.pick(800) : this.pick(20));
      for (const player of this.players) this.notice(player);
    }
    await this.settle();
    const { faults, log, ended, givenUp } = this;
    return { faults, log, ended: ended.size, asked: givenUp.size };
  }

  private start(): Player {
    this.born += 1;
    const player: Player = {
      name: `tab ${this.born}`,
      tab: this.tabs.tab(),
      playing: null,
      isOpening: true,
      wake: null,
      release: null,
      isClosed: false,
    };
    this.players.push(player);
    void this.arrive(player);
    return player;
  }

  /** As the app does when its page is loaded. */
  private async arrive(player: Player): Promise<void> {
    const { table } = player.tab;
    if (isUntidy(await table.read(GAME)) && (await table.claim(GAME)) !== 'taken' && !player.isClosed) {
      this.holder = player;
      await table.leave();
    }
    player.isOpening = false;
  }

  private act(player: Player, act: Act): void {
    if (player.isClosed || (player.wake !== null && act !== 'wake' && act !== 'close')) return;
    this.log.push(`${player.name}: ${act}`);
    if (act === 'begin') void this.open(player, this.newGame());
    else if (act === 'continue') void this.open(player, 'continue');
    else if (player.playing === null && AT_TABLE.has(act))
      void this.open(player, this.pick(2) === 0 ? this.newGame() : 'continue');
    else if (act === 'move') this.move(player, 1 + this.pick(2));
    else if (act === 'undo') this.move(player, -1);
    else if (act === 'end') this.move(player, LAST);
    else if (act === 'leave') this.leave(player);
    else if (act === 'close') this.close(player);
    else if (act === 'hold') player.release ??= player.tab.holdUp();
    else if (act === 'free') this.free(player);
    else if (act === 'fail') player.tab.failWrites(1 + this.pick(3));
    else if (act === 'busy' && !player.isOpening) player.wake ??= player.tab.beBusy();
    else if (act === 'wake') this.wakeUp(player);
  }

  private async open(player: Player, opening: Opening<TableGame>): Promise<void> {
    if (player.isOpening) return;
    player.isOpening = true;
    if (player.playing !== null) this.leave(player);
    const isAgreed = this.pick(3) > 0;
    const asked = player.tab.asked.length;
    try {
      let opened = await player.tab.open(opening, isAgreed);
      if (opened === 'taken' && this.pick(2) === 0 && !player.isClosed) {
        this.log.push(`${player.name}: takes over`);
        await player.tab.table.takeOver();
        opened = await player.tab.open(opening, isAgreed);
      }
      const about = player.tab.asked.slice(asked);
      if (isAgreed) for (const id of about) this.givenUp.add(id);
      if (!player.isClosed) this.opened(player, opening, opened);
    } catch (problem) {
      this.faults.push(`${player.name} could not open: ${String(problem)}`);
    }
    player.isOpening = false;
  }

  private opened(player: Player, opening: Opening<TableGame>, opened: Opened): void {
    if (opened === 'taken') return;
    if (typeof opened === 'string') {
      this.holder = player;
      return;
    }
    const place = placeOf(opened.game);
    this.log.push(`${player.name}: is at the table with ${told(place)}`);
    const before = this.latest;
    if (opening === 'continue') this.compare(place, `${player.name} continues`);
    else if (before !== null && isUnderWay(before) && !this.givenUp.has(before.id) && this.uncertain.length === 0)
      this.faults.push(`${player.name} began ${place.id}, and nobody was asked about ${told(before)}`);
    this.holder = player;
    player.playing = place;
    this.latest = place;
    this.notice(player);
  }

  private move(player: Player, by: number): void {
    const { playing } = player;
    this.notice(player);
    if (playing === null || player.playing === null || player.isOpening || playing.moves === LAST) return;
    const place = { ...playing, moves: Math.min(LAST, Math.max(0, playing.moves + by)) };
    player.playing = place;
    player.tab.keep(gameAt(place));
    this.moves.set(place.id, place.moves);
    if (this.holder !== player) this.uncertain.push(place);
    else {
      this.latest = place;
      if (place.moves === LAST) this.ended.add(place.id);
    }
  }

  private leave(player: Player): void {
    player.playing = null;
    void player.tab.table.leave();
  }

  private close(player: Player): void {
    player.isClosed = true;
    player.tab.die();
    this.players = this.players.filter((other) => other !== player);
    if (this.players.length < 2) this.start();
  }

  private free(player: Player): void {
    player.release?.();
    player.release = null;
  }

  private wakeUp(player: Player): void {
    player.wake?.();
    player.wake = null;
  }

  /** A tab that is told that it has lost the table leaves it. */
  private notice(player: Player): void {
    if (player.playing !== null && !player.isOpening && !player.tab.table.isHeld) player.playing = null;
  }

  private newGame(): TableGame {
    this.games += 1;
    return gameAt({ id: `game ${this.games}`, moves: 0 });
  }

  private watch(before: unknown, after: unknown): void {
    const [old, now] = [before, after].map((save) => (isRecord(save) ? save : {}));
    const id = String(old?.['id']);
    // What came last of it may be written along with the game after it, and a question is answered before that is written.
    const wasUnderWay = isUnderWay({ id, moves: this.moves.get(id) ?? FIRST_DECISION });
    const isAccountedFor = !wasUnderWay || this.givenUp.has(id) || this.players.some(({ tab }) => tab.asked.includes(id));
    if (id !== String(now?.['id']) && isSaveUnderWay(old) && !isAccountedFor)
      this.faults.push(`${id} made room for ${String(now?.['id'])}, and nobody was asked`);
  }

  private async settle(): Promise<void> {
    for (const player of this.players) {
      this.wakeUp(player);
      this.free(player);
      player.tab.failWrites(0);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    const holders = this.players.filter(({ tab }) => tab.table.isHeld);
    if (holders.length > 1) this.faults.push(`${holders.map(({ name }) => name).join(' and ')} all have the table`);
    const last = this.start();
    await vi.advanceTimersByTimeAsync(5000);
    await last.tab.table.takeOver();
    const opening = last.tab.open('continue');
    await vi.advanceTimersByTimeAsync(5000);
    const opened = await opening;
    if (opened === 'nothing') this.compare(null, 'in the end');
    else if (typeof opened === 'string') this.faults.push(`in the end the table is ${opened}`);
    else this.compare(placeOf(opened.game), 'in the end');
    await this.count(last.tab);
  }

  private compare(place: Place | null, when: string): void {
    const expected = [this.latest, ...this.uncertain];
    const isKnown = expected.some((other) => other?.id === place?.id && other?.moves === place?.moves);
    if (!isKnown) this.faults.push(`${when} there is ${told(place)}, not ${told(this.latest)}`);
  }

  private async count({ records }: FakeTab): Promise<void> {
    const [chronicle, dailies] = [records.chronicle(), records.dailies()];
    await vi.advanceTimersByTimeAsync(1000);
    const entries = new Set((await chronicle).map(({ id }) => id));
    const tries = new Map((await dailies).map((daily) => [daily.id, daily.tries]));
    for (const id of this.ended) {
      if (!entries.has(id) || tries.get(id) !== 1) this.faults.push(`${id} was paid ${tries.get(id) ?? 0} times`);
    }
    for (const id of entries) {
      const mayBe = this.uncertain.some((place) => place.id === id);
      if (!this.ended.has(id) && !mayBe) this.faults.push(`${id} was paid and had not ended`);
    }
  }
}
