import type { Extent, Viewport } from './camera/camera.ts';
import type { Effect } from './fx/effect.ts';
import type { Note } from './fx/note.ts';
import type { Film } from './motion/projector.ts';
import type { Pictures } from './pictures.ts';
import type { SceneName } from './scene-source.ts';
import type { CameraState, StageSettings } from './stage.ts';
import type { Lens } from './world/lens.ts';
import type { Textures } from './world/textures.ts';

/** Everything one frame shows. */
export interface Frame<V, O, A> {
  readonly view: V | null;
  readonly table: Extent;
  readonly actors: readonly A[];
  readonly effects: readonly Effect[];
  /** Words of the running film. */
  readonly notes: readonly Note[];
  readonly overlays: readonly O[];
  readonly camera: CameraState;
  readonly viewport: Viewport;
  /** The canvas is shown turned by a quarter to the left; words are written upright all the same. */
  readonly turned: boolean;
  readonly settings: StageSettings;
  readonly ratio: number;
  readonly time: number;
  readonly moving: boolean;
}

/** What a game paints on. */
export interface Easel {
  readonly scene: Pictures;
  readonly textures: Textures;
  readonly lens: Lens;
  /** The sheet under the pictures, device pixels. */
  readonly sheet: CanvasRenderingContext2D;
  /** The clear sheet over all, device pixels. */
  readonly over: CanvasRenderingContext2D;
}

/** How a game's table is drawn: views `V`, events `E`, overlays `O`, and what stands on it `A`. */
export interface Art<V, E, O, A> {
  readonly scene: SceneName;
  /** All of the table that is to be seen. */
  extent(view: V | null, overlays: readonly O[]): Extent;
  /** The camera glides after the table as its extent changes, unless somebody has moved it. */
  readonly follows: boolean;
  /**
   * What a film between two views goes on in: where it is not in sight, the camera goes there before the film, since it
   * keeps still while one runs. Null = nothing one would miss: the camera stays.
   */
  stageOf?(before: V, after: V, overlays: readonly O[]): Extent | null;
  /** A wide table is turned by a quarter on a tall screen. */
  readonly turns?: true;
  actors(view: V): readonly A[];
  /**
   * What a film waits for before it begins, e.g. pictures; null = nothing. The table shows what was there meanwhile.
   * `mil` = device pixels in a unit of the stage.
   */
  readonly ready?: (after: readonly A[], mil: number) => Promise<unknown> | null;
  /** Spreads events over time. `still` = reduced motion. */
  film(events: readonly E[], before: readonly A[], after: readonly A[], still: boolean): Film<A>;
  /** Whether something painted is still on its way by itself: another frame follows, and the time it takes counts. */
  readonly moves?: () => boolean;
  /** What of the overlays shows below the clear sheet: another key paints the world again. */
  key(frame: Frame<V, O, A>): string;
  /** Paints the sheet, which is empty. */
  sheet(frame: Frame<V, O, A>, easel: Easel): void;
  /** Puts the pictures in order; the sheet is the picture `sheet`. */
  world(frame: Frame<V, O, A>, easel: Easel): void;
  /** Paints the clear sheet, which is empty. */
  above(frame: Frame<V, O, A>, easel: Easel): void;
}
