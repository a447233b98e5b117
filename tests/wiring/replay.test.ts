// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, toReplay, undo } from '../../src/engine/kernel';
import { oneDeckDungeon } from '../../src/engine/onedeck';
import type { AnyHistory, TakenUp } from '../../src/games/contract';
import type { TableHistory } from '../../src/games/onedeck/table';
import { replayed } from '../../src/wiring/replay';
import { ANY_DELVE, historyOf } from '../machines/turnTable';
import { button } from '../pages/onPage';
import { lostDelve } from '../support/goldenDelves';
import { tinyGame } from '../support/tinyGame';
import { someGame } from '../support/tinyPlay';
import { appWith } from './twoGames';

const { app, heard } = appWith();
const { go } = heard;
const play = vi.mocked<(game: string, taken: TakenUp) => void>(heard.play);

function begun(): TableHistory {
  return ANY_DELVE.turns.slice(0, 3).reduce((before, { command }) => {
    const next = advance(oneDeckDungeon, before, command);
    if (!next.ok) throw new Error(next.rejection.key);
    return next.history;
  }, historyOf());
}

function linkOf(history: TableHistory): string {
  const replay = toReplay(oneDeckDungeon, history);
  if (!replay.ok) throw new Error(replay.rejection.key);
  return replay.value;
}

async function open(text: string): Promise<string> {
  document.body.replaceChildren(await replayed(text, app));
  return document.body.textContent;
}

function played(): TakenUp {
  const game = play.mock.lastCall?.[1];
  if (game === undefined) throw new Error('nothing is played');
  return game;
}

beforeEach(() => {
  play.mockClear();
  go.mockClear();
});

describe('a game from a link', () => {
  it('says what it is, and goes on where it stopped', async () => {
    const history = begun();
    expect(await open(linkOf(history))).toMatch(/· floor 1.*Turn \d, and not over\./);
    button('Go on with it').click();
    expect(played()).toMatchObject({ mode: { kind: 'free' }, history: { state: history.state } });
    expect(played().history.origin.practice).toBe(false);
  });

  it('can be practised with: everything can be taken back', async () => {
    const history = begun();
    await open(linkOf(history));
    button('Practise with it').click();
    expect(played()).toMatchObject({ mode: { kind: 'practice' }, history: { state: history.state } });
    let back: AnyHistory | null = played().history;
    let moves = 0;
    for (; back?.past !== null && back !== null; moves++) back = undo(back);
    expect(moves).toBe(3);
  });

  it('that is over can only be practised with', async () => {
    expect(await open(linkOf(lostDelve()))).toMatch(/Lost on turn \d+\./);
    expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Practise/),
    ]);
  });

  it('is of the game that the link names', async () => {
    const replay = toReplay(tinyGame(), someGame());
    expect(await open(replay.ok ? replay.value : '')).toMatch(/^Burglary/);
    button('Go on with it').click();
    expect(play.mock.lastCall?.[0]).toBe('burglary');
  });

  it('that was practice stays practice', async () => {
    const history = begun();
    await open(linkOf({ ...history, origin: { ...history.origin, practice: true } }));
    expect(() => button('Go on')).toThrow();
  });
});

describe('a link to no game', () => {
  const good = linkOf(begun());
  it.each([
    ['nothing', ''],
    ['words', 'see you tomorrow'],
    ['half of it', good.slice(0, good.length / 2)],
    ['a changed one', `${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}`],
  ])('says so: %s', async (_, text) => {
    expect(await open(text)).toContain('This link leads to no game');
    button('To the title').click();
    expect(go).toHaveBeenCalledWith('title');
    expect(play).not.toHaveBeenCalled();
  });

  it('of other rules says that', async () => {
    const bytes = (text: string): string => Buffer.from(text.slice(3), 'base64url').toString('latin1');
    const other = Buffer.from(bytes(good).replace(/"rules":\d/, '"rules":9'), 'latin1').toString('base64url');
    expect(await open(`L1-${other}`)).toContain('another version of the rules');
  });
});
