import type { Gallery } from './pictures/Gallery';

export interface GraphicsEvents {
  readonly onPictureLost: () => void;
  /** Called when the graphics are back: everything that was painted is lost. */
  readonly onPictureBack: () => void;
}

/** Listens for the loss of the graphics, and for their return, until `life` ends. */
export function followGraphics(
  canvas: HTMLCanvasElement,
  { onPictureLost, onPictureBack }: GraphicsEvents,
  life: AbortSignal,
): void {
  canvas.addEventListener('webglcontextlost', onPictureLost, { signal: life });
  canvas.addEventListener('webglcontextrestored', onPictureBack, { signal: life });
  const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  // It may have been lost while the table was being laid.
  if (context?.isContextLost() === true) onPictureLost();
}

export interface Awaiting {
  readonly gallery: Gallery;
  /** Called when the table has to be laid anew, because missing pictures have come. */
  readonly onStale: () => void;
}

/** Asks for pictures and letters that the table lacks now and then, and reports it stale when some have come. */
export function awaitAbsent(absent: readonly string[], { gallery, onStale }: Awaiting, life: AbortSignal): void {
  if (absent.length === 0) return;
  gallery.onChange(() => {
    const isMoreComing = absent.some((key) => gallery.isComing(key));
    const here = absent.filter((key) => gallery.isHere(key));
    if (here.length > 0 && !isMoreComing) onStale();
  }, life);
}
