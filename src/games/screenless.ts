import type { GameManifest } from './manifest.ts';

/**
 * Games whose rules are whole and whose screens are not built yet: the command line plays and judges them, no page
 * names them. With its screens a game moves to `list.ts`.
 */
export const SCREENLESS: readonly GameManifest[] = [];
