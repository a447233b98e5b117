import type { Event, EventOf, SheetEvent } from '../../../../engine/paper';
import { listed, type Translate } from '../../../../table';
import { bossWords, dieWords, gemWords, missionWords, objectiveWords, powerWords, seatWords } from '../words';
import { ROARS } from './heard';
import { OF_SHEETS } from './ofSheets';
import type { EventRecord, EventRecords } from './record';

type TableEventType = Exclude<Event['type'], SheetEvent['type']>;

/** What happens to the whole table, or is shown to all. */
export const OF_TABLE: EventRecords<TableEventType> = {
  cardsKept: { motion: 'cardsKept', sound: 'cardKept', sentence: cardsKept, rule: 'paperDungeons.rule.cards' },
  cardsShown: {
    motion: 'cardsKept',
    sound: 'cardsShown',
    rule: 'paperDungeons.rule.cards',
    sentence: ({ cards }, translate) =>
      translate('paperDungeons.told.cardsShown', {
        cards: cards
          .map(({ seat, power }) =>
            translate('paperDungeons.told.cardOf', {
              seat: seatWords(seat, translate),
              name: power === 'unknown' ? '?' : powerWords(power, translate),
            }),
          )
          .join(', '),
      }),
  },
  phaseBegun: {
    motion: null,
    sound: ({ phase }) => (phase === 'boss' ? 'mapBurns' : null),
    rule: null,
    sentence: ({ phase }, translate) => translate(`paperDungeons.told.phase.${phase}`),
  },
  turnBegun: {
    motion: null,
    sound: 'quillDipped',
    rule: null,
    sentence: ({ turn }, translate) => translate('paperDungeons.told.turnBegun', { turn }),
  },
  diceRolled: {
    motion: 'diceRolled',
    sound: ({ again }) => (again ? 'diceAgain' : 'diceRolled'),
    rule: 'paperDungeons.rule.roll',
    sentence({ sides, again }, translate) {
      const dice = sides.map((_, die) => dieWords(sides, die, translate)).join('; ');
      return translate(`paperDungeons.told.${again ? 'diceAgain' : 'diceRolled'}`, { dice });
    },
  },
  confirmed: {
    motion: null,
    sound: 'turnSealed',
    rule: null,
    sentence: ({ seat }, translate) => translate('paperDungeons.told.confirmed', { seat: seatWords(seat, translate) }),
  },
  takenBack: {
    motion: null,
    sound: 'undo',
    rule: 'paperDungeons.rule.dice',
    sentence: ({ seat }, translate) => translate('paperDungeons.told.takenBack', { seat: seatWords(seat, translate) }),
  },
  turnShown: { motion: 'turnShown', sound: 'sheetUnrolled', sentence: turnShown, rule: 'paperDungeons.rule.reveal' },
  gemsVanished: {
    motion: 'gemsVanished',
    sound: 'gemLost',
    rule: 'paperDungeons.rule.reveal',
    sentence: ({ gems }, translate) => translate('paperDungeons.told.gemsVanished', { gains: gemList(gems, translate) }),
  },
  missionClaimed: {
    motion: 'missionClaimed',
    sound: 'missionDone',
    rule: 'paperDungeons.rule.reveal',
    sentence({ mission, points, seats }, translate) {
      const who = listed(
        seats.map((seat) => seatWords(seat, translate)),
        translate,
      );
      return translate('paperDungeons.told.missionClaimed', { name: missionWords(mission, translate), total: points, who });
    },
  },
  bossWoke: {
    motion: 'bossWoke',
    sound: ({ round }) => ROARS[round],
    rule: 'paperDungeons.rule.boss',
    sentence: ({ boss, round }, translate) =>
      translate('paperDungeons.told.bossWoke', { boss: bossWords(boss, translate), round }),
  },
  bossFought: {
    motion: 'bossFought',
    sound: ({ wounds }) => (wounds > 0 ? 'bossBlow' : 'bossStruck'),
    rule: 'paperDungeons.rule.boss',
    sentence: ({ seat, boss, strength, glory, wounds }, translate) =>
      translate('paperDungeons.told.bossFought', {
        ...{ seat: seatWords(seat, translate), boss: bossWords(boss, translate) },
        ...{ strength: String(strength), total: glory, amount: wounds },
      }),
  },
  bossFled: {
    motion: 'bossFled',
    sound: ({ strength }) => (strength === null ? 'lairMissed' : 'fled'),
    sentence: bossFled,
    rule: 'paperDungeons.rule.boss',
  },
  rewardWon: {
    motion: 'rewardWon',
    sound: 'rewardWon',
    rule: 'paperDungeons.rule.boss',
    sentence: ({ seat, boss }, translate) =>
      translate('paperDungeons.told.rewardWon', { seat: seatWords(seat, translate), boss: bossWords(boss, translate) }),
  },
  rewardLost: { motion: null, sound: 'rewardLost', sentence: rewardLost, rule: 'paperDungeons.rule.boss' },
  gemsDispersed: {
    motion: 'gemsVanished',
    sound: 'gemsDispersed',
    rule: 'paperDungeons.rule.boss',
    sentence: ({ boss, gems }, translate) =>
      translate('paperDungeons.told.gemsDispersed', { boss: bossWords(boss, translate), gains: gemList(gems, translate) }),
  },
  roundEnded: {
    motion: null,
    sound: 'curtain',
    rule: null,
    sentence: ({ round }, translate) => translate('paperDungeons.told.roundEnded', { round }),
  },
  gameEnded: {
    motion: 'boxCounted',
    sound: 'gameEnded',
    rule: 'paperDungeons.rule.end',
    sentence: ({ results }, translate) =>
      translate('paperDungeons.told.gameEnded', {
        cards: results
          .map(({ seat, points }) => translate('paperDungeons.told.result', { seat: seatWords(seat, translate), total: points }))
          .join(', '),
      }),
  },
};

