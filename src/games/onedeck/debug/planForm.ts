import { choice } from '../../../debug';
import { CARD_IDS, DUNGEON_IDS, HERO_IDS, type HeroId } from '../../../engine/onedeck';
import { carvedButton, made } from '../../../pages';
import type { Translate } from '../../../table';
import type { PlanFormParts } from '../../contract';
import { FIRST_PLAN, MOMENTS, type Plan } from './plan';
import { type PlanWords, planWordsIn } from './words';

const NUMBERED = { floor: [1, 2, 3], level: [1, 2, 3, 4] } as const;
const MOMENT_WORDS = { doors: 'doors', card: 'card', boss: 'boss', level: 'levelUp', stairs: 'stairs' } as const;

/** The form for a plan: any party before any card, boss, level-up or stairs, with chosen dice. */
export function planForm({ language, translate, onPlan, onStart }: PlanFormParts<Plan>): HTMLElement {
  const words = planWordsIn(language);
  const form = made('form', { className: 'debug-plan' });
  const error = made('p', { className: 'field-error' });
  error.setAttribute('role', 'alert');
  let plan = FIRST_PLAN;
  const change = (patch: Partial<Plan>): void => {
    plan = { ...plan, ...patch };
    const fine = [1, 2, 4].includes(plan.heroes.length);
    error.textContent = fine ? '' : words('partyWrong');
    if (fine) onPlan(plan);
  };
  const start = carvedButton(words('start'), { gold: true, onPress: () => error.textContent === '' && onStart(plan) });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.append(
    heroFields({ words, translate, chosen: () => plan.heroes, onChange: (heroes) => change({ heroes }) }),
    error,
    ...placeFields({ words, translate, plan, change }),
    rollsField(words('rolls'), (rolls) => change({ rolls })),
    armedField(words('armed'), (armed) => change({ armed })),
    start,
  );
  return form;
}

interface PlaceFieldsParts {
  readonly words: PlanWords;
  readonly translate: Translate;
  readonly plan: Plan;
  readonly change: (patch: Partial<Plan>) => void;
}

/** Fields for the place of the party and for what it meets. */
function placeFields({ words, translate, plan, change }: PlaceFieldsParts): readonly HTMLElement[] {
  return [
    choice({
      label: words('dungeon'),
      options: DUNGEON_IDS.map((value) => ({ value, label: translate(`dungeon.${value}`) })),
      now: plan.dungeon,
      onChange: (dungeon) => change({ dungeon }),
    }),
    ...(['floor', 'level'] as const).map((key) =>
      choice({
        label: words(key),
        options: NUMBERED[key].map((value) => ({ value: String(value), label: String(value) })),
        now: String(plan[key]),
        onChange: (value) => change({ [key]: Number(value) }),
      }),
    ),
    choice({
      label: words('moment'),
      options: MOMENTS.map((value) => ({ value, label: words(MOMENT_WORDS[value]) })),
      now: plan.moment,
      onChange: (moment) => change({ moment }),
    }),
    choice({
      label: words('encounter'),
      options: CARD_IDS.map((value) => ({ value, label: value })),
      now: plan.card,
      onChange: (card) => change({ card }),
    }),
  ];
}

interface HeroFieldsParts {
  readonly words: PlanWords;
  readonly translate: Translate;
  readonly chosen: () => readonly HeroId[];
  readonly onChange: (heroes: readonly HeroId[]) => void;
}

function heroFields({ words, translate, chosen, onChange }: HeroFieldsParts): HTMLElement {
  const fields = made('fieldset');
  const boxes = HERO_IDS.map((hero) => {
    const label = made('label', { textContent: translate(`hero.${hero}`) });
    const input = made('input');
    input.type = 'checkbox';
    input.checked = chosen().includes(hero);
    input.addEventListener('change', () => {
      const others = chosen().filter((other) => other !== hero);
      onChange(input.checked ? [...others, hero] : others);
    });
    label.prepend(input);
    return label;
  });
  fields.append(made('legend', { textContent: words('heroes') }), ...boxes);
  return fields;
}

function rollsField(text: string, onChange: (rolls: readonly number[]) => void): HTMLElement {
  const label = made('label', { textContent: text });
  const input = made('input');
  Object.assign(input, { inputMode: 'numeric', placeholder: '6 1 6 …' });
  input.addEventListener('change', () => onChange((input.value.match(/[1-6]/g) ?? []).map(Number)));
  label.append(input);
  return label;
}

function armedField(text: string, onChange: (armed: boolean) => void): HTMLElement {
  const label = made('label', { textContent: text });
  const input = made('input');
  input.type = 'checkbox';
  input.addEventListener('change', () => onChange(input.checked));
  label.prepend(input);
  return label;
}
