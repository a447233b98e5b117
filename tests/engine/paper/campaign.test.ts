import { describe, expect, it } from 'vitest';
import {
  CAMPAIGN_IDS,
  CAMPAIGNS,
  campaignLights,
  campaignStandings,
  DUNGEON_IDS,
  LIGHTS,
  type MiniCampaign,
  nextSetup,
  paperDungeons,
  parseMiniCampaign,
  recordGame,
} from '../../../src/engine/paper';
import { aTurn } from './table';

describe('mini-campaigns', () => {
  const CAMPAIGN: MiniCampaign = {
    campaign: 'town-heroes',
    seats: 2,
    missions: 'none',
    dispersal: false,
    openObjectives: false,
    games: [],
  };

  it('P46: the three dungeons of a cycle in order, the same seats, nothing carried over', () => {
    expect(CAMPAIGN_IDS.flatMap((id) => CAMPAIGNS[id])).toEqual(DUNGEON_IDS);
    const setups = [
      [],
      [[1, 2]],
      [
        [1, 2],
        [3, 4],
      ],
    ].map((games) => nextSetup({ ...CAMPAIGN, games }));
    expect(setups.map((setup) => setup?.dungeon)).toEqual(['a', 'b', 'c']);
    expect(setups.map((setup) => setup?.seats)).toEqual([2, 2, 2]);
    expect(
      nextSetup({
        ...CAMPAIGN,
        games: [
          [1, 2],
          [3, 4],
          [5, 6],
        ],
      }),
    ).toBeNull();
  });

  it('P46: a game that is over is added, and no other', () => {
    const running = aTurn({ seats: 2, dungeon: 'a' });
    expect(recordGame(CAMPAIGN, running.state)).toMatchObject({ rejection: { key: 'campaignGameNotOver' } });
    const { state } = running.untilTurn(8).idleAll();
    const recorded = recordGame(CAMPAIGN, state);
    const outcome = paperDungeons.outcome(state);
    const points = ['seat-1', 'seat-2'].map((id) => outcome.over && outcome.standings.find(({ seat }) => seat === id)?.points);
    expect(recorded).toMatchObject({ ok: true, value: { games: [points] } });
    expect(recorded.ok && recordGame(recorded.value, state)).toMatchObject({ rejection: { key: 'campaignOtherGame' } });
    const over = {
      ...CAMPAIGN,
      games: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
    };
    expect(recordGame(over, state)).toMatchObject({ rejection: { key: 'campaignOver' } });
  });

  it('P46: the sum of the three decides, a tie is shared', () => {
    const games = [
      [10, 30],
      [40, 20],
      [-5, -5],
    ];
    expect(campaignStandings({ ...CAMPAIGN, games })).toMatchObject([
      { place: 1, points: 45 },
      { place: 1, points: 45 },
    ]);
  });

  it('P46: alone against the sum of the three lights', () => {
    const { ember } = campaignLights('town-heroes');
    expect(ember).toBe(LIGHTS.a.ember.glory + LIGHTS.b.ember.glory + LIGHTS.c.ember.glory);
  });

  it('P46: may be stopped between games: it is plain data, and read back', () => {
    const stopped = { ...CAMPAIGN, games: [[10, 30]] };
    expect(parseMiniCampaign(JSON.parse(JSON.stringify(stopped)))).toEqual({ ok: true, value: stopped });
    for (const bad of [null, { ...stopped, games: [[1]] }, { ...stopped, campaign: 'x' }]) {
      expect(parseMiniCampaign(bad)).toMatchObject({ rejection: { key: 'campaignWrong' } });
    }
  });
});