function gemList(gems: EventOf<'gemsVanished'>['gems'], translate: Translate): string {
  return listed(
    gems.map((gem) => gemWords(gem, translate)),
    translate,
  );
}

function cardsKept({ seat: id, objective, power }: EventOf<'cardsKept'>, translate: Translate): string {
  const seat = seatWords(id, translate);
  if (objective === 'unknown' || power === 'unknown') return translate('paperDungeons.told.cardsKeptSecret', { seat });
  return translate('paperDungeons.told.cardsKept', {
    seat,
    one: objectiveWords(objective, translate),
    two: powerWords(power, translate),
  });
}

/** Tells what others could not see before; a seat itself knows its turn. */
function turnShown({ seat: id, events }: EventOf<'turnShown'>, translate: Translate): string {
  const seat = seatWords(id, translate);
  const told = events
    .filter(({ type }) => OF_SHEETS[type].rule !== null && type !== 'dieUsed')
    .map((event) => retold(event, translate));
  if (told.length === 0) return translate('paperDungeons.told.turnKnown', { seat });
  return translate('paperDungeons.told.turnShown', { seat, what: told.join(' ') });
}

/** The record is exact for each type; this one widening lets an event of any type find its own. */
function retold(event: SheetEvent, translate: Translate): string {
  return (OF_SHEETS[event.type] as EventRecord<SheetEvent['type']>).sentence(event, translate);
}

function bossFled({ seat, boss, strength, glory }: EventOf<'bossFled'>, translate: Translate): string {
  const words = { seat: seatWords(seat, translate), boss: bossWords(boss, translate), total: glory };
  if (strength === null) return translate('paperDungeons.told.bossMissed', words);
  return translate('paperDungeons.told.bossTooStrong', { ...words, strength: String(strength) });
}

function rewardLost({ boss: id, seats }: EventOf<'rewardLost'>, translate: Translate): string {
  const boss = bossWords(id, translate);
  if (seats.length === 0) return translate('paperDungeons.told.rewardLost', { boss });
  const who = listed(
    seats.map((seat) => seatWords(seat, translate)),
    translate,
  );
  return translate('paperDungeons.told.rewardTied', { boss, who });
}
