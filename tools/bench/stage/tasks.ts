import * as v from 'valibot';

const event = v.object({
  name: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.optional(v.number(), 0),
  /** Microseconds that the thread had of the processor: what else runs on the machine does not count. */
  tdur: v.optional(v.number()),
  args: v.optional(v.looseObject({ name: v.optional(v.unknown()) })),
});
const traced = v.object({ traceEvents: v.array(event) });

/** What tasks are told apart by; the rest of a trace only makes it larger. */
export const CATEGORIES = ['disabled-by-default-devtools.timeline', '__metadata'];

export interface Tasks {
  /** Milliseconds of processor time of every task, the longest first. */
  readonly tasks: readonly number[];
  /** All of them together. */
  readonly sum: number;
}

/** The tasks of the page's own thread in a trace. */
export function tasksIn(trace: Buffer): Tasks {
  const { traceEvents } = v.parse(traced, JSON.parse(trace.toString()));
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isOwn = ({ pid, tid }: { readonly pid: number; readonly tid: number }): boolean =>
    threads.some((thread) => thread.pid === pid && thread.tid === tid);
  const tasks = traceEvents
    .filter((one) => one.name === 'RunTask' && one.ph === 'X' && isOwn(one))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((one, other) => other - one);
  return { tasks, sum: tasks.reduce((all, task) => all + task, 0) };
}

export const longerThan = ({ tasks }: Tasks, limit: number): number => tasks.filter((task) => task >= limit).length;
