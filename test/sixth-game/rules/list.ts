import { MANIFESTS as SHIPPED } from '../../../src/games/list.ts';
import { wardsManifest } from './manifest.ts';

/** What stands in the place of `src/games/list.ts`: its games and one more. */
export const MANIFESTS = [...SHIPPED, wardsManifest] as const;
