import { LINK_MARK } from '../../session/replay/share-link.ts';

/** Whether an id names a match kept in this browser, not a link or a file. */
export const isKept = (matchId: string): boolean => matchId !== 'open' && !matchId.startsWith(LINK_MARK);
