import { parseJson, type Rejection } from '../engine/kernel';
import { mergedTuning, parseTuning, type TuningSheet } from '../services';

type Value = number | string;
/** The live values: a value that is written here applies at the table at once. */
export type LiveTuning = Record<string, Record<string, Record<string, Value>>>;

/** The path of a value: section, name, field. */
export type Spot = readonly [section: string, name: string, field: string];

export interface Change {
  readonly spot: Spot;
  readonly saved: Value | null;
  readonly now: Value | null;
}

/** The file of all games and that of one. */
export interface TuningFiles {
  readonly shared: TuningSheet;
  readonly own: TuningSheet;
}

/** Holds the tuning while it is edited. Every change can be taken back and compared with the files. */
export class TuningDesk {
  /** The values of the files. */
  readonly saved: TuningSheet;
  private readonly past: TuningSheet[] = [];
  private future: TuningSheet[] = [];
  /** The edited values while the saved ones are tried. */
  private own: TuningSheet | null = null;
  private last: string | null = null;

  constructor(
    private readonly live: LiveTuning,
    private readonly files: TuningFiles,
    private readonly onChange: () => void,
  ) {
    this.saved = mergedTuning(files.shared, files.own);
  }

  get sheet(): TuningSheet {
    return this.live;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  get isComparing(): boolean {
    return this.own !== null;
  }

  /** Sets a value. The movement of a slider counts as one change until it is released. */
  set(spot: Spot, value: Value, hand: 'drawing' | 'done' = 'done'): void {
    const [section, name, field] = spot;
    const record = this.live[section]?.[name];
    if (record === undefined || this.isComparing) return;
    const doing = spot.join('.');
    // A missing delay counts as 0.
    if ((record[field] ?? 0) !== value) {
      if (this.last !== doing) this.remember();
      record[field] = value;
    }
    this.last = hand === 'drawing' ? doing : null;
    this.onChange();
  }

  undo(): void {
    this.turn(this.past, this.future);
  }

  redo(): void {
    this.turn(this.future, this.past);
  }

  /** Sets all values back to those of the file. This can be taken back, too. */
  reset(): void {
    if (this.changes.length > 0) this.adopt(this.saved);
  }

  /** Switches between the saved values and the edited ones. */
  compare(): void {
    const { own } = this;
    this.own = own === null ? copied(this.live) : null;
    write(this.live, own ?? this.saved);
    this.last = null;
    this.onChange();
  }

  /** Returns the differences from the file; while comparing, those of the edited values. */
  get changes(): readonly Change[] {
    const now = this.own ?? this.live;
    const spots = new Map([...spotsOf(this.saved), ...spotsOf(now)].map((spot) => [spot.join('.'), spot]));
    return [...spots.values()]
      .map((spot) => ({ spot, saved: valueAt(this.saved, spot), now: valueAt(now, spot) }))
      .filter(({ saved, now: own }) => saved !== own);
  }

  /** Returns the text for one of the files. */
  exported(which: keyof TuningFiles): string {
    const file = this.files[which];
    const now = this.own ?? this.live;
    const line = (record: object): string => JSON.stringify(record, null, 1).replace(/\n\s*/g, ' ');
    const block = (entries: readonly string[], indent: string): string =>
      entries.length === 0 ? '{}' : `{\n${entries.map((entry) => `${indent}  ${entry}`).join(',\n')}\n${indent}}`;
    const sections = Object.entries(file).map(([section, names]) => {
      const records = Object.keys(names).map((name) => `${JSON.stringify(name)}: ${line(now[section]?.[name] ?? {})}`);
      return `${JSON.stringify(section)}: ${block(records, '  ')}`;
    });
    return `${block(sections, '')}\n`;
  }

  /** Returns the changed values alone, in the order of the files. */
  exportedChanges(): string {
    const changed: Record<string, Record<string, Record<string, Value>>> = {};
    for (const { spot, now } of this.changes) {
      const [section, name, field] = spot;
      if (now === null) continue;
      changed[section] ??= {};
      changed[section][name] ??= {};
      changed[section][name][field] = now;
    }
    return `${JSON.stringify(changed, null, 2)}\n`;
  }

  /** Adopts the text of either file. Returns the reason if it is refused; null otherwise. */
  imported(text: string): Rejection | null {
    const data = parseJson(text);
    if (!data.ok) return data.rejection;
    const tuning = parseTuning(data.value, this.fileLike(data.value));
    if (!tuning.ok) return tuning.rejection;
    if (this.isComparing) this.compare();
    this.adopt(tuning.value);
    return null;
  }

  /** Returns the file that data is meant for: the shared one if it has records of that one alone. */
  private fileLike(data: unknown): TuningSheet {
    const { shared, own } = this.files;
    return hasRecordOf(shared, data) && !hasRecordOf(own, data) ? shared : own;
  }

  private adopt(sheet: TuningSheet): void {
    this.remember();
    write(this.live, sheet);
    this.onChange();
  }

  private remember(): void {
    this.past.push(copied(this.live));
    this.future = [];
    this.last = null;
  }

  private turn(from: TuningSheet[], to: TuningSheet[]): void {
    const sheet = this.isComparing ? undefined : from.pop();
    if (sheet === undefined) return;
    to.push(copied(this.live));
    write(this.live, sheet);
    this.last = null;
    this.onChange();
  }
}

/** Returns whether data has a record with the name and in the section of one of the sheet's. */
function hasRecordOf(sheet: TuningSheet, data: unknown): boolean {
  return Object.entries(sheet).some(([section, names]) => {
    const found = fieldOf(data, section);
    return Object.keys(names).some((name) => fieldOf(found, name) !== undefined);
  });
}

const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined;

const copied = (sheet: TuningSheet): TuningSheet => structuredClone(sheet);

/** Writes values into the existing records, because the table keeps references to them. */
function write(live: LiveTuning, sheet: TuningSheet): void {
  for (const [section, names] of Object.entries(sheet)) {
    for (const [name, record] of Object.entries(names)) {
      const target = live[section]?.[name];
      if (target === undefined) continue;
      for (const field of Object.keys(target)) if (!Object.hasOwn(record, field)) Reflect.deleteProperty(target, field);
      Object.assign(target, record);
    }
  }
}

const valueAt = (sheet: TuningSheet, [section, name, field]: Spot): Value | null => sheet[section]?.[name]?.[field] ?? null;

function spotsOf(sheet: TuningSheet): readonly Spot[] {
  return Object.entries(sheet).flatMap(([section, names]) =>
    Object.entries(names).flatMap(([name, record]) => Object.keys(record).map((field) => [section, name, field] as const)),
  );
}
