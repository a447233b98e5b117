import type { Page } from '@playwright/test';
import type { Standing } from './TablePage';

export interface Hurry {
  readonly commands: number;
  readonly seed: number;
  /** What befalls the page as soon as the last of them is shown: it is loaded again, or stands still until it is killed. */
  readonly ending: 'reload' | 'stand still';
  /** Milliseconds until then. */
  readonly after: number;
}

/**
 * Carries out commands by chance from within the page, so that nothing comes between the last one and the end of the page,
 * and answers what was shown last.
 */
export async function playInHaste(page: Page, hurry: Hurry): Promise<Standing> {
  const shown = page.waitForEvent('console', (message) => message.text().startsWith('shown '));
  // Of a page that goes nobody hears how it went.
  page.evaluate(hastyHands, hurry).catch(() => undefined);
  const [, hash = '', phase = ''] = (await shown).text().split(' ');
  return { hash, phase };
}

/** Runs in the page. */
async function hastyHands({ commands, seed, ending, after }: Hurry): Promise<void> {
  const { dataset } = document.documentElement;
  let state = seed;
  const chance = (choices: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % choices;
  };
  const tools = ['undo', 'redo', 'log', 'speed', 'menu'];
  const isMove = ({ dataset: { action = '' } }: HTMLElement): boolean => !tools.includes(action);
  // A press while a move is shown would be kept and carried out after the last one: what was told would not be the end.
  const settled = async (): Promise<void> => {
    for (let turns = 0; turns < 60; turns++) await Promise.resolve();
    while (dataset['table'] === 'presenting') await new Promise((resolve) => setTimeout(resolve));
  };
  for (let done = 0; done < commands; done++) {
    const before = dataset['hash'];
    for (let tries = 0; tries < 40 && dataset['hash'] === before && dataset['phase'] !== 'over'; tries++) {
      const moves = [...document.querySelectorAll<HTMLElement>('#mirror button')].filter(isMove);
      moves[chance(moves.length)]?.click();
      await settled();
    }
  }
  const told = `shown ${dataset['hash']} ${dataset['phase']}`;
  if (after > 0) await new Promise((resolve) => setTimeout(resolve, after));
  console.log(told);
  if (ending === 'reload') location.reload();
  else for (;;);
}
