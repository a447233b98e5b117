import './chronicle.css';
import { DUNGEONS } from '../../../../engine/onedeck';
import { carvedButton, figures, lines, made, section } from '../../../../pages';
import type { ChronicleEntry } from '../../../../services';
import type { Translate } from '../../../../table';
import { figureAtEnd, setupWords } from '../summary/gameStory';
import { totalOf, totals } from './totals';

export interface ChronicleParts {
  readonly translate: Translate;
  readonly language: string;
  /** Newest first. */
  readonly entries: readonly ChronicleEntry[];
  readonly onOpen: (id: string) => void;
  readonly onExport: () => void;
}

/** Every game that was played to its end. */
export function chroniclePage(parts: ChronicleParts): HTMLElement {
  const { translate, entries, onExport } = parts;
  const page = made('div', { className: 'page-body chronicle' });
  if (entries.length === 0) {
    page.append(made('p', { textContent: translate('chronicle.empty') }));
    return page;
  }
  const { won, played } = totalOf(entries, () => true);
  const games = lines(
    entries.map((entry) => entryButton(entry, parts)),
    'lines',
  );
  page.append(
    figures([
      [translate('chronicle.played'), played],
      [translate('chronicle.won'), won],
    ]),
    section(translate('chronicle.games'), games),
    totals(entries, translate),
    carvedButton(translate('chronicle.export'), { onPress: onExport }),
  );
  return page;
}

function entryButton(entry: ChronicleEntry, { translate, language, onOpen }: ChronicleParts): HTMLElement {
  const button = made('button', { className: `entry ${entry.outcome}` });
  const people = made('span', { className: 'entry-figures' });
  const words = made('span', { className: 'entry-words' });
  people.append(...entry.heroes.map(figureAtEnd));
  words.append(
    made('strong', { textContent: `${outcomeWords(entry, translate)} ` }),
    made('span', { textContent: `${setupWords(entry, translate)} ` }),
    made('small', { textContent: dateWords(entry, language) }),
  );
  button.type = 'button';
  button.append(people, words);
  button.addEventListener('click', () => onOpen(entry.id));
  return button;
}

/** `Beat the Dragon on turn 24`. */
function outcomeWords({ outcome, setup, bossMet, floor, turns }: ChronicleEntry, translate: Translate): string {
  const boss = translate(`boss.${DUNGEONS[setup.dungeon].boss}`);
  if (outcome === 'victory') return translate('chronicle.victory', { boss, turn: turns });
  if (bossMet) return translate('chronicle.fellToBoss', { boss, turn: turns });
  return translate('chronicle.fell', { floor, turn: turns });
}

export function dateWords({ date }: Pick<ChronicleEntry, 'date'>, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(date));
}
