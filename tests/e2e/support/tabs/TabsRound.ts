import { setTimeout as sleep } from 'node:timers/promises';
import { goToTitle, openGame, playMoves, type Way } from './handsAtTabs';
import { gameNearItsEnd } from './nearlyOverGame';
import type { Tab, TabWorld } from './TabWorld';
import { type Standing, TableLaws } from './tableLaws';
import type { Brief } from './watchTable';

const STEPS = 10;
const WAYS: readonly Way[] = ['continue', 'continue', 'setup', 'daily', 'gauntlet', 'link', 'link'];
/** What happens at each step; listed more often, it happens more often. */
const ACTS = [
  ...['open', 'open', 'open', 'open', 'open', 'move', 'move', 'move', 'move', 'end', 'end', 'end'],
  ...['leave', 'hold', 'fail', 'busy', 'close', 'crash'],
] as const;
/** Milliseconds after which something that should have come will not come any more. */
const PATIENCE = 30_000;

const NEAR_ITS_END = gameNearItsEnd();

export interface RoundResult {
  readonly faults: readonly string[];
  readonly log: readonly string[];
  readonly ended: number;
  readonly asked: number;
  readonly notes: number;
}

interface RoundParts {
  readonly world: TabWorld;
  readonly pick: (choices: number) => number;
  /** Tells the games of different rounds apart. */
  readonly number: number;
}

/** Two or three tabs in which players do whatever comes to their minds, all at the same time; then the laws are checked. */
export class TabsRound {
  private readonly laws: TableLaws;
  private readonly laid: Brief | null;
  private readonly log: string[] = [];
  private readonly faults: string[] = [];
  private readonly start = Date.now();
  private held: Promise<void> = Promise.resolve();

  constructor(private readonly parts: RoundParts) {
    const { game } = NEAR_ITS_END;
    const moves = game.history.past === null ? 0 : commandsIn(game.save);
    const laid = { id: `laid ${parts.number}`, hash: game.hash, moves, isOver: false, hold: 0, revision: 0 };
    this.laid = parts.pick(2) === 0 ? laid : null;
    this.laws = new TableLaws(this.laid);
  }

