import './settings.css';
import type { SettingsStore } from '../../services';
import { PALETTES, type PaletteId, type TextKey, type Translate } from '../../table';
import { made } from '../dom';
import { checkbox, type Field, radios, slider } from './fields';
import { searchOf } from './searchOf';
import { type Settings, settingRow } from './settingRow';

export interface SettingsFormParts {
  readonly translate: Translate;
  readonly settings: SettingsStore;
  /** Plays a sample at the current volume. */
  readonly playSample: () => void;
  /** Further sections, which the search finds as well. */
  readonly more?: readonly HTMLElement[];
  /** Aborted when the form is closed. */
  readonly until: AbortSignal;
}

const SPEEDS = [1, 2, 4] as const;
const VOLUMES = {
  master: 'settings.master',
  effects: 'settings.effects',
} as const satisfies Partial<Record<keyof Settings, TextKey>>;

/** The form with every setting. A change applies at once, here and in other tabs, and changes from other tabs are shown. */
export function settingsForm({ translate, settings, playSample, more = [], until }: SettingsFormParts): HTMLElement {
  const form = made('div', { className: 'settings' });
  const shows: ((now: Settings) => void)[] = [];
  const placed: Placed = (key, make) => {
    const { element, show } = make((value) => void settings.change({ [key]: value }));
    const row = settingRow({
      key,
      field: element,
      translate,
      initial: settings.initial,
      onReset: (value) => void settings.change(value),
    });
    shows.push((now) => {
      show(now[key]);
      row.show(now);
    });
    return row.element;
  };
  const groups = made('div', { className: 'settings-groups' });
  groups.append(
    sounds({ translate, playSample }, placed),
    part(translate('settings.reading'), [
      placed('language', (onChange) => languages(translate, onChange)),
      placed('palette', (onChange) => palettes(translate, onChange)),
      placed('textSize', (onChange) => slider({ label: translate('settings.textSize'), from: 100, to: 150, step: 5, onChange })),
    ]),
    ...decisions(translate, placed),
    motions(translate, placed),
    ...more,
  );
  form.append(searchOf(groups, translate), groups);
  const show = (now: Settings): void => {
    for (const each of shows) each(now);
  };
  until.addEventListener('abort', settings.subscribe(show));
  show(settings.current());
  return form;
}

function sounds({ translate, playSample }: Pick<SettingsFormParts, 'translate' | 'playSample'>, placed: Placed): HTMLElement {
  const volume = (key: keyof typeof VOLUMES): HTMLElement =>
    placed(key, (change) => {
      const range = { label: translate(VOLUMES[key]), onSettled: playSample, from: 0, to: 100, step: 5 };
      const field = slider({ ...range, onChange: (value) => change(value / 100) });
      return { element: field.element, show: (value) => field.show(Math.round(value * 100)) };
    });
  return part(translate('settings.sound'), [
    ...(['master', 'effects'] as const).map(volume),
    placed('muted', (change) => checkbox(translate('settings.muted'), change)),
    placed('muteOnBlur', (change) => checkbox(translate('settings.muteOnBlur'), change)),
  ]);
}

function motions(translate: Translate, placed: Placed): HTMLElement {
  return part(translate('settings.motion'), [
    placed('speed', (onChange) => speeds(translate, onChange)),
    placed('reducedMotion', (onChange) => stillness(translate, onChange)),
    placed('theatre', (onChange) => figures(translate, onChange)),
  ]);
}

/** Settings of what the table tells and asks before something is decided. */
function decisions(translate: Translate, placed: Placed): readonly HTMLElement[] {
  return [
    part(translate('settings.odds'), [placed('odds', (change) => odds(translate, change))]),
    part(translate('settings.care'), [placed('confirms', (change) => confirming(translate, change))]),
    part(translate('sheet.keys'), [placed('singleKeys', (change) => checkbox(translate('settings.singleKeys'), change))]),
  ];
}

