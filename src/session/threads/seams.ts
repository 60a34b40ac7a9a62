import type { Seams } from '../../games/index.ts';

/** What a thread's games are handed: the page's sight engine, so that both see the same. */
export const threadSeams: Seams = { sight: async () => (await import('../../physics/index.ts')).matterSight };
