// What the page's main thread did, by the processor time it had: what else runs on the machine does not count.
import type { Page } from '@playwright/test';
import * as v from 'valibot';

const eventOf = v.object({
  name: v.string(),
  tid: v.number(),
  /** Microseconds by the wall, and on the thread. */
  ts: v.number(),
  dur: v.optional(v.number(), 0),
  tdur: v.optional(v.number()),
  args: v.optional(v.object({ data: v.optional(v.object({ message: v.optional(v.string()) })) })),
});

export type TraceEvent = v.InferOutput<typeof eventOf>;

/** All that was traced while something went on. */
export async function traced(page: Page, goesOn: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const parsed = v.safeParse(eventOf, event);
      if (parsed.success) events.push(parsed.output);
    }
  });
  const traceConfig = { includedCategories: ['devtools.timeline', 'toplevel'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await goesOn();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}

const DRAWN = 'drawn';

/**
 * Marks every frame that draws something in the trace. It runs before `meterFrames`, which counts the draw calls, and refers to
 * nothing outside of itself.
 */
export function markFrames(): void {
  const ask = window.requestAnimationFrame.bind(window);
  const counted = (): number => window.frames_metered?.length ?? 0;
  window.requestAnimationFrame = (draw) =>
    ask((time) => {
      const before = counted();
      draw(time);
      if (counted() > before) console.timeStamp('drawn');
    });
}

/** Milliseconds of JavaScript in each frame that drew something. */
export function scriptsIn(events: readonly TraceEvent[]): readonly number[] {
  const marks = events.filter(({ name, args }) => name === 'TimeStamp' && args?.data?.message === DRAWN);
  const frames = events.filter(({ name }) => name === 'FireAnimationFrame');
  return marks.flatMap((mark) => {
    const frame = frames.find(({ tid, ts, dur }) => tid === mark.tid && ts <= mark.ts && mark.ts <= ts + dur);
    return frame?.tdur === undefined ? [] : frame.tdur / 1000;
  });
}
