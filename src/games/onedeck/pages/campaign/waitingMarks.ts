import { type CampaignSheet, coloursAllowed, DIFFICULTIES, type Difficulty, type MarkColour } from '../../../../engine/onedeck';
import { lines, made } from '../../../../pages';
import type { TextKey, Translate } from '../../../../table';
import { dragOnto } from './dragOnto';
import { placeSign } from './places';

const FROM = { 1: 'campaign.fromEasy', 2: 'campaign.fromMedium', 3: 'campaign.fromHard' } as const satisfies Record<
  number,
  TextKey
>;

export interface WaitingParts {
  readonly sheet: CampaignSheet;
  readonly translate: Translate;
  /** Called when a mark was dragged onto an element. It may become every colour up to `most`. */
  readonly onDrop: (onto: Element, most: MarkColour) => void;
}

/** Returns the marks that wait to be placed, by the dungeons they come from. Each kind can be dragged. */
export function waitingMarks({ sheet: { unplaced }, translate, onDrop }: WaitingParts): HTMLElement {
  const part = made('section', { className: 'waiting-marks' });
  const rows = DIFFICULTIES.filter((difficulty) => unplaced[difficulty] > 0).map((difficulty) => row(difficulty));
  const list = lines(rows);
  part.append(
    made('h3', { textContent: translate('campaign.waiting') }),
    list ?? made('p', { textContent: translate('campaign.noneWaiting') }),
  );
  if (list !== null) part.append(made('p', { className: 'drag-hint', textContent: translate('campaign.howToPlace') }));
  return part;

  function row(difficulty: Difficulty): HTMLElement {
    const line = made('span', { className: 'waiting' });
    const colours = coloursAllowed(difficulty);
    const most = colours.at(-1) ?? 'greenCircles';
    const from = made('span', { className: 'waiting-from', textContent: translate(FROM[difficulty]) });
    line.append(made('strong', { textContent: String(unplaced[difficulty]) }), ...colours.map(placeSign), from);
    dragOnto(line, { ghost: () => placeSign(most), onto: '[data-talent]', onDrop: (target) => onDrop(target, most) });
    return line;
  }
}
