import type { Rejection } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import { LISTED_IN, PARAMETERS, type Attempt } from '../command.ts';
import { AUTO_PASS, TRIGGERS } from '../state.ts';
import { PARTS } from './packet.ts';
import { refuse } from './refusal.ts';

/** Most entries of a list a command may hold: all 45 cards, and more. */
const MOST = 100;
const KINDS = ['attackingShip', 'incomingAttack', 'attack', 'hit', 'redirect'] as const;

type Record = { readonly [name: string]: Json };
const isRecord = (value: Json): value is Record => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: Json | undefined): value is string => typeof value === 'string';
const isCount = (value: Json): boolean => Number.isSafeInteger(value);
const isOneOf = (value: Json | undefined, list: readonly string[]): boolean => isText(value) && list.includes(value);
/** Whether a record has no fields but these. */
const holds = (value: Record, names: readonly string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name));

const isLayout = (value: Json): boolean =>
  isRecord(value) && Object.keys(value).length <= MOST && Object.values(value).every(isText);

const isMoves = (value: Json): boolean =>
  Array.isArray(value) &&
  value.length <= MOST &&
  (value as readonly Json[]).every(
    (move) => isRecord(move) && holds(move, ['ship', 'to']) && isText(move['ship']) && isText(move['to']),
  );

const isTarget = (value: Json): boolean =>
  isRecord(value) &&
  holds(value, ['kind', 'attack', 'ship']) &&
  isOneOf(value['kind'], KINDS) &&
  isText(value['attack']) &&
  (value['ship'] === undefined || isText(value['ship']));

const isSplit = (value: Json): boolean =>
  isRecord(value) && holds(value, ['s', 'a', 'h']) && Object.values(value).every(isCount);

/** Each kind of parameter: what it must be, and how a sentence says so. */
const TESTS: { readonly [kind: string]: readonly [fits: (value: Json) => boolean, said: string] } = {
  id: [isText, 'a text'],
  ids: [
    (value) => Array.isArray(value) && value.length <= MOST && (value as readonly Json[]).every(isText),
    'a list of texts',
  ],
  flag: [(value) => typeof value === 'boolean', 'true or false'],
  number: [isCount, 'a whole number'],
  layout: [isLayout, 'an object that names the ship of each slot'],
  moves: [isMoves, 'a list of moves {ship, to}'],
  target: [isTarget, `an object {kind, attack, ship?} with a kind of ${KINDS.join(', ')}`],
  part: [(value) => isOneOf(value, PARTS), PARTS.join(', ')],
  split: [isSplit, 'an object {s, a, h} of whole numbers'],
  trigger: [(value) => isOneOf(value, TRIGGERS), TRIGGERS.join(', ')],
  autoPass: [(value) => isOneOf(value, AUTO_PASS), AUTO_PASS.join(', ')],
};

/** Chapter 13: why the parameters of a command make no sense; null = they are those that are listed, of their kinds. */
export function malformed(attempt: Attempt): Rejection | null {
  const { type } = attempt;
  const rule = LISTED_IN[type];
  const listed = PARAMETERS[type];
  for (const key of Object.keys(attempt))
    if (key !== 'type' && !Object.hasOwn(listed, key))
      return refuse(rule, `"${key.slice(0, 40)}" is not part of ${type}.`);
  for (const [name, kind] of Object.entries(listed)) {
    const value = attempt[name];
    if (value === undefined) {
      if (kind.endsWith('?')) continue;
      return refuse(rule, `${type} needs ${name}.`);
    }
    const [fits, said] = TESTS[kind.replace('?', '')]!;
    if (!fits(value)) return refuse(rule, `${name} is ${said}.`);
  }
  return null;
}
