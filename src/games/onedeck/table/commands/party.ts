import {
  CARDS,
  type CardId,
  type CommandOf,
  findHero,
  type HeroId,
  healedBy,
  healthOf,
  levelInReach,
  partyFacts,
  type State,
  shareOf,
  xpOf,
} from '../../../../engine/onedeck';
import { costWords } from '../words/abilities';
import { amountWords, cardWords, joined } from '../words/names';
import { swapsOf } from './loot';
import { byHero, type CommandRecord, firstToAct, type Setting, type Wording } from './record';

type PartyCommand = 'drinkPotion' | 'assignDamage' | 'assignStairsDamage' | 'chooseItemToDrain' | 'claim' | 'levelUp';

/** Records of the commands that concern the party itself: potions, damage, loot, levels. */
export const PARTY_COMMANDS: { readonly [Type in PartyCommand]: CommandRecord<Type> } = {
  drinkPotion: {
    wording: potionWording,
    weight: ({ phase }) => (phase === 'dying' ? 'primary' : 'inline'),
    order: 13,
    rule: 'symbol.potion.text',
    aim: {
      at: ({ potion }) => ({ kind: 'potion', potion }),
      wish: (aim, _, state) =>
        aim.kind === 'potion' && aim.potion !== 'invisibility'
          ? { type: 'drinkPotion', hero: firstToAct(state), potion: aim.potion }
          : null,
    },
  },
  assignDamage: {
    wording: damageWording,
    weight: 'option',
    order: 10,
    rule: (_, { phase }) => (phase === 'before' ? 'rule.damageTaken.flames' : 'rule.damageTaken.consequences'),
  },
  assignStairsDamage: {
    wording: ({ hero }, { state, translate }) => ({
      label: translate('act.assignStairsDamage', { hero: translate(`hero.${hero}`) }),
      detail: wound(state, hero, { damage: 1, translate }),
      ...whoTakes(state, hero, { damage: 1, translate }),
    }),
    weight: 'option',
    order: 10,
    rule: 'rule.damageTaken.stairs',
  },
  chooseItemToDrain: {
    wording: ({ hero, card }, setting) => {
      const { translate } = setting;
      return {
        label: byHero(translate('act.chooseItemToDrain', { item: cardWords(card, translate) }), hero, setting),
        detail: joined(bonusWords(card, translate), translate('cost.drain')),
      };
    },
    weight: 'option',
    order: 10,
    rule: 'rule.itemDrained',
  },
  claim: { wording: claimWording, weight: 'option', order: 10, rule: ({ as }) => `rule.cardClaimed.${as}` },
  levelUp: {
    wording: ({ cards }, { state, translate }) => {
      const level = levelInReach(state);
      const potions = translate('table.potions', { count: partyFacts(state).scale });
      const label = level > state.level ? translate('act.levelUp', { level }) : translate('act.levelUpTop', { potions });
      const detail = translate('cost.levelUp', { lanterns: lanternWords(cards, translate), potions });
      return { label, detail, topic: { id: 'level', label } };
    },
    weight: 'primary',
    order: 10,
    rule: 'rule.levelGained',
  },
};

/** Names the stat and the health that a card gives as an item. */
export function itemWords(card: CardId, translate: Setting['translate']): string {
  return translate('table.named', { name: cardWords(card, translate), effect: bonusWords(card, translate) });
}

export function bonusWords(card: CardId, translate: Setting['translate']): string {
  const { stat, health } = CARDS[card].item;
  return translate(health > 0 ? 'cost.itemHealth' : 'cost.item', { stat: translate(`stat.${stat}`) });
}

function potionWording({ hero, potion }: CommandOf<'drinkPotion'>, setting: Setting): Wording {
  const { state, translate } = setting;
  const label = translate('act.drinkPotion', { potion: translate(`ability.${potion}`) });
  const detail =
    potion === 'healing' ? translate('cost.heal', { count: healedBy(potion, hero, state) }) : translate(`effect.${potion}`);
  const topic = { id: `drink-${potion}`, label, detail };
  const spot = { kind: 'potion', potion } as const;
  return { label: byHero(label, hero, setting), detail, spot, ...(state.phase === 'pool' ? { topic } : {}) };
}

