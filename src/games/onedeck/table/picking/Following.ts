import { type Command, oneDeckDungeon, type State } from '../../../../engine/onedeck';
import { facedCard } from '../words/names';

/** Gives the commands that follow in a gesture, each when the state after the one before it waits. */
export class Following {
  private left: readonly Command[] = [];
  private begun: State | null = null;
  /** The state that waits. */
  private resting: State | null = null;

  constructor(private readonly perform: (command: Command) => void) {}

  begin(state: State, commands: readonly Command[] = []): void {
    this.begun = state;
    this.left = commands;
  }

  /** Drops what is left where the state is not the next step of the gesture. */
  rest(state: State): void {
    this.resting = state;
    const [next, ...others] = this.left;
    if (next === undefined || state === this.begun) return;
    this.left = [];
    if (!this.isNext(next, state)) return;
    // Until then the chart is still busy with the news that the state waits.
    queueMicrotask(() => {
      if (this.resting !== state) return;
      this.begin(state, others);
      this.perform(next);
    });
  }

  private isNext(command: Command, state: State): boolean {
    const isSameCard = command.type === 'addDoor' || (this.begun !== null && facedCard(this.begun) === facedCard(state));
    // A talent may spare the time of a way: the party is asked before it is paid.
    const isAsked = state.phase === 'option' && oneDeckDungeon.legal(state).some(({ type }) => type === 'useSkill');
    return isSameCard && !isAsked && oneDeckDungeon.whyIllegal(state, command) === null;
  }
}
