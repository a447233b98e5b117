import { type CampaignSheet, HERO_IDS, type HeroId } from '../../../../engine/onedeck';
import { ask, carvedButton, made } from '../../../../pages';
import { type DeskParts, SheetDesk } from './SheetDesk';

export interface CampaignParts extends Pick<DeskParts, 'translate' | 'sheets' | 'hero' | 'rewrite'> {
  readonly onPlay: (hero: HeroId) => void;
}

/** The sheets of the campaign, one for every hero. */
export function campaignPage(parts: CampaignParts): HTMLElement {
  const { translate, onPlay } = parts;
  const page = made('div', { className: 'page-body' });
  const play = ({ hero }: CampaignSheet): HTMLElement =>
    carvedButton(translate('campaign.play'), { gold: true, onPress: () => onPlay(hero) });
  const anew = (sheet: CampaignSheet): HTMLElement =>
    carvedButton(translate('campaign.newSheet'), { onPress: () => void askForNew(sheet) });
  const buttons = (sheet: CampaignSheet): readonly HTMLElement[] =>
    sheet.gamesPlayed > 0 ? [play(sheet), anew(sheet)] : [play(sheet)];
  const desk = new SheetDesk({ ...parts, heroes: HERO_IDS, buttons });

  async function askForNew(sheet: CampaignSheet): Promise<void> {
    const text = translate('campaign.askNewSheet', { hero: translate(`hero.${sheet.hero}`), count: sheet.gamesPlayed });
    const title = translate('campaign.newSheet');
    if (await ask({ title, text, yes: title, no: translate('campaign.keepSheet') })) desk.begin(sheet);
  }

  page.append(desk.element);
  return page;
}
