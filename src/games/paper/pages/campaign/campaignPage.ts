import { CAMPAIGN_IDS, type CampaignId, nextSetup } from '../../../../engine/paper';
import { ask, carvedButton, made, section } from '../../../../pages';
import { placesOf, standingOf } from './standing';
import { type StartParts, startForm } from './startForm';

export interface CampaignParts extends StartParts {
  /** The next game has already begun. */
  readonly isOnTable: boolean;
  readonly onOpen: (id: CampaignId) => void;
  readonly onResume: () => void;
  readonly onPlay: () => void;
  readonly onGiveUp: () => void;
}

/** The page of the mini-campaigns: three dungeons in a row, whose points are added up. */
export function campaignPage(parts: CampaignParts): HTMLElement {
  const { translate, open, kept } = parts;
  const page = made('div', { className: 'page-body paper-campaign' });
  page.append(
    made('p', { textContent: translate('paperPages.campaign.rules') }),
    choices(parts),
    section(translate(`paperDungeons.campaign.${open}`), placesOf(open, kept, translate), ...standing(parts)),
  );
  if (kept === null || nextSetup(kept.run) === null) page.append(startForm(parts));
  return page;
}

function choices({ translate, open, onOpen }: CampaignParts): HTMLElement {
  const row = made('nav', { className: 'campaign-choices' });
  row.setAttribute('aria-label', translate('paperPages.campaign.which'));
  for (const id of CAMPAIGN_IDS) {
    const button = made('button', { className: 'pill', textContent: translate(`paperDungeons.campaign.${id}`) });
    button.type = 'button';
    if (id === open) button.setAttribute('aria-current', 'true');
    button.addEventListener('click', () => onOpen(id));
    row.append(button);
  }
  return row;
}

function standing(parts: CampaignParts): readonly HTMLElement[] {
  const { translate, kept, isOnTable, onResume, onPlay, onGiveUp } = parts;
  if (kept === null) return [];
  const next = nextSetup(kept.run);
  const shown = [standingOf(kept, translate)];
  if (next === null || next.dungeon === 'drawn') return shown;
  const giveUp = async (): Promise<void> => {
    const title = translate('paperPages.campaign.giveUp');
    const text = translate('paperPages.campaign.askGiveUp');
    if (await ask({ title, text, yes: title, no: translate('paperPages.campaign.keepOn') })) onGiveUp();
  };
  const row = made('div', { className: 'buttons' });
  const dungeon = translate(`paperDungeons.dungeon.${next.dungeon}`);
  const label = translate(isOnTable ? 'paperPages.campaign.resume' : 'paperPages.campaign.play', { dungeon });
  row.append(
    carvedButton(label, { gold: true, onPress: isOnTable ? onResume : onPlay }),
    carvedButton(translate('paperPages.campaign.giveUp'), { onPress: () => void giveUp() }),
  );
  return [...shown, row];
}
