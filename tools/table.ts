// The rules as a program for programs: one JSON object a line comes in, one a line goes out.
import { once } from 'node:events';
import type { Rejection } from '../src/engine/kernel';
import { Lines } from './table/lines';
import { messageOf } from './table/messages';
import { parseRequest } from './table/requests';
import { type Delve, handle } from './table/session';

const LONGEST_LINE = 4_000_000;

let delve: Delve | null = null;

// Whoever asked may stop listening at any moment.
process.stdout.on('error', () => process.exit(0));
const lines = new Lines(LONGEST_LINE);
for await (const chunk of process.stdin) await answerAll(lines.take(chunk as Buffer));
await answerAll(lines.rest());

async function answerAll(asked: readonly (string | null)[]): Promise<void> {
  for (const line of asked) {
    if (!process.stdout.write(`${answer(line)}\n`)) await once(process.stdout, 'drain');
  }
}

function answer(line: string | null): string {
  try {
    if (line === null) return refusal({ key: 'lineTooLong', params: { most: LONGEST_LINE } });
    const request = parseRequest(line);
    const done = request.ok ? handle(delve, request.value) : request;
    if (!done.ok) return refusal(done.rejection);
    delve = done.value.delve;
    return JSON.stringify({ ok: true, ...done.value.answer });
  } catch (thrown) {
    // A line never ends the conversation, not even one that finds a fault of ours.
    return refusal({ key: 'internal', params: { what: String(thrown).slice(0, 200) } });
  }
}

function refusal(rejection: Rejection): string {
  return JSON.stringify({
    ok: false,
    error: { key: rejection.key, message: messageOf(rejection, delve?.game), params: rejection.params },
  });
}
