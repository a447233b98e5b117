import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../../src/engine/kernel';
import { CARDS, type Command, DIE_COLORS, oneDeckDungeon, type State } from '../../../../src/engine/onedeck';
import { choicesIn, refusalWords, type Spot } from '../../../../src/games/onedeck/table';
import { readingOf } from '../../../../src/games/onedeck/table/targeting/reach';
import { REFUSALS } from '../../../engine/onedeck/refusalScenes';
import { having, hurt } from '../../../engine/onedeck/talents/talentSuite';
import { inCombat } from '../../../engine/onedeck/withDice';
import { aGame, type Table } from '../../../support/onedeck';
import { lastCard } from '../../../support/rareScenes';
import { expectSpoken, TONGUES } from '../../../support/spoken';
import { STATES, TURNS } from './played';

/** A peril that one party meets shows its ways at the door. */
function facesWays({ doors, door, fights, heroes }: State): boolean {
  const first = fights[0]?.card ?? null;
  const cards = first === null ? ((door === null ? null : doors[door])?.cards ?? []) : [first];
  const [card] = cards;
  return cards.length === 1 && card !== undefined && CARDS[card].kind === 'peril' && (heroes.length < 4 || fights.length > 0);
}

function spotOf(command: Command, state: State): Spot | null {
  const { phase } = state;
  switch (command.type) {
    case 'enter':
      return { kind: 'door', door: command.door };
    case 'cover':
      return { kind: 'box', box: command.box };
    case 'useSkill':
      return { kind: 'ability', hero: command.hero, ability: command.skill };
    case 'drinkPotion':
      return { kind: 'potion', potion: command.potion };
    case 'chooseOption':
      return { kind: 'way', option: command.option };
    case 'confront':
      return facesWays(state) ? { kind: 'way', option: null } : null;
    case 'skipEncounter':
      return { kind: 'potion', potion: 'invisibility' };
    case 'chooseDice':
    case 'makeHeroic':
      return { kind: 'hand' };
    case 'discardDie':
      return phase === 'pool' ? { kind: 'hand' } : null;
    case 'claim':
      return { kind: 'loot' };
    default:
      return null;
  }
}

const told = (commands: readonly unknown[]): readonly string[] => commands.map(canonicalJson).sort();

it('what is given with one press is legal step by step, as long as the card and the question stay', () => {
  const doors = TURNS.map(({ before }) => before).filter(({ phase }) => phase === 'door' || phase === 'invisibility');
  const several = doors.flatMap((state) => choicesIn(state, String).map(({ command, then = [] }) => ({ state, command, then })));
  const gestures = several.filter(({ then }) => then.length > 0);
  expect(new Set(gestures.flatMap(({ then }) => then.map(({ type }) => type)))).toEqual(
    new Set(['chooseOption', 'confront', 'skipEncounter', 'addDoor']),
  );
  for (const { state, command, then } of gestures) {
    let now = state;
    for (const next of [command, ...then]) {
      const step = oneDeckDungeon.step(now, next);
      if (!step.ok) throw new Error(`${next.type} is refused: ${step.rejection.key}`);
      now = step.state;
    }
  }
});

