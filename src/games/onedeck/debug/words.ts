import { type Speech, speechOf } from '../../../debug';

const EN = {
  heroes: 'Heroes (one, two or four)',
  dungeon: 'Dungeon',
  floor: 'Floor',
  level: 'Level',
  moment: 'What happens',
  doors: 'Doors stand closed',
  card: 'An encounter',
  boss: 'The boss',
  levelUp: 'A level-up',
  stairs: 'The stairs',
  encounter: 'Encounter',
  rolls: 'Dice to come, from 1 to 6',
  armed: 'All the items they can carry',
  start: 'Start from here',
  partyWrong: 'One, two or four heroes go down.',
  shownBy: 'Nothing on this set-up moves so: shown by {{who}}.',
  shownElsewhere: 'Nothing on this set-up moves so: shown in another moment of the game.',
  otherParty: 'This party does not come to it: played by {{party}} in {{dungeon}}.',
} as const;

type Word = keyof typeof EN;

const IT: Readonly<Record<Word, string>> = {
  heroes: 'Eroi (uno, due o quattro)',
  dungeon: 'Sotterraneo',
  floor: 'Piano',
  level: 'Livello',
  moment: 'Che cosa succede',
  doors: 'Porte ancora chiuse',
  card: 'Un incontro',
  boss: 'Il boss',
  levelUp: 'Un passaggio di livello',
  stairs: 'Le scale',
  encounter: 'Incontro',
  rolls: 'I prossimi dadi, da 1 a 6',
  armed: 'Tutti gli oggetti che possono portare',
  start: 'Comincia da qui',
  partyWrong: 'Scendono uno, due o quattro eroi.',
  shownBy: 'In questo allestimento nulla si muove così: lo mostra {{who}}.',
  shownElsewhere: 'In questo allestimento nulla si muove così: si vede in un altro momento della partita.',
  otherParty: 'Questo gruppo non ci arriva: lo mostrano {{party}} ({{dungeon}}).',
};

export type PlanWords = Speech<Word>;

/** The words for set-ups of this game. */
export const planWordsIn = (language: 'en' | 'it'): PlanWords => speechOf<Word>(language === 'it' ? IT : EN);
