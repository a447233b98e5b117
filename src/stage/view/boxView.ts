import {
  BOSSES,
  type Box,
  type BoxFacts,
  CARDS,
  type CardId,
  type Color,
  DUNGEONS,
  FOES,
  PERILS,
  type State,
} from '../../engine/onedeck';
import type { Translate } from '../ports';
import { amountWords, boxLetter, boxWords, cardWords, diceWords, facedCards, optionWords } from '../words/names';
import { type DieView, dieView } from './dieView';

export interface BoxView {
  readonly number: number;
  /** Its name, and its key. */
  readonly letter: string;
  readonly color: Color | 'any';
  readonly size: Box['size'];
  readonly value: string;
  readonly armor: boolean;
  readonly damage: number;
  readonly time: number;
  readonly strikes: number;
  readonly warded: boolean;
  readonly dice: readonly DieView[];
  /** Not settled yet: as it is printed. */
  readonly printed: boolean;
  readonly spoken: string;
}

/** The boxes of what is being faced: settled, or as far as the cards tell. */
export function boxViews(state: State, translate: Translate): readonly BoxView[] {
  const { encounter } = state;
  if (encounter !== null && encounter.boxes.length > 0) {
    return encounter.boxes.map((box, at) => settledBox(box, at, { state, translate }));
  }
  if (state.phase === 'loot') return [];
  const cards = facedCards(state);
  if (cards.length === 0) return state.boss === null ? [] : printedBoxes(BOSSES[state.boss.id].boxes, translate);
  return cards.flatMap((card) => {
    const boxes = cardBoxes(card, state, translate);
    return cards.length === 1 ? boxes : boxes.map((box) => ofCard(box, card, translate));
  });
}

/** Two cards behind one door: each box says whose it is. */
function ofCard(box: BoxView, card: CardId, translate: Translate): BoxView {
  return { ...box, spoken: translate('act.ofCard', { card: cardWords(card, translate), act: box.spoken }) };
}

/** As printed: an X and a colour that depends stay open. */
export function printedBoxes(boxes: readonly BoxFacts[], translate: Translate, from = 0): readonly BoxView[] {
  return boxes.map((facts, at) => {
    const { color, size, damage, time, armor, strikes = 0 } = facts;
    const value = String(facts.value);
    const look = {
      number: from + at + 1,
      letter: boxLetter(from + at),
      color,
      size,
      value,
      armor,
      damage,
      time,
      strikes,
      warded: false,
      dice: [],
      printed: true,
    };
    return { ...look, spoken: spokenBox({ ...look, value }, from + at, translate) };
  });
}

function cardBoxes(card: CardId, state: State, translate: Translate): readonly BoxView[] {
  const facts = CARDS[card];
  const floors = DUNGEONS[state.setup.dungeon].floors.slice(0, state.floor);
  if (facts.kind === 'combat') {
    const own: readonly BoxFacts[] = FOES[facts.name].boxes;
    return printedBoxes([...own, ...floors.flatMap((floor): readonly BoxFacts[] => floor.combat)], translate);
  }
  const ways = PERILS[facts.name].map(({ box }): BoxFacts => box);
  const dungeon = floors.flatMap((floor): readonly BoxFacts[] => floor.peril);
  const options = printedBoxes(ways, translate).map((box, at) => ({
    ...box,
    spoken: translate('die.ofOption', { box: box.spoken, option: optionWords(card, at === 0 ? 0 : 1, translate) }),
  }));
  return [...options, ...printedBoxes(dungeon, translate, ways.length)];
}

interface Setting {
  readonly state: State;
  readonly translate: Translate;
}

function settledBox(box: Box, at: number, { state, translate }: Setting): BoxView {
  const { color, size, armor, damage, time, strikes, warded } = box;
  const dice = box.dice.map((die) => dieView(die, state, translate));
  const look = {
    number: at + 1,
    letter: boxLetter(at),
    color,
    size,
    value: String(box.value),
    armor,
    damage,
    time,
    strikes,
    warded,
    dice,
    printed: false,
  };
  const covered = translate('die.boxCovered', { box: boxWords(at, box, translate), dice: diceWords(box.dice, state, translate) });
  return { ...look, spoken: dice.length > 0 ? covered : spokenBox(look, at, translate) };
}

function spokenBox(box: Omit<BoxView, 'spoken'>, at: number, translate: Translate): string {
  const { armor, damage, time, strikes, warded } = box;
  const words = boxWords(at, box, translate);
  const armored = armor ? translate('die.withArmor', { box: words }) : words;
  const symbols = amountWords({ damage, time, strikes }, translate) || translate('die.noSymbols');
  return translate('die.boxOpen', { box: warded ? translate('die.warded', { box: armored }) : armored, symbols });
}
