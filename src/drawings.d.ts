/** A set of drawings that the build packs into one file: `tools/bundle/drawingsPlugin.ts`. */
declare module 'virtual:drawings/*' {
  export const SET: { readonly url: string; readonly keys: readonly string[] };
}
