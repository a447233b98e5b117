/** The point that the theatre is looked at from: -1 at the left and the top, 1 at the right and the bottom. */
export class Eye {
  x = 0;
  y = 0;
  private to = { x: 0, y: 0 };

  look(x: number, y: number): void {
    this.to = { x: Math.max(-1, Math.min(1, x)), y: Math.max(-1, Math.min(1, y)) };
  }

  /** Makes it look straight ahead at once. */
  arrive(): void {
    this.to = { x: 0, y: 0 };
    this.x = 0;
    this.y = 0;
  }

  /** Moves towards where it looks; `half` is the time in which it covers half the way. */
  follow(delta: number, half: number): void {
    const left = 0.5 ** (delta / half);
    this.x = this.to.x + (this.x - this.to.x) * left;
    this.y = this.to.y + (this.y - this.to.y) * left;
  }
}
