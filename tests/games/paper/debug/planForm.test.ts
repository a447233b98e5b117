// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import shared from '../../../../assets/tuning.json';
import { paperDebug } from '../../../../src/games/paper/debug';
import { FIRST_PLAN, type Plan } from '../../../../src/games/paper/debug/plan';
import own from '../../../../src/games/paper/tuning.json';
import { LANGUAGES, mergedTuning } from '../../../../src/services';
import { button } from '../../../pages/onPage';
import { SPEECH } from '../translator';

const onPlan = vi.fn<(plan: Plan) => void>();
const onStart = vi.fn<(plan: Plan) => void>();

beforeEach(() => {
  vi.clearAllMocks();
  document.body.replaceChildren(paperDebug.planForm({ language: 'en', translate: SPEECH.en, onPlan, onStart }));
});

function choose(label: string, value: string): void {
  const field = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(label));
  const control = field?.querySelector<HTMLSelectElement | HTMLInputElement>('select, input');
  if (control === null || control === undefined) throw new Error(`no ${label}`);
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('the set-up of Paper Dungeons in the debug scene', () => {
  it('is every choice together, and begins when it is asked to', () => {
    choose('Parties', '3');
    choose('Dungeon', 'e');
    choose('What happens', 'boss');
    choose('Round', '2');
    choose('Threshold', '0');
    choose('Sides', '2 3 4, 5 6 2 and 9');
    const plan = { seats: 3, dungeon: 'e', moment: 'boss', round: 2, tier: 0, sides: [2, 3, 4, 5, 6, 2] };
    expect(onPlan).toHaveBeenLastCalledWith(plan);
    button('Start from here').click();
    expect(onStart).toHaveBeenCalledExactlyOnceWith(plan);
  });

  it.each(LANGUAGES)('says when others play what was asked for: %s', (language) => {
    const words = { language, translate: SPEECH[language] };
    const cast = paperDebug.cast(FIRST_PLAN, mergedTuning(shared, own), words);
    const said = (name: string): string => {
      const take = cast.takeFor({ kind: 'event', name });
      return take === null ? 'nobody' : cast.strangerIn(take);
    };
    expect(said('diceRolled')).toBe('');
    expect(said('takenBack')).toMatch(/\(2\)/);
  });
});
