import { type Command, type DieId, oneDeckDungeon, SKILL_IDS, type State } from '../../../../engine/onedeck';
import { aimFor } from '../commands';
import { type Aim, idOf } from '../targets';

/** Returns the legal commands that an aim stands for. */
export function commandsFor(aim: Aim, state: State): readonly Command[] {
  const wanted = idOf(aim);
  return oneDeckDungeon.legal(state).filter((command) => {
    const own = aimFor(command, state);
    return own !== null && idOf(own) === wanted;
  });
}

/** Returns the command with these dice instead. It may be illegal. */
export function withDice(command: Command, dice: readonly DieId[]): Command {
  switch (command.type) {
    case 'cover':
    case 'useSkill':
    case 'chooseDice':
      return { ...command, dice };
    default:
      return command;
  }
}

/** Returns a command for an aim without legal ones, so that the rules can give the reason. */
export function wishOf(aim: Aim, hand: readonly DieId[], state: State): Command {
  switch (aim.kind) {
    case 'box':
      return { type: 'cover', box: aim.box, dice: hand };
    case 'ability': {
      const { hero } = aim;
      const skill = SKILL_IDS.find((id) => id === aim.ability);
      return skill === undefined ? { type: 'useFeat', hero, dice: 1 } : { type: 'useSkill', hero, skill, dice: hand };
    }
    case 'potion': {
      const hero = state.encounter?.heroes[0] ?? state.heroes[0]?.id ?? 'warrior';
      return aim.potion === 'invisibility' ? { type: 'skipEncounter', hero } : { type: 'drinkPotion', hero, potion: aim.potion };
    }
    case 'choose':
      return { type: 'chooseDice', dice: hand };
  }
}
