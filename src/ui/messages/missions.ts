import type { Mission } from '../../games/orions-gate/index.ts';

/** Words about missions and what they are played for. */
export const missionText = {
  title: 'Mission',
  names: {
    annihilation: 'Annihilation',
    territoryControl: 'Territory Control',
    artifactHunt: 'Artifact Hunt',
    stationAssault: 'Station Assault',
    breakthrough: 'Breakthrough',
    captureTheGate: 'Capture the Gate',
  } satisfies { readonly [mission in Mission]: string },
  aims: {
    annihilation: 'Points of all enemy units destroyed.',
    territoryControl: 'Markers that only your units are within 3 in of after the last round.',
    artifactHunt: 'Artifacts your units hold, and those they moved off the table.',
    stationAssault: 'Destroy the enemy station and keep your own: be within 3 in of it while none of its side is.',
    breakthrough: 'Points of your units wholly in the enemy deployment zone after the last round.',
    captureTheGate: 'Points of your units within 12 in of the middle of their table after the last round.',
  } satisfies { readonly [mission in Mission]: string },
  now: 'If it ended now',
  draw: 'a draw',
  leads: (side: string, by: number) => `side ${side} leads by ${by}`,
  markers: 'Markers',
  held: (side: string) => `side ${side}`,
  contested: 'contested',
  free: 'nobody',
  carriedBy: (unit: string) => `aboard ${unit}`,
  movedOff: (side: string) => `moved off by side ${side}`,
  destroyed: 'destroyed',
  falling: 'would fall now',
  safe: 'stands',
  inZone: 'In the enemy zone',
  nearCentre: 'Near the middle',
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  results: ['', '', '', 'dangerous', 'halves moves', '+1 Accuracy', '+1 Toughness'],
  finish: 'End the battle now',
} as const;
