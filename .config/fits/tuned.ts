import type { ConstantTrial, EffortTrial } from './trials.ts';

const outlook = (name: string, ...values: readonly number[]): ConstantTrial => ({
  file: 'bot/outlook.ts',
  name,
  level: 'hard',
  values,
});

/** How the hard level of Orion's Gate weighs a place (`outlook.ts`). */
export const OUTLOOK: readonly ConstantTrial[] = [
  outlook('SURE', 0.6, 1),
  outlook('UNSURE', 0.25, 0.75),
  outlook('AGAIN', 0, 0.8),
  outlook('SHARED', 0, 0.6),
  outlook('PASSING', 0.2, 1),
];

const deployment = (name: string, ...values: readonly number[]): ConstantTrial => ({
  file: 'bot/deploy.ts',
  name,
  level: 'hard',
  values,
});

/** How the hard level of Orion's Gate deploys its fleet (`deploy.ts`). */
export const DEPLOYMENT: readonly ConstantTrial[] = [
  deployment('FORWARD', -1, 0),
  deployment('MIDDLE', 0),
  deployment('COMPANY', 0, 3),
  deployment('LOOSE', 10, 200),
];

/** What of a unit's points its fire is worth in a round (`worth.ts`). */
export const FIREPOWER: readonly ConstantTrial[] = [
  { file: 'bot/worth.ts', name: 'FIREPOWER', level: 'hard', values: [0, 0.3] },
];

const mission = (name: string, ...values: readonly number[]): ConstantTrial => ({
  file: 'bot/mission-value.ts',
  name,
  level: 'default',
  values,
  options: { mission: 'territoryControl' },
});

/** How surely a unit comes to its goal, and what its loss is worth in missions (`mission-value.ts`). */
export const MISSION_VALUES: readonly ConstantTrial[] = [
  mission('THERE', 0.8, 1),
  mission('JUST', 0.3, 0.7),
  mission('SURELY', 0.65, 0.9),
  mission('FAILING', 0.1, 0.4),
  { ...mission('LATER', 0.06, 0.2), options: { mission: 'artifactHunt' } },
  mission('LAST', 0.1, 0.5),
  mission('FIRST', 0, 0.8),
];

/** Fields of the levels' efforts. The easy levels are meant to be weak: a better value is not wanted there. */
export const ORIONS_EFFORTS: readonly EffortTrial[] = [
  { level: 'default', field: 'blur', values: [0, 0.2] },
  { level: 'default', field: 'candidates', values: [180] },
  { level: 'hard', field: 'candidates', values: [350] },
];

export const SIRIUS_EFFORTS: readonly EffortTrial[] = [
  { level: 'easy', field: 'blur', values: [0.5] },
  { level: 'default', field: 'overlooks', values: [0.4, 0.6] },
  { level: 'master', field: 'depth', values: [0] },
];

export const SKAXAR_EFFORTS: readonly EffortTrial[] = [
  { level: 'easy', field: 'blur', values: [0.25] },
  { level: 'default', field: 'blur', values: [0, 0.12] },
  { level: 'hard', field: 'candidates', values: [2, 8] },
];

/** How the hard level of Skaxar plays on what lies close together (`bot.ts`). */
export const SKAXAR_FORESIGHT: readonly ConstantTrial[] = [
  { file: 'bot.ts', name: 'CLOSE', level: 'hard', values: [0.02, 0.08] },
  { file: 'bot.ts', name: 'SAMPLES', level: 'hard', values: [24, 96] },
];