/** Makes the field of a setting, which shows changes from elsewhere too. */
type Placed = <Key extends keyof Settings>(key: Key, make: Maker<Settings[Key]>) => HTMLElement;
type Maker<Value> = (change: (value: Value) => void) => Field<Value>;
type FieldOf<Key extends keyof Settings> = Field<Settings[Key]>;

function part(title: string, fields: readonly HTMLElement[]): HTMLElement {
  const section = made('section', { className: 'panel' });
  section.append(made('h2', { textContent: title }), ...fields);
  return section;
}

function languages(translate: Translate, onChange: (value: Settings['language']) => void): FieldOf<'language'> {
  return radios({
    label: translate('settings.language'),
    name: 'language',
    options: [
      { value: 'auto', label: translate('settings.languageAuto') },
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'it', label: 'Italiano', lang: 'it' },
    ],
    onChange,
  });
}

const PALETTE_NAMES = {
  lantern: 'settings.paletteLantern',
  redGreen: 'settings.paletteRedGreen',
  blueYellow: 'settings.paletteBlueYellow',
  contrast: 'settings.paletteContrast',
} as const satisfies Record<PaletteId, TextKey>;

function palettes(translate: Translate, onChange: (value: Settings['palette']) => void): FieldOf<'palette'> {
  const all = (['lantern', 'redGreen', 'blueYellow', 'contrast'] as const).map((value) => ({
    value,
    label: translate(PALETTE_NAMES[value]),
    picture: swatches(value),
  }));
  return radios({
    label: translate('settings.palette'),
    name: 'palette',
    options: [{ value: 'auto' as const, label: translate('settings.paletteAuto') }, ...all],
    onChange,
  });
}

/** Returns a picture of the dice of a palette. */
function swatches(id: PaletteId): HTMLElement {
  const row = made('span', { className: 'swatches' });
  const { strength, agility, magic, heroic } = PALETTES[id];
  row.setAttribute('aria-hidden', 'true');
  for (const colour of [strength, agility, magic, heroic]) {
    const swatch = made('i');
    swatch.style.background = colour;
    row.append(swatch);
  }
  return row;
}

function speeds(translate: Translate, onChange: (value: Settings['speed']) => void): FieldOf<'speed'> {
  const paces = SPEEDS.map((value) => ({ value, label: `${value}×` }));
  const instant = { value: 'instant' as const, label: translate('settings.instant') };
  return radios({ label: translate('settings.speed'), name: 'speed', options: [...paces, instant], onChange });
}

function stillness(translate: Translate, onChange: (value: Settings['reducedMotion']) => void): FieldOf<'reducedMotion'> {
  return radios({
    label: translate('settings.reducedMotion'),
    name: 'reduced-motion',
    options: [
      { value: 'auto', label: translate('settings.motionAuto') },
      { value: 'on', label: translate('settings.motionOn') },
      { value: 'off', label: translate('settings.motionOff') },
    ],
    onChange,
  });
}

function figures(translate: Translate, onChange: (value: Settings['theatre']) => void): FieldOf<'theatre'> {
  return radios({
    label: translate('settings.theatre'),
    name: 'theatre',
    options: [
      { value: 'auto', label: translate('settings.theatreAuto') },
      { value: 'full', label: translate('settings.theatreFull') },
      { value: 'calm', label: translate('settings.theatreCalm') },
    ],
    onChange,
  });
}

function odds(translate: Translate, onChange: (value: Settings['odds']) => void): FieldOf<'odds'> {
  return radios({
    label: translate('settings.odds'),
    name: 'odds',
    options: [
      { value: 'always', label: translate('settings.oddsAlways') },
      { value: 'request', label: translate('settings.oddsRequest') },
      { value: 'never', label: translate('settings.oddsNever') },
    ],
    onChange,
  });
}

function confirming(translate: Translate, onChange: (value: Settings['confirms']) => void): FieldOf<'confirms'> {
  return radios({
    label: translate('settings.confirms'),
    name: 'confirms',
    options: [
      { value: 'hold', label: translate('settings.confirmsHold') },
      { value: 'twice', label: translate('settings.confirmsTwice') },
    ],
    onChange,
  });
}
