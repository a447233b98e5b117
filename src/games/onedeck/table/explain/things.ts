import { type Die, type DieId, oneDeckDungeon, type State } from '../../../../engine/onedeck';
import type { Explanation } from '../../../../table';
import type { Translate } from '../../../../table/ports';
import type { BoxView } from '../view';
import { boxViews } from '../view/boxView';
import { amountWords, boxWords, diceWords, listed } from '../words/names';
import { type Asked, capital, lines } from './explanation';
import { standing } from './standing';

export function explainDie(id: DieId, { state, translate }: Asked): Explanation | null {
  const die = state.encounter?.pool.find((one) => one.id === id);
  if (die === undefined) return null;
  const { color, value, only, hero } = die;
  const owner = state.heroes.length > 1 && translate('about.dieOwner', { hero: translate(`hero.${hero}`) });
  return {
    title: capital(translate('die.one', { color: translate(`color.${color}`), values: value })),
    lines: lines(
      translate(`symbol.${color}.text`),
      only !== null && translate(only === 'armor' ? 'about.onlyArmor' : 'about.onlyMana'),
      owner,
    ),
    now: state.phase === 'pool' ? covering(die, state, translate) : '',
  };
}

/** Names the boxes that this die alone would cover. */
function covering({ id }: Die, state: State, translate: Translate): string {
  const boxes = (state.encounter?.boxes ?? []).flatMap((box, at) => {
    const covers = oneDeckDungeon.whyIllegal(state, { type: 'cover', box: at, dice: [id] }) === null;
    return covers ? [boxWords(at, box, translate)] : [];
  });
  return boxes.length === 0 ? translate('about.coversNone') : translate('about.covers', { boxes: listed(boxes, translate) });
}

export function explainBox(at: number, asked: Asked): Explanation | null {
  const { state, translate } = asked;
  const box = boxViews(state, translate)[at];
  if (box === undefined) return null;
  return { title: capital(boxWords(at, box, translate)), lines: boxLines(box, translate), now: boxNow(at, asked) };
}

function boxLines({ color, size, value, armor, warded, strikes, damage, time, printed }: BoxView, translate: Translate) {
  const costs = amountWords({ damage, time }, translate);
  const takes = translate(size === 'wide' ? 'about.takesWide' : 'about.takesNormal', {
    color: translate(`color.${color}`),
    value,
  });
  return lines(
    value === 'X' ? translate('symbol.x.text') : takes,
    color === 'any' && translate('symbol.any.text'),
    armor && translate('symbol.armor.text'),
    warded && translate('symbol.ward.text'),
    strikes > 0 && translate('about.strikes', { strikes: amountWords({ strikes }, translate) }),
    costs !== '' && translate('about.costs', { what: costs }),
    costs === '' && strikes === 0 && translate('about.costsNothing'),
    printed && translate('about.printed'),
  );
}

function boxNow(at: number, asked: Asked): string {
  const { state, translate } = asked;
  const { dice = [] } = state.encounter?.boxes[at] ?? {};
  if (dice.length > 0) return translate('about.covered', { dice: diceWords(dice, state, translate) });
  return state.phase === 'pool' ? standing({ kind: 'box', box: at }, asked) : '';
}
