export { captionOf } from './caption';
export { entryOf, factsOf, ownSeatOf, ownTotal, type PaperEntry } from './chronicleEntry';
export { type DailyResult, dailyGame } from './daily';
export type { KeptCampaign } from './entries';
export { type KeptSeat, type KeptSheet, keptSheetOf, sheetOf } from './keptSheet';
export type { PaperMode } from './modes';
export { openPaperRecords, type PaperRecords } from './openRecords';
export { asPaperGame, type PaperGame } from './paperGame';
export { paperRecords } from './records';
