import { nameIn } from '../engine/kernel';
import { HERO_IDS } from '../engine/onedeck';
import type { TextKey, Translate } from '../stage';

const MOST_NAMED = 5;

const NAMED: Readonly<Record<string, TextKey>> = {
  settings: 'backupPart.settings',
  setup: 'backupPart.setup',
  gauntlet: 'backupPart.gauntlet',
  'game/current': 'backupPart.table',
};
const LISTED: Readonly<Record<string, TextKey>> = { chronicle: 'backupPart.chronicle', daily: 'backupPart.daily' };

/** Names the parts of a backup file: `the settings, the campaign sheet of Mage and 3 more`. */
export function partNames(parts: readonly string[], translate: Translate): string {
  const named = parts.slice(0, MOST_NAMED).map((part) => partName(part, translate));
  const more = parts.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` ${translate('backupPart.more', { count: more })}` : ''}`;
}

function partName(part: string, translate: Translate): string {
  const [drawer = '', ...rest] = part.split('/');
  const name = nameIn(rest.join('/'));
  const hero = HERO_IDS.find((id) => id === name);
  if (drawer === 'sheet' && hero !== undefined) return translate('backupPart.sheet', { hero: translate(`hero.${hero}`) });
  if (Object.hasOwn(NAMED, part)) return translate(NAMED[part] ?? 'backupPart.other');
  if (Object.hasOwn(LISTED, drawer) && name !== '') return translate(LISTED[drawer] ?? 'backupPart.other', { name });
  return translate('backupPart.other', { name: nameIn(part) });
}
