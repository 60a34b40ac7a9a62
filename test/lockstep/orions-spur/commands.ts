import { alwaysOpen, choices } from '../../../src/games/orions-spur/choices.ts';
import type { SpurCommand } from '../../../src/games/orions-spur/command.ts';
import type { SpurState } from '../../../src/games/orions-spur/state.ts';
import { EXAMPLES, type Command } from '../../models/orions-spur/index.ts';
import type { React } from '../../models/orions-spur/state.ts';

const PARTS = { s: 'shield', a: 'any', h: 'hull' } as const;

/**
 * A command of the model as the engine is told it. Parameters that mean nothing where they stand are left out: the
 * model passes over them, the engine refuses them, and the catalogue says neither.
 */
export function saidToEngine(command: Command): SpurCommand {
  const said = { ...(command as { readonly [key: string]: unknown }) };
  if (command.type === 'playSpecial' && command.player !== undefined) said['player'] = String(command.player);
  if (command.type === 'react' && command.part !== undefined) said['part'] = PARTS[command.part];
  if (command.type === 'react' && command.split && !takesSplit(command)) delete said['split'];
  for (const [key, value] of Object.entries(said)) if (value === undefined) delete said[key];
  return said as unknown as SpurCommand;
}

/** Reaction cards that take off no number of points. */
const WHOLE = /:(ter-grey-bulkheads|core-angle-the-hull|core-hard-over|chu-wing-roll|hss-shield-of-the-clan)#/;

/** OS-13.26: `split` says of which parts a number is taken off. */
const takesSplit = ({ source, target: { kind } }: React): boolean =>
  (kind === 'hit' || kind === 'incomingAttack') && !WHOLE.test(source);

/** Whether a command stands in a set of legal ones as an example of many (OS-13.28). */
export const isExample = (command: SpurCommand): boolean =>
  EXAMPLES.includes(command.type) ||
  (command.type === 'reorganize' && command.layout !== undefined) ||
  (command.type === 'playSpecial' && command.moves !== undefined);

/** The full set of legal commands of a seat by the engine. */
export const legalOf = (state: SpurState, seat: string): readonly SpurCommand[] => [
  ...choices(state, seat),
  ...alwaysOpen(state, seat),
];

/** Commands as texts, sorted, equal ones once; of an example its type and card alone. */
export const textsOf = (commands: readonly SpurCommand[]): readonly string[] =>
  [...new Set(commands.map(textOf))].sort();

function textOf(command: SpurCommand): string {
  if (isExample(command)) return `some ${command.type} ${'card' in command ? command.card : ''}`;
  const whole: { readonly [key: string]: unknown } = { ...DEFAULTS[command.type], ...command };
  return sorted(whole);
}

/** What may be left out. */
const DEFAULTS: { readonly [type: string]: object } = { attack: { overcharge: false }, pass: { rest: false } };

const sorted = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `{${Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, one]) => `${key} ${sorted(one)}`)
        .join(', ')}}`
    : String(value);
