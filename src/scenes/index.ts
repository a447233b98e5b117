export { Afterimage } from './Afterimage';
export { Ahead } from './Ahead';
export type { GameArt } from './art';
export { type Counts, countsOf } from './counts';
export {
  Carried,
  type DiceFaces,
  type DiceGround,
  DicePool,
  type NumberedDie,
  paintDie,
  type SlotParts,
  type Tumble,
  type Tumbling,
  tiltOf,
  tumble,
} from './dice';
export { whileOpen } from './life';
export { MotionPolicy, type MotionSetting } from './MotionPolicy';
export { breakInTwo, flyWords, recoil, ringOut, tear } from './motions/blows';
export { type Flare, flare } from './motions/flare';
export { type Blaze, blaze, castShadow, glide, inTurn, type TweenTiming, wait } from './motions/glide';
export { LIGHTS, Props, withProps } from './motions/Props';
export { puff } from './motions/puff';
export { type Gaze, travel, type Way } from './motions/travel';
export { shownDrawing } from './pictures/drawings';
export { Gallery } from './pictures/Gallery';
export { type Raster, rasterised } from './pictures/rasterised';
export { resized } from './pictures/resized';
export { playTween } from './playTween';
export { Gestures } from './pointer/gestures';
export { listenToPointer } from './pointer/listenToPointer';
export { around, grown, middleOf, type Point } from './spots';
export { Stage, type Visit } from './stage/Stage';
export { keepStill, type Stillness } from './stillness';
export type { ActMove } from './theatre/Actors';
export { tintOf } from './theatre/colour';
export type { FigureFacts, FiguresByKind } from './theatre/figures';
export { Lantern } from './theatre/Lantern';
export { leapOut } from './theatre/leapOut';
export type { Depth } from './theatre/MovingScenery';
export { type PuppetSheet, PuppetSheets } from './theatre/PuppetSheets';
export { isWide, paintFigure, paintGlow, sheetBox } from './theatre/paper';
export { type FlatPortrait, paintFlat, paintLight } from './theatre/portraits/bust';
export type { Portrait } from './theatre/portraits/Portrait';
export { type PortraitHooks, Portraits } from './theatre/portraits/Portraits';
export { QuadBatch } from './theatre/QuadBatch';
export { haloOf, limbsOf } from './theatre/quads';
export type { Setting, StageFigure, StageGuest } from './theatre/Setting';
export { Theatre } from './theatre/Theatre';
export type { TheatreHooks } from './theatre/theatreHooks';
export { ActionButton, type ButtonProps } from './views/ActionButton';
export { lettersFor, roomOf } from './views/answerLetters';
export { cropTo, type Hung } from './views/cropTo';
export { HoldButton, type HoldProps } from './views/HoldButton';
export { HoverMark } from './views/HoverMark';
export { Painting } from './views/Painting';
export { Pile } from './views/Pile';
export {
  behindWords,
  type Pen,
  painted,
  paintPicture,
  paintSymbol,
  picture,
  roundRect,
  shade,
} from './views/paint';
export { paintArrow } from './views/paintArrow';
export { paintFrame } from './views/paintFrame';
export { type Amount, paintCount, paintRow } from './views/paintRow';
export { paintSkull } from './views/paintSkull';
export { paintTool } from './views/paintTool';
export { clearOn } from './views/readable';
export { type Piece, SharedTexture } from './views/SharedTexture';
export { fontOf, measure, measureStack, type TextLook, type TextPart, write, writeStack } from './views/write';
