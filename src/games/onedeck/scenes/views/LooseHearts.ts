import type { GameObjects, Scene } from 'phaser';
import { middleOf, playTween, shownDrawing } from '../../../../scenes';
import type { OneDeckTuning } from '../../table';
import { type BoxLook, signPlaces } from './paintBox';

/** The hearts of open boxes, which loosen while an end that kills is held, and fall back when it is let go. */
export class LooseHearts {
  private hearts: readonly GameObjects.Image[] = [];
  private moving = new AbortController();

  constructor(
    private readonly scene: Scene,
    private readonly tuning: OneDeckTuning,
  ) {}

  /** Null puts the hearts back. */
  sync(boxes: readonly BoxLook[] | null): void {
    if (boxes === null) this.drop();
    else if (this.hearts.length === 0) this.loosen(boxes);
  }

  private loosen(boxes: readonly BoxLook[]): void {
    const { duration, ease, rise, swell, turn } = this.tuning.motions.heartsLoosen;
    const places = boxes.flatMap((look) => signPlaces(look)).filter(({ sign }) => sign === 'ui/heart');
    this.moving = new AbortController();
    this.hearts = places.map(({ place }, at) => {
      const { x, y } = middleOf(place);
      const heart = this.scene.add.image(x, y, shownDrawing(this.scene, 'ui/heart')).setDisplaySize(place.width, place.height);
      const angle = at % 2 === 0 ? turn : -turn;
      const grown = { scaleX: heart.scaleX * (1 + swell), scaleY: heart.scaleY * (1 + swell) };
      void playTween(
        this.scene,
        { targets: heart, y: y - place.height * rise, angle, ...grown, duration, ease },
        this.moving.signal,
      );
      return heart;
    });
  }

  private drop(): void {
    this.moving.abort();
    for (const heart of this.hearts) heart.destroy();
    this.hearts = [];
  }
}
