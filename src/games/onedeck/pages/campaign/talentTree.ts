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
import { made, shape } from '../../../../pages';
import type { Translate } from '../../../../table';
import { nearestTalent, progressOf } from './nearest';
import { placeRow } from './places';

export interface TreeParts {
  readonly sheet: CampaignSheet;
  readonly translate: Translate;
  /** Called when a place is pressed, even if it takes no mark now. */
  readonly onPlace: (mark: Mark) => void;
}

const GROUPS = ['basic', ...FOCUSES] as const;
/** From the limbs to the trunk, as shares of the picture. */
const ROOTS = ['M50 0C50 70 150 30 150 100', 'M150 0V100', 'M250 0C250 70 150 30 150 100'];

/** Returns the talents of a sheet as a tree: a list for the trunk and one for each limb, each talent with its places for marks. */
export function talentTree(parts: TreeParts): HTMLElement {
  const { sheet, translate } = parts;
  const tree = made('div', { className: 'tree' });
  const earned = talentsEarned(sheet);
  const next = nearestTalent(sheet);
  for (const group of GROUPS) {
    const limb = made('section', { className: `limb limb-${group}` });
    const list = made('ol');
    const note = made('p', { className: 'focus-note', textContent: translate(`focusNote.${group}`) });
    const talents = TALENT_IDS.filter((talent) => TALENTS[talent].focus === group);
    const lookOf = (talent: TalentId): TalentLook => (earned.includes(talent) ? 'earned' : talent === next ? 'next' : 'open');
    list.append(...talents.map((talent) => talentItem(talent, lookOf(talent), parts)));
    limb.append(made('h3', { textContent: translate(`focus.${group}`) }), note, list);
    tree.append(limb);
  }
  tree.append(roots(), explanation(next ?? 'veteran', parts));
  const explain = ({ target }: Event): void => {
    const talent = target instanceof Element ? talentAt(target) : null;
    if (talent !== null) tree.lastElementChild?.replaceWith(explanation(talent, parts));
  };
  for (const type of ['pointerover', 'focusin']) tree.addEventListener(type, explain);
  return tree;
}

/** Returns the talent that an element of the tree belongs to. */
export function talentAt(element: Element): TalentId | null {
  const id = element.closest<HTMLElement>('[data-talent]')?.dataset['talent'];
  return TALENT_IDS.find((talent) => talent === id) ?? null;
}

/** Returns the mark that a talent takes now, of this colour or of one that is easier to have. */
export function markThatFits(sheet: CampaignSheet, talent: TalentId, most: MarkColour = 'redPentagons'): Mark {
  const colours = MARK_COLOURS.slice(0, MARK_COLOURS.indexOf(most) + 1);
  const fitting = colours.filter((colour) => whyNoMark(sheet, talent, colour) === null);
  return { talent, colour: fitting.at(-1) ?? most };
}

type TalentLook = 'earned' | 'next' | 'open';

function talentItem(talent: TalentId, look: TalentLook, parts: TreeParts): HTMLElement {
  const { translate, onPlace, sheet } = parts;
  const item = made('li', { className: `talent ${look}` });
  const name = made('h4', { textContent: translate(`ability.${talent}`) });
  const runs = made('div', { className: 'runs' });
  const colours = MARK_COLOURS.filter((colour) => TALENTS[talent].needs[colour] > 0);
  item.dataset['talent'] = talent;
  if (look !== 'open') {
    const badge = translate(look === 'earned' ? 'campaign.earned' : 'campaign.nearest');
    name.append(' ', made('span', { className: 'badge', textContent: badge }));
  }
  runs.append(...colours.map((colour) => places({ talent, colour }, parts)));
  item.append(name, effectOf(talent, translate), runs);
  // The plaque is one large target: it takes what fits first.
  item.addEventListener('click', ({ target }) => {
    const isOwn = target instanceof Element && target.closest('button') === null;
    if (isOwn && look !== 'earned') onPlace(firstMark(sheet, talent));
  });
  return item;
}

function firstMark(sheet: CampaignSheet, talent: TalentId): Mark {
  const open = MARK_COLOURS.filter((colour) => whyNoMark(sheet, talent, colour)?.key !== 'talentNeedsNone');
  const colour = open.find((each) => whyNoMark(sheet, talent, each) === null) ?? open.at(-1) ?? 'greenCircles';
  return { talent, colour };
}

function effectOf(talent: TalentId, translate: Translate): HTMLElement {
  const [where] = TALENTS[talent].usableIn;
  const effect = made('p', { className: 'effect', textContent: `${translate(`effect.${talent}`)} ` });
  const usable = translate(where === undefined ? 'usable.always' : `usable.${where}`);
  effect.append(made('small', { textContent: usable }));
  return effect;
}

/** Says beside the tree what the talent does that is looked at. Its plaque says the same to screen readers. */
function explanation(talent: TalentId, { sheet, translate }: TreeParts): HTMLElement {
  const box = made('div', { className: 'explained' });
  box.setAttribute('aria-hidden', 'true');
  box.append(
    made('strong', { textContent: translate(`ability.${talent}`) }),
    effectOf(talent, translate),
    made('small', { textContent: translate('campaign.progress', { ...progressOf(sheet, talent) }) }),
  );
  return box;
}

function roots(): SVGElement {
  const picture = shape('svg', { class: 'roots', viewBox: '0 0 300 100', preserveAspectRatio: 'none', 'aria-hidden': 'true' });
  picture.append(...ROOTS.map((d) => shape('path', { d })));
  return picture;
}

function places(mark: Mark, { sheet, translate, onPlace }: TreeParts): HTMLElement {
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
