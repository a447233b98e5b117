// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { required } from '../../../../src/engine/kernel';
import { campaignLights, type MiniCampaign, nextSetup } from '../../../../src/engine/paper';
import { campaigns } from '../../../../src/games/paper/pages/campaign/campaigns';
import { today } from '../../../../src/games/paper/pages/daily/today';
import type { KeptCampaign, PaperGame } from '../../../../src/games/paper/records';
import { button, control } from '../../../pages/onPage';
import { AGAINST_BOT, playedGame } from '../ended';
import { SPEECH } from '../translator';

const RUN: MiniCampaign = {
  ...{ campaign: 'tower-of-necromancy', seats: 1, missions: 'drawn', dispersal: true, openObjectives: false },
  games: [[80]],
};
const [go, begin, resume, rewriteCampaign] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];

async function open(kept: readonly KeptCampaign[], game: PaperGame | null = null, detail: string | null = null): Promise<void> {
  const app = {
    ...{ translate: SPEECH.en, sound: () => undefined, underWay: () => game, lastSeating: () => null, go, begin, resume },
    records: { campaigns: async () => kept, rewriteCampaign },
  };
  document.body.replaceChildren(await campaigns(app, detail));
}

const words = (): string => document.body.textContent;

beforeEach(() => {
  for (const mock of [go, begin, resume, rewriteCampaign]) mock.mockClear();
});

describe('the page of mini-campaigns', () => {
  it('begins one with the seats, missions and variants that are chosen', async () => {
    await open([], null, 'mummy-of-hamnapta');
    control('none').click();
    control('gems stay').click();
    button('Begin the campaign').click();
    const run = { campaign: 'mummy-of-hamnapta', seats: 1, missions: 'none', dispersal: false, openObjectives: false, games: [] };
    expect(rewriteCampaign.mock.calls[0]?.slice(0, 2)).toEqual(['mummy-of-hamnapta', null]);
    expect(rewriteCampaign.mock.calls[0]?.[2]).toMatchObject({ run });
    expect(begin.mock.calls[0]?.[0]).toMatchObject({
      setup: { dungeon: 'd', seats: 1, missions: 'none' },
      mode: { kind: 'campaign', campaign: 'mummy-of-hamnapta' },
    });
  });

  it('opens the one that is not over, says how it stands, and goes on with it', async () => {
    await open([{ run: RUN, seating: {} }]);
    expect(words()).toContain('80 glory so far.');
    expect(words()).toContain(`Ember ${campaignLights('tower-of-necromancy').ember}`);
    button('Go down: The Library of Bones').click();
    expect(begin.mock.calls[0]?.[0]).toMatchObject({ setup: nextSetup(RUN), seating: {} });
  });

  it('goes on with the game on the table', async () => {
    const setup = required(nextSetup(RUN), 'a setup');
    const game = playedGame('on the table', { setup, mode: { kind: 'campaign', campaign: RUN.campaign }, commands: 1 });
    await open([{ run: RUN, seating: {} }], game);
    button('Go on: The Library of Bones').click();
    expect(resume).toHaveBeenCalledWith('campaign');
  });

  it('shows rivals in their places, and another campaign at a press', async () => {
    await open([{ run: { ...RUN, seats: 2, games: [[40, 70]] }, seating: AGAINST_BOT }]);
    const places = [...document.querySelectorAll('.standings li')].map(({ textContent }) => textContent);
    expect(places).toEqual(['Fabio: 70', 'Marta: 40']);
    button('Around the Realm').click();
    expect(go).toHaveBeenCalledWith('campaign', 'around-the-realm');
  });

  it('can be begun anew when all three games are over', async () => {
    const over = { run: { ...RUN, games: [[80], [70], [60]] }, seating: {} };
    await open([over], null, RUN.campaign);
    expect(words()).toContain('210 glory so far.');
    button('Begin it anew').click();
    expect(rewriteCampaign.mock.calls[0]?.[1]).toEqual(over);
    expect(rewriteCampaign.mock.calls[0]?.[2]).toMatchObject({ run: { games: [] } });
  });
});

describe('the page of the day', () => {
  const app = { translate: SPEECH.en, language: () => 'en', now: () => new Date('2026-11-18T12:00:00.000Z'), begin };

  it('begins the game of today, and tells the result of the first one', async () => {
    const played = { id: 'a', date: '2026-11-18', points: 77, lights: 3, tries: 2 };
    document.body.replaceChildren(await today({ ...app, records: { dailies: async () => [played] } }));
    expect(words()).toContain('Played today: 77 glory.');
    expect(words()).toContain('Played 2 times in all.');
    button('Go down again').click();
    expect(begin.mock.calls[0]?.[0]).toMatchObject({ mode: { kind: 'daily', date: '2026-11-18' }, setup: { seats: 1 } });
  });

  it('shows three missions, and no result before the first game', async () => {
    document.body.replaceChildren(await today({ ...app, records: { dailies: async () => [] } }));
    expect(words()).not.toContain('Played today');
    expect(document.querySelectorAll('.day-missions dt')).toHaveLength(3);
  });
});
