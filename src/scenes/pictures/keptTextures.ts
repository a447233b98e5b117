import type { Game, GameObjects, Scene, Textures } from 'phaser';

/** The most pixels of textures that outlive what shows them: 24 million take 96 MB. */
const MOST_PIXELS = 24_000_000;
/** The most textures; most of them are small. */
const MOST = 300;

/** The keys of the textures that are kept, the least recently used first. */
const kept = new WeakMap<Textures.TextureManager, Set<string>>();

/** Keeps a texture beyond the end of its scene, and notes that it is used now. Those that were not used for longest go first. */
export function keepTexture({ textures, game }: Scene, key: string): void {
  const keys = keysOf(textures);
  const isNew = !keys.delete(key);
  keys.add(key);
  if (isNew) letGo(game, textures);
}

/** Removes every texture that is not kept, after the scenes that it belonged to. */
export function sweepTextures(textures: Textures.TextureManager): void {
  const keys = keysOf(textures);
  for (const key of textures.getTextureKeys()) if (!keys.has(key) && !isPhasers(key)) textures.remove(key);
}

/** Removes the kept textures whose keys begin like this: what they were painted with has changed. */
export function forgetTextures(textures: Textures.TextureManager, beginning: string): void {
  for (const key of [...keysOf(textures)]) if (key.startsWith(beginning)) remove(textures, key);
}

const isPhasers = (key: string): boolean => key.startsWith('__');

function keysOf(textures: Textures.TextureManager): Set<string> {
  const keys = kept.get(textures) ?? new Set<string>();
  kept.set(textures, keys);
  return keys;
}

function letGo(game: Game, textures: Textures.TextureManager): void {
  const keys = keysOf(textures);
  let pixels = [...keys].reduce((sum, key) => sum + pixelsOf(textures, key), 0);
  if (pixels <= MOST_PIXELS && keys.size <= MOST) return;
  const used = usedIn(game);
  const newest = [...keys].at(-1);
  for (const key of [...keys]) {
    if (pixels <= MOST_PIXELS && keys.size <= MOST) return;
    if (used.has(key) || key === newest) continue;
    pixels -= pixelsOf(textures, key);
    remove(textures, key);
  }
}

function remove(textures: Textures.TextureManager, key: string): void {
  keysOf(textures).delete(key);
  if (textures.exists(key)) textures.remove(key);
}

function pixelsOf(textures: Textures.TextureManager, key: string): number {
  const [source] = textures.exists(key) ? textures.get(key).source : [];
  return source === undefined ? 0 : source.width * source.height;
}

/** A batch draws from several textures. */
const isBatch = (thing: object): thing is { readonly textures: readonly string[] } =>
  'textures' in thing && Array.isArray(thing.textures);

const isContainer = (thing: object): thing is GameObjects.Container =>
  'type' in thing && thing.type === 'Container' && 'list' in thing;

const isKeyed = (texture: unknown): texture is { readonly key: string } =>
  typeof texture === 'object' && texture !== null && 'key' in texture && typeof texture.key === 'string';

/** Returns the textures of everything in any scene, whether it is visible or not. */
function usedIn(game: Game): ReadonlySet<string> {
  const used = new Set<string>();
  const look = (thing: object): void => {
    if ('texture' in thing && isKeyed(thing.texture)) used.add(thing.texture.key);
    if (isBatch(thing)) for (const key of thing.textures) used.add(key);
    if (isContainer(thing)) for (const inner of thing.list) look(inner);
  };
  for (const { children } of game.scene.getScenes(false)) for (const thing of children.list) look(thing);
  return used;
}
