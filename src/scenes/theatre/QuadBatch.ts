import { GameObjects, type Renderer, type Scene, type Textures } from 'phaser';
import type { Pose, Rect } from '../../table';
import { PLACEHOLDER } from '../views/paint';

/** One textured rectangle, as its rig poses it. */
export interface Quad {
  readonly frame: Textures.Frame;
  readonly tint: number;
  /** Its rectangle relative to its pivot, in units of the figure. */
  readonly box: Rect;
  /** The rig changes it; it is read whenever the quad is drawn. */
  readonly stands: Pose;
  /** Its share of the eye's shift. */
  readonly depth: number;
}

type Nodes = typeof Renderer.WebGL.RenderNodes;
type BatchHandler = InstanceType<Nodes['BatchHandlerQuad']>;
type Step = Parameters<GameObjects.Image['renderWebGLStep']>;

const PLAIN = { multiTexturing: true };
const MULTIPLY = 0;

/**
 * Draws many quads as one game object: each costs a small part of what an image of its own would. The position is that of the
 * figure's origin, and the alpha applies to all quads.
 */
export class QuadBatch extends GameObjects.Image {
  private quads: readonly Quad[] = [];
  private unit = 1;
  private readonly shift = { x: 0, y: 0 };
  /** The origin on the screen while it is drawn, and the size of a unit there. */
  private readonly at = { left: 0, top: 0, across: 1, down: 1 };
  private handler: BatchHandler | null = null;

  constructor(scene: Scene) {
    super(scene, 0, 0, PLACEHOLDER);
    scene.add.existing(this.setVisible(false));
  }

  /** `unit` is the size of a unit of the figure. */
  setQuads(quads: readonly Quad[], unit: number): void {
    this.quads = quads;
    this.unit = unit;
  }

  /** The number of quads. */
  get count(): number {
    return this.quads.length;
  }

  /** The keys of the textures that it draws from. */
  get textures(): readonly string[] {
    return this.quads.map(({ frame }) => frame.texture.key);
  }

  /** Shifts every quad by its depth times so much, for an eye that looks from the side. */
  shiftBy(x: number, y: number): void {
    this.shift.x = x;
    this.shift.y = y;
  }

  override renderWebGLStep({ renderNodes }: Step[0], _thing: Step[1], context: Step[2]): void {
    this.handler ??= batchHandlerOf(renderNodes);
    const view = context.camera?.getViewMatrix(!context.useCanvas);
    if (view === undefined) return;
    const { a, d, e, f } = view;
    const { shift, unit, x, y, at } = this;
    at.across = unit * a;
    at.down = unit * d;
    for (const quad of this.quads) {
      at.left = (x + shift.x * quad.depth) * a + e;
      at.top = (y + shift.y * quad.depth) * d + f;
      this.draw(quad, context);
    }
  }

  private draw({ frame, tint, box, stands }: Quad, context: Step[2]): void {
    const { left, top, across, down } = this.at;
    const alpha = Math.min(1, stands.alpha) * this.alpha;
    const gl = frame.source.glTexture;
    if (alpha <= 0 || gl === null) return;
    const cos = Math.cos(stands.turn);
    const sin = Math.sin(stands.turn);
    const fromX = box.x * stands.wide;
    const toX = fromX + box.width * stands.wide;
    const fromY = box.y * stands.high;
    const toY = fromY + box.height * stands.high;
    const dye = (((alpha * 255) << 24) | tint) >>> 0;
    this.handler?.batch(
      context,
      gl,
      left + (stands.x + fromX * cos - fromY * sin) * across,
      top + (stands.y + fromX * sin + fromY * cos) * down,
      left + (stands.x + fromX * cos - toY * sin) * across,
      top + (stands.y + fromX * sin + toY * cos) * down,
      left + (stands.x + toX * cos - fromY * sin) * across,
      top + (stands.y + toX * sin + fromY * cos) * down,
      left + (stands.x + toX * cos - toY * sin) * across,
      top + (stands.y + toX * sin + toY * cos) * down,
      frame.u0,
      frame.v0,
      frame.u1 - frame.u0,
      frame.v1 - frame.v0,
      MULTIPLY,
      dye,
      dye,
      dye,
      dye,
      PLAIN,
    );
  }
}

function batchHandlerOf(nodes: Renderer.WebGL.RenderNodes.RenderNodeManager): BatchHandler | null {
  const node = nodes.getNode('BatchHandlerQuad');
  return isBatchHandler(node) ? node : null;
}

const isBatchHandler = (node: Renderer.WebGL.RenderNodes.RenderNode | null): node is BatchHandler =>
  node?.name === 'BatchHandlerQuad';
