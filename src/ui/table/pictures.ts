/** One picture on the table for one frame. Device pixels, canvas angle. */
export interface Sprite {
  readonly texture: string;
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly rotation: number;
  readonly alpha: number;
  /** Adds its light to what is below. */
  readonly add: boolean;
  /** The point of the picture that stands at (x, y), share of its size. */
  readonly originX: number;
  readonly originY: number;
}

/** The pictures on the table, listed anew each frame in the order they lie; a scene keeps its images between frames. */
export interface Pictures {
  /** Starts a new list of pictures. */
  begin(): void;
  /** Adds a picture over those before it. */
  put(sprite: Sprite): void;
  /** Ends the list: pictures left over from the frame before vanish. */
  end(): void;
  /** Keeps a picture under a name, in place of one of the same name. */
  keep(key: string, canvas: HTMLCanvasElement): void;
  /** The picture under a name was painted on again. */
  refresh(key: string): void;
  /** Whether a picture of that name is kept. */
  has(key: string): boolean;
  /** Lets a picture go. */
  drop(key: string): void;
  /** The names of all that are kept. */
  names(): readonly string[];
}
