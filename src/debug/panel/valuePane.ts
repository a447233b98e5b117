import { Pane } from 'tweakpane';
import { made } from '../../pages';
import { EASES } from '../../services';
import type { Tuned } from '../catalogue';
import type { Spot, TuningDesk } from '../TuningDesk';
import type { Words } from '../words';

export interface ValuePane {
  readonly element: HTMLElement;
  /** Lays out the values of something else. */
  show(tuned: Tuned): void;
  /** They may have changed elsewhere. */
  refresh(): void;
}

const RANGES: Readonly<Record<string, { readonly min: number; readonly max: number; readonly step: number }>> = {
  duration: { min: 0, max: 4000, step: 10 },
  delay: { min: 0, max: 4000, step: 10 },
  count: { min: 0, max: 200, step: 1 },
  alpha: { min: 0, max: 1, step: 0.01 },
  chance: { min: 0, max: 1, step: 0.01 },
  volume: { min: 0, max: 1, step: 0.01 },
};
const OPTIONS = Object.fromEntries(EASES.map((ease) => [ease, ease]));

/** The numbers of what was chosen, in force at the table as they are drawn. */
export function valuePane(words: Words, desk: TuningDesk): ValuePane {
  const element = made('section');
  const place = made('div');
  let pane: Pane | null = null;
  let copies: readonly (readonly [name: readonly [string, string], fields: Record<string, number | string>])[] = [];
  element.append(made('h2', { textContent: words('values') }), place);

  const bind = (parent: Pane, [section, name]: readonly [string, string], fields: Record<string, number | string>): void => {
    const folder = parent.addFolder({ title: `${section}.${name}` });
    for (const field of Object.keys(fields)) {
      const spot: Spot = [section, name, field];
      const range = RANGES[field];
      const fits = range !== undefined && Number(fields[field]) <= range.max;
      const binding = folder.addBinding(fields, field, field === 'ease' ? { options: OPTIONS } : fits ? range : {});
      for (const input of binding.element.querySelectorAll('input, select')) input.setAttribute('aria-label', spot.join('.'));
      binding.on('change', ({ value, last }) => {
        if (typeof value === 'number' || typeof value === 'string') desk.set(spot, value, last ? 'done' : 'drawing');
      });
    }
  };
  const fieldsOf = ([section, name]: readonly [string, string]): Record<string, number | string> => ({
    ...(section === 'motions' ? { delay: 0 } : {}),
    ...desk.sheet[section]?.[name],
  });
  return {
    element,
    show(tuned) {
      pane?.dispose();
      pane = null;
      copies = tuned.map((name) => [name, fieldsOf(name)] as const);
      if (copies.length === 0) {
        place.replaceChildren(made('p', { textContent: words('noValues') }));
        return;
      }
      const container = made('div');
      place.replaceChildren(container);
      pane = new Pane({ container });
      for (const [name, fields] of copies) bind(pane, name, fields);
    },
    refresh() {
      for (const [name, fields] of copies) Object.assign(fields, fieldsOf(name));
      pane?.refresh();
    },
  };
}
