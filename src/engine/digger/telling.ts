import { required } from '../kernel';
import { Draft } from './draft';
import type { Event } from './events';
import { apply } from './evolve';
import { seatOn } from './rules/seats';
import type { PlayerSeat, State, Task } from './state';

/**
 * What happens while one command is carried out: every event is told, and the state moves on with it. All events of a
 * command change one copy, which nobody sees before the end: a rule that needs a value from before an event reads it before.
 */
export class Telling {
  readonly events: Event[] = [];
  private draft: Draft | null = null;
  private tasks: Task[] | null = null;

  constructor(private readonly before: State) {}

  get state(): State {
    return this.draft?.state ?? this.before;
  }

  /** The place of the seat whose turn it is. */
  get place(): number {
    return this.state.active;
  }

  get seat(): PlayerSeat {
    return seatOn(this.state, this.place);
  }

  tell(event: Event): void {
    this.draft ??= new Draft(this.before);
    apply(this.draft, event);
    this.events.push(event);
  }

  get task(): Task | undefined {
    return (this.tasks ?? this.before.tasks).at(-1);
  }

  addTask(task: Task): void {
    this.ownTasks().push(task);
  }

  /** Takes the task away that comes next. */
  endTask(): Task {
    return required(this.ownTasks().pop(), 'a task');
  }

  /** Tells what is left to do, if that is news. */
  settle(): void {
    const tasks = this.tasks?.filter(isLeft);
    if (tasks === undefined || this.state.phase === 'over' || areSame(tasks, this.state.tasks)) return;
    this.tell({ type: 'tasksSet', seat: this.seat.id, tasks });
  }

  private ownTasks(): Task[] {
    this.tasks ??= [...this.before.tasks];
    return this.tasks;
  }
}

function isLeft(task: Task): boolean {
  if (task.op === 'steps') return task.left > 0;
  return task.op !== 'orders' || task.waiting.length > 0;
}

function areSame(some: readonly Task[], others: readonly Task[]): boolean {
  return some.length === others.length && some.every((task, at) => task === others[at]);
}
