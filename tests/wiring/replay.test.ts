// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, toReplay, undo } from '../../src/engine/kernel';
import { oneDeckDungeon } from '../../src/engine/onedeck';
import type { AnyHistory, TakenUp } from '../../src/games/contract';
import { oneDeckPages } from '../../src/games/onedeck/pages/oneDeckPages';
import type { TableHistory } from '../../src/games/onedeck/table';
import { replayed } from '../../src/wiring/replay';
import { ANY_DELVE, historyOf } from '../machines/turnTable';
import { button, english } from '../pages/onPage';
import { lostDelve } from '../support/goldenDelves';

const play = vi.fn<(game: TakenUp) => void>();
const go = vi.fn();

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

function open(text: string): string {
  document.body.replaceChildren(replayed(text, oneDeckPages, { translate: english, play, go }));
  return document.body.textContent;
}

function played(): TakenUp {
  const game = play.mock.lastCall?.[0];
  if (game === undefined) throw new Error('nothing is played');
  return game;
}

beforeEach(() => {
  play.mockClear();
  go.mockClear();
});

describe('a game from a link', () => {
  it('says what it is, and goes on where it stopped', () => {
    const history = begun();
    expect(open(linkOf(history))).toMatch(/· floor 1.*Turn \d, and not over\./);
    button('Go on with it').click();
    expect(played()).toMatchObject({ mode: { kind: 'free' }, history: { state: history.state } });
    expect(played().history.origin.practice).toBe(false);
  });

  it('can be practised with: everything can be taken back', () => {
    const history = begun();
    open(linkOf(history));
    button('Practise with it').click();
    expect(played()).toMatchObject({ mode: { kind: 'practice' }, history: { state: history.state } });
    let back: AnyHistory | null = played().history;
    let moves = 0;
    for (; back?.past !== null && back !== null; moves++) back = undo(back);
    expect(moves).toBe(3);
  });

  it('that is over can only be practised with', () => {
    expect(open(linkOf(lostDelve()))).toMatch(/Lost on turn \d+\./);
    expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Practise/),
    ]);
  });

  it('that was practice stays practice', () => {
    const history = begun();
    open(linkOf({ ...history, origin: { ...history.origin, practice: true } }));
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
  ])('says so: %s', (_, text) => {
    expect(open(text)).toContain('This link leads to no game');
    button('To the title').click();
    expect(go).toHaveBeenCalledWith('title');
    expect(play).not.toHaveBeenCalled();
  });

  it('of other rules says that', () => {
    const bytes = (text: string): string => Buffer.from(text.slice(3), 'base64url').toString('latin1');
    const other = Buffer.from(bytes(good).replace(/"rules":\d/, '"rules":9'), 'latin1').toString('base64url');
    expect(open(`L1-${other}`)).toContain('another version of the rules');
  });
});
