// Rules that meet each other: full tables, doors at both ends of a row, gems and bosses in one turn, a whole campaign.
import { describe, expect, it } from 'vitest';
import {
  campaignLights,
  campaignStandings,
  LIGHTS,
  type MiniCampaign,
  nextSetup,
  paperDungeons,
  recordGame,
  SEAT_IDS,
  type Sheet,
  type State,
  scoreOf,
  totalOf,
} from '../../../src/engine/paper';
import { levels } from './parties';
import { aTable, aTurn } from './table';
import { atTurn } from './turns';

const seat = 'seat-1';

describe('eight seats', () => {
  it('P33: a gem that three of them take in one turn vanishes for the other five', () => {
    const table = aTurn({ seats: 8 });
    for (const id of ['seat-1', 'seat-4', 'seat-8'] as const) table.with({ path: ['E3'] }, id).go(0, ['F3'], id);
    table
      .with({ path: ['C5'] }, 'seat-4')
      .go(1, ['C4'], 'seat-4')
      .idleAll();
    expect(table.told('gemsVanished')).toEqual([{ type: 'gemsVanished', gems: ['gem-b', 'gem-c'] }]);
    const both = ['gem-b', 'gem-c'];
    expect(table.state.seats.map(({ sheet }) => sheet.gone)).toEqual([['gem-c'], both, both, [], both, both, both, ['gem-c']]);
  });

  it('P34: all of them claim a mission that all fulfil in one turn', () => {
    const table = aTurn({ seats: 8, missions: ['force-of-twelve', 'map-makers', 'full-satchel'] });
    for (const id of SEAT_IDS) table.with(levels(3, 3, 3, 3), id);
    table.idleAll();
    expect(table.told('missionClaimed')).toMatchObject([{ mission: 'force-of-twelve', points: 4, seats: SEAT_IDS }]);
  });

  it('P40: the last of them wins the reward by one, and nobody where two tie above the rest', () => {
    const table = atTurn(3, { dungeon: 'b', seats: 8 });
    for (const id of SEAT_IDS) table.with({ ...levels(3, 3, 3, 3), lair: true }, id);
    const { state } = table.with(levels(3, 3, 3, 4), 'seat-8');
    expect(table.idleAll().told('rewardWon')).toMatchObject([{ seat: 'seat-8' }]);
    table
      .at(state)
      .with(levels(3, 4, 3, 3), 'seat-2')
      .idleAll();
    expect(table.told('rewardLost')).toMatchObject([{ seats: ['seat-2', 'seat-8'] }]);
  });

  it('P39: who fled wins no reward, however strong', () => {
    const table = atTurn(3, { dungeon: 'b', seats: 8 }).with(levels(6, 6, 6, 6), 'seat-3');
    table.with({ ...levels(2, 2, 2, 2), lair: true }, 'seat-5').idleAll();
    expect(table.told('rewardWon')).toMatchObject([{ seat: 'seat-5' }]);
    expect(table.told('bossFled')).toHaveLength(7);
  });

  it('P44: a table that does nothing shares the last place as well as the first', () => {
    const table = aTurn({ seats: 8 }).untilTurn(8).idleAll();
    for (const { sheet } of table.state.seats) {
      expect(sheet.path).toEqual([]);
      expect(sheet.bosses.map(({ fought }) => fought)).toEqual([false, false, false]);
    }
    const points = table.state.seats.map((one) => totalOf(scoreOf('a', one)));
    const outcome = paperDungeons.outcome(table.state);
    expect(outcome.over && outcome.winners).toEqual(SEAT_IDS.filter((_, at) => points[at] === Math.max(...points)));
  });
});

describe('doors at both ends of a row', () => {
  it('P19: lead into a lair as any step does', () => {
    const table = atTurn(4, { dungeon: 'c' }).with({ path: ['F4'] });
    expect(table.go(0, ['A4']).sheet().lair).toBe(true);
  });

  it('P35: are no obstacles', () => {
    const pointsFor = (path: Sheet['path']): number =>
      scoreOf(
        'a',
        aTurn({ powers: ['barbarian'], objectives: ['no-obstacle'] })
          .with({ path })
          .seat(),
      ).cards;
    expect(pointsFor(['E1', 'B3', 'A2', 'F2', 'A2'])).toBe(0);
    expect(pointsFor(['E1', 'B3', 'A4', 'F4', 'A4'])).toBe(0);
    // The river between A1 and A2 is the fourth.
    expect(pointsFor(['E1', 'B3', 'A1', 'A2', 'F2'])).toBe(2);
  });

  it('P17: cost one step, and boots go through two of them', () => {
    const table = aTurn().with({ path: ['A4'], beaten: ['zombie-4'] });
    table.do({ type: 'walk', seat, die: 3 }, { type: 'step', seat, to: 'F4' }, { type: 'chooseHero', seat, hero: 'rogue' });
    table.do({ type: 'step', seat, to: 'A4' }, { type: 'step', seat, to: 'F4' });
    expect(table.sheet()).toMatchObject({ path: ['A4', 'F4', 'A4', 'F4'], damage: 2, walk: null, heroes: { rogue: 2 } });
  });
});

