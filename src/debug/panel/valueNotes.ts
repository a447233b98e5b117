import { made } from '../../pages';
import { curvePoints } from '../easeCurve';
import { UNITS } from '../meanings';
import { isWord, type Words } from '../words';

interface Tuned {
  readonly name: readonly [section: string, name: string];
  readonly fields: Readonly<Record<string, number | string>>;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Under the values: the curves of their easings, and what each value means and is measured in. */
export function valueNotes(words: Words, records: () => readonly Tuned[]) {
  const element = made('div');
  const curves = made('div', { className: 'debug-curves' });
  const meanings = made('dl', { className: 'debug-meanings' });
  element.append(curves, meanings);
  const refresh = (): void => {
    curves.replaceChildren(
      ...records().flatMap(({ name, fields }) =>
        fields['ease'] === undefined ? [] : [curve(name.join('.'), String(fields['ease']))],
      ),
    );
  };
  const fields = [...new Set(records().flatMap((record) => Object.keys(record.fields)))];
  meanings.replaceChildren(...fields.flatMap((field) => meaningOf(field, words)));
  refresh();
  return { element, refresh };
}

function meaningOf(field: string, words: Words): readonly HTMLElement[] {
  const unit = UNITS[field];
  const [sense, measure] = [`field.${field}`, `unit.${unit}`];
  const parts = [isWord(sense) ? words(sense) : '', isWord(measure) ? words(measure) : ''].filter(Boolean);
  return parts.length === 0 ? [] : [made('dt', { textContent: field }), made('dd', { textContent: parts.join(' · ') })];
}

/** Time runs to the right, the way upwards. */
function curve(name: string, ease: string): HTMLElement {
  const figure = made('figure');
  const picture = document.createElementNS(SVG, 'svg');
  const line = document.createElementNS(SVG, 'polyline');
  const ends = document.createElementNS(SVG, 'path');
  picture.setAttribute('viewBox', '0 0 100 100');
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', `${name}: ${ease}`);
  ends.setAttribute('d', 'M0 20H100M0 80H100');
  line.setAttribute('points', curvePoints(ease));
  picture.append(ends, line);
  figure.append(picture, made('figcaption', { textContent: ease }));
  return figure;
}
