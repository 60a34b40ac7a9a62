/** Time of a frame for making pictures in portions, ms. */
const LEAST = 7;
/** Where frames are far apart, as on a slow machine, this share of the time between two, but no more than that. */
const SHARE = 3;
const MOST = 60;

/** Tells how long a frame may go on making pictures. */
export interface Portions {
  /** Begins a frame at a moment; the moment until which it may work. `busy` = the one before it left work undone. */
  begin(now: number, busy: boolean): number;
}

/** Opens the count of a table's frames. */
export const openPortions = (): Portions => {
  let before = 0;
  return {
    begin: (now, busy) => {
      const passed = busy ? now - before : 0;
      before = now;
      return now + Math.max(LEAST, Math.min(passed / SHARE, MOST));
    },
  };
};
