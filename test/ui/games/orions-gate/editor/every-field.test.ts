import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../../../../src/games/orions-gate/index.ts';
import { positionSchema, unitSchema } from '../../../../../src/games/orions-gate/place-schema.ts';

const FOLDER = 'src/ui/games/orions-gate/editor';
const sources = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))
  .join('\n');
const named = (field: string): boolean => new RegExp(`\\b${field}\\b`).test(sources);
const missing = (fields: readonly string[]): readonly string[] => fields.filter((field) => !named(field));

/** The keys of what a schema describes, however it is wrapped: optional, piped, listed, one of several. */
function keysOf(schema: unknown): readonly string[] {
  const { entries, wrapped, item, options, pipe } = schema as {
    readonly entries?: object;
    readonly wrapped?: unknown;
    readonly item?: unknown;
    readonly options?: readonly unknown[];
    readonly pipe?: readonly unknown[];
  };
  if (entries) return Object.keys(entries);
  if (Array.isArray(options))
    return [...new Set(options.flatMap((one) => (typeof one === 'object' ? keysOf(one) : [])))];
  const inner = wrapped ?? item ?? pipe?.[0];
  return inner === undefined || inner === schema ? [] : keysOf(inner);
}

describe('the form of the scenario editor', () => {
  it('has every field of a position; pieces lie in the layout of the options', () => {
    const { pieces, tables, units, ...rest } = positionSchema.entries;
    expect([pieces, tables, units].every(Boolean)).toBe(true);
    // Units, markers and mines have panels of their own.
    expect(missing(Object.keys(rest).filter((key) => !['markers', 'mines'].includes(key)))).toEqual([]);
  });

  it('has every field of a unit, a component, a marker, a mine, an activation and a decision that waits', () => {
    const { entries } = unitSchema;
    expect(missing(Object.keys(entries))).toEqual([]);
    const parts = {
      component: entries.components,
      marker: positionSchema.entries.markers,
      mine: positionSchema.entries.mines,
      activation: positionSchema.entries.activation,
      window: positionSchema.entries.windows,
    };
    for (const [what, schema] of Object.entries(parts)) {
      const keys = keysOf(schema);
      expect([what, keys.length >= 4]).toEqual([what, true]);
      expect([what, missing(keys)]).toEqual([what, []]);
    }
  });

  it('OG-26.1 has every option', () => {
    // How the tables were made is not kept in a scenario: the generator is asked, and its pieces are (OG-4.7).
    const made = ['terrainSource'];
    const log = [
      'gatesPerTable',
      'wormholesPerTable',
      'pointSplit',
      'stationCheck',
      'mysteriousObjectives',
      'firingArcs',
      'debris',
      'boarding',
      'repairSelf',
      'deflectorLimit',
    ];
    const words = readFileSync('src/ui/games/orions-gate/words/editor.ts', 'utf8');
    const toggles = Object.keys({ ...defaultOptions() })
      .concat(log)
      .filter((key) => new RegExp(`toggles: \\{[^}]*\\b${key}:`).test(words));
    expect(toggles).toContain('boarding');
    expect(
      missing(
        Object.keys(defaultOptions())
          .concat(log)
          .filter((key) => !made.includes(key) && !toggles.includes(key)),
      ),
    ).toEqual([]);
  });
});
