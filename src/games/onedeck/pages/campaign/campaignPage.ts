import { type CampaignSheet, type DungeonId, HERO_IDS, type HeroId } from '../../../../engine/onedeck';
import { ask, carvedButton, made } from '../../../../pages';
import { mountain } from './mountain';
import { type DeskParts, SheetDesk } from './SheetDesk';

export interface CampaignParts extends Pick<DeskParts, 'translate' | 'sound' | 'sheets' | 'hero' | 'rewrite'> {
  readonly onPlay: (hero: HeroId, dungeon: DungeonId) => void;
}

/** The campaign: the mountain with its five gates, and the talents of each hero. */
export function campaignPage(parts: CampaignParts): HTMLElement {
  const { translate, onPlay } = parts;
  const page = made('div', { className: 'page-body campaign-page' });
  const anew = made('div', { className: 'sheet-anew' });
  let shown: HeroId = parts.hero ?? 'warrior';
  const { element, go, show } = mountain(translate, (dungeon) => onPlay(shown, dungeon));
  const onSheet = (sheet: CampaignSheet): void => {
    shown = sheet.hero;
    const button = carvedButton(translate('campaign.newSheet'), { onPress: () => void askForNew(sheet) });
    anew.replaceChildren(...(sheet.gamesPlayed > 0 ? [button] : []));
    show(sheet);
  };
  const desk = new SheetDesk({ ...parts, heroes: HERO_IDS, lead: [element, go], onSheet });

  async function askForNew(sheet: CampaignSheet): Promise<void> {
    const text = translate('campaign.askNewSheet', { hero: translate(`hero.${sheet.hero}`), count: sheet.gamesPlayed });
    const title = translate('campaign.newSheet');
    if (await ask({ title, text, yes: title, no: translate('campaign.keepSheet') })) desk.begin(sheet);
  }

  page.append(desk.element, anew);
  return page;
}
