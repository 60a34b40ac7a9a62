import type { Effort } from '../../../engine/brain.ts';

/** Sees its own shots and the enemy's answers, the less clearly the more `blur`. */
const seeing = (blur: number): Effort => ({ candidates: 360, caution: 1, blur });
/** Tries few plans and heeds the enemy a little. */
const HASTY: Effort = { candidates: 40, caution: 0.3, blur: 1 };
/** Tries hardly any plan, heeds no answer, and does not think of all it could do. */
const overlooking = (overlooks: number, candidates = 8): Effort => ({ candidates, caution: 0, blur: 1, overlooks });

/**
 * What each level of Orion's Gate thinks of. The hard level looks where every enemy may be by its next activation, and
 * tries more plans the fewer units there are to weigh them against. An error costs more in one mission than in
 * another, and in a large battle other than in a short one, so the levels below it err as often as leaves even steps
 * there: chosen by where they stand among the grades that `npm run fit -- orions-grades` plays against each other.
 */
export const ORIONS_GATE_EFFORTS: { readonly [level: string]: Effort } = {
  beginner: {
    ...overlooking(0.85, 4),
    where: {
      'annihilation-large': overlooking(0.65, 4),
      territoryControl: overlooking(0.45),
      'territoryControl-large': overlooking(0.58),
      artifactHunt: overlooking(0.7),
      'artifactHunt-large': overlooking(0.75),
      stationAssault: overlooking(0.98, 4),
      breakthrough: overlooking(0.35),
      'breakthrough-large': overlooking(0.6),
      captureTheGate: overlooking(0.95, 4),
      'captureTheGate-large': overlooking(0.48),
    },
  },
  novice: {
    ...overlooking(0.45),
    where: {
      'annihilation-large': overlooking(0.3),
      territoryControl: overlooking(0.2),
      'territoryControl-large': overlooking(0.38),
      artifactHunt: overlooking(0.5),
      'artifactHunt-large': overlooking(0.56),
      stationAssault: overlooking(0.6),
      breakthrough: overlooking(0.1),
      'breakthrough-large': overlooking(0.38),
      captureTheGate: overlooking(0.6, 4),
      'captureTheGate-large': overlooking(0.28),
    },
  },
  easy: {
    ...overlooking(0),
    where: {
      territoryControl: HASTY,
      'territoryControl-large': overlooking(0.2),
      artifactHunt: overlooking(0.25),
      'artifactHunt-large': overlooking(0.4),
      stationAssault: overlooking(0.4),
      breakthrough: HASTY,
      'breakthrough-large': overlooking(0.18),
      'captureTheGate-large': overlooking(0.03),
    },
  },
  default: {
    ...seeing(0.1),
    where: {
      territoryControl: seeing(0.6),
      'territoryControl-large': seeing(0.8),
      artifactHunt: seeing(0.6),
      'artifactHunt-large': seeing(1),
      stationAssault: seeing(1),
      breakthrough: seeing(0.35),
    },
  },
  hard: { candidates: 700, caution: 1, blur: 0, depth: 1 },
};