  async play(): Promise<RoundResult> {
    const { world, pick, number } = this.parts;
    const date = new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10);
    const mode = { kind: 'daily', date };
    world.tellTo((told) => {
      this.laws.hear(told);
      this.log.push(`${Date.now() - this.start} ${JSON.stringify(told)}`);
    });
    await world.lay(this.laid === null ? undefined : { ...Object(NEAR_ITS_END.game.save), id: this.laid.id, mode });
    for (let step = 0; step < STEPS; step++) {
      const tab = world.tabs[pick(world.tabs.length)] ?? (await world.start());
      await this.act(tab, ACTS[pick(ACTS.length)] ?? 'move');
      await sleep(pick(3) === 0 ? pick(300) : pick(40));
    }
    await this.settle();
    const standing = await this.standing();
    this.faults.push(...this.laws.faults(standing), ...world.errors.splice(0));
    await this.lookAtDaily(date);
    const { faults, log, laws } = this;
    return { faults, log, ended: laws.ended.size, asked: laws.asked, notes: laws.moves };
  }

  private async act(tab: Tab, act: (typeof ACTS)[number]): Promise<void> {
    const { world, pick } = this.parts;
    if (act === 'close' || act === 'crash') return this.end(tab, act);
    this.say(`${tab.name}: ${act}`);
    if (act === 'open') this.next(tab, this.openingOf(tab));
    else if (act === 'move' || act === 'end') this.next(tab, this.playing(tab, act === 'end'));
    else if (act === 'leave') this.next(tab, () => tab.page.evaluate(goToTitle));
    else if (act === 'hold') this.held = world.holdStore(100 + pick(600));
    else if (act === 'fail') this.next(tab, () => tab.page.evaluate(failWrites, 1 + pick(2)));
    else this.next(tab, () => tab.page.evaluate(beBusy, 100 + pick(500)));
  }

  /** A tab that has ended itself meanwhile does nothing more. */
  private next(tab: Tab, deed: () => Promise<unknown>): void {
    const done = tab.doing.then(async () => {
      await deed();
    });
    tab.doing = done.catch((problem: unknown) => {
      if (this.parts.world.tabs.includes(tab)) this.faults.push(`${tab.name}: ${String(problem)}`);
    });
  }

  private openingOf(tab: Tab, ways: readonly Way[] = WAYS): () => Promise<void> {
    const { pick } = this.parts;
    const way = ways[pick(ways.length)] ?? 'continue';
    const opening = { tab: tab.name, way, link: NEAR_ITS_END.link, agrees: pick(3) > 0, takesOver: pick(2) === 0 };
    return async () => {
      const attempt = this.laws.opens(tab.name, Date.now());
      const opened = await tab.page.evaluate(openGame, opening).finally(() => {
        attempt.end = Date.now();
      });
      attempt.isRefused = opened === 'refused';
      this.say(`${tab.name}: opened ${way}, ${opening.agrees ? 'agreeing' : 'declining'}: ${opened}`);
      if (opened === 'stuck') this.faults.push(`${tab.name} is stuck as it opens ${way}`);
    };
  }

  /** Who is not at a table sits down first. */
  private playing(tab: Tab, ends: boolean): () => Promise<void> {
    const { pick } = this.parts;
    const { page } = tab;
    const moves = ends ? 6 : 1 + pick(3);
    const playing = { seed: pick(1_000_000), moves, ends, toTheEnd: NEAR_ITS_END.toTheEnd };
    const open = this.openingOf(tab, ['continue', 'continue', 'link']);
    return async () => {
      if ((await page.locator('html').getAttribute('data-table')) !== 'waiting') await open();
      await page.evaluate(playMoves, playing);
    };
  }

  /** The tab is gone at once, whatever it was doing, and another one comes. */
  private async end(tab: Tab, how: 'close' | 'crash'): Promise<void> {
    const { world } = this.parts;
    this.say(`${tab.name}: ${how}`);
    world.forget(tab);
    if (how === 'crash') {
      const session = await tab.page.context().newCDPSession(tab.page);
      session.send('Page.crash').catch(() => undefined);
      await tab.page.waitForEvent('crash');
    }
    await tab.page.close();
    await this.arrive();
  }

  private async arrive(): Promise<void> {
    const { world } = this.parts;
    const start = Date.now();
    const tab = await world.start();
    // A page that comes may take a table whose tab is too busy to answer.
    const attempt = world.way === 'messages' ? this.laws.opens(tab.name, start) : null;
    this.next(tab, async () => {
      if (attempt !== null) attempt.end = Date.now();
    });
  }

  private async settle(): Promise<void> {
    const { tabs } = this.parts.world;
    await Promise.all([this.held, ...tabs.map(({ page }) => page.evaluate(failWrites, 0).catch(() => undefined))]);
    await inTime(Promise.all(tabs.map(({ doing }) => doing))).catch(() => this.faults.push('a tab does not answer'));
    const atTable = async (): Promise<readonly string[]> => {
      const stands = await Promise.all(tabs.map(({ page }) => page.locator('html').getAttribute('data-table')));
      return tabs.filter((_, at) => stands[at] === 'waiting').map(({ name }) => name);
    };
    const owners = await polled(atTable, (names) => names.length <= 1);
    if (owners.length > 1) this.faults.push(`${owners.join(' and ')} all have the table`);
    for (const { name, page } of tabs)
      if ((await page.locator('.crash').count()) > 0)
        this.faults.push(`${name}: ${await page.locator('.crash pre').innerText()}`);
  }

  /** A player opens the page and presses Continue. */
  private async standing(): Promise<Standing> {
    const { world, pick } = this.parts;
    const tab = world.tabs[pick(world.tabs.length)] ?? (await world.start());
    await tab.page.evaluate(goToTitle);
    this.laws.end(await world.newest());
    await tab.page.reload();
    await tab.page.locator('html[data-ready]').waitFor({ state: 'attached' });
    const opening = { tab: tab.name, way: 'continue', link: '', agrees: false, takesOver: true } as const;
    const opened = await tab.page.evaluate(openGame, opening);
    this.say(`${tab.name}: continues in the end: ${opened}`);
    if (opened !== 'at the table' && opened !== 'nothing') this.faults.push(`in the end the table is ${opened}`);
    const goesOn = opened === 'at the table' ? await tab.page.evaluate(() => window.round_noted ?? null) : null;
    const isPaid = (ids: ReadonlySet<string>): boolean => [...this.laws.ended].every((id) => ids.has(id));
    return { goesOn, chronicle: await polled(() => this.entries(), isPaid) };
  }

  private async entries(): Promise<ReadonlySet<string>> {
    const keys = [...(await this.parts.world.drawers()).keys()].filter((key) => key.startsWith('chronicle/'));
    return new Set(keys.map((key) => key.slice('chronicle/'.length)));
  }

  /** The game that was laid counts for a day of its own, which says how often it was counted. */
  private async lookAtDaily(date: string): Promise<void> {
    if (this.laid === null) return;
    const daily = (await this.parts.world.drawers()).get(`one-deck-dungeon/daily/${date}`);
    const tries = daily === undefined ? 0 : Number(Object(daily)['tries']);
    const hasEnded = this.laws.ended.has(this.laid.id);
    if (tries > 1 || (hasEnded && tries === 0)) this.faults.push(`${this.laid.id} was counted ${tries} times`);
  }

  private say(line: string): void {
    this.log.push(`${Date.now() - this.start} ${line}`);
  }
}

function commandsIn(save: unknown): number {
  const commands: unknown = Object(save)['commands'];
  if (typeof commands === 'number') return commands;
  return Array.isArray(commands) ? commands.length : 0;
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = sleep(PATIENCE, null, { ref: false }).then(() => Promise.reject(new Error('no answer')));
  return Promise.race([work, late]);
}

async function polled<Value>(look: () => Promise<Value>, suits: (value: Value) => boolean): Promise<Value> {
  const end = Date.now() + 8000;
  for (;;) {
    const value = await look();
    if (suits(value) || Date.now() > end) return value;
    await sleep(100);
  }
}

/** Runs in the page. */
function failWrites(count: number): void {
  window.round_failing = count;
}

/** Runs in the page. */
function beBusy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
