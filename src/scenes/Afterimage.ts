import type { Scene } from 'phaser';
import type { Timing } from '../table';
import { playTween } from './playTween';

export interface AfterimageParts {
  readonly scene: Scene;
  readonly canvas: HTMLCanvasElement;
  /** Draws the canvas now: an earlier frame cannot be copied any more. */
  readonly draw: () => void;
  readonly timing: () => Timing;
}

/** Keeps the last picture in front of the canvas and fades it, so that nothing has to travel. */
export class Afterimage {
  private readonly image = document.createElement('canvas');
  private isHeld = false;
  /** Its opacity, from 0 to 1. */
  private share = 0;
  private cut = new AbortController();

  constructor(private readonly parts: AfterimageParts) {
    this.image.className = 'afterimage';
  }

  /** Copies what the canvas shows, along with what is still fading. */
  hold(): void {
    if (this.isHeld) return;
    const left = this.share;
    this.end();
    this.parts.draw();
    this.copy(left);
    this.parts.canvas.after(this.image);
    this.isHeld = true;
    this.look(1);
  }

  /** Fades what is held; drops it at once when `signal` aborts. */
  async fade(signal?: AbortSignal): Promise<void> {
    if (!this.isHeld) return;
    this.isHeld = false;
    const { scene, timing } = this.parts;
    const { cut } = this;
    const fading = { share: 1 };
    const finish = (): void => cut.abort();
    const onUpdate = (): void => {
      if (cut === this.cut) this.look(fading.share);
    };
    if (signal?.aborted === true) finish();
    signal?.addEventListener('abort', finish);
    await playTween(scene, { targets: fading, share: 0, ...timing(), onUpdate }, cut.signal);
    signal?.removeEventListener('abort', finish);
    if (cut === this.cut) this.drop();
  }

  /** Removes the picture at once: the canvas has another size, or is closed. */
  drop(): void {
    this.end();
    this.isHeld = false;
    this.share = 0;
    this.image.remove();
  }

  private end(): void {
    const { cut } = this;
    this.cut = new AbortController();
    cut.abort();
  }

  private look(share: number): void {
    this.share = share;
    this.image.style.opacity = String(share);
  }

  private copy(left: number): void {
    const { image } = this;
    const { canvas } = this.parts;
    const pen = image.getContext('2d');
    if (left === 0) Object.assign(image, { width: canvas.width, height: canvas.height });
    if (pen === null) return;
    pen.globalCompositeOperation = 'destination-in';
    pen.globalAlpha = left;
    pen.fillRect(0, 0, image.width, image.height);
    pen.globalCompositeOperation = 'destination-over';
    pen.globalAlpha = 1;
    pen.drawImage(canvas, 0, 0);
  }
}
