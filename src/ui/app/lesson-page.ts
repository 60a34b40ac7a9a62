import type { ComponentType } from 'preact';
import type { GameId } from './game-list.ts';

const parts = import.meta.glob<{ readonly default: ComponentType<{ readonly gameId: GameId }> }>('../lesson/page.tsx');
const load = Object.values(parts)[0];

/** Fetches the lesson page; null where this build has none. */
export const loadLesson = load ? async () => (await load()).default : null;
