import {
  type CampaignSheet,
  FOCUSES,
  MARK_COLOURS,
  type Mark,
  type MarkColour,
  TALENT_IDS,
  TALENTS,
  type TalentId,
  talentsEarned,
  whyNoMark,
} from '../../../../engine/onedeck';
import { made, section } from '../../../../pages';
import type { Translate } from '../../../../table';
import { placeRow } from './places';

export interface SheetParts {
  readonly sheet: CampaignSheet;
  readonly translate: Translate;
  /** Called when a place is pressed, even if it takes no mark now. */
  readonly onPlace: (mark: Mark) => void;
}

const GROUPS = ['basic', ...FOCUSES] as const;

/** Returns the talents of a sheet in four groups, each with its places for marks. */
export function talentGroups(parts: SheetParts): HTMLElement {
  const groups = made('div', { className: 'focuses' });
  const earned = talentsEarned(parts.sheet);
  for (const group of GROUPS) {
    const talents = TALENT_IDS.filter((talent) => TALENTS[talent].focus === group);
    const note = made('p', { className: 'focus-note', textContent: parts.translate(`focusNote.${group}`) });
    const blocks = talents.map((talent) => talentBlock(talent, earned.includes(talent), parts));
    groups.append(section(parts.translate(`focus.${group}`), note, ...blocks));
  }
  return groups;
}

function talentBlock(talent: TalentId, isEarned: boolean, parts: SheetParts): HTMLElement {
  const { translate } = parts;
  const block = made('div', { className: isEarned ? 'talent earned' : 'talent' });
  const name = made('h3', { textContent: translate(`ability.${talent}`) });
  if (isEarned) name.append(made('span', { className: 'badge', textContent: translate('campaign.earned') }));
  const colours = MARK_COLOURS.filter((colour) => TALENTS[talent].needs[colour] > 0);
  const effect = made('p', { textContent: `${translate(`effect.${talent}`)} ` });
  effect.append(made('small', { textContent: usableWords(talent, translate) }));
  block.append(name, effect, ...colours.map((colour) => places({ talent, colour }, parts)));
  return block;
}

function usableWords(talent: TalentId, translate: Translate): string {
  const [where] = TALENTS[talent].usableIn;
  return translate(where === undefined ? 'usable.always' : `usable.${where}`);
}

function places(mark: Mark, { sheet, translate, onPlace }: SheetParts): HTMLElement {
  const { talent, colour } = mark;
  const needs = TALENTS[talent].needs[colour];
  const filled = sheet.marks[talent][colour];
  const row = placeRow(colour, filled, needs);
  const params = { talent: translate(`ability.${talent}`), colour: colourWords(colour, translate), filled, needs };
  if (filled === needs) {
    const done = made('div', { className: 'place-row' });
    done.append(row, made('span', { className: 'unseen', textContent: translate('campaign.full', params) }));
    return done;
  }
  const button = made('button', { className: 'place-row' });
  button.type = 'button';
  button.dataset['place'] = `${talent}-${colour}`;
  button.ariaDisabled = String(whyNoMark(sheet, talent, colour) !== null);
  button.append(row, made('span', { className: 'unseen', textContent: translate('campaign.place', params) }));
  button.addEventListener('click', () => onPlace(mark));
  return button;
}

export function colourWords(colour: MarkColour, translate: Translate): string {
  return translate(`mark.${colour}`);
}
