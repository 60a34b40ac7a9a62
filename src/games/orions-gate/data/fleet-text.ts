import type { Facing, UnitPlan } from '../state.ts';
import { COMPONENT_KINDS, COMPONENTS, type ComponentKind } from './components.ts';
import { UNIT_TYPES, UNITS, type UnitType } from './units.ts';

/** A fleet under a name, as it is written, saved and sent. */
export interface NamedFleet {
  readonly name: string;
  readonly units: readonly UnitPlan[];
}

/** What is wrong with one line of a fleet text; lines count from 1. */
export interface LineFault {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

export type FleetRead =
  { readonly ok: true; readonly fleet: NamedFleet } | { readonly ok: false; readonly faults: readonly LineFault[] };

/** A text of more lines is no fleet (96 Scouts are the most a legal one can hold). */
const MAX_LINES = 400;
/** Most units a command may carry. */
const MAX_UNITS = 200;
/** OG-3.10. */
const LONGEST_NAME = 24;

/**
 * A fleet as text, one line for each unit, equal neighbours counted together:
 * `Fleet: The Long Watch`, `Battleship "Anvil": Railgun, Shield, ...`, `3x Scouts`.
 */
export function writeFleet({ name, units }: NamedFleet): string {
  const lines: { text: string; count: number }[] = [];
  for (const unit of units) {
    const text = lineOf(unit);
    const last = lines.at(-1);
    if (last?.text === text && unit.name === '') last.count += 1;
    else lines.push({ text, count: 1 });
  }
  const head = name.replace(/\s+/g, ' ').trim();
  return [
    ...(head ? [`Fleet: ${head}`] : []),
    ...lines.map(({ text, count }) => (count > 1 ? `${count}x ${text}` : text)),
  ].join('\n');
}

function lineOf({ type, name, components }: UnitPlan): string {
  const fitted = components.map(({ kind, facing }) => COMPONENTS[kind].name + (facing ? ` (${facing})` : ''));
  return (
    UNITS[type].one + (name ? ` ${JSON.stringify(name)}` : '') + (fitted.length > 0 ? `: ${fitted.join(', ')}` : '')
  );
}

/**
 * Reads what `writeFleet` wrote, and what people write: any case, singular or plural, `#` comments, empty lines.
 * Every bad line is named. Whether the fleet is legal is another question (chapter 3).
 */
export function readFleet(text: string): FleetRead {
  const rows = text.split(/\r?\n/);
  if (rows.length > MAX_LINES) {
    return {
      ok: false,
      faults: [
        {
          line: MAX_LINES + 1,
          text: '',
          reason: `The text has ${rows.length} lines; at most ${MAX_LINES} are read.`,
        },
      ],
    };
  }
  const faults: LineFault[] = [];
  const units: UnitPlan[] = [];
  let name = '';
  for (const [index, row] of rows.entries()) {
    const said = row.trim();
    if (said === '' || said.startsWith('#')) continue;
    const head = /^fleet\s*:\s*(.*)$/i.exec(said);
    if (head) {
      name = head[1]!;
      continue;
    }
    const read = readUnits(said);
    if (typeof read === 'string') faults.push({ line: index + 1, text: said.slice(0, 80), reason: read });
    else if (units.length + read.count > MAX_UNITS)
      faults.push({ line: index + 1, text: said.slice(0, 80), reason: `A fleet has at most ${MAX_UNITS} units.` });
    else for (let k = 0; k < read.count; k++) units.push(read.unit);
  }
  if (faults.length === 0 && units.length === 0)
    faults.push({ line: 1, text: '', reason: 'There is no unit in this text.' });
  return faults.length > 0 ? { ok: false, faults } : { ok: true, fleet: { name, units } };
}

const UNIT_LINE = /^(?:(\d{1,3})\s*[x×]\s*)?([a-z]+)\s*("(?:[^"\\]|\\.)*")?\s*(?::\s*(.*))?$/i;

function readUnits(line: string): { readonly unit: UnitPlan; readonly count: number } | string {
  const match = UNIT_LINE.exec(line);
  if (!match) return 'Not a unit; write for example: Destroyer "Talon": Engine, Shield, Torpedo';
  const [, times, word = '', quoted, fitted = ''] = match;
  const type = typeOf(word);
  if (!type) return `There is no unit type "${word}"; the types are Scouts, Fighter, Destroyer and Battleship.`;
  const count = times === undefined ? 1 : Number(times);
  if (count < 1) return 'A line counts at least 1 unit.';
  const name = quoted === undefined ? '' : unquote(quoted);
  if (name === null) return 'The name in quotes cannot be read.';
  if (name.length > LONGEST_NAME) return `The name has ${name.length} characters; at most ${LONGEST_NAME} are allowed.`;
  const components: { kind: ComponentKind; facing?: Facing }[] = [];
  for (const part of fitted
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const component = /^(.*?)\s*(?:\((front|left|right)\))?$/i.exec(part)!;
    const kind = kindOf(component[1]!);
    if (!kind) return `There is no component "${component[1]!}".`;
    components.push(component[2] ? { kind, facing: component[2].toLowerCase() as Facing } : { kind });
  }
  return { unit: { type, name, components }, count };
}

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

const typeOf = (word: string): UnitType | undefined =>
  UNIT_TYPES.find((type) => letters(type).replace(/s$/, '') === letters(word).replace(/s$/, ''));

const kindOf = (word: string): ComponentKind | undefined =>
  COMPONENT_KINDS.find((kind) => letters(COMPONENTS[kind].name) === letters(word) || letters(kind) === letters(word));

function unquote(quoted: string): string | null {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return null;
  }
}
