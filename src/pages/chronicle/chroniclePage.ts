import './chronicle.css';
import type { ChronicleRow, TallyList } from '../../games/contract';
import type { Translate } from '../../table';
import { carvedButton, made } from '../dom';
import { figures, lines, section } from '../pieces/sections';
import { dateWords } from './dateWords';
import { totals } from './totals';

export interface ChronicleParts {
  readonly translate: Translate;
  readonly language: string;
  /** Newest first. */
  readonly rows: readonly ChronicleRow[];
  readonly tallies: readonly TallyList[];
  readonly onOpen: (id: string) => void;
  readonly onExport: () => void;
}

/** The page of all games that were played to their end. */
export function chroniclePage(parts: ChronicleParts): HTMLElement {
  const { translate, rows, tallies, onExport } = parts;
  const page = made('div', { className: 'page-body chronicle' });
  if (rows.length === 0) {
    page.append(made('p', { textContent: translate('chronicle.empty') }));
    return page;
  }
  const games = lines(
    rows.map((row) => rowButton(row, parts)),
    'lines',
  );
  page.append(
    figures([
      [translate('chronicle.played'), rows.length],
      [translate('chronicle.won'), rows.filter(({ outcome }) => outcome === 'victory').length],
    ]),
    section(translate('chronicle.games'), games),
    totals(tallies, translate),
    carvedButton(translate('chronicle.export'), { onPress: onExport }),
  );
  return page;
}

function rowButton({ id, date, outcome, pictures, title, detail }: ChronicleRow, parts: ChronicleParts): HTMLElement {
  const button = made('button', { className: `entry ${outcome}` });
  const people = made('span', { className: 'entry-figures' });
  const words = made('span', { className: 'entry-words' });
  people.append(...pictures);
  words.append(
    made('strong', { textContent: `${title} ` }),
    made('span', { textContent: `${detail} ` }),
    made('small', { textContent: dateWords(date, parts.language) }),
  );
  button.type = 'button';
  button.append(people, words);
  button.addEventListener('click', () => parts.onOpen(id));
  return button;
}
