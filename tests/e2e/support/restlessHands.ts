import type { Page } from '@playwright/test';

/** The page tells this about itself; times are its own, in milliseconds. */
export type Told =
  | { readonly kind: 'shown'; readonly hash: string; readonly at: number }
  | { readonly kind: 'look'; readonly kept: string; readonly marked: boolean; readonly at: number };

export interface Restless {
  readonly seed: number;
  /** Milliseconds between moves, at most. */
  readonly pause: number;
}

/** Plays by chance and in haste until the page ends, and hands on what the page shows and says is kept, as it happens. */
export async function playRestlessly(page: Page, how: Restless, tell: (told: Told) => void): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellOutside' });
  session.on('Runtime.bindingCalled', ({ payload }) => tell(JSON.parse(payload) as Told));
  // It never ends by itself.
  page.evaluate(restlessHands, how).catch(() => undefined);
}

declare global {
  interface Window {
    tellOutside?: (text: string) => void;
  }
}

/** Runs in the page. */
async function restlessHands({ seed, pause }: Restless): Promise<void> {
  const { dataset } = document.documentElement;
  const tell = (told: Told): void => window.tellOutside?.(JSON.stringify(told));
  const look = (): void => {
    const marked = document.querySelector('.unsaved:not([hidden])') !== null;
    tell({ kind: 'look', kept: dataset['kept'] ?? '', marked, at: performance.now() });
  };
  new MutationObserver(look).observe(document.documentElement, { attributes: true, attributeFilter: ['data-kept'] });
  setInterval(look, 20);
  let state = seed;
  const chance = (choices: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % choices;
  };
  const tools = ['undo', 'redo', 'log', 'speed', 'menu', 'again'];
  const isMove = ({ dataset: { action = '' } }: HTMLElement): boolean => !tools.includes(action);
  const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
  while (dataset['phase'] !== 'over') {
    const before = dataset['hash'];
    for (let tries = 0; tries < 40 && dataset['hash'] === before; tries++) {
      const moves = [...document.querySelectorAll<HTMLElement>('#mirror button')].filter(isMove);
      moves[chance(moves.length)]?.click();
      for (let turns = 0; turns < 50 && dataset['table'] === 'presenting'; turns++) await Promise.resolve();
      if (dataset['table'] === 'presenting') await rest(0);
    }
    const hash = dataset['hash'] ?? '';
    if (hash !== before) tell({ kind: 'shown', hash, at: performance.now() });
    // Half of the moves follow each other at once.
    if (chance(2) === 0) await rest(chance(pause + 1));
  }
}
