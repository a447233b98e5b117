import type { Moment } from '../../onedeck/moments/wide';
import { CROWNING } from './crowning';
import { THRONE_FALLS } from './throne';

export const MOMENTS: Readonly<Record<string, Moment>> = { 'throne-falls': THRONE_FALLS, crowning: CROWNING };
