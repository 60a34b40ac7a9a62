import { createContext } from 'preact';
import type { Reason } from './refusal.tsx';

/**
 * How "why not" is answered at length. The battle screen gives a function that opens the card with the drawn geometry.
 */
export const Explain = createContext<((reasons: readonly Reason[]) => void) | null>(null);
