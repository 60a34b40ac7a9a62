import type { LoadLuck } from '../../match/trust/luck.ts';

/** Fetches how the luck of a match is read. */
export const loadLuck: LoadLuck = async () => (await import('./luck.ts')).readLuck;
