import type { Chain, Fact, Rejection, Report, Seat, Viewer } from '../../engine/kernel';
import type { TurnSteps } from '../../machines';
import type { Gallery, GameArt, MotionSetting, Stage } from '../../scenes';
import type {
  BarTool,
  Beat,
  Cue,
  Explanation,
  Holder,
  HoldManner,
  LogFloor,
  MirrorPage,
  Rect,
  SoundPort,
  TableTools,
  Translate,
  Tuning,
} from '../../table';
import type { Seating } from './seating';
import type { AnyGame } from './types';

/**
 * How a game is seen, heard and handled at the table. Shared code passes states and what is shown on and looks into neither.
 * Where a table has several seats, every state and event here is what the person at the screen may know, and nothing more.
 */
export interface GameAtTable {
  readonly rules: AnyGame;
  /** The game's own file of tuning. At the table the records of `assets/tuning.json` are in it, too. */
  readonly tuning: TuningFile;
  /** The steps of a turn, each a state of the chart. */
  readonly steps: TurnSteps<unknown>;
  /** Fetches the code that draws. */
  fetchScenes(): Promise<GameScenes>;
  /** Returns whether the layout has room for a whole table in this element. */
  isServed(element: HTMLElement): boolean;
  /** Returns what each event does to picture and sound, and how it is told. */
  direct(parts: DirectionParts): Direction;
  pick(parts: PickingParts): Picking;
  refusalWords(rejection: Rejection, translate: Translate): string;
  /** Names a seat where the device goes from one person to the next. */
  seatName(seat: Seat, translate: Translate): string;
  /** Draws what lies between two people while the device goes to the one of this name; absent where only words do. */
  curtainPicture?(name: string): Element;
  /** Returns a translator that speaks of seats by the names of those who sit there; absent where the game names no seats. */
  named?(translate: Translate, seating: Seating): Translate;
  /** Returns a log in one language; it may keep what it has once put into words. */
  log(translate: Translate): Log;
  /** The step that the game waits at, for `data-phase`. */
  phaseOf(state: unknown): string;
}

/** Sections of records of named numbers. */
export type TuningFile = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number | string>>>>>>;

/** A command with what came of it, as a viewer was told. */
export interface ToldMove extends Report<unknown, Fact> {
  /** Null for a command of another seat: it may say what only that seat knows. */
  readonly command: Fact | null;
}

export interface Log {
  read(past: Chain<ToldMove>): readonly LogFloor[];
}

export interface GameScenes {
  /** The game's own pictures. Those of `assets/art` are there for every game. */
  readonly art: GameArt;
  /** Waits for everything that can be drawn. The answer lays the table on the stage at once, when the one before is gone. */
  prepareTable(parts: PictureParts): Promise<() => TablePicture>;
}

/** The table on the canvas. */
export interface TablePicture {
  show(shown: unknown): void;
  /** Paints ahead what is shown next, in tasks that hold up no frame. Nothing of it can be seen before it is shown. */
  prepare?(shown: unknown): Promise<void>;
  /** Shows why something was refused. A thing that was pressed in vain shakes. */
  refuse(sentence: string, thing?: string): void;
  /** Returns where things lie; null until something is shown. */
  layout(): unknown;
  counts(): { readonly things: number; readonly particles: number };
  /** For those who tune: what moves by itself begins anew, and figures on their way have arrived. */
  rewind(): void;
  /** Turns the eye, from -1 to 1 across and down. */
  look(x: number, y: number): void;
  /** Brings into view what has got the focus, where not all of the table is seen at once. */
  reveal?(id: string): void;
  destroy(): void;
}

/** The services of the page for the picture of any game. */
export interface PictureParts {
  readonly parent: HTMLElement;
  /** The canvas of the page. */
  readonly stage: Stage;
  readonly gallery: Gallery;
  readonly tuning: Tuning;
  /** Returns how fast things move; null where they are to be there at once. */
  pace(): 1 | 2 | 4 | null;
  textScale(): number;
  /** The setting for idle motion. */
  motion(): MotionSetting;
  /** Returns whether nothing is to travel, and pictures fade into each other instead. */
  fades(): boolean;
  /** Calls whenever the letters may have another size; the answer ends it. */
  onTextScale(act: () => void): () => void;
  /** Calls whenever other colours are in force; the answer ends it. */
  onPalette(act: () => void): () => void;
  /** Something on the canvas was pressed. */
  onPress(id: string): void;
  /** Something on the canvas is pressed. Returns whether it wants to be held; then `onLetGo` ends it. */
  onHold(id: string): boolean;
  onLetGo(): void;
  /** A thing was carried onto another. */
  onDrop(thing: string | number, target: string): void;
  /** The table was touched anywhere: while something plays that means hurry. Returns whether it did. */
  onTap(): boolean;
  /** A thing on the table should say what it is; null when nobody asks any more. */
  onExplain(id: string | null, rect: Rect | null): void;
  /** Things lie elsewhere on the canvas. */
  onResize(): void;
  onFault(problem: unknown): void;
  /** Frame after frame fails. */
  onBroken(): void;
  onPictureLost(): void;
  /** The graphics are there again, but nothing that was painted. */
  onPictureBack(): void;
  onMissing(picture: string): void;
  /** The table has to be laid anew: what it was laid without has come, or the screen shows more or fewer pixels. */
  onStale(): void;
}

