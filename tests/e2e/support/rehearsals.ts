import { commandsOf } from '../../../src/engine/kernel';
import type { Command, Phase } from '../../../src/engine/onedeck';
import { FIRST_PLAN, type Plan } from '../../../src/games/onedeck/debug/plan';
import { ledTo, rehearsal } from '../../../src/games/onedeck/debug/rehearsal';
import { asGame, type Game } from './games';

const PARTY = { heroes: ['warrior', 'mage', 'rogue', 'archer'], level: 4, armed: true } as const;

/** The fullest tables that there are: four heroes with all the dice and boxes that one encounter or boss can have. */
export const FULL: Readonly<Record<'fight' | 'boss', Plan>> = {
  fight: { ...FIRST_PLAN, ...PARTY, card: 'ogre-1' },
  boss: { ...FIRST_PLAN, ...PARTY, dungeon: 'dragons-cave', moment: 'boss' },
};

/** The last moment before this is decided, and what leads from there to the end. */
export function justBefore(
  plan: Plan,
  decided: Phase,
  end: Phase = decided,
): { readonly game: Game; readonly ways: readonly Command[] } {
  const begun = rehearsal(plan);
  const commands = commandsOf(ledTo(begun, end));
  const at = Math.max(1, commandsOf(ledTo(begun, decided)).length);
  return { game: asGame(begun).after(...commands.slice(0, at - 1)), ways: commands.slice(at - 1) };
}
