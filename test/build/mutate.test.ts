import { expect, it } from 'vitest';
import { readPlan } from '../../.config/mutate/arguments.ts';

it('reads what a mutation audit is asked for', () => {
  expect(readPlan(['src/cards'])).toEqual({ targets: ['src/cards'], sample: null, seed: 'audit' });
  expect(readPlan(['--sample', '100', 'src/cards', '--seed=s'])).toEqual({
    targets: ['src/cards'],
    sample: 100,
    seed: 's',
  });
});

it.each([
  [['src/cards', '--samples', '5'], /^There is no option --samples; there are --sample N .* and --seed S .*\.$/],
  [['src/cards', '-x'], /^There is no option -x; there are --sample N /],
  [['src/cards', '--sample'], /^--sample needs a value; there are /],
  [['src/cards', '--sample', 'ten'], /^--sample takes a number of lines, not "ten"\.$/],
  [['src/cards', '--sample', '0'], /^--sample takes a number of lines, not "0"\.$/],
  [[], /^Name folders or files of src/],
])('refuses %j with a sentence', (args, sentence) => {
  expect(readPlan(args)).toMatch(sentence);
});
