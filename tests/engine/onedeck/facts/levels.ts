/** Read off the printed level cards. XP is what leads on; at the last level it buys a potion. */
export const LEVEL_FACTS = {
  alone: [
    { level: 1, items: 1, skills: 2, bonusDice: 0, xp: 6 },
    { level: 2, items: 3, skills: 3, bonusDice: 1, xp: 8 },
    { level: 3, items: 5, skills: 4, bonusDice: 1, xp: 10 },
    { level: 4, items: 7, skills: 5, bonusDice: 2, xp: 5 },
  ],
  party: [
    { level: 1, items: 1, skills: 1, bonusDice: 0, xp: 6 },
    { level: 2, items: 2, skills: 2, bonusDice: 1, xp: 8 },
    { level: 3, items: 3, skills: 3, bonusDice: 1, xp: 10 },
    { level: 4, items: 4, skills: 4, bonusDice: 2, xp: 5 },
  ],
} as const;
