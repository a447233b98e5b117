import { describe, expect, it } from 'vitest';
import { type Command, oneDeckDungeon, type State } from '../../../../src/engine/onedeck';
import { chosenOffer, lootFocus, lootOffers, targetOf } from '../../../../src/games/onedeck/table';
import { atLoot, itemCards, skillCards } from '../../../engine/onedeck/lootScenes';
import { TONGUES } from '../../../support/spoken';
import { laidTable } from '../../../wiring/table/laidTable';
import { STATES } from './played';

const PARTY = ['warrior', 'mage', 'rogue', 'archer'] as const;
/** A table whose first hero holds cards already. */
const holding = (cards: Partial<Pick<State['heroes'][number], 'items' | 'skills'>>): State => {
  const { state } = atLoot(['ogre-1'], { level: 2 });
  return { ...state, heroes: state.heroes.map((hero) => ({ ...hero, ...cards })) };
};

const SCENES: Readonly<Record<string, State>> = {
  'with room everywhere': atLoot(['ogre-1'], { level: 2 }).state,
  'with items full': holding({ items: itemCards(3) }),
  'with skills full': holding({ skills: skillCards(3) }),
  'with one held card': holding({ items: itemCards(1) }),
  'of a potion': atLoot(['skeleton-2']).state,
  'of four heroes': atLoot(['goblin-1', 'ogre-1'], { heroes: PARTY, level: 2 }).state,
};
const WAITING = [...Object.values(SCENES), ...STATES.filter(({ phase }) => phase === 'loot')];

const claimsIn = (state: State): readonly Command[] => oneDeckDungeon.legal(state).filter(({ type }) => type === 'claim');

/** Presses these on a table, and returns the command that came of it. */
function pressed(state: State, ids: readonly string[]): unknown {
  const { session, input } = laidTable(state);
  for (const id of ids) input.press(id);
  const [command] = session.history.past === null ? [] : [session.history.past.value.command];
  session.close();
  return command ?? null;
}

const shownOf = (state: State) => {
  const { shown, session } = laidTable(state);
  session.close();
  const last = shown.at(-1);
  if (last === undefined) throw new Error('nothing is shown');
  return last;
};

describe('the places for loot', () => {
  it('lead to every legal claim, a swap as the second step', () => {
    for (const state of WAITING) {
      const { menu, view } = shownOf(state);
      const reached = menu.entries.flatMap(({ choice }) => (choice?.command.type === 'claim' ? [choice.command] : []));
      expect(reached.filter((claim) => claim.replace !== undefined)).toEqual([]);
      const folders = menu.entries.filter(({ id }) => targetOf(id).kind === 'folder').map(({ id }) => id);
      const swaps = (view.loot?.cards ?? []).flatMap(({ items, skills }) =>
        [...items, ...skills].flatMap(({ id, opens, isFull, held }) => {
          const folder = isFull ? id : opens;
          return folder === null ? [] : held.map((card) => [folder, card.id] as const);
        }),
      );
      for (const [folder] of swaps) expect(folders).toContain(folder);
      const given = swaps.map((way) => pressed(state, way));
      expect([...reached, ...given]).toHaveLength(claimsIn(state).length);
      expect([...reached, ...given]).toEqual(expect.arrayContaining([...claimsIn(state)]));
    }
  });

  it('take one press each, and have the keys 1, 2 and 3', () => {
    const state = SCENES['with room everywhere'] as State;
    const forms = ['1', '2', '3'].map((key) => {
      const { session, input } = laidTable(state);
      input.key(key);
      const command = session.history.past?.value.command as { readonly as?: string } | undefined;
      session.close();
      return command?.as;
    });
    expect(forms).toEqual(['item', 'skill', 'xp']);
  });

  it('give nothing up unasked: the golden button names a place with room', () => {
    const namedIn = (name: string) => {
      const focus = lootFocus(shownOf(SCENES[name] as State));
      return focus === null ? null : chosenOffer(focus, null)?.id;
    };
    expect(namedIn('with room everywhere')).toBe('claim-ogre-1-item-warrior');
    expect(namedIn('with items full')).toBe('claim-ogre-1-skill-warrior');
    const focus = lootFocus(shownOf(SCENES['with items full'] as State));
    expect(focus?.item.isFull).toBe(true);
    expect(lootOffers(focus as NonNullable<typeof focus>).map(({ id }) => targetOf(id).kind)).toEqual([
      'folder',
      'command',
      'command',
    ]);
  });

  it('tell what changes: dice and life before and after, and the lanterns', () => {
    const focus = lootFocus(shownOf(atLoot(['ogre-1'], { level: 2 }).state));
    const changed = focus?.item.rows.filter(({ before, after }) => before !== after).map(({ before, after }) => after - before);
    expect(changed?.every((by) => by === 1)).toBe(true);
    expect([focus?.lanterns.before, focus?.lanterns.after, focus?.lanterns.needed]).toEqual([0, 4, 8]);
  });
});

describe.each(TONGUES)('the mirror of loot in %s', (_, translate) => {
  it('has a sentence for each place', () => {
    const { view } = shownOf(SCENES['with items full'] as State);
    const [card] = view.loot?.cards ?? [];
    expect(card?.items[0]?.spoken).not.toBe('');
    expect(translate('loot.take', { card: 'X' })).toContain('X');
  });
});
