import { nameIn } from '../../../engine/kernel';
import { HERO_IDS } from '../../../engine/onedeck';
import type { Translate } from '../../../table';
import { DAILIES, GAUNTLET, SHEETS } from './entries';

/** Names an entry: `the campaign sheet of Mage`. */
export function entryWords(name: string, translate: Translate): string | null {
  if (name === GAUNTLET.name) return translate('backupPart.gauntlet');
  const hero = HERO_IDS.find((id) => name === SHEETS + id);
  if (hero !== undefined) return translate('backupPart.sheet', { hero: translate(`hero.${hero}`) });
  const day = name.startsWith(DAILIES) ? nameIn(name.slice(DAILIES.length)) : '';
  return day === '' ? null : translate('backupPart.daily', { name: day });
}

/** Counts entries: `1 campaign sheet, 3 daily delves, the gauntlet`. */
export function countWords(names: readonly string[], translate: Translate): readonly string[] {
  const [sheets = 0, days = 0] = [SHEETS, DAILIES].map((prefix) => names.filter((name) => name.startsWith(prefix)).length);
  return [
    ...(sheets === 0 ? [] : [translate('backupCount.sheets', { count: sheets })]),
    ...(days === 0 ? [] : [translate('backupCount.dailies', { count: days })]),
    ...(names.includes(GAUNTLET.name) ? [translate('backupPart.gauntlet')] : []),
  ];
}
