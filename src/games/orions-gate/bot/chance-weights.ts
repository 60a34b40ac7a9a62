// Fitted to who won by `npm run fit -- orions-weights`, from the positions between two activations of 257 battles of
// the default level against itself, in all missions, with 12 to 24 points, optional rules and two tables among them.
// Means by games of two fits: to games 0 to 158 and 240 to 277 of the seed w1 (197), and to the run
// `--games 60 --seed held`. Standard errors of the first stand in brackets; the weights of the second are all lower.

/**
 * What a side has more than the other, as it says who wins: the sum is the logit of the chance to win (`chance.ts`).
 */
export const CHANCE = {
  /** The lead in what is not undone, units and stations destroyed, as a share of all there is, by its urgency (0.9). */
  lasting: 3.3,
  /** The lead in markers, which change hands, in the same way (0.5). Where units stand in a zone is in `due` alone. */
  markers: 2,
  /** What the units do for the mission and may still do, in points for each point of a fleet (0.3). */
  due: 1.4,
  /** Points of the units by the boxes they have left, for each point of a fleet (0.6). */
  force: 1.4,
} as const;

export type Figure = keyof typeof CHANCE;

/**
 * What a point of the worths of plans comes to in logits, for each point of a fleet and by its urgency (1.1, 0.1, 0.05,
 * 0.2).
 */
export const SCALE = { destroyed: 2.3, markers: 0.28, station: 0.2, zone: 0.5 } as const;
