import type { Box } from '../../../table/box.ts';
import type { DrawnStage } from '../../table/open-stage.ts';
import type { StageSettings } from '../../table/stage.ts';

/** What a picture of the table says below it. */
export interface Caption {
  readonly sides: readonly { readonly name: string; readonly score: string; readonly colour: string }[];
  /** Round, mission. */
  readonly line: string;
}

/** A command as a film shows it. */
export interface FilmStep<V, E> {
  readonly events: readonly E[];
  readonly view: V;
}

/** What of the drawn table a studio works with. */
export interface StudioStage<V, E, O> extends Pick<
  DrawnStage<V, E, O>,
  'show' | 'play' | 'skip' | 'overlays' | 'configure' | 'fit' | 'frame' | 'frames' | 'destroy'
> {
  /** Brings one of several tables into sight. */
  look?(table: number): void;
}

/**
 * A moment of a match as it may leave the screen. Its views and events are those of whoever looks, so that a picture or
 * film shows no more than the screen does.
 */
export interface Shot<V = unknown, E = unknown, O = unknown> {
  /** Opens the game's drawn table in an element. */
  readonly open: (host: HTMLElement, settings: StageSettings) => Promise<StudioStage<V, E, O>>;
  readonly view: V;
  /** Which of several tables a picture shows. */
  readonly tableOf?: (framing: Framing) => number;
  readonly overlays: readonly O[];
  /** Where it was fought; null where nothing was. */
  readonly fight: Box | null;
  /** What the screen shows of the table. */
  readonly seen: Box | null;
  readonly caption: Caption;
  /** What the film shows, in words; with the view before and every command of it. Null where there is nothing. */
  readonly film: { readonly title: string; readonly before: V; readonly steps: readonly FilmStep<V, E>[] } | null;
  /** Name of the files, without ending. */
  readonly name: string;
}

/** What of the table a picture shows. */
export type Framing = 'fight' | 'seen' | 'table';
