import { type DailyDelve, dailyDelve } from '../engine/onedeck';
import { dailyPage } from '../pages';
import type { Records } from '../services';
import type { Translate } from '../stage';
import type { NewGame } from './newGame';

export interface DailyHouse {
  readonly translate: Translate;
  readonly records: Pick<Records, 'dailies'>;
  readonly begin: (game: NewGame) => void;
  readonly language: () => string;
  readonly now: () => Date;
}

export async function today(house: DailyHouse): Promise<HTMLElement> {
  const { translate, records, language, now } = house;
  const date = dateOf(now());
  const delve = delveOn(date);
  const played = (await records.dailies()).find((result) => result.date === date) ?? null;
  return dailyPage({
    translate,
    day: dayWords(now(), language(), { weekday: 'long' }),
    delve,
    played,
    onBegin: () => beginDaily(house, date),
  });
}

/** For the title: `18 November · Rogue · Yeti's Cavern`. */
export function todayWords({ translate, language, now }: Pick<DailyHouse, 'translate' | 'language' | 'now'>): string {
  const { hero, dungeon } = delveOn(dateOf(now()));
  return [dayWords(now(), language()), translate(`hero.${hero}`), translate(`dungeon.${dungeon}`)].join(' · ');
}

export function beginDaily({ begin }: Pick<DailyHouse, 'begin'>, date: string): void {
  const { hero, dungeon, tier, seed } = delveOn(date);
  begin({ mode: { kind: 'daily', date }, seed, setup: { heroes: [hero], dungeon, tier } });
}

/** The date where the player is, as the engine writes dates. */
export function dateOf(now: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function delveOn(date: string): DailyDelve {
  const delve = dailyDelve(date);
  if (!delve.ok) throw new Error(`no delve on ${date}`);
  return delve.value;
}

function dayWords(now: Date, language: string, more: Intl.DateTimeFormatOptions = {}): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', ...more }).format(now);
}