describe.each(TONGUES)('what can be chosen, in %s', (_, translate) => {
  const offered = STATES.map((state) => choicesIn(state, translate));

  it('is, without refusal, exactly what the engine lists, but for floods of dice', () => {
    for (const [at, state] of STATES.entries()) {
      const free = offered[at]?.filter(({ refusal, then = [] }) => refusal === null && then.length === 0) ?? [];
      const sets = (command: Command) => command.type === 'chooseDice' && command.dice.length > 0;
      const legal = oneDeckDungeon.legal(state);
      const few = legal.filter(sets).length > 64 ? legal.filter((command) => !sets(command)) : legal;
      expect(told(free.map(({ command }) => command))).toEqual(told(few));
    }
  });

  it('refuses to explore where that cannot be, and offers nothing else in vain', () => {
    for (const [at, state] of STATES.entries()) {
      const refused = offered[at]?.filter(({ refusal }) => refusal !== null) ?? [];
      const full = state.phase === 'choose' && !state.doors.includes(null);
      expect(refused.map(({ id, refusal }) => [id, refusal])).toEqual(
        full ? [['explore', translate('refusal.doorsFull', { count: 4 })]] : [],
      );
    }
    expect(STATES.some(({ phase, doors }) => phase === 'choose' && !doors.includes(null))).toBe(true);
  });

  it('has words for everything that the engine refuses', () => {
    for (const [key, scene] of Object.entries(REFUSALS)) {
      const { params = {} } = scene();
      expectSpoken(refusalWords({ key, params }, translate));
    }
  });

  it('has words for everything, and says what it costs or brings', () => {
    const texts = offered.flat().flatMap(({ label, detail, topic }) => [label, detail, topic?.label ?? label]);
    for (const text of new Set(texts)) expectSpoken(text);
  });

  it('never has two choices of one id or one key, nor two that are told alike', () => {
    for (const choices of offered) {
      const told = choices.map(({ label, detail }) => `${label}: ${detail}`);
      expect(new Set(told).size).toBe(choices.length);
      expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
      // All covers of a box have the letter of the box.
      const keyed = new Map(
        choices.filter(({ shortcut }) => shortcut !== '').map(({ topic, id, shortcut }) => [topic?.id ?? id, shortcut]),
      );
      expect(new Set(keyed.values()).size).toBe(keyed.size);
    }
  });

  it('names what on the table it begins with: a door, a box, a skill, a potion, or dice in the hand', () => {
    for (const [at, choices] of offered.entries()) {
      for (const { command, spot, then } of choices)
        if (then === undefined) expect([command, spot]).toEqual([command, spotOf(command, STATES[at] as State)]);
    }
  });
});

describe('exploring', () => {
  const [, translate] = TONGUES[0] as (typeof TONGUES)[number];
  const exploring = (state: State) => choicesIn(state, translate).find(({ id }) => id === 'explore');
  const choosing = STATES.find(({ phase, heroes }) => phase === 'choose' && heroes.length === 1) as State;
  const open = { cards: ['wraith-1'], open: true } as const;

  it('counts the doors that it can find', () => {
    const detail = (doors: State['doors'], deck: State['deck']) => exploring({ ...choosing, doors, deck })?.detail;
    expect(detail([null, null, null, null], ['ogre-1', 'ogre-2', 'goblin-1'])).toContain('3');
    expect(detail([null, open, null, null], ['ogre-1'])).toContain('one');
  });

  it('promises no door where the last card is only discarded', () => {
    expect(exploring(lastCard().state)?.detail).toContain('0');
  });

  it('is refused in words when the deck is empty', () => {
    const refusal = exploring({ ...choosing, doors: [open, null, null, null], deck: [] })?.refusal;
    expect(refusal).toBe(translate('refusal.deckEmpty'));
  });
});

describe('a potion of healing', () => {
  const told = ({ state }: Table) =>
    choicesIn(state, (key, params = {}) => `${key} ${params['count'] ?? ''}`).find(({ id }) => id.startsWith('drinkPotion'))
      ?.detail;
  const aided = (damage: number) => aGame(hurt(damage, { ...having('first-aid'), potions: 1 }));

  it('says what it heals at that moment, with First Aid too, and no more than is hurt', () => {
    expect(told(aided(5))).toBe('cost.heal 4');
    expect(told(aided(5).do({ type: 'startTurn' }))).toBe('cost.heal 3');
    expect(told(aided(2))).toBe('cost.heal 2');
  });
});

describe('dice to choose', () => {
  const dice = (values: readonly number[]) => DIE_COLORS.flatMap((color) => values.map((value) => `${color} ${value}`));
  const choosing = (values: readonly number[]): Table =>
    inCombat({ skills: ['consistency'], dice: ['agility 1', ...dice(values)], rolls: [] }).use('consistency', 'agility 1');
  const offered = ({ state }: Table) => choicesIn(state, (key) => key);

  it('are listed in sets as long as anyone would read through them', () => {
    expect(offered(choosing([2]))).toHaveLength(2 ** 4 - 1);
  });

  it('are put together in the hand where that would be a flood of buttons', () => {
    const table = choosing([2, 3]);
    expect(table.legal('chooseDice')).toHaveLength(2 ** 8 - 1);
    expect(offered(table)).toEqual([]);
    const all = table.state.encounter?.pool.map(({ id }) => id) ?? [];
    expect(readingOf({ kind: 'choose' }, all, table.state)?.complete).toEqual([{ type: 'chooseDice', dice: all }]);
  });
});
