import fc from 'fast-check';

/**
 * One seed for every property of a run that names none of its own, so that a red run can be repeated:
 * `SEED=7 npm run test:unit` looks at other cases. A failing property prints its seed too.
 */
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 20261120) });
