import { columns, rows } from '../../../../table';
import type { Rect } from '../../../../table/ports';
import type { AnswerSize } from './ground';
import { TOUCH } from './parts';

/** The measures of an answer's card with its title and details, as multiples of the text size. */
const CARD = { width: 8.4, wide: 11.5, best: 19, pad: 0.95, title: 1.2, detail: 1.16, most: 1.3 } as const;
/** The smallest width of a letter before the text wraps, as a part of the text size. */
const LETTER = 0.44;
const MOST_LINES = { title: 2, detail: 3 } as const;

interface AnswerMeasure {
  readonly text: number;
  readonly gap: number;
}

interface Grid {
  readonly across: number;
  readonly down: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the preferred and the smallest height of answers at this width. */
export function answersHeight(
  width: number,
  answers: readonly AnswerSize[],
  measure: AnswerMeasure,
): { readonly best: number; readonly least: number } {
  if (answers.length === 0) return { best: 0, least: 0 };
  const { gap, text } = measure;
  const { across, height } = gridIn({ width, height: Number.POSITIVE_INFINITY }, answers, measure);
  const least = Math.max(TOUCH, Math.min(height, text * 2.9));
  return { best: Math.ceil(answers.length / across) * (height + gap) - gap, least };
}

/** Places cards in as few rows as hold them all. If they do not fit, it places as many as fit and a last place that turns the page. */
export function placeAnswers(area: Rect, answers: readonly AnswerSize[], measure: AnswerMeasure): readonly Rect[] {
  if (answers.length === 0) return [];
  const grid = gridIn(area, answers, measure);
  if (grid.across * grid.down >= answers.length) return gridded(area, grid, { ...measure, count: answers.length });
  const room = { ...area, width: area.width - TOUCH - measure.gap };
  const cut = gridIn(room, answers, measure);
  // If only one card does not fit, all cards become a little smaller instead of a page with one card.
  if (cut.across * cut.down + 1 >= answers.length) return tightly(area, answers.length, measure);
  const places = gridded(room, cut, { ...measure, count: cut.across * cut.down });
  const top = Math.min(...places.map(({ y }) => y));
  const high = Math.max(...places.map(({ y, height }) => y + height)) - top;
  const right = Math.max(...places.map(({ x, width }) => x + width));
  return [...places, { x: right + measure.gap, y: top, width: TOUCH, height: high }];
}

/** Returns the grid with the most room on each card among those that are large enough for fingers. */
function tightly(area: Rect, count: number, { text, gap }: AnswerMeasure): readonly Rect[] {
  const ways = Array.from({ length: count }, (_, more) => {
    const across = more + 1;
    const down = Math.ceil(count / across);
    const [width, height] = [(area.width - gap * (across - 1)) / across, (area.height - gap * (down - 1)) / down];
    return { across, down, width, height, room: Math.min(height / TOUCH, width / (text * CARD.width)) };
  });
  const found = ways.filter(({ height }) => height >= TOUCH);
  const best = (found.length > 0 ? found : ways).reduce((one, other) => (other.room > one.room ? other : one));
  return gridded(area, best, { text, gap, count });
}

function gridded(
  area: Rect,
  { across, down, height: need }: Grid,
  { text, gap, count }: AnswerMeasure & { readonly count: number },
): readonly Rect[] {
  const rowCount = Math.min(down, Math.ceil(count / across));
  const inRow = Math.min(across, Math.ceil(count / rowCount));
  const width = Math.min((area.width - gap * (inRow - 1)) / inRow, text * CARD.best);
  const room = (area.height - gap * (rowCount - 1)) / rowCount;
  const height = Math.min(room, Math.max(need * CARD.most, TOUCH * CARD.most));
  const used = { width: inRow * (width + gap) - gap, height: rowCount * (height + gap) - gap };
  const block = { x: area.x + (area.width - used.width) / 2, y: area.y + (area.height - used.height) / 2, ...used };
  return rows(block, rowCount, gap)
    .flatMap((row) => columns(row, inRow, gap))
    .slice(0, count);
}

/** Returns the grid with the most columns that holds all cards with their words; otherwise the one of wider cards that holds most. */
function gridIn(area: Pick<Rect, 'width' | 'height'>, answers: readonly AnswerSize[], measure: AnswerMeasure): Grid {
  const { text, gap } = measure;
  const most = (least: number): number =>
    Math.max(1, Math.min(answers.length, Math.floor((area.width + gap) / (text * least + gap))));
  const waysOf = (count: number): readonly Grid[] =>
    Array.from({ length: count }, (_, at) => gridOf(count - at, area, { answers, ...measure }));
  const whole = waysOf(most(CARD.width)).find(({ across, down }) => across * down >= answers.length);
  return whole ?? waysOf(most(CARD.wide)).reduce((best, way) => (way.across * way.down > best.across * best.down ? way : best));
}

function gridOf(
  across: number,
  area: Pick<Rect, 'width' | 'height'>,
  { answers, text, gap }: AnswerMeasure & { readonly answers: readonly AnswerSize[] },
): Grid {
  const width = Math.min((area.width - gap * (across - 1)) / across, text * CARD.best);
  const height = Math.max(TOUCH, ...answers.map((answer) => cardHeight(answer, width, text)));
  return { across, down: Math.max(1, Math.floor((area.height + gap + 0.01) / (height + gap))), width, height };
}

function cardHeight({ title, detail }: AnswerSize, width: number, text: number): number {
  const letters = (width - text * 1.24) / (text * LETTER);
  const titles = Math.min(MOST_LINES.title, Math.max(1, Math.ceil(title / letters)));
  const details = Math.min(MOST_LINES.detail, Math.ceil(detail / letters));
  return text * (CARD.pad + titles * CARD.title + details * CARD.detail);
}
