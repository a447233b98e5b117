import type { Setup } from '../../../../engine/paper';
import { made, radios } from '../../../../pages';
import type { Translate } from '../../../../table';

export type Variants = Pick<Setup, 'dispersal' | 'openObjectives'>;

export interface VariantChoice {
  readonly element: HTMLElement;
  chosen(): Variants;
  /** Alone neither makes a difference: gems always vanish, and nobody is there to hide from. */
  show(seats: number): void;
  words(): string;
}

type Answer = 'yes' | 'no';

const NOTES = {
  dispersal: 'paperDungeons.setup.dispersalNote',
  openObjectives: 'paperDungeons.setup.objectiveNote',
} as const;

/** Whether gems vanish after bosses, and whether objectives lie open. */
export function variantChoice(last: Variants, translate: Translate, onChange: () => void): VariantChoice {
  const element = made('div', { className: 'paper-variants' });
  const alone = made('p', { className: 'step-note', textContent: translate('paperDungeons.setup.aloneNote') });
  let chosen: Variants = { dispersal: last.dispersal, openObjectives: last.openObjectives };
  const fields = (['dispersal', 'openObjectives'] as const).map((variant) => {
    const field = radios<Answer>({
      label: translate(`paperDungeons.setup.${variant}.label`),
      name: variant,
      options: (['yes', 'no'] as const).map((value) => ({
        value,
        label: translate(`paperDungeons.setup.${variant}.${value}`),
      })),
      onChange: (value) => {
        chosen = { ...chosen, [variant]: value === 'yes' };
        onChange();
      },
    });
    field.show(chosen[variant] ? 'yes' : 'no');
    const part = made('div', { className: 'paper-variant' });
    part.append(field.element, made('p', { className: 'step-note', textContent: translate(NOTES[variant]) }));
    return part;
  });
  element.append(...fields, alone);
  return {
    element,
    chosen: () => chosen,
    show(seats) {
      alone.hidden = seats > 1;
      for (const field of fields) field.hidden = seats === 1;
    },
    words: () => translate(`paperDungeons.setup.dispersal.${chosen.dispersal ? 'yes' : 'no'}`),
  };
}
