import { type CampaignSheet, type Gauntlet, nextDelve, startGauntlet } from '../../../../engine/onedeck';
import type { OneDeckRecords } from '../../records';
import type { TableGame } from '../../table';
import type { OneDeckApp } from '../pagesApp';
import { FIRST_SETUP } from '../setup/firstSetup';
import { gauntletPage } from './gauntletPage';

export interface GauntletApp
  extends Pick<OneDeckApp, 'translate' | 'sound' | 'underWay' | 'freshSeed' | 'lastSetup' | 'go' | 'begin' | 'resume'> {
  readonly records: Pick<OneDeckRecords, 'gauntlet' | 'rewriteGauntlet'>;
}

export async function gauntlet(app: GauntletApp): Promise<HTMLElement> {
  const { translate, sound, records, underWay, lastSetup, go, begin, resume } = app;
  const game = underWay('gauntlet');
  const stored = await records.gauntlet();
  let now = stored;
  const put = (next: Gauntlet | null): void => {
    records.rewriteGauntlet(now, next);
    now = next;
  };
  return gauntletPage({
    translate,
    sound,
    gauntlet: stored,
    isOnTable: isUnderWay(stored, game),
    last: { ...(lastSetup() ?? { ...FIRST_SETUP, tier: 'standard' }), gifts: game?.history.state.setup.gifts ?? [] },
    onStart(entry) {
      const begun = startGauntlet({ ...entry, seed: app.freshSeed() });
      if (begun.ok) put(begun.value);
      go('gauntlet');
    },
    onResume: () => resume('gauntlet'),
    onPlay(setup) {
      const delve = now === null ? null : nextDelve(now);
      if (delve !== null) begin({ setup, seed: delve.seed, mode: { kind: 'gauntlet' } });
    },
    onGiveUp() {
      put(null);
      go('gauntlet');
    },
    async rewrite(hero, _, next) {
      if (now !== null) put({ ...now, sheets: now.sheets.map((sheet) => (sheet.hero === hero ? next : sheet)) });
      return sheetsOf(await records.gauntlet());
    },
  });
}

function sheetsOf(gauntlet: Gauntlet | null): readonly CampaignSheet[] {
  return gauntlet?.sheets ?? [];
}

function isUnderWay(gauntlet: Gauntlet | null, game: TableGame | null): boolean {
  if (gauntlet === null || game === null) return false;
  return game.history.origin.seed === nextDelve(gauntlet)?.seed;
}
