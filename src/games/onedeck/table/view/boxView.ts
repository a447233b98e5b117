import { type Box, type BoxFacts, type CardId, type Color, printedBoxes, type State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { amountWords, boxLetter, boxWords, cardWords, diceWords, facedCards, optionWords } from '../words/names';
import { type DieView, dieView } from './dieView';

export interface BoxView {
  readonly number: number;
  /** The letter is its name and its key. */
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
  /** True for a box that is not settled yet and shown as printed. */
  readonly printed: boolean;
  readonly spoken: string;
}

/** Returns the boxes of the encounter: settled ones, or as they are printed on the cards. */
export function boxViews(state: State, translate: Translate): readonly BoxView[] {
  const { encounter } = state;
  if (encounter !== null && encounter.boxes.length > 0) {
    return encounter.boxes.map((box, at) => settledBox(box, at, { state, translate }));
  }
  if (state.phase === 'loot') return [];
  const cards = facedCards(state);
  if (cards.length === 0) return state.boss === null ? [] : boxesOfBoss({ state, translate });
  const views: BoxView[] = [];
  for (const card of cards) {
    // Two cards share one row of letters, so that a letter names one box.
    const boxes = unsettledBoxes(card, { state, translate }, views.length);
    views.push(...(cards.length === 1 ? boxes : boxes.map((box) => ofCard(box, card, translate))));
  }
  return views;
}

/** The boss waits for two pairs, each with boxes of its own. */
function boxesOfBoss(setting: BoxSetting): readonly BoxView[] {
  const boxes = unsettledBoxes(null, setting);
  return setting.state.phase === 'split' ? [...boxes, ...unsettledBoxes(null, setting, boxes.length)] : boxes;
}

/** Names the card of a box where two cards lie behind one door. */
function ofCard(box: BoxView, card: CardId, translate: Translate): BoxView {
  return { ...box, spoken: translate('act.ofCard', { card: cardWords(card, translate), act: box.spoken }) };
}

/** Returns views of printed boxes, the first of which has the letter of number `from`. Values and colours that depend on the game stay open. */
export function printedViews(boxes: readonly BoxFacts[], translate: Translate, from = 0): readonly BoxView[] {
  return boxes.map((facts, row) => {
    const at = from + row;
    const { color, size, damage, time, armor, strikes = 0 } = facts;
    const value = String(facts.value);
    const look = {
      number: at + 1,
      letter: boxLetter(at),
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
    return { ...look, spoken: spokenBox({ ...look, value }, at, translate) };
  });
}

/** Returns views of printed boxes. In a peril each box names its option. */
function unsettledBoxes(card: CardId | null, { state, translate }: BoxSetting, from = 0): readonly BoxView[] {
  const boxes = printedBoxes(state, card);
  const views = printedViews(
    boxes.map(({ facts }) => facts),
    translate,
    from,
  );
  return views.map((view, at) => {
    const option = boxes[at]?.option ?? null;
    if (card === null || option === null) return view;
    return { ...view, spoken: translate('die.ofOption', { box: view.spoken, option: optionWords(card, option, translate) }) };
  });
}

interface BoxSetting {
  readonly state: State;
  readonly translate: Translate;
}

function settledBox(box: Box, at: number, { state, translate }: BoxSetting): BoxView {
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
