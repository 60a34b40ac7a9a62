import { lazy } from '../../../kit/lazy.tsx';

/** The task of a puzzle at the table; fetched with the first puzzle. */
export const PuzzlePanel = lazy(async () => (await import('./panel.tsx')).PuzzlePanel, 'silent');
