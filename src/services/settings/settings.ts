import * as v from 'valibot';
import type { Parsed } from '../../engine/kernel';
import { LANGUAGES } from '../i18n/pickLanguage';
import { parsedBy } from '../parsedBy';

const volume = (normal: number) => v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), normal);

/** Missing values get their defaults, so that settings saved by an older version stay valid. */
const Settings = v.object({
  language: v.optional(v.picklist(['auto', ...LANGUAGES]), 'auto'),
  master: volume(0.8),
  effects: volume(0.9),
  /** Older versions had a slider for it. The value is kept for the day when there is music, and nothing reads it until then. */
  music: volume(0.6),
  muted: v.optional(v.boolean(), false),
  muteOnBlur: v.optional(v.boolean(), true),
  speed: v.optional(v.picklist([1, 2, 4, 'instant']), 1),
  reducedMotion: v.optional(v.picklist(['auto', 'on', 'off']), 'auto'),
  /** Says whether figures move by themselves; `auto` leaves it to what the machine can draw. */
  theatre: v.optional(v.picklist(['auto', 'full', 'calm']), 'auto'),
  /** `auto` takes the one of high contrast where the system asks for contrast or forces its own colours. */
  palette: v.optional(v.picklist(['auto', 'lantern', 'redGreen', 'blueYellow', 'contrast']), 'auto'),
  /** When the table shows what dice may bring: by itself, when the player asks, or never. */
  odds: v.optional(v.picklist(['always', 'request', 'never']), 'request'),
  /** How a step that may end the game is confirmed: by a press that is held, or by two presses. */
  confirms: v.optional(v.picklist(['hold', 'twice']), 'hold'),
  /** Says whether letters, digits and signs are shortcuts (WCAG 2.1.4). */
  singleKeys: v.optional(v.boolean(), true),
  /** Per cent. */
  textSize: v.optional(v.pipe(v.number(), v.minValue(100), v.maxValue(150)), 100),
});

export type Settings = Readonly<v.InferOutput<typeof Settings>>;

export const DEFAULT_SETTINGS: Settings = v.parse(Settings, {});

export function parseSettings(data: unknown): Parsed<Settings> {
  return parsedBy(Settings, data, 'settingsWrong');
}
