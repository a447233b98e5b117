import type { EventOf, SheetEvent } from '../../../../engine/paper';
import type { Translate } from '../../../../table';
import { digitWords, gemWords, heroWords, itemWords, monsterWords, opWords, seatWords } from '../words';
import { BELLS, cryOf, harm, wayIn } from './heard';
import type { EventRecords } from './record';

/** The level that wins a gift, and the boxes that finish an item. */
const GIFT = 4;
const FINISHED = 2;

/** What happens to one sheet. */
export const OF_SHEETS: EventRecords<SheetEvent['type']> = {
  dieUsed: { motion: 'dieUsed', sound: 'dieSpent', sentence: dieUsed, rule: 'paperDungeons.rule.dice' },
  heroRaised: {
    motion: ({ level }) => (level === GIFT ? 'giftWon' : 'written'),
    sound: ({ hero, level }) => (level === GIFT ? 'giftWon' : BELLS[hero]),
    rule: 'paperDungeons.rule.raise',
    sentence({ seat: id, hero: raised, level }, translate) {
      const words = { seat: seatWords(id, translate), hero: heroWords(raised, translate), level };
      if (level !== GIFT) return translate('paperDungeons.told.heroRaised', words);
      return translate('paperDungeons.told.gift', { ...words, effect: translate(`paperDungeons.gift.${raised}`) });
    },
  },
  boxFilled: {
    motion: ({ boxes }) => (boxes === FINISHED ? 'itemFinished' : 'written'),
    sound: ({ boxes }) => (boxes === FINISHED ? 'itemFinished' : 'inked'),
    rule: 'paperDungeons.rule.craft',
    sentence({ seat: id, item: filled, boxes }, translate) {
      const words = { seat: seatWords(id, translate), item: itemWords(filled, translate) };
      if (boxes < FINISHED) return translate('paperDungeons.told.boxFilled', words);
      return translate('paperDungeons.told.itemFinished', { ...words, effect: translate(`paperDungeons.itemText.${filled}`) });
    },
  },
  potionsGained: {
    motion: 'potionsGained',
    sound: 'potionBrewed',
    rule: 'paperDungeons.rule.brew',
    sentence({ seat: id, amount, lost, potions }, translate) {
      const seat = seatWords(id, translate);
      const gained = amount === 0 ? '' : translate('paperDungeons.told.potionsGained', { seat, count: amount, total: potions });
      const spilled = lost === 0 ? '' : translate('paperDungeons.told.potionsLost', { seat, count: lost });
      return [gained, spilled].filter((each) => each !== '').join(' ') || translate('paperDungeons.told.satchelFull', { seat });
    },
  },
  walkBegun: {
    motion: null,
    sound: null,
    rule: null,
    sentence: ({ seat, steps }, translate) =>
      translate('paperDungeons.told.walkBegun', { seat: seatWords(seat, translate), count: steps }),
  },
  roomEntered: {
    motion: ({ by }) => (by === 'wall' || by === 'river' ? 'wallCrossed' : 'roomEntered'),
    sound: wayIn,
    rule: 'paperDungeons.rule.walk',
    sentence: ({ seat, room, by, lair }, translate) =>
      translate(`paperDungeons.told.${lair ? 'lair' : by}`, { seat: seatWords(seat, translate), room }),
  },
  stepsGained: {
    motion: null,
    sound: 'riverCarries',
    rule: 'paperDungeons.rule.walk',
    sentence: ({ seat, steps }, translate) =>
      translate('paperDungeons.told.stepsGained', { seat: seatWords(seat, translate), number: steps }),
  },
  walkEnded: {
    motion: null,
    sound: null,
    rule: 'paperDungeons.rule.walk',
    sentence({ seat: id, lost }, translate) {
      const seat = seatWords(id, translate);
      return lost === 0
        ? translate('paperDungeons.told.walkEnded', { seat })
        : translate('paperDungeons.told.walkStopped', { seat, count: lost });
    },
  },
  trapSprung: {
    motion: 'struck',
    sound: 'trapSprung',
    rule: 'paperDungeons.rule.room',
    sentence: ({ seat, room }, translate) =>
      translate('paperDungeons.told.trapSprung', { seat: seatWords(seat, translate), room }),
  },
  monsterBeaten: {
    motion: 'struck',
    sound: ({ monster, level }) => (level === null ? 'struckOff' : cryOf(monster)),
    rule: 'paperDungeons.rule.room',
    sentence: ({ seat, monster, level, monsters }, translate) =>
      translate(`paperDungeons.told.${level === null ? 'struckOff' : 'monsterBeaten'}`, {
        seat: seatWords(seat, translate),
        name: monsterWords(monster, translate),
        number: monsters,
      }),
  },
  gemMarked: {
    motion: 'gemMarked',
    sound: 'gemTaken',
    rule: 'paperDungeons.rule.room',
    sentence({ seat: id, gem, gems }, translate) {
      const seat = seatWords(id, translate);
      if (gem === null) return translate('paperDungeons.told.gemExtra', { seat, number: gems });
      return translate('paperDungeons.told.gemMarked', { seat, name: gemWords(gem, translate), number: gems });
    },
  },
  damageTaken: { motion: 'damageTaken', sound: harm, sentence: damageTaken, rule: 'paperDungeons.rule.damage' },
  damageSpared: {
    motion: null,
    sound: 'spared',
    rule: 'paperDungeons.rule.damage',
    sentence: ({ seat, cause, amount }, translate) =>
      translate('paperDungeons.told.damageSpared', {
        seat: seatWords(seat, translate),
        cause: translate(`paperDungeons.harm.${cause}`),
        amount,
      }),
  },
  resurrected: {
    motion: 'resurrected',
    sound: 'resurrected',
    rule: 'paperDungeons.rule.damage',
    sentence: ({ seat }, translate) => translate('paperDungeons.told.resurrected', { seat: seatWords(seat, translate) }),
  },
  bonusLost: {
    motion: null,
    sound: null,
    rule: 'paperDungeons.rule.bonus',
    sentence: ({ seat, op }, translate) =>
      translate('paperDungeons.told.bonusLost', { seat: seatWords(seat, translate), what: opWords(op, translate) }),
  },
  bonusesDue: {
    motion: null,
    sound: ({ due }) => (due.length > 0 ? 'treasure' : null),
    rule: null,
    sentence({ seat: id, due }, translate) {
      const seat = seatWords(id, translate);
      const asked = due.at(-1);
      if (asked === undefined) return translate('paperDungeons.told.settled', { seat });
      return translate('paperDungeons.told.asked', { seat, what: opWords(asked.op, translate) });
    },
  },
};

function dieUsed({ seat: id, digit, as, change }: EventOf<'dieUsed'>, translate: Translate): string {
  const words = { seat: seatWords(id, translate), die: digitWords(digit, translate) };
  if (change === null) return translate(`paperDungeons.told.${as}`, words);
  return translate('paperDungeons.told.raiseBy', { ...words, what: translate(`paperDungeons.change.${change}`) });
}

function damageTaken(event: EventOf<'damageTaken'>, translate: Translate): string {
  const { seat: id, cause, amount, absorbed, damage } = event;
  const words = {
    seat: seatWords(id, translate),
    cause: translate(`paperDungeons.harm.${cause}`),
    amount,
    total: damage,
  };
  if (absorbed === 0) return translate('paperDungeons.told.damageTaken', words);
  return translate('paperDungeons.told.damageSoftened', { ...words, value: absorbed });
}
