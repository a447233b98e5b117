import { choice } from '../../../debug';
import { DUNGEON_IDS, SEAT_IDS } from '../../../engine/paper';
import { carvedButton, made } from '../../../pages';
import type { PlanFormParts } from '../../contract';
import { FIRST_PLAN, MOMENTS, type Plan, TIERS } from './plan';
import { planWordsIn } from './words';

const ROUNDS = [1, 2, 3] as const;

/** Builds the form that sets up a table: it asks for a dungeon, the number of parties, a moment of a round, and dice. */
export function planForm({ language, translate, onPlan, onStart }: PlanFormParts<Plan>): HTMLElement {
  const words = planWordsIn(language);
  const form = made('form', { className: 'debug-plan' });
  let plan = FIRST_PLAN;
  const change = (patch: Partial<Plan>): void => {
    plan = { ...plan, ...patch };
    onPlan(plan);
  };
  const numbered = <Key extends 'seats' | 'round' | 'tier'>(key: Key, values: readonly Plan[Key][]): HTMLElement =>
    choice({
      label: words(key),
      options: values.map((value) => ({ value: String(value), label: String(value) })),
      now: String(plan[key]),
      onChange: (chosen) => change({ [key]: values.find((value) => String(value) === chosen) ?? plan[key] }),
    });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.append(
    numbered(
      'seats',
      [...SEAT_IDS.keys()].map((at) => at + 1),
    ),
    choice({
      label: words('dungeon'),
      options: DUNGEON_IDS.map((value) => ({ value, label: translate(`paperDungeons.dungeon.${value}`) })),
      now: plan.dungeon,
      onChange: (dungeon) => change({ dungeon }),
    }),
    choice({
      label: words('moment'),
      options: MOMENTS.map((value) => ({ value, label: words(value) })),
      now: plan.moment,
      onChange: (moment) => change({ moment }),
    }),
    numbered('round', ROUNDS),
    numbered('tier', TIERS),
    sidesField(words('sides'), (sides) => change({ sides })),
    carvedButton(words('start'), { gold: true, onPress: () => onStart(plan) }),
  );
  return form;
}

function sidesField(text: string, onChange: (sides: readonly number[]) => void): HTMLElement {
  const label = made('label', { textContent: text });
  const input = made('input');
  Object.assign(input, { inputMode: 'numeric', placeholder: '2 3 4 2 3 6' });
  input.addEventListener('change', () => onChange((input.value.match(/[1-6]/g) ?? []).map(Number)));
  label.append(input);
  return label;
}
