import type { Game, Renderer, Textures } from 'phaser';

/** A picture for the graphics card: a canvas, or as much blank room. */
type Content = HTMLCanvasElement | Pick<HTMLCanvasElement, 'width' | 'height'>;

/**
 * Makes a texture that is stored as its canvas is. Phaser would turn it upside down, which takes as long again as to send it to the
 * graphics card; its frames are turned instead.
 */
export function uprightTexture(textures: Textures.TextureManager, key: string, content: Content): Textures.Texture | null {
  const { renderer } = textures.game;
  const { width, height } = content;
  if (!isWebgl(renderer)) return plainTexture(textures, key, content);
  const { gl } = renderer;
  const [filter, wrap] = [gl.LINEAR, gl.CLAMP_TO_EDGE];
  const pixels = 'getContext' in content ? content : undefined;
  const made = renderer.createTexture2D(0, filter, filter, wrap, wrap, gl.RGBA, pixels, width, height, true, false, false);
  const texture = textures.addGLTexture(key, made);
  return texture && withTurnedFrames(texture);
}

/** Sends a canvas to a texture of its size again. */
export function renewTexture(texture: Textures.Texture, canvas: HTMLCanvasElement): void {
  const { renderer } = texture.manager.game;
  const [source] = texture.source;
  if (isWebgl(renderer) && source !== undefined && source.glTexture !== null)
    renderer.updateCanvasTexture(canvas, source.glTexture, false);
}

/** Sends a canvas to its place on a texture. */
export function uploadPart(
  canvas: HTMLCanvasElement,
  { texture, x, y }: { readonly texture: Textures.Texture; readonly x: number; readonly y: number },
): void {
  const { renderer } = texture.manager.game;
  const [source] = texture.source;
  if (!isWebgl(renderer) || source === undefined || source.glTexture === null) return;
  const { gl, glTextureUnits, glWrapper } = renderer;
  const { flipY, pma } = source.glTexture;
  glTextureUnits.bind(source.glTexture, 0);
  glWrapper.updateTexturing({ texturing: { flipY, premultiplyAlpha: pma } });
  gl.texSubImage2D(gl.TEXTURE_2D, 0, x, y, gl.RGBA, gl.UNSIGNED_BYTE, canvas);
}

function plainTexture(textures: Textures.TextureManager, key: string, content: Content): Textures.Texture | null {
  const { width, height } = content;
  const canvas = 'getContext' in content ? content : Object.assign(document.createElement('canvas'), { width, height });
  const texture = textures.create(key, canvas, width, height);
  texture?.add('__BASE', 0, 0, 0, width, height);
  return texture;
}

/** Turns the frames that a texture has, and those that it is given later. */
function withTurnedFrames(texture: Textures.Texture): Textures.Texture {
  const add = texture.add.bind(texture);
  texture.add = (...given) => {
    const frame = add(...given);
    return frame && turned(frame);
  };
  turned(texture.get('__BASE'));
  return texture;
}

function turned(frame: Textures.Frame): Textures.Frame {
  const cut = frame.setCropUVs.bind(frame);
  Object.assign(frame, upsideDown(frame));
  frame.setCropUVs = (...given) => {
    const crop = cut(...given);
    return hasEdges(crop) ? Object.assign(crop, upsideDown(crop)) : crop;
  };
  return frame;
}

interface Edges {
  readonly v0: number;
  readonly v1: number;
}

const hasEdges = (crop: object): crop is Edges => 'v0' in crop && 'v1' in crop;

const upsideDown = ({ v0, v1 }: Edges): Edges => ({ v0: 1 - v0, v1: 1 - v1 });

/** A game without a picture has no renderer at all. */
const isWebgl = (renderer: Game['renderer'] | null): renderer is Renderer.WebGL.WebGLRenderer =>
  renderer !== null && 'gl' in renderer;
