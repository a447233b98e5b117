import { type Listing, type Rejection, shown } from '../../../kernel';
import type { CommandOf } from '../../commands';
import { reject } from '../../rejections';
import { fits, isArmorOpen } from '../../rules/boxes';
import { chosenDice, sumOf } from '../../rules/chosenDice';
import { encounterOf } from '../../rules/encounter';
import { Joined, Mapped } from '../../rules/listing';
import { kindsOf, setsReaching } from '../../rules/sets';
import { foeSpecial, isOpen } from '../../specials';
import type { Box, Die, State } from '../../state';
import type { Act } from '../phase';

export const cover: Act<'cover'> = {
  whyIllegal: whyNotCovered,
  list(state) {
    const encounter = encounterOf(state);
    const covers: Listing<CommandOf<'cover'>>[] = [];
    const kinds = kindsOf(encounter.pool);
    const armorFirst = isArmorOpen(encounter.boxes);
    const { takesHeroic } = foeSpecial(state);
    encounter.boxes.forEach((target, box) => {
      if (!isOpen(target) || (armorFirst && !target.armor)) return;
      const isWide = target.size === 'wide';
      const refusesHeroic = takesHeroic !== undefined && !takesHeroic(target);
      const fitting = kinds.filter(
        ({ die, value }) => (isWide || value >= target.value) && fits(die, target) && !(refusesHeroic && die.color === 'heroic'),
      );
      if (fitting.length === 0) return;
      if (isWide) covers.push(new Mapped(setsReaching(fitting, target.value), (dice) => ({ type: 'cover', box, dice })));
      else covers.push(new Mapped(fitting, ({ die }) => ({ type: 'cover', box, dice: [die.id] })));
    });
    return new Joined(covers);
  },
  carryOut(telling, { box, dice }) {
    // R26: what first lands on a warded skull is thrown off, and the box is open again.
    const warded = encounterOf(telling.state).boxes[box]?.warded;
    telling.tell({ type: warded ? 'wardBroken' : 'boxCovered', box, dice });
    return 'pool';
  },
};

function whyNotCovered(state: State, { box: at, dice: ids }: CommandOf<'cover'>): Rejection | null {
  const { boxes } = encounterOf(state);
  const box = typeof at === 'number' ? boxes[at] : undefined;
  if (box === undefined) return reject('noSuchBox', { box: shown(at), boxes: boxes.length });
  if (!isOpen(box)) return reject('boxCovered', { box: at });
  // R6
  if (!box.armor && isArmorOpen(boxes)) return reject('armorFirst', { box: at });
  const chosen = chosenDice(state, ids);
  if (!chosen.ok) return chosen.why;
  const target = { box, at, dice: chosen.dice };
  return whyNotFitting(state, target) ?? whyTooLow(target);
}

interface Target {
  readonly box: Box;
  readonly at: number;
  readonly dice: readonly Die[];
}

function whyNotFitting(state: State, { box, at, dice }: Target): Rejection | null {
  const { takesHeroic } = foeSpecial(state);
  for (const die of dice) {
    if (die.color === 'heroic' && takesHeroic !== undefined && !takesHeroic(box))
      return reject('noHeroicOnSkull', { box: at, die: die.id });
    if (fits(die, box)) continue;
    if (die.only === 'mana') return reject('dieOnlyMana', { box: at, die: die.id });
    if (die.only === 'armor' && !box.armor) return reject('dieOnlyArmor', { box: at, die: die.id });
    return reject('dieWrongColor', { box: at, die: die.id, color: die.color, needed: box.color });
  }
  return null;
}

/** R7: in a wide box surplus is allowed, and so are dice that add nothing. */
function whyTooLow({ box, at, dice }: Target): Rejection | null {
  const [die] = dice;
  if (die === undefined) return reject('noDice', { box: at });
  const sum = sumOf(dice);
  if (box.size === 'wide') return sum >= box.value ? null : reject('sumTooLow', { box: at, needed: box.value, sum });
  if (dice.length > 1) return reject('oneDieOnly', { box: at, dice: dice.length });
  return die.value >= box.value ? null : reject('dieTooLow', { box: at, needed: box.value, value: die.value });
}
