import type { GameAtTable, Seating } from '../../games/contract';
import { openCurtain } from '../../overlays';
import type { Mirror } from '../../services';
import type { Translate } from '../../table';
import type { TableSession } from './TableSession';

export interface CurtainParts {
  readonly table: {
    readonly game: Pick<GameAtTable, 'seatName' | 'curtainPicture'>;
    readonly translate: Translate;
    readonly seating?: Seating;
  };
  readonly session: Pick<TableSession, 'stage' | 'seat' | 'canUndo' | 'takeDevice' | 'turnBack' | 'recap'>;
  readonly mirror: Pick<Mirror, 'focus'>;
}

/** Asks for the next person while the device is handed over. The table beneath shows what everybody may see. */
export class Curtain {
  private end: (() => void) | null = null;

  constructor(private readonly parts: CurtainParts) {}

  /** Opens or closes with the stage of the table. */
  follow(): void {
    const { table, session, mirror } = this.parts;
    const wasOpen = this.end !== null;
    this.close();
    if (session.stage === 'curtain' && session.seat !== null) {
      const { translate, game, seating } = table;
      const onReady = (): void => {
        session.takeDevice();
        void session.recap();
      };
      const onUndo = session.canUndo ? () => void session.turnBack('UNDO') : null;
      const name = seating?.[session.seat]?.name ?? game.seatName(session.seat, translate);
      this.end = openCurtain({
        ...{ translate, name, picture: game.curtainPicture?.(name) ?? null },
        onReady,
        onUndo,
      });
    } else if (wasOpen) mirror.focus();
  }

  close(): void {
    this.end?.();
    this.end = null;
  }
}
