import { lazy } from '../../../kit/lazy.tsx';

// Fetched when they are first shown: a plain battle pays nothing for them before.

/** How the mission stands. */
export const MissionPanel = lazy(async () => (await import('./mission-panel.tsx')).MissionPanel, 'silent');
/** Several tables as tabs and tiles. */
export const TableTabs = lazy(async () => (await import('./tables.tsx')).TableTabs, 'silent');
/** Fleets of many units, grouped and filtered. */
export const FleetCrowd = lazy(async () => (await import('./fleet-crowd.tsx')).FleetCrowd, 'silent');
/** The figures of the end. */
export const ResultFigures = lazy(async () => (await import('./result.tsx')).ResultFigures, 'silent');
/** The sheet that shares a moment: of a battle at its screen, and of any battle that is watched. */
export const ShareBattle = lazy(async () => (await import('../share/share-battle.tsx')).ShareBattle, 'silent');
export const ShareMoment = lazy(async () => (await import('../share/share-battle.tsx')).ShareMoment, 'silent');
/** What can be done once ships are on the table; preloaded when the own deployment is over. */
export const PlayActions = lazy(async () => (await import('./act-play.tsx')).PlayActions);
/** The choice of a fleet at the table: a battle of "Play now" comes with its fleets. */
export const FleetActions = lazy(async () => (await import('./act-fleet.tsx')).FleetActions);
