/** Phaser asks for a drawing context as soon as it is loaded, and the page of the tests has none: this one draws nothing. */
const drawing: Record<string, unknown> = {};
const context = new Proxy(drawing, {
  get(fields, name) {
    if (typeof name === 'symbol') return undefined;
    if (name === 'measureText') return (words: string) => ({ width: words.length * 8 });
    if (name === 'getTransform') return () => ({ a: 1 });
    if (name === 'createRadialGradient' || name === 'createLinearGradient') return () => ({ addColorStop: () => undefined });
    if (name === 'getImageData') return () => ({ data: new Uint8ClampedArray(4) });
    return fields[name] ?? (() => undefined);
  },
  set(fields, name, value: unknown) {
    if (typeof name === 'string') fields[name] = value;
    return true;
  },
});

Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => context });

/** Nor is there anything to fetch: what is drawn of pictures that come later stays undrawn. */
Object.defineProperty(globalThis, 'fetch', { value: () => Promise.reject(new Error('nothing is served here')), writable: true });
