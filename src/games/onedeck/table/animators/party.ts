import { idOf } from '../targets';
import { nameOf } from '../words';
import { type Lines, unmoved } from './line';

export const PARTY_LINES = {
  damageTaken: (_, { run }) => ({
    before: { motion: 'damageTaken', hurt: run.map(({ hero, amount }) => ({ hero, amount })) },
  }),
  damageHealed: ({ hero, amount }) => ({ before: { motion: 'damageHealed', hero, amount } }),
  dieStored: ({ hero }, { run }) => ({ before: { motion: 'dieStored', hero, dice: run.length } }),
  storedDiceLost: unmoved,
  potionDrunk: ({ hero, potion }) => ({ before: { motion: 'potionDrunk', hero, potion: idOf({ kind: 'potion', potion }) } }),
  potionsGained: ({ amount }) => ({ before: { motion: 'potionsGained', amount } }),
  cardClaimed: ({ card, as, hero }) => ({ before: { motion: 'cardClaimed', card: nameOf(card), as, hero } }),
  cardReplaced: ({ card, hero }) => ({ before: { motion: 'cardReplaced', card: nameOf(card), hero } }),
  itemDrained: ({ card, hero }) => ({ before: { motion: 'cardReplaced', card: nameOf(card), hero } }),
  xpSpent: unmoved,
  levelGained: () => ({ after: { motion: 'levelGained' } }),
  heroFell: ({ hero }) => ({ before: { motion: 'heroFell', hero } }),
} satisfies Partial<Lines>;
