import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../src/engine/json.ts';
import { RECORDING_VERSION } from '../../../../src/engine/recording.ts';
import { playOut } from '../../../../src/ai/series/play-out.ts';
import { playerOf } from '../../../../src/ai/series/player.ts';
import { arenaOf, GAMES } from '../../../../src/cli/registry.ts';
import {
  loadShipped,
  parseScenario,
  startOf,
  type Scenario,
} from '../../../../src/games/orions-gate/scenario/index.ts';
import { WHOLE } from '../../../helpers/whole.ts';

const all = await loadShipped();
const game = GAMES.find(({ id }) => id === 'orions-gate')!;
const arena = arenaOf(game);
/** Battles of many ships and of missions, over which a level thinks for most of this file's time. */
const DEAR: readonly string[] = [
  'fleet-battle',
  'four-captains',
  'breakthrough',
  'capture-the-gate',
  'gate-run',
  'station-siege',
  'boarders',
  'five-beacons',
];
const playerFor = (id: string): string => (WHOLE || !DEAR.includes(id) ? 'default' : 'random');

const scenarioOf = (document: unknown): Scenario => {
  const parsed = parseScenario(document);
  if (!parsed.ok) throw new Error(`${parsed.faults[0]!.path}: ${parsed.faults[0]!.reason}`);
  return parsed.value;
};

describe.each(all)('$id', ({ id, document }) => {
  const scenario = scenarioOf(document);

  it('plays to its end between two computers', () => {
    const started = startOf(scenario);
    if (!started.ok) throw new Error('refused');
    const { options, position, seats, opening } = started.start;
    expect(opening).toEqual([]);
    const players = Object.fromEntries(seats.map((seat) => [seat, playerOf(arena, playerFor(id), `shipped ${seat}`)]));
    const header = {
      format: 'orion-match' as const,
      version: RECORDING_VERSION,
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: options as unknown as Json,
      seats: [],
      seed: scenario.title,
      ...(position !== undefined && { position }),
    };
    const { outcome } = playOut(game, header, players);
    expect(outcome.reason).toMatch(/^(rounds|elimination|finish)$/);
  });
});
