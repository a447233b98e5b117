// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type BotId, commandsOf } from '../../../src/engine/kernel';
import type { Players } from '../../../src/machines';
import type { Think } from '../../../src/wiring/table/TableSession';
import { spokenHere } from '../../e2e/support/players/spoken';
import type { State } from '../../support/tinyFacts';
import { seatAt } from '../../support/tinyGame';
import { begin, SAFE, stay } from '../../support/tinyPlay';
import { type BlindTable, blindTable } from '../../wiring/table/blindTable';
import { tinyAtTable } from './atTable';
import { cardWords } from './table';
import { SPEECH } from './translator';

const { dataset } = document.documentElement;
let blind: BlindTable | null = null;
afterEach(() => blind?.table.close());

const dialog = (): HTMLElement | null => document.querySelector('dialog[open]');
const focused = (): string => document.activeElement?.textContent ?? '';
const heading = (): string => document.querySelector('h1')?.textContent ?? '';
const strike = async (key: string): Promise<void> => {
  await blind?.keyboard.strike(key);
  await vi.waitUntil(() => dataset['table'] !== 'presenting', { interval: 0 });
};

interface Opened {
  readonly language?: 'en' | 'it';
  readonly players?: Players;
  readonly think?: Think;
}

async function open({ language = 'en', ...players }: Opened = {}): Promise<State> {
  const history = begin({ script: SAFE });
  blind = await blindTable(history, { game: tinyAtTable, translate: SPEECH[language], ...players });
  return history.state;
}

describe('two persons by keys, eyes shut', () => {
  it('play to the end, and hand the device over as seldom as they can', async () => {
    await open();
    const asked: string[] = [];
    while (heading() !== 'The loot is counted') {
      if (dataset['table'] === 'curtain') {
        expect(dialog()?.getAttribute('aria-labelledby')).toBe(dialog()?.querySelector('h2')?.id);
        asked.push(`${dialog()?.querySelector('h2')?.textContent} – ${focused()}`);
        await strike('Enter');
      } else {
        expect(dialog()).toBeNull();
        expect(spokenHere().find((button) => button.focused)?.name).toBe('Stay at home');
        await strike('1');
      }
    }
    // Who has chosen last in a night chooses first in the next one, while the device is there.
    const [left, right] = ['Hand the device to Left – I am Left', 'Hand the device to Right – I am Right'];
    expect(asked).toEqual([left, right, left, right]);
    expect([dialog(), dataset['table'], dataset['phase']]).toEqual([null, 'waiting', 'counted']);
    expect(blind?.problems).toEqual([]);
  });

  it('cannot get past the curtain but by its buttons', async () => {
    await open();
    await strike('Escape');
    await strike('1');
    expect([dataset['table'], dialog() === null]).toEqual(['curtain', false]);
    expect(spokenHere().map(({ name }) => name)).not.toContain('Stay at home');
    await strike('Enter');
    await strike('2');
    await strike('Tab');
    expect(focused()).toBe('Undo');
    await strike('Enter');
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Hand the device to Left');
    expect(blind?.table.history.past).toBeNull();
  });

  it('leave no sentence on the page that only they may know', async () => {
    const { left } = (await open()).hands;
    const secrets = [SPEECH.en('burglary.told.goes', { seat: 'Left', torches: '2' }), cardWords(left, SPEECH.en)];
    const onPage = (): readonly string[] => secrets.filter((secret) => document.body.textContent.includes(secret));
    await strike('Enter');
    await strike('3');
    expect([dataset['table'], onPage()]).toEqual(['curtain', []]);
    await strike('Tab');
    await strike('Enter');
    await strike('Enter');
    expect(onPage()).toEqual([secrets[1]]);
  });

  it('are asked in their own language', async () => {
    await open({ language: 'it' });
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Passa il dispositivo a Sinistra');
    expect(focused()).toBe('Sono Sinistra');
  });
});

describe('a person and a bot by keys', () => {
  it('play without a curtain; the page says when the bot thinks', async () => {
    let answer = (): void => undefined;
    const think: Think = () =>
      new Promise((settle) => {
        answer = () => settle(stay('right'));
      });
    await open({ players: { [seatAt('right')]: 'slow' as BotId }, think });
    expect([dataset['table'], dialog()]).toEqual(['waiting', null]);
    await strike('1');
    expect([dataset['table'], heading()]).toEqual(['thinking', 'Right decides']);
    expect(spokenHere().map(({ name }) => name)).toEqual(['Undo', 'Redo', 'Log', 'Speed: at once', 'Menu']);
    answer();
    await vi.waitUntil(() => dataset['table'] === 'waiting', { interval: 0 });
    expect(commandsOf(blind?.table.history ?? begin())).toEqual([stay('left'), stay('right')]);
  });
});
