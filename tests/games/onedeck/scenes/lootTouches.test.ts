// How often a finger or a mouse presses until a card that was won has its place.
import { describe, expect, it } from 'vitest';
import { isLookedAtFirst, lookedAt } from '../../../../src/games/onedeck/scenes/lootReach';
import { contentOf, layoutTable, lootFocus, placesOf, type Shown } from '../../../../src/games/onedeck/table';
import { atLoot, itemCards } from '../../../engine/onedeck/lootScenes';
import { laidTable } from '../../../wiring/table/laidTable';

const PHONE = { width: 390, height: 844, safe: { top: 0, right: 0, bottom: 0, left: 0 }, textScale: 1 };
type Where = 'item' | 'skill' | 'lanterns' | 'gold';
type State = Parameters<typeof laidTable>[0];

/** Counts presses until a claim is made: in the order given, each as often as it takes. */
function pressesFor(state: State, ways: readonly Where[], by: 'touch' | 'mouse'): number {
  const { session, input, shown } = laidTable(state);
  let presses = 0;
  for (const where of ways) {
    let now = shown.at(-1) as Shown;
    for (let touched = ''; ; ) {
      const laid = layoutTable(PHONE, contentOf(now.view, now.menu));
      const place = placeOf(now, where, laid);
      presses++;
      const looks = by === 'touch' && touched !== place.id && isLookedAtFirst({ shown: now, laid }, place);
      if (!looks) {
        input.press(place.id);
        break;
      }
      touched = place.id;
      now = lookedAt(now, place.id) ?? now;
    }
  }
  const claimed = session.history.past?.value.command.type === 'claim';
  session.close();
  expect(claimed).toBe(true);
  return presses;
}

function placeOf(shown: Shown, where: Where, laid: ReturnType<typeof layoutTable>) {
  const focus = lootFocus(shown);
  const swap = shown.menu.answers[1]?.id;
  const isOpen = (focus?.open ?? null) !== null;
  const id = isOpen ? swap : where === 'gold' ? undefined : focus?.[where].id;
  const places = placesOf(shown, laid).filter(({ pressed }) => pressed);
  const place =
    id === undefined ? places.find(({ rect }) => rect === laid.buttons.first) : places.findLast((one) => one.id === id);
  if (place === undefined) throw new Error(`there is no place for ${where}`);
  return place;
}

describe('a card that was won', () => {
  const { state } = atLoot(['ogre-1'], { level: 2 });

  it.each(['item', 'skill', 'lanterns'] as const)('is kept at %s with two touches, or one press of a mouse', (where) => {
    expect(pressesFor(state, [where], 'touch')).toBe(2);
    expect(pressesFor(state, [where], 'mouse')).toBe(1);
  });

  it('is kept where the golden button says with one touch', () => {
    expect(pressesFor(state, ['gold'], 'touch')).toBe(1);
  });

  it('takes the place of a held card with three touches, or two presses of a mouse', () => {
    const full = { ...state, heroes: state.heroes.map((hero) => ({ ...hero, items: itemCards(3) })) };
    expect(pressesFor(full, ['item', 'item'], 'touch')).toBe(3);
    expect(pressesFor(full, ['item', 'item'], 'mouse')).toBe(2);
  });
});
