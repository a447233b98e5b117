const waiting: (() => void)[] = [];
let channel: MessageChannel | null = null;

/**
 * Resolves in a task of its own, so that the browser may draw a frame or take a press before. Messages are not held up in a hidden
 * tab, as timers are.
 */
export function nextTask(): Promise<void> {
  channel ??= opened();
  const { port2 } = channel;
  return new Promise((settle) => {
    waiting.push(settle);
    port2.postMessage(null);
  });
}

function opened(): MessageChannel {
  const made = new MessageChannel();
  made.port1.onmessage = () => waiting.shift()?.();
  return made;
}
