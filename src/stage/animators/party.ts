import { type LinesOf, unmoved } from './line';

export const PARTY_LINES: LinesOf<
  | 'damageTaken'
  | 'damageHealed'
  | 'dieStored'
  | 'storedDiceLost'
  | 'potionDrunk'
  | 'potionsGained'
  | 'cardClaimed'
  | 'cardReplaced'
  | 'itemDrained'
  | 'xpSpent'
  | 'levelGained'
  | 'heroFell'
> = {
  damageTaken: (_, { run }) => ({ before: { motion: 'damageTaken', heroes: run.map(({ hero }) => hero) } }),
  damageHealed: unmoved,
  dieStored: unmoved,
  storedDiceLost: unmoved,
  potionDrunk: unmoved,
  potionsGained: unmoved,
  cardClaimed: unmoved,
  cardReplaced: unmoved,
  itemDrained: unmoved,
  xpSpent: unmoved,
  levelGained: unmoved,
  heroFell: unmoved,
};
