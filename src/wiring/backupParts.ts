import { nameIn } from '../engine/kernel';
import type { RecordsByGame } from '../games/contract';
import { type EntryName, readName } from '../services';
import type { TextKey, Translate } from '../table';

export interface PartWords {
  readonly translate: Translate;
  readonly games: RecordsByGame;
}

const MOST_NAMED = 5;

/** Names the parts of a backup file: `the settings, the campaign sheet of Mage and 3 more`. */
export function partNames(parts: readonly string[], words: PartWords): string {
  const named = parts.slice(0, MOST_NAMED).map((part) => partName(part, words));
  const more = parts.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` ${words.translate('backupPart.more', { count: more })}` : ''}`;
}

/** Says what is in a backup file: `the game under way, 3 games that are over, 1 campaign sheet, the settings`. */
export function partCounts(keys: readonly string[], { translate, games }: PartWords): string {
  const names = keys.map((key) => readName(key));
  const counted = (kind: EntryName['kind'], words: TextKey): readonly string[] => {
    const count = names.filter((name) => name.kind === kind).length;
    return count === 0 ? [] : [translate(words, { count })];
  };
  const own = games.ids.flatMap((id) => {
    const entries = names.flatMap((name) => (name.kind === 'own' && name.game === id ? [name.name] : []));
    return games.fetched(id)?.countWords(entries, translate) ?? [];
  });
  return [
    ...(names.some(({ kind }) => kind === 'save') ? [translate('backupPart.table')] : []),
    ...counted('waiting', 'backupCount.waiting'),
    ...counted('ended', 'backupCount.chronicle'),
    ...own,
    ...counted('aside', 'backupCount.asides'),
    ...(keys.includes('settings') ? [translate('backupPart.settings')] : []),
  ].join(', ');
}

function partName(part: string, { translate, games }: PartWords): string {
  if (part === 'settings') return translate('backupPart.settings');
  if (part.startsWith('setup/')) return translate('backupPart.setup');
  const name = readName(part);
  if (name.kind === 'save') return translate('backupPart.table');
  if (name.kind === 'waiting') return translate('backupPart.waiting');
  if (name.kind === 'ended' && name.id !== '') return translate('backupPart.chronicle', { name: nameIn(name.id) });
  const own = name.kind === 'own' ? games.fetched(name.game)?.entryWords(name.name, translate) : null;
  return own ?? translate('backupPart.other', { name: nameIn(part) });
}
