import { nextTask } from '../table';

/** Milliseconds after which the rest is left to another task: with one more step, a frame still has room for it. */
const WHILE_MOVING = 5;
/** Where nothing moves yet, fewer tasks are done sooner, and a press is still not held up. */
const BEFORE_ALL = 12;

/** Paints what is shown next in tasks of its own, a few steps in each. */
export class Ahead {
  private current: object | null = null;

  constructor(private readonly life: AbortSignal) {}

  /** Takes the steps one after the other, until others take their place. They are looked for in a task of their own. */
  async take(stepsOf: () => readonly (() => void)[], when: 'moving' | 'before all' = 'moving'): Promise<void> {
    const enough = when === 'moving' ? WHILE_MOVING : BEFORE_ALL;
    const own = {};
    const isOver = (): boolean => this.current !== own || this.life.aborted;
    this.current = own;
    await nextTask();
    if (isOver()) return;
    const steps = stepsOf();
    let began = Number.NEGATIVE_INFINITY;
    for (const step of steps) {
      if (performance.now() - began >= enough) {
        await nextTask();
        began = performance.now();
      }
      if (isOver()) return;
      step();
    }
  }

  /** Leaves out the rest. */
  stop(): void {
    this.current = null;
  }
}
