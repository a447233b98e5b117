import '../modes.css';
import { hashOf } from '../../../../engine/kernel';
import { CAMPAIGN_IDS, type CampaignId, type MiniCampaign, nextSetup } from '../../../../engine/paper';
import type { Seating } from '../../../contract';
import type { KeptCampaign, PaperGame } from '../../records';
import type { PaperApp } from '../pagesApp';
import { campaignPage } from './campaignPage';

export interface CampaignsApp
  extends Pick<PaperApp, 'translate' | 'sound' | 'underWay' | 'lastSeating' | 'go' | 'begin' | 'resume'> {
  readonly records: Pick<PaperApp['records'], 'campaigns' | 'rewriteCampaign'>;
}

/** The page of the four mini-campaigns, of which one is open. */
export async function campaigns(app: CampaignsApp, detail: string | null): Promise<HTMLElement> {
  const { translate, sound, records, underWay, lastSeating, go, begin, resume } = app;
  const all = await records.campaigns();
  const game = underWay('campaign');
  const open = CAMPAIGN_IDS.find((id) => id === detail) ?? likeliest(all, game);
  const kept = all.find(({ run }) => run.campaign === open) ?? null;
  const play = ({ run, seating }: KeptCampaign): void => {
    const setup = nextSetup(run);
    if (setup !== null) begin({ setup, seating, mode: { kind: 'campaign', campaign: open } });
  };
  return campaignPage({
    ...{ translate, sound, open, kept },
    lastSeating: lastSeating(),
    isOnTable: isUnderWay(kept, game),
    onOpen: (id) => go('campaign', id),
    onResume: () => resume('campaign'),
    onPlay: () => kept !== null && play(kept),
    onStart(run: MiniCampaign, seating: Seating) {
      records.rewriteCampaign(open, kept, { run, seating });
      play({ run, seating });
    },
    onGiveUp() {
      records.rewriteCampaign(open, kept, null);
      go('campaign', open);
    },
  });
}

/** The campaign on the table, else the first that is not over, else the first of all. */
function likeliest(all: readonly KeptCampaign[], game: PaperGame | null): CampaignId {
  if (game?.mode.kind === 'campaign') return game.mode.campaign;
  const running = all.find(({ run }) => nextSetup(run) !== null);
  return running?.run.campaign ?? CAMPAIGN_IDS[0];
}

function isUnderWay(kept: KeptCampaign | null, game: PaperGame | null): boolean {
  if (kept === null || game === null || game.mode.kind !== 'campaign' || game.mode.campaign !== kept.run.campaign) return false;
  return hashOf(game.history.state.setup) === hashOf(nextSetup(kept.run));
}