function damageWording({ hero }: CommandOf<'assignDamage'>, { state, translate }: Setting): Wording {
  const name = translate(`hero.${hero}`);
  if (state.phase === 'before') {
    const taken = { damage: 1, translate };
    return { label: translate('act.flames', { hero: name }), detail: wound(state, hero, taken), ...whoTakes(state, hero, taken) };
  }
  const damage = shareOf(state, hero, { odd: hero });
  const taken = { damage, translate };
  return {
    label: translate('act.assignDamage', { hero: name }),
    detail: wound(state, hero, taken),
    ...whoTakes(state, hero, taken),
  };
}

interface Taken {
  readonly damage: number;
  readonly translate: Setting['translate'];
}

/** The answer is given on the portrait, which shows what is left. */
function whoTakes(state: State, id: HeroId, { damage, translate }: Taken): Pick<Wording, 'who' | 'brief'> {
  const hero = findHero(state, id);
  const before = hero === undefined ? 0 : Math.max(0, healthOf(state, hero) - hero.damage);
  const life = { before, after: Math.max(0, before - damage) };
  return { brief: translate(`hero.${id}`), who: { hero: id, life, gains: false } };
}

function wound(
  state: State,
  id: HeroId,
  { damage, translate }: { readonly damage: number; readonly translate: Setting['translate'] },
): string {
  const hero = findHero(state, id);
  const left = hero === undefined ? 0 : Math.max(0, healthOf(state, hero) - hero.damage - damage);
  return translate('cost.left', { damage: amountWords({ damage }, translate), count: left });
}

function claimWording({ card, as, hero, replace }: CommandOf<'claim'>, setting: Setting): Wording {
  const { state, translate } = setting;
  const { label, detail: gain } = claimed(card, as, translate);
  const mine = hero === undefined ? label : byHero(label, hero, setting);
  const one = state.loot.length === 1 ? mine : translate('act.ofCard', { card: cardWords(card, translate), act: mine });
  const wording = { label: one, detail: gain, spot: { kind: 'loot' } } as const;
  if (replace === undefined) return wording;
  const loss = translate('cost.insteadOf', { card: replaced(replace, as, translate) });
  const topic = { id: swapsOf({ card, as, hero }), label: one, detail: translate('loot.opens'), alone: true };
  return { ...wording, detail: joined(gain, loss), brief: loss, topic };
}

function claimed(card: CardId, as: CommandOf<'claim'>['as'], translate: Setting['translate']): Wording {
  const { loot, xp } = CARDS[card];
  const effect = translate(`effect.${loot}`);
  switch (as) {
    case 'xp':
      return {
        label: translate('act.claimXp'),
        detail: translate('cost.claimXp', { lanterns: translate('amount.lanterns', { count: xp }) }),
      };
    case 'item':
      return { label: translate('act.claimItem'), detail: bonusWords(card, translate) };
    case 'skill':
      return {
        label: translate('act.claimSkill', { skill: translate(`ability.${loot}`) }),
        detail: joined(costWords(loot, translate), effect),
      };
    case 'potion':
      return {
        label: translate('act.claimPotion', { potion: translate(`ability.${loot}`) }),
        detail: translate('cost.identify', { effect }),
      };
  }
}

function replaced(card: CardId, as: CommandOf<'claim'>['as'], translate: Setting['translate']): string {
  return as === 'skill' ? translate(`ability.${CARDS[card].loot}`) : itemWords(card, translate);
}

function lanternWords(cards: readonly CardId[], translate: Setting['translate']): string {
  const each = cards.map((card) => CARDS[card].xp).join(' + ');
  return translate('amount.lanterns', { count: xpOf(cards) }) + (cards.length > 1 ? ` (${each})` : '');
}
