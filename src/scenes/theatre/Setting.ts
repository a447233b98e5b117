import type { Rect } from '../../table';
import type { ActMove } from './Actors';
import type { Depth } from './MovingScenery';

export interface StageLight {
  readonly hue: number;
  readonly saturation: number;
  /** In percent. */
  readonly light: number;
}

/** The figure in the middle. Its place is within the picture. */
export interface StageFigure {
  readonly picture: string;
  readonly box: Rect;
  /** True for a figure that stands on a ground of its own. */
  readonly grounded: boolean;
  readonly entrance: { readonly name: 'enter' | 'rise'; readonly part: ActMove };
  /** Its parts that are not drawn, because guests stand in for them. */
  readonly without?: readonly string[];
}

/** Another figure that stands in the picture of the figure. */
export interface StageGuest {
  readonly picture: string;
  readonly box: Rect;
  /** The part of the figure that it stands behind. */
  readonly behind: string;
  /** It lies there, turned by so many degrees, and its lights are out. */
  readonly fallen?: number;
}

/** Everything that the theatre shows. */
export interface Setting {
  /** The place of the picture on the screen. */
  readonly rect: Rect;
  readonly light: StageLight;
  /** The middle of the light, within the picture. */
  readonly about: Rect;
  /** The pictures of the sheets of paper, and their opacity. */
  readonly sheets: Readonly<Record<Depth, string>>;
  readonly alpha: Readonly<Record<Depth, number>>;
  /** The picture whose parts move by themselves on the sheets. */
  readonly parts: string;
  readonly figure: StageFigure | null;
  readonly guests?: readonly StageGuest[];
  /** Figures to fetch early. */
  readonly wanted: readonly string[];
}
