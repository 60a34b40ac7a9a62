import type { Json } from '../../../engine/json.ts';
import type { SeatInfo } from '../../../engine/recording.ts';
import type { Seat } from '../../../engine/seat.ts';
import { HUMAN } from '../../../session/local/undo.ts';
import type { Pattern } from './pattern.ts';

/** A place on the drawn table, in the units of its stage (mils, or thousandths of a cell). */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Framed by a square of this half width, as cards and cells are; else by a ring. */
  readonly square?: boolean;
  /** Half the height of the frame, where it is no square. */
  readonly rise?: number;
}

/**
 * Where to look: a panel of the screen by name, a fixed spot of the table, a thing of the match by its id, wherever it
 * stands, or a button beside the table by how its words begin.
 */
export type Look =
  | { readonly panel: Panel }
  | { readonly spot: Spot }
  | { readonly thing: string }
  | { readonly button: string };
/** Where to look, as it follows from the state of the screen: what is asked for next may depend on what is in hand. */
export type LookNow = (shown: unknown) => readonly Look[];
export type Panel = 'act' | 'bar' | 'dice' | 'log' | 'left' | 'sheet';

interface StepBase {
  readonly id: string;
  readonly title: string;
  /** Two or three short sentences. */
  readonly text: string;
  readonly look?: readonly Look[] | LookNow;
  /** Shown when it is asked for. */
  readonly hint?: string;
  /** One more sentence for a refusal of the rules in this step, by its rule. */
  readonly because?: { readonly [rule: string]: string };
}

/** Nothing to do: read and go on. */
export interface ReadStep extends StepBase {
  readonly kind: 'read';
}

/** The hand moves the camera: `move` = it pans or zooms; `whole` = it shows the whole table again. */
export interface CameraStep extends StepBase {
  readonly kind: 'camera';
  readonly wants: 'move' | 'whole';
  /** Shown from near first, so that there is something to do: the whole table cannot be panned. */
  readonly near: readonly Look[];
}

/** A command is asked for, and the step ends with it. */
export interface DoStep extends StepBase {
  readonly kind: 'do';
  /** The command must fit one of these. */
  readonly asks: readonly Pattern[];
  /** A command of the same seat that must be legal afterwards: on a continuous table many plans will do. */
  readonly opens?: Json;
  /** A condition of the lesson that must hold afterwards, by name. */
  readonly fulfils?: string;
  /** What is said when something else is tried that the rules allow. */
  readonly instead: string;
  /** A command that does it; "Skip step" gives it. */
  readonly answer: Json;
  /** What the computer's seats answer, in order. */
  readonly replies?: readonly Reply[];
}

/**
 * Something unwise or illegal is to be tried and is turned down: by the rules with `rule`, or, where the rules allow
 * it, by the lesson.
 */
export interface TryStep extends StepBase {
  readonly kind: 'try';
  /** The rule that refuses it; `lesson` = the lesson itself refuses what fits `asks`. */
  readonly rule: string;
  readonly asks?: readonly Pattern[];
  /** A command the rules refuse so; on the screen it may be something greyed that is asked about. */
  readonly attempt?: Json;
  /** What the lesson says to what fits `asks`. */
  readonly refusal?: string;
  readonly instead: string;
  /** Shown once it was tried, and where to look then. */
  readonly after: string;
  readonly lookAfter?: readonly Look[];
}

export type Step = ReadStep | CameraStep | DoStep | TryStep;

/** A scripted command of the computer, or several of which the first legal one is played. */
export type Reply = { readonly [key: string]: Json } | readonly { readonly [key: string]: Json }[];

/** What a condition looks at: the views of the person at the screen, before and after the command. */
export type Condition = (after: unknown, before: unknown) => boolean;

/** A playable lesson of any game, as data. */
export interface Lesson {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly lead: string;
  /** About how long it takes. */
  readonly minutes: number;
  readonly start: {
    readonly options: { readonly [key: string]: Json };
    readonly position: Json;
    /** Exactly one is a person. */
    readonly seats: readonly SeatInfo[];
    /** All dice of the lesson, in the order they fall. */
    readonly dice: readonly number[];
    /** What the computer's seats do before the first step that asks for something. */
    readonly replies?: readonly Reply[];
  };
  readonly steps: readonly Step[];
  readonly conditions?: { readonly [name: string]: Condition };
  /**
   * Where a thing stands now, or null when it is gone. `shown` = the state of the screen: a table may lie otherwise on
   * a narrow one.
   */
  readonly find?: (view: unknown, thing: string, shown: unknown) => Spot | null;
  /** What was learnt, for the last screen. */
  readonly learnt: readonly string[];
}

/** The seat of the person who learns. */
export const learnerOf = (lesson: Lesson): Seat => lesson.start.seats.find(({ player }) => player === HUMAN)!.seat;
