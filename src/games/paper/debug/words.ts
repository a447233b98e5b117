import { type Speech, speechOf } from '../../../debug';

const EN = {
  seats: 'Parties',
  dungeon: 'Dungeon',
  round: 'Round',
  moment: 'What happens',
  cards: 'Cards are chosen',
  roll: 'The dice are rolled',
  dice: 'The dice lie there',
  boss: 'The boss wakes',
  tier: 'Threshold of the boss (0: flight)',
  sides: 'Sides of the dice, three white and three black',
  start: 'Start from here',
  otherTable: 'This set-up does not come to it: played by others ({{count}}) in {{dungeon}}.',
} as const;

type Word = keyof typeof EN;

const IT: Readonly<Record<Word, string>> = {
  seats: 'Gruppi',
  dungeon: 'Sotterraneo',
  round: 'Round',
  moment: 'Che cosa succede',
  cards: 'Si scelgono le carte',
  roll: 'Si tirano i dadi',
  dice: 'I dadi sono sul tavolo',
  boss: 'Il boss si sveglia',
  tier: 'Soglia del boss (0: fuga)',
  sides: 'Facce dei dadi, tre bianchi e tre neri',
  start: 'Comincia da qui',
  otherTable: 'Questo allestimento non ci arriva: lo mostrano altri ({{count}}) in {{dungeon}}.',
};

export type PlanWords = Speech<Word>;

/** The words for set-ups of this game. */
export const planWordsIn = (language: 'en' | 'it'): PlanWords => speechOf<Word>(language === 'it' ? IT : EN);