export interface DirectionParts {
  /** Null where nothing is drawn. */
  picture(): TablePicture | null;
  readonly sound: SoundPort;
  readonly tuning: Tuning;
  readonly translate: Translate;
}

/** A game's events as the director needs them. */
export interface Direction {
  /** Moves what is there. */
  before(beat: Beat<Fact>, cue: Cue<unknown>): Promise<void> | void;
  /** Moves what has come. */
  after(beat: Beat<Fact>, cue: Cue<unknown>): Promise<void> | void;
  tell(event: Fact, shown: unknown): string;
  /** Returns whether two events in succession move as one. */
  inOneBeat(one: Fact, other: Fact): boolean;
}

export interface PickingParts {
  /** The state that the table opens with. */
  readonly state: unknown;
  /** The persons and bots at the seats; absent where nobody chose them. */
  readonly seating?: Seating | undefined;
  readonly translate: Translate;
  sound(name: string): void;
  /** Returns whether single letters, digits and signs are keys. */
  singleKeys(): boolean;
  /** The setting for odds of dice; absent where nothing is set, and then they are shown when the player asks. */
  odds?(): 'always' | 'request' | 'never';
  /** Returns how a step is confirmed that cannot be taken back; absent where nothing is set: it is held. */
  confirms?(): HoldManner;
  /** Reads a sentence out at once. */
  alert?(sentence: string): void;
  perform(command: Fact): void;
  refuse(rejection: Rejection): void;
  /** The same choices are looked at in another way, other things can be chosen, or a list was opened: then a refusal on show goes. */
  changed(choices: 'same' | 'other' | 'opened'): void;
  /** The places of things on the canvas; null where nothing is drawn. */
  layout(): unknown;
}

/** A state on the table and the tools beside it. */
export interface Showing {
  readonly tools: TableTools;
  /** Events are being shown: nothing can be chosen until that is done. */
  readonly busy: boolean;
  /** The seat whose view the state is; null is a spectator. */
  readonly viewer: Viewer;
}

export interface MirrorParts {
  /** The places of things on the canvas; null where nothing is drawn. */
  readonly layout: unknown;
  /** The key of a tool; an empty text where it has none. */
  keyOf(tool: BarTool, singleKeys: boolean): string;
}

/**
 * What happens between two commands: things are taken up, aimed at and looked at, until a command is complete. It asks the
 * rules what can be done and never decides it, and the game does not change before `perform`.
 */
export interface Picking {
  /** A state waits: what was taken up is put back. `seat` chooses at this screen; null where nobody here may choose. */
  rest(state: unknown, seat: Seat | null): void;
  /** Another game is shown: until something changes, nothing is offered. */
  offerNothing(): void;
  /** Reads the choices anew: something outside has changed them, such as the language. */
  renew(): void;
  /** Everything that canvas and mirror show of a state, which may be one on the way while events are shown. */
  shown(state: unknown, showing: Showing): unknown;
  /** Everything that will be shown of a state once it waits, to be painted ahead; null where it is painted quickly. Nothing changes by it. */
  atRest?(state: unknown, showing: Showing): unknown;
  mirrorPage(shown: unknown, parts: MirrorParts): MirrorPage;
  /** A press on the canvas, in the mirror or by a key; only while a state waits. */
  press(id: string): void;
  /** Begins to hold what is pressed. Returns false for what a single press does. */
  hold?(id: string, by: Holder): boolean;
  /** Ends a hold before its time. */
  letGo?(): void;
  /** Remembers what a press aims at while events are shown. The answer tells whether it still means the same, once a state waits. */
  aimedAt(id: string): () => boolean;
  /** One thing was carried onto another. */
  drop(thing: string | number, target: string): void;
  /** Turns the pages of a list of answers. */
  turnPage(by: 1 | -1): void;
  /** `focused` is the id of the button that has the focus. Returns the id that a key presses, a command that it asks for and that is refused now, or null where it means nothing. */
  meantBy(key: string, focused?: string | null): string | Fact | null;
  /** Closes what is open or puts back what was taken up; returns false where there is nothing. */
  putBack(): boolean;
  /** Explains anything at the table by the name it is pressed or pointed at; null for what is not there. */
  explain(id: string): Explanation | null;
  /** The entry at which the codex opens from the menu; null for its beginning. */
  codexEntry(): string | null;
  /** Tells what is in the hand; null where there is nothing to tell. */
  handWords(): string | null;
  close(): void;
}
