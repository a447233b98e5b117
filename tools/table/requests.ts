import * as v from 'valibot';
import { isShallow, type Parsed, parseJson, placeOf, refuse } from '../../src/engine/kernel';

const MOST_COMMANDS = 100_000;

const request = v.variant('do', [
  v.strictObject({
    do: v.literal('new'),
    game: v.string(),
    setup: v.unknown(),
    seed: v.unknown(),
    script: v.exactOptional(v.unknown()),
    practice: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ do: v.literal('command'), command: v.unknown() }),
  v.strictObject({ do: v.literal('legal') }),
  v.strictObject({ do: v.literal('state'), seat: v.exactOptional(v.string()) }),
  v.strictObject({ do: v.literal('undo') }),
  v.strictObject({ do: v.literal('redo') }),
  v.strictObject({ do: v.literal('save') }),
  v.strictObject({ do: v.literal('load'), save: v.unknown() }),
  v.strictObject({ do: v.literal('replay'), replay: v.exactOptional(v.string()) }),
  v.strictObject({
    do: v.literal('auto'),
    bot: v.string(),
    commands: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_COMMANDS)), MOST_COMMANDS),
    seed: v.exactOptional(v.unknown()),
  }),
]);

export type Request = v.InferOutput<typeof request>;
export type RequestOf<Do extends Request['do']> = Extract<Request, { do: Do }>;

const KNOWN: ReadonlySet<unknown> = new Set(request.options.map((option) => option.entries.do.literal));

/** One line: an object with `do` and the fields that belong to it. */
export function parseRequest(line: string): Parsed<Request> {
  const data = parseJson(line);
  if (!data.ok) return data;
  if (typeof data.value !== 'object' || data.value === null || Array.isArray(data.value)) return refuse('notAnObject');
  if (!isShallow(data.value)) return refuse('tooDeep');
  if (!('do' in data.value) || !KNOWN.has(data.value.do)) return refuse('unknownRequest');
  const result = v.safeParse(request, data.value);
  return result.success ? { ok: true, value: result.output } : refuse('requestWrong', { path: placeOf(result.issues) });
}
