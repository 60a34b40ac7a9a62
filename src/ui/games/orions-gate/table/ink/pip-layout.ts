/** Where one component sits on the rim: canvas angles (clockwise, radians), `from` < `to`. */
export interface PipArc {
  readonly from: number;
  readonly to: number;
}

/** Share of the rim behind the ship that the components fill, radians. */
const SPAN = (Math.PI * 2) / 3;
/** Widest a single component gets, radians. */
const WIDEST = 0.44;
/** Gap between two, share of one. */
const GAP = 0.22;

/**
 * Arcs for n components round the stern of a ship whose heading is at a canvas angle; the left-most slot on the port
 * side.
 */
export const pipArcs = (count: number, heading: number): readonly PipArc[] => {
  if (count === 0) return [];
  const each = Math.min(SPAN / count, WIDEST);
  const stern = heading + Math.PI;
  // Looking from above with the bow up, port is left; going round the stern clockwise on the canvas leads from
  // starboard to port.
  const start = stern + (each * count) / 2;
  return Array.from({ length: count }, (_, index) => {
    const to = start - index * each - (each * GAP) / 2;
    return { from: to - each * (1 - GAP), to };
  });
};
