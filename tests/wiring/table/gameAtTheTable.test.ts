import { describe, expect, it } from 'vitest';
import { commandsOf } from '../../../src/engine/kernel';
import { oneDeckDungeon, type State } from '../../../src/engine/onedeck';
import { idOf } from '../../../src/games/onedeck/table';
import { TURNS } from '../../games/onedeck/table/played';
import { hardyDelves, statesOf } from '../../support/delves';
import { laidTable } from './laidTable';

const STATES: readonly State[] = TURNS.map(({ before }) => before);

function stateWhere(what: (state: State) => boolean): State {
  const state = [...STATES, ...hardyDelves(6).flatMap(statesOf)].find(what);
  if (state === undefined) throw new Error('no such state was played');
  return state;
}

const CHOOSING = stateWhere(({ phase }) => phase === 'choose');
/** A die that covers a box by itself. */
const FIGHTING = stateWhere((state) =>
  oneDeckDungeon.legal(state).some((command) => command.type === 'cover' && command.dice.length === 1),
);
const COVER = oneDeckDungeon.legal(FIGHTING).find((command) => command.type === 'cover' && command.dice.length === 1);
if (COVER?.type !== 'cover') throw new Error('nothing can be covered');
const [DIE = -1] = COVER.dice;
const BOX = COVER.box;
const die = (id: number): string => idOf({ kind: 'die', die: id });
const box = (at: number): string => idOf({ kind: 'box', box: at });

describe('a command at the table', () => {
  it('is kept at once, shown, and then its state waits', async () => {
    const { session, input, kept, asked, shown, pages, finish } = laidTable(FIGHTING);
    expect([shown.length, pages.length]).toEqual([1, 1]);
    input.drop(DIE, box(BOX));
    expect(session.isPresenting).toBe(true);
    expect(kept.map((history) => commandsOf(history).map(({ type }) => type))).toEqual([['cover']]);
    expect(asked).toEqual(['presenting']);
    expect(pages).toHaveLength(1);
    await finish();
    expect(session.isPresenting).toBe(false);
    expect(shown.at(-1)?.busy).toBe(false);
    expect(pages).toHaveLength(2);
  });

  it('can be skipped by whatever is pressed, and nothing else happens where that means nothing', async () => {
    const { session, input, asked, kept, finish } = laidTable(FIGHTING);
    input.drop(DIE, box(BOX));
    input.press(die(0));
    input.press('anything');
    input.drop(0, box(0));
    expect(asked).toEqual(['presenting', 'skip', 'skip']);
    await finish();
    expect(session.isPresenting).toBe(false);
    expect(kept).toHaveLength(1);
  });

  it('that the rules refuse is answered aloud and on the canvas', () => {
    const { session, input, said, refused, sounds, kept } = laidTable(FIGHTING);
    session.perform({ type: 'explore' });
    expect(session.isPresenting).toBe(false);
    expect(said).toHaveLength(1);
    expect(refused).toEqual(said);
    expect(sounds).toEqual(['refused']);
    expect(kept).toEqual([]);
    const [words] = said;
    // What is taken up draws the table anew; the words stay for that once, and then go.
    input.press(die(DIE));
    expect(refused).toEqual([words, words]);
    input.press(die(DIE));
    expect(refused).toEqual([words, words]);
  });

  it('can be taken back and done again where it showed nothing', async () => {
    const { session, input, sounds, kept, finish } = laidTable(FIGHTING);
    input.drop(DIE, box(BOX));
    await finish();
    const after = session.history.state;
    input.press('undo');
    expect(session.history.state).toBe(FIGHTING);
    input.press('redo');
    expect(session.history.state).toBe(after);
    expect(kept).toHaveLength(3);
    expect(sounds.filter((sound) => sound === 'undo')).toHaveLength(2);
    input.press('redo');
    expect(sounds.at(-1)).toBe('refused');
  });
});

describe('dice at the table', () => {
  it('are taken up by a press and cover a box', async () => {
    const { session, input, shown, said, finish } = laidTable(FIGHTING);
    input.press(die(DIE));
    expect(shown.at(-1)?.picked).toEqual([DIE]);
    expect(said).toHaveLength(1);
    expect(session.history.past).toBeNull();
    input.press(box(BOX));
    await finish();
    expect(commandsOf(session.history)).toEqual([COVER]);
    expect(shown.at(-1)?.picked).toEqual([]);
  });

  it('are put back by a press, by Escape, and by nothing that only looks', () => {
    const { input, shown, hand } = laidTable(FIGHTING);
    input.press(die(DIE));
    input.press(idOf({ kind: 'page', by: 1 }));
    expect(hand()).toEqual([DIE]);
    input.press(idOf({ kind: 'cancel' }));
    expect(shown.at(-1)?.picked).toEqual([]);
    input.press(die(DIE));
    input.obey('escape');
    expect(hand()).toEqual([]);
  });

  it('cover a box when they are carried there, and nothing when they are dropped elsewhere', async () => {
    const { session, input, finish } = laidTable(FIGHTING);
    input.drop(DIE, die(DIE));
    expect(session.history.past).toBeNull();
    input.drop(DIE, box(BOX));
    await finish();
    expect(commandsOf(session.history)).toEqual([COVER]);
  });
});

describe('keys at the table', () => {
  it('that mean nothing are left to the page', () => {
    expect(laidTable(CHOOSING).input.key('ö')).toBe(false);
  });

  it('open the menu by Escape where nothing is open, and leave a game that is over', () => {
    const { input, asked } = laidTable(CHOOSING);
    input.obey('escape');
    expect(asked).toEqual(['menu']);
    const over = laidTable(stateWhere(({ phase }) => phase === 'over'));
    over.input.obey('escape');
    expect(over.asked).toEqual(['leave']);
    over.input.press('again');
    expect(over.asked).toEqual(['leave', 'again']);
  });

  it('hand what is for the overlays on to them', () => {
    const { input, asked } = laidTable(CHOOSING);
    for (const intent of ['explain', 'slower', 'left', 'log', 'speed'] as const) input.obey(intent);
    expect(asked).toEqual(['explain', 'slower', 'left', 'log', 'speed']);
  });
});

describe('the first choice of the menu', () => {
  it('is performed when it is pressed, in a state of every phase', async () => {
    const seen = new Set<string>();
    const phases = new Map(STATES.map((state) => [state.phase, state]));
    for (const state of phases.values()) {
      const { session, input, entries, finish } = laidTable(state);
      const [id] = entries();
      if (id !== undefined) input.press(id);
      await finish();
      const [command] = commandsOf(session.history);
      if (command !== undefined) seen.add(command.type);
      session.close();
    }
    expect(seen.size).toBeGreaterThan(8);
  });
});

describe('a table that is lent', () => {
  it('takes no command until its own game is back', async () => {
    const { session, input } = laidTable(CHOOSING);
    await session.lend(async () => {
      expect(session.isPresenting).toBe(true);
      input.press('explore');
      input.drop(0, box(0));
    });
    expect(session.isPresenting).toBe(false);
    expect(session.history.past).toBeNull();
    await expect(session.lend(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
    expect(session.isPresenting).toBe(false);
  });
});

describe('what fails beside the game', () => {
  it('is reported, and play goes on', async () => {
    const { session, input, problems, finish, kept } = laidTable(FIGHTING);
    kept.push = () => {
      throw new Error('disk full');
    };
    input.drop(DIE, box(BOX));
    await finish();
    expect(problems).toEqual([new Error('disk full')]);
    expect(session.isPresenting).toBe(false);
    expect(session.history.past).not.toBeNull();
  });
});
