import './gauntlet.css';
import {
  type CampaignSheet,
  type Gauntlet,
  type GauntletEntry,
  gauntletStanding,
  type HeroId,
  nextDelve,
  type Setup,
} from '../../../../engine/onedeck';
import { ask, carvedButton, made, section, submitButton } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { PagesApp } from '../../../contract';
import { heroWords } from '../../table';
import { giftsForm } from '../campaign/giftsForm';
import { SheetDesk } from '../campaign/SheetDesk';
import { partyChoice } from '../setup/partyChoice';
import { tierChoice } from '../setup/tierChoice';
import { rungs } from './rungs';

export interface GauntletParts {
  readonly translate: Translate;
  readonly sound: PagesApp['sound'];
  readonly gauntlet: Gauntlet | null;
  /** True when the next delve has already begun. */
  readonly isOnTable: boolean;
  /** The setup that was chosen last. */
  readonly last: Setup;
  readonly onStart: (entry: Omit<GauntletEntry, 'seed'>) => void;
  readonly onResume: () => void;
  readonly onPlay: (setup: Setup) => void;
  readonly onGiveUp: () => void;
  /** Replaces a sheet, if the stored one is still the expected one. Returns all sheets as they are then. */
  readonly rewrite: (hero: HeroId, expected: CampaignSheet | null, next: CampaignSheet) => Promise<readonly CampaignSheet[]>;
}

/** The page of the Gauntlet: all five dungeons in a row, with sheets of their own. */
export function gauntletPage(parts: GauntletParts): HTMLElement {
  const { gauntlet, translate } = parts;
  const page = made('div', { className: 'page-body gauntlet' });
  const rules = made('p', { textContent: translate('gauntlet.rules') });
  if (gauntlet !== null && gauntletStanding(gauntlet) === 'underway') {
    // A party on its way knows the rules; the way has the first screen.
    page.append(...standing(gauntlet, parts), rules);
    return page;
  }
  page.append(rules, ...(gauntlet === null ? [] : standing(gauntlet, parts)), startForm(parts));
  return page;
}

function standing(gauntlet: Gauntlet, parts: GauntletParts): readonly HTMLElement[] {
  const { translate, sound } = parts;
  const heroes = gauntlet.sheets.map(({ hero }) => hero);
  const who = [heroWords(heroes, translate), translate(`tier.${gauntlet.tier}`)].join(' · ');
  const how = gauntletStanding(gauntlet);
  if (how !== 'underway') {
    const end = translate(how === 'won' ? 'gauntlet.won' : 'gauntlet.lost', {
      count: gauntlet.games.filter((game) => game.bossDefeated).length,
    });
    return [section(who, rungs(gauntlet, translate), made('p', { className: `gauntlet-end ${how}`, textContent: end }))];
  }
  const gifts = giftsForm({ translate, sheets: gauntlet.sheets, last: parts.last.gifts });
  gifts.show(heroes);
  const desk = new SheetDesk({
    translate,
    sound,
    heroes,
    sheets: gauntlet.sheets,
    hero: null,
    async rewrite(hero, expected, next) {
      const sheets = await parts.rewrite(hero, expected, next);
      gifts.learn(sheets);
      return sheets;
    },
  });
  const next = parts.isOnTable ? [] : [gifts.element];
  return [
    section(
      who,
      rungs(gauntlet, translate),
      ...next,
      buttons(gauntlet, () => gifts.chosen(), parts),
    ),
    desk.element,
  ];
}

function buttons(gauntlet: Gauntlet, gifts: () => Setup['gifts'], parts: GauntletParts): HTMLElement {
  const { translate, isOnTable, onResume, onPlay, onGiveUp } = parts;
  const row = made('div', { className: 'buttons' });
  const delve = nextDelve(gauntlet);
  if (delve !== null) {
    const { heroes, dungeon, tier } = delve;
    const label = translate(isOnTable ? 'gauntlet.resume' : 'gauntlet.play', { dungeon: translate(`dungeon.${dungeon}`) });
    const play = (): void => onPlay({ heroes, dungeon, tier, gifts: gifts() ?? [] });
    row.append(carvedButton(label, { gold: true, onPress: isOnTable ? onResume : play }));
  }
  const giveUp = async (): Promise<void> => {
    const title = translate('gauntlet.giveUp');
    if (await ask({ title, text: translate('gauntlet.askGiveUp'), yes: title, no: translate('gauntlet.keepOn') })) onGiveUp();
  };
  row.append(carvedButton(translate('gauntlet.giveUp'), { onPress: () => void giveUp() }));
  return row;
}

function startForm({ translate, sound, last, onStart }: GauntletParts): HTMLElement {
  const form = made('form', { className: 'setup' });
  let { tier } = last;
  const party = partyChoice(last.heroes, { translate, onChange: () => sound('hero') });
  const tiers = tierChoice(tier, translate, (id) => {
    tier = id;
  });
  const start = submitButton(translate('gauntlet.start'), () => onStart({ heroes: party.heroes(), tier }));
  form.append(party.element, tiers, start);
  return form;
}
