import type { Stage } from '../../scenes';

/** The canvas of the page, for all its tables. */
export interface KeptStage {
  /** True when it was drawn on already, and can be drawn on again: nobody has to look whether there are graphics. */
  readonly isUsable: boolean;
  /** Fetches the code that draws, when the first table wants it. */
  fetch(): Promise<Stage>;
}

export function keepStage(report: (problem: unknown) => void): KeptStage {
  let stage: Stage | null = null;
  return {
    get isUsable() {
      return stage?.isUsable === true;
    },
    async fetch() {
      const { Stage: Made } = await import('../../scenes');
      stage ??= new Made(report);
      return stage;
    },
  };
}