describe('gems and bosses', () => {
  it('P41: a gem that is taken in the turn of the boss stays with those who took it', () => {
    const table = aTurn({ dungeon: 'b', seats: 2, dispersal: true })
      .untilTurn(3)
      .with({ path: ['E3'] })
      .go(0, ['F3'])
      .idleAll();
    expect(table.state.seats.map(({ sheet }) => [sheet.taken, sheet.gone])).toEqual([
      [['gem-b'], ['gem-d']],
      [[], ['gem-b', 'gem-d']],
    ]);
  });

  it('P41: alone two gems vanish after the first boss, two after the second, and their rooms stay', () => {
    const table = aTurn({ dungeon: 'b' }).untilTurn(4);
    expect(table.sheet().gone).toEqual(['gem-b', 'gem-d']);
    table.untilTurn(7);
    expect(table.sheet().gone).toEqual(['gem-b', 'gem-d', 'gem-g', 'gem-h']);
    table.with({ path: ['E3'] }).go(0, ['F3']);
    expect(table.sheet()).toMatchObject({ gems: 0, beaten: ['orc-4'] });
    table.untilTurn(8).idle();
    expect(table.sheet().gone).toHaveLength(4);
  });

  it('P40 and P43: the reward of the third boss counts for objectives, and for no mission', () => {
    const opening = { dungeon: 'b', seats: 2, missions: ['two-champions', 'map-makers', 'full-satchel'] } as const;
    const table = aTurn({ ...opening, objectives: ['rising-star', 'gem-fever'], powers: ['barbarian', 'ranger'] }).untilTurn(8);
    table.with({ ...levels(5, 4, 4, 6), lair: true }).idleAll();
    const before = scoreOf('b', table.seat()).cards;
    table.do({ type: 'chooseHero', seat, hero: 'wizard' });
    expect([before, scoreOf('b', table.seat()).cards]).toEqual([4, 6]);
    expect(table.state.phase).toBe('over');
  });

  it('P34: a mission that the reward of the third boss fulfils is claimed by nobody', () => {
    const missions = ['living-legend', 'map-makers', 'full-satchel'] as const;
    const table = aTurn({ dungeon: 'b', seats: 2, missions }).untilTurn(8);
    table
      .with({ ...levels(5, 5, 5, 5), lair: true })
      .idleAll()
      .do({ type: 'chooseHero', seat, hero: 'wizard' });
    expect(table.state.phase).toBe('over');
    expect(table.sheet()).toMatchObject({ heroes: { wizard: 6 }, missions: [0, 0, 0] });
  });

  it('P36: one that stands in the lair steps out and in again', () => {
    const table = atTurn(4, { dungeon: 'b' }).with({ path: ['D4'], beaten: ['goblin-4'] });
    expect(table.sheet().lair).toBe(false);
    expect(table.go(0, ['C4', 'D4']).sheet().lair).toBe(true);
  });
});

describe('before and after everything else', () => {
  it('P18: a party that never enters flees three times and is counted as any other', () => {
    const table = aTurn({ dungeon: 'b', powers: ['barbarian'] })
      .untilTurn(8)
      .idle();
    expect(table.told('gameEnded')[0]?.results).toMatchObject([{ points: -3 - 4 - 5 }]);
  });

  it('P4: an Assassin, a Veteran and a Craftsman choose side by side, in any order', () => {
    const table = aTable({ powers: ['assassin', 'veteran', 'craftsman'], seats: 3 });
    table.do(
      { type: 'fillBox', seat: 'seat-3', item: 'tome-of-wisdom' },
      { type: 'strikeOff', seat: 'seat-1', monster: 'orc-3' },
      { type: 'chooseHero', seat: 'seat-2', hero: 'rogue' },
      { type: 'fillBox', seat: 'seat-3', item: 'flaming-sword' },
      { type: 'chooseHero', seat: 'seat-2', hero: 'wizard' },
    );
    expect(paperDungeons.toAct(table.state)).toEqual([seat]);
    expect(table.do({ type: 'strikeOff', seat, monster: 'orc-4' }).state.phase).toBe('roll');
  });
});

describe('a campaign of three', () => {
  it('P46: is played from the first dungeon to the last, and its sums decide', () => {
    let campaign: MiniCampaign = {
      campaign: 'around-the-realm',
      seats: 3,
      missions: 'drawn',
      dispersal: true,
      openObjectives: false,
      games: [],
    };
    const played: State[] = [];
    for (let setup = nextSetup(campaign); setup !== null; setup = nextSetup(campaign)) {
      const { state } = aTurn({ ...setup, powers: ['barbarian', 'merchant', 'scout'] })
        .untilTurn(8)
        .idleAll();
      const recorded = recordGame(campaign, state);
      if (!recorded.ok) throw new Error(recorded.rejection.key);
      campaign = recorded.value;
      played.push(state);
    }
    expect(played.map(({ dungeon }) => dungeon)).toEqual(['j', 'k', 'l']);
    const sums = [0, 1, 2].map((at) =>
      played.reduce((sum, { dungeon, seats }) => sum + (seats[at] === undefined ? 0 : totalOf(scoreOf(dungeon, seats[at]))), 0),
    );
    const standings = campaignStandings(campaign);
    expect(standings.map(({ points }) => points)).toEqual(sums.toSorted((one, other) => other - one));
    expect(standings.map(({ seat: id }) => id)).toEqual(['seat-1', 'seat-2', 'seat-3']);
    expect(recordGame(campaign, played[0] as State)).toMatchObject({ rejection: { key: 'campaignOver' } });
  });

  it('P46: alone against the sums of all five lights', () => {
    for (const [campaign, dungeons] of [
      ['town-heroes', ['a', 'b', 'c']],
      ['mummy-of-hamnapta', ['d', 'e', 'f']],
      ['tower-of-necromancy', ['g', 'h', 'i']],
      ['around-the-realm', ['j', 'k', 'l']],
    ] as const) {
      for (const [light, sum] of Object.entries(campaignLights(campaign))) {
        const own = dungeons.map((dungeon) => LIGHTS[dungeon][light as keyof (typeof LIGHTS)['a']].glory);
        expect(sum).toBe(own.reduce((one, other) => one + other));
      }
    }
  });
});
