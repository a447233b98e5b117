import type { BrowserContext } from '@playwright/test';
import type { Setup } from '../../../../src/engine/onedeck';
import { picker } from '../../../support/picker';
import { begun } from '../games';
import type { BuildHost, Harm } from './buildHost';
import { type Build, variantOf } from './builds';
import { UpdatePlayer } from './UpdatePlayer';

/** What befalls an update: nothing, the network's harms, the older build again, or that somebody comes for the first time meanwhile. */
export const FAULTS = ['clean', 'html', 'error', 'cut', 'stalled', 'rollback', 'firstVisit'] as const;
export type Fault = (typeof FAULTS)[number];

export interface Tally {
  updates: number;
  /** Answers that the network has spoilt. */
  harmed: number;
  /** Updates that came before the fault, those that the player accepted during it, and those that may wait. */
  offered: number;
  accepted: number;
  later: number;
  /** How often "Update now" had to be pressed once the network was well, in all. */
  presses: number;
}

type How = ReturnType<typeof drawHow>;

const SETUP: Setup = { heroes: ['warrior'], dungeon: 'yetis-cavern', tier: 'standard' };

function drawHow(pick: (choices: number) => number) {
  return {
    atTable: pick(2) === 0,
    newTab: pick(4) === 0,
    isFirst: pick(8) === 0,
    luck: pick(1000),
    harmed: pick(6),
    file: pick(1000),
    requests: pick(30),
    isMissing: pick(2) === 0,
    /** The fault begins when the update is there, and not before. */
    isLate: pick(3) === 0,
    /** Something happens to the network before the player does anything. */
    isPatient: pick(2) === 0,
    notice: (['check', 'reload'] as const)[pick(2)] ?? 'check',
    wait: pick(300),
    answer: (['now', 'now', 'later', 'none'] as const)[pick(4)] ?? 'now',
    patience: 50 + pick(500),
    hurry: pick(3) === 0 ? null : pick(200),
  };
}

/** Updates one after the other in one profile, each under a fault. The saved game is at hand after each, and the newest build runs. */
export class UpdateRounds {
  readonly tallies = new Map<Fault, Tally>(
    FAULTS.map((fault) => [fault, { updates: 0, harmed: 0, offered: 0, accepted: 0, later: 0, presses: 0 }]),
  );
  private readonly player: UpdatePlayer;
  private readonly pick: (choices: number) => number;
  private built = 0;
  private now: Build;
  private games = 0;
  private hash = '';

  constructor(
    context: BrowserContext,
    private readonly host: BuildHost,
    private readonly parts: { readonly build: Build; readonly name: string },
  ) {
    this.player = new UpdatePlayer(context, host.url);
    this.pick = picker(`updates ${parts.name}`);
    this.now = parts.build;
  }

  /** Begins with a saved game, in a tab that has everything of the build that is on the server. */
  async begin(): Promise<void> {
    await this.player.openTab();
    await this.newGame();
  }

  /** Answers what was wrong; null when all was as it should be. */
  async round(fault: Fault): Promise<string | null> {
    const how = drawHow(this.pick);
    const tally = this.tallies.get(fault);
    if (tally === undefined) throw new Error(`there is no fault "${fault}"`);
    tally.updates += 1;
    try {
      await this.update(fault, how, tally);
      return null;
    } catch (problem) {
      this.host.heal();
      const told = problem instanceof Error ? problem.message : String(problem);
      return `${fault} ${tally.updates}, ${JSON.stringify(how)}: ${told}`;
    }
  }

