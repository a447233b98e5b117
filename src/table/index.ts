export { BANNERS, type Banner, bannerOf } from './banners';
export { hullOf, type Spot } from './dice/hull';
export { dotProduct, type Point3, STILL, type Turn, turnAbout, turned, turnedAfter } from './dice/space';
export { type Animator, type Beat, beatsOf, type Cue, createDirector, type Director } from './director';
export { type DrawingSet, DrawingSets, drawingAt, imageUrl } from './drawings';
export type { Explanation } from './explanation';
export { HELD_PRESS, HeldPress, type Holder, type HoldManner } from './HeldPress';
export { bounds, columns, contains, fitted, type Insets, inset, overlap, rows } from './layout/rect';
export { type Screen, screenOf } from './layout/screen';
export { type Part, shared, stacked } from './layout/share';
export { type LogEntry, type LogFloor, type LogLine, type LogTurn, lastOr } from './log';
export { nextTask } from './nextTask';
export { FONTS, PALETTE, takePalette } from './palette';
export { PALETTES, type PaletteId } from './palettes';
export { listed, type Phrase, parsePhrase, phraseWords } from './phrase';
export { type Place, placeAt } from './places';
export * from './ports';
export {
  ACTS,
  type ActName,
  atRest,
  burntAt,
  FrameMeter,
  followTilt,
  type IdleTable,
  type Limb,
  type PartFacts,
  type Pose,
  Rig,
} from './theatre';
export { type MoveAt, moveAt, type Presentation, paced, type Speed, type Timing, type Tuning, type TuningWith } from './timing';
export { toolActions } from './toolActions';
export { BAR_TOOLS, type BarTool, nextSpeed, type TableTools, TOOL_IDS, type ToolId, toolWords } from './tools';
