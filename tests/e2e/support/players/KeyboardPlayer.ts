import type { Command, CommandOf, State } from '../../../../src/engine/onedeck';
import { choiceOf, diceOf, endsInDeath } from '../../../../src/games/onedeck/table';
import { stepsToSplit } from '../../../support/splits';
import type { Game } from '../games';
import { english } from '../words';
import type { Player } from './Player';
import type { Spoken } from './spoken';

/** All that the player has: ears and keys. */
export interface Keyboard {
  listen(): Promise<readonly Spoken[]>;
  /** By the names that Playwright has for keys. */
  strike(key: string): Promise<void>;
}

/** Stands between the parts of a detail. */
const BETWEEN = ' · ';

/** Plays with eyes shut: knows only what the mirror says, and touches only keys. */
export class KeyboardPlayer implements Player {
  private commands = 0;

  constructor(private readonly keyboard: Keyboard) {}

  /** In turn from the list, as one who listens, and by the keys of dice, boxes and moves, as one who knows them. */
  async carryOut({ state }: Game, command: Command): Promise<void> {
    this.commands += 1;
    const byKeys = this.commands % 2 === 0;
    if (command.type === 'splitParty') await this.split(state, command, byKeys);
    else if (byKeys && (command.type === 'cover' || command.type === 'chooseDice')) await this.layDice(state, command);
    else await this.fromList(state, command, byKeys);
    // An end that kills is pressed twice.
    if (command.type === 'finish' && endsInDeath(state)) await this.fromList(state, command, byKeys);
  }

  /** Moves heroes until the party stands as it should. */
  private async split(state: State, command: CommandOf<'splitParty'>, byKeys: boolean): Promise<void> {
    for (const { label, detail, shortcut } of stepsToSplit(command, state, english)) {
      if (byKeys) await this.keyboard.strike(shortcut.toLowerCase());
      else await this.press(label, detail);
    }
  }

  private async fromList(state: State, command: Command, byKeys: boolean): Promise<void> {
    const choice = choiceOf(command, state, english);
    const { label, detail, topic } = choice;
    const offered = await this.keyboard.listen();
    // A list may have the name of what it holds, like a full place for loot: then the detail tells which of them this is.
    const isInList = topic !== null && !offered.some((each) => tells(each, label, detail));
    const { label: name, detail: rest = '' } = isInList ? topic : choice;
    const { key } = only(offered, name, rest);
    await (byKeys && key !== '' ? this.keyboard.strike(key.toLowerCase()) : this.press(name, rest));
    if (isInList) await this.press(label, detail);
  }

  private async layDice(state: State, command: Extract<Command, { readonly type: 'cover' | 'chooseDice' }>): Promise<void> {
    for (const die of diceOf(command)) await this.take(state.encounter?.pool.findIndex(({ id }) => id === die) ?? -1);
    if (command.type === 'cover') {
      const { shortcut } = choiceOf(command, state, english);
      await this.keyboard.strike(shortcut.toLowerCase());
      return;
    }
    // The way on stands before the list, which offers the same.
    const spoken = await this.keyboard.listen();
    const { label } = choiceOf(command, state, english);
    await this.goTo(
      spoken.findIndex(({ name }) => name === label),
      spoken,
    );
  }

  private async take(at: number): Promise<void> {
    const spoken = await this.keyboard.listen();
    const dice = spoken.filter(({ pressed }) => pressed !== null);
    const die = dice[at];
    if (die === undefined || die.pressed === true) throw new Error(`no die ${at + 1} to take up among ${dice.length}`);
    // Dice that look alike are told alike: the one is as good as the other, and these very ones are asked for.
    if (die.key === '') await this.goTo(spoken.indexOf(die), spoken);
    else await this.keyboard.strike(die.key);
  }

  private async press(name: string, detail = ''): Promise<void> {
    const spoken = await this.keyboard.listen();
    await this.goTo(spoken.indexOf(only(spoken, name, detail)), spoken);
  }

  /** Tab by Tab to this button, and Enter. */
  private async goTo(target: number, spoken: readonly Spoken[]): Promise<void> {
    const steps = target - spoken.findIndex(({ focused }) => focused);
    for (let step = 0; step < Math.abs(steps); step++) await this.keyboard.strike(steps > 0 ? 'Tab' : 'Shift+Tab');
    const reached = (await this.keyboard.listen()).findIndex(({ focused }) => focused);
    if (reached !== target) throw new Error(`wanted to press "${spoken[target]?.name}" and came to "${spoken[reached]?.name}"`);
    await this.keyboard.strike('Enter');
  }
}

/** Who sees nothing cannot tell two buttons apart of which all the same is said. */
function only(spoken: readonly Spoken[], name: string, detail: string): Spoken {
  const named = spoken.filter((each) => says(each, name));
  const [one, ...more] = named.length > 1 ? named.filter((each) => tells(each, name, detail)) : named;
  if (one === undefined || more.length > 0) {
    const told = spoken.map((each) => `${each.name}: ${each.detail}`).join('\n');
    throw new Error(`${more.length > 0 ? 'more than one button says' : 'no button says'} "${name}: ${detail}"\n${told}`);
  }
  return one;
}

/** A place for loot is called by a sentence about it; what a press on it does begins its detail. */
function says({ name, detail }: Spoken, label: string): boolean {
  return name === label || detail === label || detail.startsWith(`${label}${BETWEEN}`);
}

function tells(each: Spoken, label: string, detail: string): boolean {
  const ofPlace = detail === '' ? label : `${label}${BETWEEN}${detail}`;
  return each.name === label ? each.detail === detail : each.detail === ofPlace;
}
