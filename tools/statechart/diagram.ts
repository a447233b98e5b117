import type { AnyStateMachine, AnyStateNode } from 'xstate';

type Transition = ReturnType<AnyStateNode['transitions']['values']> extends Iterator<readonly (infer One)[]> ? One : never;

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

/** A chart without nested states as a Mermaid diagram: what it waits for, under which condition, and what it then does. */
export function diagram(machine: AnyStateMachine): string {
  const nodes = Object.values(machine.root.states);
  const nested = nodes.filter(({ type }) => type !== 'atomic' && type !== 'final');
  if (nested.length > 0) throw new Error(`the diagram knows no states within states: ${nested.map(({ key }) => key).join()}`);
  const edges = merged(nodes.flatMap((node) => edgesFrom(node, [...transitionsOf(node), ...inherited(machine, node)])));
  return [
    'stateDiagram-v2',
    ...machine.root.initial.target.map(({ key }) => `  [*] --> ${key}`),
    ...nodes.flatMap((node) => textsIn(node).map((text) => `  ${node.key} : ${text}`)),
    ...edges.map(({ from, to, label }) => `  ${from} --> ${to}${label === '' ? '' : ` : ${label}`}`),
    ...nodes.filter(({ type }) => type === 'final').map(({ key }) => `  ${key} --> [*]`),
  ].join('\n');
}

function transitionsOf(node: AnyStateNode): readonly Transition[] {
  return [...(node.always ?? []), ...[...node.transitions.values()].flat()];
}

/** What is possible everywhere, except where the chart has ended. */
function inherited(machine: AnyStateMachine, { type }: AnyStateNode): readonly Transition[] {
  return type === 'final' ? [] : transitionsOf(machine.root);
}

function edgesFrom({ key }: AnyStateNode, transitions: readonly Transition[]): readonly Edge[] {
  return transitions.flatMap((transition) =>
    (transition.target ?? []).map((target) => ({ from: key, to: target.key, label: labelOf(transition) })),
  );
}

/** Ways between the same two states are drawn as one arrow with a line for each. */
function merged(edges: readonly Edge[]): readonly Edge[] {
  const arrows = new Map<string, Edge>();
  for (const edge of edges) {
    const way = `${edge.from} ${edge.to}`;
    const before = arrows.get(way);
    arrows.set(way, before === undefined ? edge : { ...edge, label: `${before.label}<br>${edge.label}` });
  }
  return [...arrows.values()];
}

/** What happens inside a state: on entry, while it runs something, and on events that leave it where it is. */
function textsIn(node: AnyStateNode): readonly string[] {
  const staying = transitionsOf(node).filter(({ target }) => target === undefined);
  return [
    ...(node.entry.length > 0 ? [`entry / ${node.entry.map(nameOf).join(', ')}`] : []),
    ...node.invoke.map(({ src }) => `runs ${nameOf(src)}`),
    ...grouped(staying),
  ];
}

/** Events with the same consequence share a line. */
function grouped(transitions: readonly Transition[]): readonly string[] {
  const lines = new Map<string, string>();
  for (const transition of transitions) {
    const event = eventName(String(transition.eventType));
    const what = consequenceOf(transition);
    const before = lines.get(what);
    lines.set(what, before === undefined ? event : `${before}, ${event}`);
  }
  return [...lines].map(([what, events]) => `${events} ${what}`);
}

function labelOf(transition: Transition): string {
  return [eventName(String(transition.eventType)), consequenceOf(transition)].filter((part) => part !== '').join(' ');
}

function consequenceOf({ guard, actions }: Transition): string {
  const condition = guard === undefined ? [] : [`[${nameOf(guard)}]`];
  const consequence = actions.length === 0 ? [] : [`/ ${actions.map(nameOf).join(', ')}`];
  return [...condition, ...consequence].join(' ');
}

function eventName(type: string): string {
  if (type.startsWith('xstate.done.')) return 'done';
  return type.startsWith('xstate.error.') ? 'failed' : type;
}

/** Guards and actions are named in the charts, some with a parameter: `inPhase door`. */
function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  if (typeof named !== 'object' || named === null || !('type' in named)) throw new Error('an action or guard without a name');
  return 'params' in named ? `${String(named.type)} ${String(named.params)}` : String(named.type);
}
