import backdrops from '../../../../../assets/onedeck/art/backdrop/backdrops.json';
import type { TableView } from '../../table';

type Scenery = TableView['scenery'];

export interface SceneryLight {
  readonly hue: number;
  readonly saturation: number;
  readonly light: number;
}

const LIGHTS: Readonly<Record<string, SceneryLight>> = backdrops;
const LANTERN: SceneryLight = { hue: 32, saturation: 60, light: 100 };

export const lightOf = ({ dungeon, floor }: Scenery): SceneryLight => LIGHTS[`${dungeon}-${floor}`] ?? LANTERN;

export const sheetOf = ({ dungeon, floor }: Scenery, depth: 'far' | 'mid' | 'near'): string =>
  `backdrop/${dungeon}-${floor}-${depth}`;

/** Returns the picture whose parts move by themselves on the sheets of a place. */
export const movingPartsOf = ({ dungeon, floor }: Scenery): string => `backdrop/${dungeon}-${floor}-parts`;
