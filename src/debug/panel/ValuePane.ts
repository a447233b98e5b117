import { Pane } from 'tweakpane';
import type { TunedName } from '../../games/contract';
import { made } from '../../pages';
import { EASES } from '../../services';
import type { TuningDesk } from '../TuningDesk';
import type { Words } from '../words';
import { valueNotes } from './valueNotes';

type Fields = Record<string, number | string>;

/** `period`, `half` and `waking` are divided by. */
const RANGES: Readonly<Record<string, { readonly min: number; readonly max?: number; readonly step: number }>> = {
  period: { min: 1, step: 10 },
  half: { min: 1, step: 1 },
  waking: { min: 1, step: 10 },
  duration: { min: 0, max: 4000, step: 10 },
  delay: { min: 0, max: 4000, step: 10 },
  count: { min: 0, max: 200, step: 1 },
  alpha: { min: 0, max: 1, step: 0.01 },
  chance: { min: 0, max: 1, step: 0.01 },
  volume: { min: 0, max: 1, step: 0.01 },
};
const OPTIONS = Object.fromEntries(EASES.map((ease) => [ease, ease]));

/** The numbers of the chosen item. They apply at the table while a slider moves. */
export class ValuePane {
  readonly element = made('section');
  private readonly place = made('div');
  private pane: Pane | null = null;
  private notes: ReturnType<typeof valueNotes> | null = null;
  private copies: readonly { readonly name: TunedName; readonly fields: Fields }[] = [];

  constructor(
    private readonly words: Words,
    private readonly desk: TuningDesk,
  ) {
    this.element.append(made('h2', { textContent: words('values') }), this.place);
  }

  show(tuned: readonly TunedName[]): void {
    this.pane?.dispose();
    this.pane = null;
    this.copies = tuned.map((name) => ({ name, fields: this.fieldsOf(name) }));
    const container = tuned.length > 0 ? made('div') : made('p', { textContent: this.words('noValues') });
    this.place.replaceChildren(container);
    if (tuned.length === 0) return;
    this.pane = new Pane({ container });
    for (const { name, fields } of this.copies) this.bind(this.pane, name, fields);
    this.notes = valueNotes(this.words, () => this.copies);
    this.place.append(this.notes.element);
  }

  /** Shows the values again, because they may have changed elsewhere. */
  refresh(): void {
    for (const { name, fields } of this.copies) Object.assign(fields, this.fieldsOf(name));
    this.pane?.refresh();
    this.notes?.refresh();
  }

  private bind(pane: Pane, [section, name]: TunedName, fields: Fields): void {
    const folder = pane.addFolder({ title: `${section}.${name}` });
    for (const field of Object.keys(fields)) {
      const range = RANGES[field];
      const fits = range !== undefined && Number(fields[field]) <= (range.max ?? Number.POSITIVE_INFINITY);
      const binding = folder.addBinding(fields, field, field === 'ease' ? { options: OPTIONS } : fits ? range : {});
      const label = [section, name, field].join('.');
      for (const input of binding.element.querySelectorAll('input, select')) input.setAttribute('aria-label', label);
      binding.on('change', ({ value, last }) => {
        if (typeof value !== 'number' && typeof value !== 'string') return;
        this.desk.set([section, name, field], value, last ? 'done' : 'drawing');
      });
    }
  }

  private fieldsOf([section, name]: TunedName): Fields {
    return { ...(section === 'motions' ? { delay: 0 } : {}), ...this.desk.sheet[section]?.[name] };
  }
}
