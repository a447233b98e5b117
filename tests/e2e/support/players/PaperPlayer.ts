import type { Page } from '@playwright/test';
import type { Point } from './PointerPlayer';

/** What the mirror offers, with its key and the middle of its place on the canvas. */
interface Offered {
  readonly id: string;
  readonly key: string;
  readonly at: Point | null;
}

/** What the page says of the table, and what can be pressed there. */
interface Seen {
  readonly table: string | undefined;
  readonly phase: string | undefined;
  readonly hash: string | undefined;
  readonly offered: readonly Offered[];
}

/** How what is offered is pressed, and how what cannot be taken back is held. */
export interface PaperHand {
  /** Whether what has no place on the canvas can be pressed. */
  readonly isBlind: boolean;
  press(offered: Offered): Promise<void>;
  hold(offered: Offered): Promise<void>;
}

/** For each seat. */
const MOST_PRESSES = 300;
/** What a die is spent on, by the beginnings of their names. */
const USES = ['to-', 'hero-', 'use-brew', 'item-'];
const TOOLS = ['undo', 'redo', 'log', 'hint', 'speed', 'hurry', 'menu'];

/** Plays Paper Dungeons without much thought, with whatever the table offers. */
export class PaperPlayer {
  private presses = 0;

  constructor(
    private readonly page: Page,
    private readonly hand: PaperHand,
    private readonly seats: number,
  ) {}

  /** Plays until the game is over. Where people share the device, each takes it when it is handed over. */
  async playOn(): Promise<void> {
    for (; this.presses < MOST_PRESSES * this.seats; this.presses++) {
      const seen = await this.look();
      if (seen.table === 'curtain') await this.page.getByRole('dialog').getByRole('button').first().click();
      else if (seen.phase === 'over') return;
      else await this.decide(seen);
    }
    throw new Error('the game does not end');
  }

  private async decide({ phase, offered }: Seen): Promise<void> {
    if (phase === 'cards') {
      for (const card of ['objective-', 'power-', 'keep']) await this.press(startingWith(card, (await this.look()).offered));
      return;
    }
    const now = ['roll', 'confirm', 'stop'].flatMap((id) => startingWith(id, offered) ?? [])[0];
    if (now !== undefined) return now.id === 'stop' ? this.hand.hold(now) : this.press(now);
    const die = startingWith('die-', offered);
    if (die === undefined) return this.press(offered[0]);
    await this.press(die);
    await this.spend(await this.look());
  }

  /** Raises, walks, brews and crafts with the dice in turn, as far as they can be used so. */
  private async spend(seen: Seen): Promise<void> {
    const wanted = [...USES.slice(this.presses % USES.length), ...USES];
    const use = wanted.flatMap((start) => startingWith(start, seen.offered) ?? [])[0];
    if (use === undefined) throw new Error('this die cannot be used');
    await this.insist(use, seen);
  }

  /** The first press of a room on the canvas looks at its way; what would kill or is wasted wants a second one, or to be held. */
  private async insist({ id }: Offered, before: Seen): Promise<void> {
    let seen = before;
    for (let press = 0; press < 3; press++) {
      const use = seen.offered.find((one) => one.id === id);
      if (use === undefined || seen.hash !== before.hash) return;
      if (press < 2) await this.press(use);
      else await this.hand.hold(use);
      seen = await this.look();
    }
  }

  private async press(offered: Offered | undefined): Promise<void> {
    if (offered === undefined) throw new Error('nothing is offered');
    await this.hand.press(offered);
  }

  /** Waits for the table, and returns all that is not refused, without the tools of the bar and rooms that can only be looked at. */
  private async look(): Promise<Seen> {
    const seen = await this.page.evaluate(async (tools) => {
      const { dataset } = document.documentElement;
      while (dataset['table'] !== 'waiting' && dataset['table'] !== 'curtain') await new Promise((done) => setTimeout(done, 10));
      const buttons = [...document.querySelectorAll<HTMLElement>('#mirror [data-action]')];
      const open = buttons.filter(
        (button) =>
          button.getAttribute('aria-disabled') !== 'true' &&
          (button.hasAttribute('aria-describedby') || button.dataset['action']?.startsWith('to-') !== true),
      );
      const offered = open.flatMap((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const id = button.dataset['action'] ?? '';
        const isPlaced = !button.classList.contains('mirror-unplaced');
        const at = isPlaced ? ([x + width / 2, y + height / 2] as const) : null;
        return tools.includes(id) ? [] : [{ id, key: button.getAttribute('aria-keyshortcuts') ?? '', at }];
      });
      return { table: dataset['table'], phase: dataset['phase'], hash: dataset['hash'], offered };
    }, TOOLS);
    return { ...seen, offered: seen.offered.filter(({ at }) => this.hand.isBlind || at !== null) };
  }
}

const startingWith = (start: string, offered: readonly Offered[]): Offered | undefined =>
  offered.find(({ id }) => id.startsWith(start));