  private async update(fault: Fault, how: How, tally: Tally): Promise<void> {
    const { player, host } = this;
    const isFirst = fault === 'firstVisit' || (how.isFirst && isHarm(fault));
    if (isFirst) await player.forgetVisits();
    else await this.prepare(how);
    const next = this.deploy(fault, how);
    const harm = (): void => {
      if (isHarm(fault)) host.harm(fault === 'error' && how.isMissing ? 'missing' : fault, spoilt(how, next));
    };
    const isLate = how.isLate && !isFirst;
    if (!isLate) harm();
    await this.notice(isFirst ? 'visit' : how.notice);
    if (isLate || (how.isPatient && !isHarm(fault) && !isFirst)) tally.offered += (await player.isOffered()) ? 1 : 0;
    if (isLate) harm();
    else if (how.isPatient) await host.harmed(3000);
    await this.answer(how, tally);
    if (fault === 'rollback') host.deploy(this.now);
    else this.now = next;
    tally.harmed += host.heal();
    await this.prove(tally);
    // A first visit in the middle of a deploy may meet files of both builds.
    const wounds = isFirst ? [] : await player.wounds();
    if (wounds.length > 0) throw new Error(wounds.join(', '));
    // Each tab is mended by itself once only.
    if (isFirst)
      await player
        .openTab()
        .then(() => player.load())
        .then(() => player.goOn());
  }

  /** The browser hears of the new build. A page that has a worker needs no network for its title. */
  private async notice(by: How['notice'] | 'visit'): Promise<void> {
    const { player } = this;
    if (by === 'visit') return player.hurryTo();
    if (by === 'reload') await player.load();
    player.checkForUpdate();
  }

  /** With a network again, one load brings the title; the newest build can be had, and the game is as it was. */
  private async prove(tally: Tally): Promise<void> {
    const { player } = this;
    await player.load();
    tally.presses += await player.reach(this.now.entry);
    if (await player.isCrashed()) throw new Error(`the crash panel was shown: ${await player.standing()}`);
    const hash = await player.goOn();
    if (hash !== this.hash) throw new Error(`the game is another: ${hash} instead of ${this.hash}`);
  }

  /** A player who is at the title, or has just made a move. */
  private async prepare({ newTab, atTable, luck }: How): Promise<void> {
    if (newTab) {
      await this.player.openTab();
      await this.player.load();
    }
    await this.player.isServed();
    if (!atTable) return this.player.leave();
    if (newTab) await this.player.goOn();
    const hash = await this.player.move(luck);
    if (hash === null) await this.newGame();
    else this.hash = hash;
  }

  private async newGame(): Promise<void> {
    const game = begun(SETUP, `update ${this.parts.name} ${this.games++}`);
    this.hash = game.hash;
    await this.player.keep(game.save);
    await this.player.load();
    await this.player.goOn();
  }

  private deploy(fault: Fault, { requests }: How): Build {
    this.built += 1;
    const next = variantOf(this.parts.build, this.built);
    if (fault === 'firstVisit') this.host.deployAfter(requests, next);
    else this.host.deploy(next);
    return next;
  }

  private async answer({ wait, answer, patience, hurry }: How, tally: Tally): Promise<void> {
    const { player } = this;
    await player.page.waitForTimeout(wait);
    if (answer === 'now' && (await player.press(/^Update now/, patience))) tally.accepted += 1;
    if (answer === 'later' && (await player.press(/^Later/, patience))) tally.later += 1;
    if (hurry === null) return;
    await player.page.waitForTimeout(hurry);
    player.hurryBack();
  }
}

const isHarm = (fault: Fault): fault is Harm & Fault => !['clean', 'rollback', 'firstVisit'].includes(fault);

/** The files that the network spoils this time. */
function spoilt({ harmed, file }: How, { files, entry }: Build): (path: string) => boolean {
  const code = [...files.keys()].filter((path) => /^assets\/.*\.(js|css|json)$/.test(path));
  const one = code[file % code.length] ?? entry;
  const sets: readonly ((path: string) => boolean)[] = [
    (path) => path === 'sw.js',
    (path) => path === 'index.html',
    (path) => path === entry,
    (path) => path === one,
    (path) => path.startsWith('assets/'),
    (path) => path !== 'blank.html',
  ];
  return sets[harmed] ?? (() => true);
}
