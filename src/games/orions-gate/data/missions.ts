/** The missions in the order of the mission die: 1 Annihilation to 6 Capture the Gate (OG-16.1). */
export const MISSIONS = [
  'annihilation',
  'territoryControl',
  'artifactHunt',
  'stationAssault',
  'breakthrough',
  'captureTheGate',
] as const;

export type Mission = (typeof MISSIONS)[number];

/** What the captains place before deployment: nothing, objective markers, artifacts or one station a side (OG-16.3). */
export type MarkerKind = 'objective' | 'artifact' | 'station';

/** The kind of marker a mission is played with, or null (OG-16.3). */
export const MARKERS_OF: { readonly [mission in Mission]: MarkerKind | null } = {
  annihilation: null,
  territoryControl: 'objective',
  artifactHunt: 'artifact',
  stationAssault: 'station',
  breakthrough: null,
  captureTheGate: null,
};
