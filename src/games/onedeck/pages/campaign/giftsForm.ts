import './gifts.css';
import {
  BASIC_SKILL_IDS,
  type BasicSkillId,
  type CampaignSheet,
  FOCUSES,
  type Focus,
  type GiftChoice,
  type Gifts,
  giftsOf,
  type HeroId,
  mayChooseBasicSkill,
  newSheet,
  type Setup,
  TALENTS,
  type TalentId,
  talentsEarned,
} from '../../../../engine/onedeck';
import { made, radios, section } from '../../../../pages';
import type { Translate } from '../../../../table';
import { costWords } from '../../table';
import type { GiftsSection } from '../setup/setupPage';

export interface GiftsParts {
  readonly translate: Translate;
  readonly sheets: readonly CampaignSheet[];
  /** The setup that was chosen last. */
  readonly last: Setup['gifts'];
  /** A heading, where the page has none. */
  readonly intro?: string;
}

export interface LearningGifts extends GiftsSection {
  /** Reads the sheets again, because marks were placed and there may be more to choose from. */
  learn(sheets: readonly CampaignSheet[]): void;
}

/** Before a campaign game each hero chooses a focus, and, once Veteran is earned, a basic skill. */
export function giftsForm(parts: GiftsParts): LearningGifts {
  const { translate, last = [], intro } = parts;
  const element = made('div', { className: 'gifts' });
  const choices = new Map<HeroId, GiftChoice>();
  let { sheets } = parts;
  let heroes: readonly HeroId[] = [];
  const sheetOf = (hero: HeroId): CampaignSheet => sheets.find((sheet) => sheet.hero === hero) ?? newSheet(hero);
  const choiceOf = (hero: HeroId): GiftChoice =>
    likely(sheetOf(hero), choices.get(hero) ?? last.find((gift) => gift.hero === hero) ?? null);
  const draw = (): void => {
    const sections = heroes.map((hero) =>
      heroSection(sheetOf(hero), { translate, choice: choiceOf(hero), onChoice: (choice) => choices.set(hero, choice) }),
    );
    element.replaceChildren(...(intro === undefined ? [] : [made('p', { textContent: intro })]), ...sections);
  };

  return {
    element,
    show(party) {
      if (party.join() === heroes.join()) return;
      heroes = party;
      draw();
    },
    learn(learned) {
      sheets = learned;
      draw();
    },
    chosen: () => heroes.flatMap((hero) => given(sheetOf(hero), choiceOf(hero))),
  };
}

function given(sheet: CampaignSheet, choice: GiftChoice): readonly Gifts[] {
  const gifts = giftsOf(sheet, choice);
  return gifts.ok ? [gifts.value] : [];
}

/** Returns the last choice, if the sheet allows it; otherwise the focus with the most talents. */
function likely(sheet: CampaignSheet, last: GiftChoice | null): GiftChoice {
  const [best] = [...FOCUSES].sort((one, other) => talentsIn(sheet, other).length - talentsIn(sheet, one).length);
  const [first] = BASIC_SKILL_IDS;
  const basicSkill = mayChooseBasicSkill(sheet) ? (last?.basicSkill ?? first) : null;
  return { focus: last?.focus ?? best ?? 'healing', basicSkill };
}

function talentsIn(sheet: CampaignSheet, focus: Focus | 'basic'): readonly TalentId[] {
  return talentsEarned(sheet).filter((talent) => TALENTS[talent].focus === focus);
}

interface HeroGifts {
  readonly translate: Translate;
  readonly choice: GiftChoice;
  readonly onChoice: (choice: GiftChoice) => void;
}

function heroSection(sheet: CampaignSheet, { translate, choice, onChoice }: HeroGifts): HTMLElement {
  const { hero } = sheet;
  let { focus, basicSkill } = choice;
  const tell = (): void => onChoice({ focus, basicSkill });
  const learned = made('ul', { className: 'lines gifts-talents' });
  const list = (): void => {
    const talents = [...talentsIn(sheet, 'basic'), ...talentsIn(sheet, focus)];
    const lines = talents.map((talent) => named(talent, translate));
    learned.replaceChildren(...(lines.length === 0 ? [translate('campaign.noTalents')] : lines).map(item));
  };
  const focuses = radios<Focus>({
    label: translate('campaign.chooseFocus'),
    name: `focus-${hero}`,
    options: FOCUSES.map((value) => ({ value, label: focusWords(sheet, value, translate) })),
    onChange(value) {
      focus = value;
      list();
      tell();
    },
  });
  focuses.show(focus);
  list();
  const skills = mayChooseBasicSkill(sheet)
    ? basicSkills(hero, {
        translate,
        chosen: basicSkill,
        onChange: (skill) => {
          basicSkill = skill;
          tell();
        },
      })
    : null;
  return section(translate(`hero.${hero}`), focuses.element, skills, learned);
}

interface BasicSkillParts {
  readonly translate: Translate;
  readonly chosen: BasicSkillId | null;
  readonly onChange: (skill: BasicSkillId) => void;
}

function basicSkills(hero: HeroId, { translate, chosen, onChange }: BasicSkillParts): HTMLElement {
  const field = radios<BasicSkillId>({
    label: translate('campaign.chooseBasicSkill'),
    name: `basic-${hero}`,
    options: BASIC_SKILL_IDS.map((value) => ({ value, label: `${named(value, translate)} (${costWords(value, translate)})` })),
    onChange,
  });
  if (chosen !== null) field.show(chosen);
  return field.element;
}

function focusWords(sheet: CampaignSheet, focus: Focus, translate: Translate): string {
  return translate('campaign.focusTalents', { focus: translate(`focus.${focus}`), count: talentsIn(sheet, focus).length });
}

function named(ability: TalentId | BasicSkillId, translate: Translate): string {
  return translate('table.named', { name: translate(`ability.${ability}`), effect: translate(`effect.${ability}`) });
}

function item(textContent: string): HTMLElement {
  return made('li', { textContent });
}
