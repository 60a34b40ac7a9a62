import { createContext, type ComponentChildren } from 'preact';

/**
 * What a page puts beside a match: a lesson's coach. The frame docks it where it covers nothing; such a match is kept
 * nowhere.
 */
export const Beside = createContext<ComponentChildren>(null);
