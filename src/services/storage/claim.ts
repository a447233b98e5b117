export type Claim = 'owner' | 'taken';

/** Lets one tab at a time play and save. The others say so and may take over. */
export interface Table {
  claim(): Promise<Claim>;
  /** Takes the table from whichever tab has it. */
  takeOver(): Promise<void>;
  leave(): void;
}
