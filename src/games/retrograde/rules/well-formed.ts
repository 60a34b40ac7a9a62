import type { Rejection } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import { PARAMETERS, type Attempt } from '../command.ts';
import { refuse } from './refusal.ts';

/** Most debris a command may name. */
const MOST_IDS = 100;
/** RG-17.11: cards a research may ask for. */
const DRAWS: readonly Json[] = [1, 2];

const bad = (reason: string): Rejection => refuse('RG-19.1', reason);

/** RG-19.1: why the parameters of a command make no sense; null = they are those that are listed, of their kinds. */
export function malformed(attempt: Attempt): Rejection | null {
  const listed = PARAMETERS[attempt.type];
  for (const key of Object.keys(attempt))
    if (key !== 'type' && !Object.hasOwn(listed, key))
      return bad(`"${key.slice(0, 40)}" is not part of ${attempt.type}.`);
  for (const [name, kind] of Object.entries(listed)) {
    const value = attempt[name];
    if (value === undefined) {
      if (kind.endsWith('?')) continue;
      return bad(`${attempt.type} needs ${name}.`);
    }
    const fault =
      kind === 'ids' ? notIds(name, value) : kind.startsWith('id') ? notId(name, value) : notNumber(name, value);
    if (fault) return fault;
  }
  const { draw } = attempt;
  return attempt.type === 'research' && draw !== undefined && !DRAWS.includes(draw) ? bad('draw is 1 or 2.') : null;
}

const notId = (name: string, value: Json): Rejection | null =>
  typeof value === 'string' ? null : bad(`${name} is a text.`);

const notNumber = (name: string, value: Json): Rejection | null =>
  Number.isSafeInteger(value) ? null : bad(`${name} is a whole number.`);

const notIds = (name: string, value: Json): Rejection | null =>
  Array.isArray(value) && value.length <= MOST_IDS && value.every((one) => typeof one === 'string')
    ? null
    : bad(`${name} is a list of texts.`);
