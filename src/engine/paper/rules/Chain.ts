import { invariant } from '../../kernel';
import type { Due } from '../content/bonuses';
import { GEM_BONUSES, GEM_BOXES } from '../content/gems';
import { GIFT_LEVEL, GIFTS } from '../content/heroes';
import type { GemId, HeroId, ItemId, Loot } from '../content/ids';
import { ITEM_BOXES, ITEMS } from '../content/items';
import type { MonsterId } from '../content/monsters';
import { MONSTERS_OF_A_BONUS, MOST_POTIONS, NOBLE_LEVEL, POTION_BONUSES, POTIONS_OF_A_ROW } from '../content/tracks';
import type { PlayerSeat } from '../state';
import type { Telling } from '../telling';
import { isOnMap, optionsFor } from './options';
import { dueOf } from './traits';

/**
 * Resolves what is due to a seat, the innermost first (P26): the last entry of the list, and whatever it sets off before
 * the next. It stops at a question, which the list then has on top. A question with one answer is not asked (P49).
 */
export class Chain {
  private readonly due: Due[];

  constructor(
    private readonly telling: Telling,
    private readonly at: number,
  ) {
    this.due = [...telling.seat(at).sheet.due];
  }

  private get seat(): PlayerSeat {
    return this.telling.seat(this.at);
  }

  /** What is added last comes first. */
  add(...dues: readonly (Due | null)[]): void {
    for (const due of dues) if (due !== null) this.due.push(due);
  }

  /** Takes the answer to the question on top of the list. */
  answer(option: HeroId | ItemId | MonsterId | GemId | Loot): void {
    const due = this.due.pop();
    invariant(due !== undefined, 'an answer has a question');
    this.choose(due, option);
  }

  run(): void {
    while (this.advance());
    const { id, sheet } = this.seat;
    if (this.due.length > 0 || sheet.due.length > 0) this.telling.tell({ type: 'bonusesDue', seat: id, due: [...this.due] });
  }

  /** Returns whether something was resolved; otherwise the list is empty, or asks. */
  private advance(): boolean {
    const due = this.due.pop();
    if (due === undefined) return false;
    const options = optionsFor(this.seat.sheet, due);
    if (options === null) this.receive(due);
    else if (options.length === 0) this.lose(due);
    else if (options.length === 1 && options[0] !== undefined) this.choose(due, options[0]);
    else this.due.push(due);
    return options === null || options.length < 2;
  }

  private receive(due: Due): void {
    if (due.op === 'potions') this.gainPotions(due.times);
    if (due.op !== 'markGem') return;
    this.addRest({ op: 'markGem', times: due.times - 1 });
    this.markGem(null);
  }

  private lose(due: Due): void {
    if (due.op !== 'loot') this.telling.tell({ type: 'bonusLost', seat: this.seat.id, op: due.op, times: due.times });
  }

  private choose(due: Due, option: HeroId | ItemId | MonsterId | GemId | Loot): void {
    if (due.op === 'loot') {
      const at = due.left.indexOf(option as Loot);
      if (due.left.length > 1) this.due.push({ op: 'loot', left: due.left.filter((_, place) => place !== at) });
      this.takeLoot(option as Loot);
      return;
    }
    const times = due.times - 1;
    if (due.op === 'levelUp') this.addRest({ ...due, times, apart: due.apart && [...due.apart, option as HeroId] });
    else if (due.op === 'fillBox') this.addRest({ ...due, times, apart: due.apart && [...due.apart, option as ItemId] });
    else this.addRest({ ...due, times });
    if (due.op === 'levelUp') this.raise(option as HeroId);
    if (due.op === 'fillBox') this.fill(option as ItemId);
    if (due.op === 'strikeOff') this.beat(option as MonsterId, null);
    if (due.op === 'takeGem') this.markGem(option as GemId);
  }

  private addRest(due: Exclude<Due, { op: 'loot' }>): void {
    if (due.times > 0) this.due.push(due);
  }

  raise(hero: HeroId): void {
    const { id, sheet } = this.seat;
    const level = sheet.heroes[hero] + 1;
    this.telling.tell({ type: 'heroRaised', seat: id, hero, level });
    if (level === GIFT_LEVEL) this.add(...GIFTS[hero].due);
    if (level === NOBLE_LEVEL) this.add(dueOf(this.seat, 'levelFive'));
  }

  fill(item: ItemId): void {
    const { id, sheet } = this.seat;
    const boxes = sheet.items[item] + 1;
    this.telling.tell({ type: 'boxFilled', seat: id, item, boxes });
    if (boxes === ITEM_BOXES) this.add(...ITEMS[item].due);
  }

  /** `level` is that of the hero who met the monster; null where it was struck off (P25). */
  beat(monster: MonsterId, level: number | null): void {
    const { id, sheet } = this.seat;
    const monsters = sheet.beaten.length + 1;
    this.telling.tell({ type: 'monsterBeaten', seat: id, monster, level, monsters });
    if (monsters % MONSTERS_OF_A_BONUS === 0) this.add(dueOf(this.seat, 'thirdMonster'));
  }

  /** Up to the end of a row, whose bonus comes before the next potion (P16). */
  private gainPotions(times: number): void {
    const { id, sheet } = this.seat;
    const room = MOST_POTIONS - sheet.potions;
    const amount = Math.min(times, room, POTIONS_OF_A_ROW - (sheet.potions % POTIONS_OF_A_ROW));
    const rest = times - amount;
    const isFull = sheet.potions + amount === MOST_POTIONS;
    const potions = sheet.potions + amount;
    this.telling.tell({ type: 'potionsGained', seat: id, amount, lost: isFull ? rest : 0, potions });
    if (!isFull && rest > 0) this.add({ op: 'potions', times: rest });
    if (amount > 0) this.add(POTION_BONUSES[potions] ?? null);
  }

  private markGem(gem: GemId | null): void {
    const { id, sheet } = this.seat;
    if (sheet.gems >= GEM_BOXES) {
      this.telling.tell({ type: 'bonusLost', seat: id, op: 'markGem', times: 1 });
      return;
    }
    const gems = sheet.gems + 1;
    this.telling.tell({ type: 'gemMarked', seat: id, gem, gems });
    // P50: what is printed in the box comes before what the card promises.
    this.add(dueOf(this.seat, 'gem'), GEM_BONUSES[gems] ?? null);
  }

  private takeLoot(loot: Loot): void {
    if (loot === 'potion') this.add({ op: 'potions', times: 1 });
    else if (loot === 'item') this.add({ op: 'fillBox', times: 1, apart: null });
    else if (loot === 'levelUp') this.add({ op: 'levelUp', times: 1, apart: null });
    // P24: a gem that has vanished, or was taken from afar, gives nothing.
    else if (isOnMap(this.seat.sheet, loot)) this.markGem(loot);
  }
}
