import { MANIFESTS as SHIPPED } from '../../src/games/list.ts';
import { bidsManifest } from './bids/rules/manifest.ts';
import { wardsManifest } from './wards/rules/manifest.ts';

/** What stands in the place of `src/games/list.ts`: its games and two more. */
export const MANIFESTS = [...SHIPPED, wardsManifest, bidsManifest] as const;
