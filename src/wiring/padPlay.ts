import { playByPad } from '../services';

export const playBy = (stage: () => Element | null): (() => void) => playByPad({ stage });
