/** A fixed stream of numbers 0..1, so that the picture is the same each time. Pictures only: rules have their own. */
export function strew(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
