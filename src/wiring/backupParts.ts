import { nameIn } from '../engine/kernel';
import { HERO_IDS } from '../engine/onedeck';
import type { TextKey, Translate } from '../table';

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

const COUNTED = [
  ['chronicle', 'backupCount.chronicle'],
  ['sheet', 'backupCount.sheets'],
  ['daily', 'backupCount.dailies'],
  ['aside', 'backupCount.asides'],
] as const;

/** Says what is in a backup file: `the game under way, 3 games that are over, 1 campaign sheet, the settings`. */
export function partCounts(keys: readonly string[], translate: Translate): string {
  const counted = COUNTED.flatMap(([drawer, words]) => {
    const count = keys.filter((key) => key.startsWith(`${drawer}/`)).length;
    return count === 0 ? [] : [translate(words, { count })];
  });
  const single = (key: string): readonly string[] => (keys.includes(key) ? [partName(key, translate)] : []);
  return [...single('game/current'), ...counted, ...single('gauntlet'), ...single('settings')].join(', ');
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
