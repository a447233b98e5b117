import { type BoxFacts, type Color, DUNGEONS, type State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';

const SIDES = 6;
const HUNDRED = 100;

interface NoteOf {
  /** The dice of the item's colour now and with the item. */
  readonly row: { readonly stat: Color | 'health'; readonly before: number; readonly after: number };
  /** Dice of that colour that others roll in the same encounter. */
  readonly others: number;
}

/** Says how often the dice of an item's colour cover a box of the lit floors, now and with the item: the box that gains most. */
export function lootNote(
  { row: { stat, before, after }, others }: NoteOf,
  { setup, floor }: State,
  translate: Translate,
): string {
  if (stat === 'health' || before === after) return '';
  const found = DUNGEONS[setup.dungeon].floors.slice(0, floor).flatMap(({ name, combat, peril }) =>
    [...combat, ...peril]
      .filter(({ color }) => color === stat)
      .map((box: BoxFacts) => {
        const [was, is] = [before, after].map((dice) => Math.round(coverage(dice + others, box) * HUNDRED));
        return { name, box, was: was ?? 0, is: is ?? 0 };
      }),
  );
  const [best] = found.sort((one, other) => other.is - other.was - (one.is - one.was));
  if (best === undefined || best.is === best.was) return '';
  const { name, box, was, is } = best;
  const words = { color: translate(`color.${stat}`), value: `${box.value}` };
  const asked = translate(box.size === 'wide' ? 'die.wide' : 'die.what', words);
  return translate('loot.note', { floor: translate(`floor.${name}`), box: asked, was: `${was}`, is: `${is}` });
}

/** Returns how often this many dice of a box's colour cover it: one that is high enough, or all of them together. */
export function coverage(dice: number, { size, value }: Pick<BoxFacts, 'size' | 'value'>): number {
  if (value === 'X') return 0;
  if (size !== 'wide') return 1 - ((value - 1) / SIDES) ** dice;
  return sums(dice).reduce((share, part, sum) => share + (sum >= value ? part : 0), 0);
}

/** Returns the share of throws for each sum. */
function sums(dice: number): readonly number[] {
  let shares: readonly number[] = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: shares.length + SIDES }, () => 0);
    for (const [sum, share] of shares.entries())
      for (let side = 1; side <= SIDES; side++) next[sum + side] = (next[sum + side] ?? 0) + share / SIDES;
    shares = next;
  }
  return shares;
}
