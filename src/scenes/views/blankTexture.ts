import type { Game, Renderer, Textures } from 'phaser';
import { canvasTexture, easel, type Size } from './paint';

/** Makes a texture that has memory on the graphics card and no canvas; parts of it are painted by `uploadPart`. */
export function blankTexture(textures: Textures.TextureManager, key: string, { width, height }: Size): Textures.Texture | null {
  const { renderer } = textures.game;
  if (!isWebgl(renderer)) return canvasTexture({ textures }, key, easel({ width, height }).canvas);
  const { gl } = renderer;
  const [filter, wrap] = [gl.LINEAR, gl.CLAMP_TO_EDGE];
  const made = renderer.createTexture2D(0, filter, filter, wrap, wrap, gl.RGBA, undefined, width, height);
  return textures.addGLTexture(key, made);
}

/** Sends a canvas to its place on a blank texture. */
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
  // Textures are stored upside down.
  gl.texSubImage2D(gl.TEXTURE_2D, 0, x, source.height - y - canvas.height, gl.RGBA, gl.UNSIGNED_BYTE, canvas);
}

/** A game without a picture has no renderer at all. */
const isWebgl = (renderer: Game['renderer'] | null): renderer is Renderer.WebGL.WebGLRenderer =>
  renderer !== null && 'gl' in renderer;
