import { DUNGEONS } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table';
import type { ChronicleRow } from '../../../contract';
import type { ChronicleEntry } from '../../records';
import { figureAtEnd, setupWords } from '../summary/entryWords';

export function chronicleRow(entry: ChronicleEntry, translate: Translate): ChronicleRow {
  const { id, date, outcome } = entry;
  const [title, detail] = [outcomeWords(entry, translate), setupWords(entry, translate)];
  return { id, date, outcome, pictures: entry.heroes.map(figureAtEnd), title, detail };
}

/** `Beat the Dragon on turn 24`. */
function outcomeWords({ outcome, setup, bossMet, floor, turns }: ChronicleEntry, translate: Translate): string {
  const boss = translate(`boss.${DUNGEONS[setup.dungeon].boss}`);
  if (outcome === 'victory') return translate('chronicle.victory', { boss, turn: turns });
  if (bossMet) return translate('chronicle.fellToBoss', { boss, turn: turns });
  return translate('chronicle.fell', { floor, turn: turns });
}
