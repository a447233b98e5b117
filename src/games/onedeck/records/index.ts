export { type ChronicleEntry, entryOf } from './chronicleEntry';
export type { DailyResult } from './daily';
export { lastSetupIn } from './lastSetup';
export { type OneDeckRecords, openOneDeckRecords } from './openRecords';
export { oneDeckRecords } from './records';
