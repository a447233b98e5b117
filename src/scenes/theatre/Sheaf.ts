import { GameObjects, type Renderer, type Scene, type Textures } from 'phaser';
import type { Pose, Rect } from '../../table';

/** A piece of a figure as its rig poses it. */
export interface Leaf {
  readonly frame: Textures.Frame;
  readonly tint: number;
  /** Where it lies about what it turns about, in units of the figure. */
  readonly box: Rect;
  /** Follows the rig: it is read whenever it is drawn. */
  readonly stands: Pose;
  /** How much it follows the eye. */
  readonly depth: number;
}

type Nodes = typeof Renderer.WebGL.RenderNodes;
type Quads = InstanceType<Nodes['BatchHandlerQuad']>;
type Step = Parameters<GameObjects.Image['renderWebGLStep']>;

const PLAIN = { multiTexturing: true };
const MULTIPLY = 0;

/**
 * Pieces that are drawn as one picture, in the batch of the others: each costs a small part of what a picture of its own would.
 * Its place is that of the figure's origin, its alpha that of all.
 */
export class Sheaf extends GameObjects.Image {
  private leaves: readonly Leaf[] = [];
  private unit = 1;
  private readonly lean = { x: 0, y: 0 };
  /** Where its origin is on the screen while it is drawn, and how large a unit is there. */
  private readonly at = { left: 0, top: 0, across: 1, down: 1 };
  private quads: Quads | null = null;

  constructor(scene: Scene) {
    super(scene, 0, 0, 'deck/back');
    scene.add.existing(this.setVisible(false));
  }

  /** `unit` is how large a unit of the figure is. */
  hold(leaves: readonly Leaf[], unit: number): void {
    this.leaves = leaves;
    this.unit = unit;
  }

  /** How many pieces there are. */
  get count(): number {
    return this.leaves.length;
  }

  /** Shifted by so much for whoever looks from the side. */
  leanBy(x: number, y: number): void {
    this.lean.x = x;
    this.lean.y = y;
  }

  override renderWebGLStep({ renderNodes }: Step[0], _thing: Step[1], context: Step[2]): void {
    this.quads ??= quadsIn(renderNodes);
    const seen = context.camera?.getViewMatrix(!context.useCanvas);
    if (seen === undefined) return;
    const { a, d, e, f } = seen;
    const { lean, unit, x, y, at } = this;
    at.across = unit * a;
    at.down = unit * d;
    for (const leaf of this.leaves) {
      at.left = (x + lean.x * leaf.depth) * a + e;
      at.top = (y + lean.y * leaf.depth) * d + f;
      this.draw(leaf, context);
    }
  }

  private draw({ frame, tint, box, stands }: Leaf, context: Step[2]): void {
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
    this.quads?.batch(
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

function quadsIn(nodes: Renderer.WebGL.RenderNodes.RenderNodeManager): Quads | null {
  const node = nodes.getNode('BatchHandlerQuad');
  return isQuads(node) ? node : null;
}

const isQuads = (node: Renderer.WebGL.RenderNodes.RenderNode | null): node is Quads => node?.name === 'BatchHandlerQuad';
