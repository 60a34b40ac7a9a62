import type { Mission } from '../data/missions.ts';

/** What a side has more than the other, as it says who wins. */
export interface Weights {
  /** The lead in the mission's score, as a share of all there is to score, by its urgency. */
  readonly lead: number;
  /** What the units do for the mission and may still do, in points for each point of a fleet. */
  readonly due: number;
  /** Points of the units by the boxes they have left, for each point of a fleet. */
  readonly force: number;
}

export type Figure = keyof Weights;

/**
 * By mission, since a lead lasts in one and is gone again in another; the sum is the logit of the chance to win
 * (`chance.ts`). Fitted to who won by `npm run fit -- orions-weights --games 600 --seed w2`, from the positions between
 * two activations of 100 battles of the default level against itself in each mission, with 12, 24 and 48 points,
 * optional rules and two tables among them. Standard errors stand above. Where a weight came out below 0 it is 0: what
 * units may still do in Annihilation (-1.5, error 3.2) and Capture the Gate (-1.0, 2.0), where their points say it, and
 * the lead in Territory Control (-0.2, 0.2), where it is in what they do.
 */
export const CHANCE: { readonly [mission in Mission]: Weights } = {
  // 0.7, -, 1.0
  annihilation: { lead: 4, due: 0, force: 1.6 },
  // -, 0.7, 0.8
  territoryControl: { lead: 0, due: 2.8, force: 1.2 },
  // 0.4, 0.5, 0.6
  artifactHunt: { lead: 0.9, due: 0.4, force: 0.6 },
  // 0.4, 0.1, 0.2
  stationAssault: { lead: 0.8, due: 0.4, force: 0.9 },
  // 0.4, 1.5, 1.1
  breakthrough: { lead: 0.5, due: 4.2, force: 1.3 },
  // 0.7, -, 2.2
  captureTheGate: { lead: 1.2, due: 0, force: 4.5 },
};

/**
 * What a point of the worths of plans comes to in logits, for each point of a fleet and by its urgency: between that
 * fit and an older one of 257 battles, each by its error. In Annihilation the older one alone: the new one (0.5) says
 * of a lost ship far less than the weight of the lead does.
 */
export const SCALE: { readonly [mission in Mission]: number } = {
  annihilation: 2.3,
  territoryControl: 0.28,
  artifactHunt: 0.2,
  stationAssault: 0.1,
  breakthrough: 0.6,
  captureTheGate: 0.3,
};
