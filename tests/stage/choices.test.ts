import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/engine/kernel';
import { oneDeckDungeon, type State } from '../../src/engine/onedeck';
import { choicesIn } from '../../src/stage';
import { delves, statesOf } from '../support/delves';
import { expectSpoken, TONGUES } from './spoken';

const STATES = delves(40).flatMap(statesOf);

const told = (commands: readonly unknown[]): readonly string[] => commands.map(canonicalJson).sort();

describe.each(TONGUES)('what can be chosen, in %s', (_, translate) => {
  it('is, without refusal, exactly what the engine lists', () => {
    for (const state of STATES) {
      const free = choicesIn(state, translate).filter(({ refusal }) => refusal === null);
      expect(told(free.map(({ command }) => command))).toEqual(told(oneDeckDungeon.legal(state)));
    }
  });

  it('says why where the rules say no', () => {
    const refused = STATES.flatMap((state) => choicesIn(state, translate)).filter(({ refusal }) => refusal !== null);
    const reasons = new Set(refused.map(({ refusal }) => refusal));
    expect(reasons).toEqual(new Set([translate('refusal.doorsFull', { limit: 4 }), translate('refusal.openDoorStays')]));
    for (const reason of reasons) expectSpoken(reason ?? '');
  });

  it('has words for everything', () => {
    const spoken = new Set(
      STATES.flatMap((state) => choicesIn(state, translate).flatMap(({ label, detail }) => [label, detail])),
    );
    for (const text of spoken) expectSpoken(text);
  });

  it('never has two choices of one name or one key', () => {
    for (const state of STATES) {
      const choices = choicesIn(state, translate);
      for (const field of ['id', 'label', 'shortcut'] as const) {
        expect(new Set(choices.map((choice) => choice[field])).size, field).toBe(choices.length);
      }
    }
  });

  it('names the door that a choice leads through', () => {
    for (const choice of STATES.flatMap((state) => choicesIn(state, translate))) {
      expect(choice.door).toBe(choice.command.type === 'enter' ? choice.command.door : null);
    }
  });
});

describe('exploring', () => {
  it('counts the doors that it can find', () => {
    const [, translate] = TONGUES[0] ?? [];
    const exploring = (doors: State['doors'], deck: State['deck']) => {
      const state: State = { ...(STATES[0] as State), phase: 'choose', doors, deck };
      return translate && choicesIn(state, translate).find(({ id }) => id === 'explore')?.detail;
    };
    expect(exploring([null, null, null, null], ['ogre-1', 'ogre-2', 'goblin-1'])).toContain('3');
    expect(exploring([null, { card: 'wraith-1', open: true }, null, null], ['ogre-1'])).toContain('one');
  });
});
