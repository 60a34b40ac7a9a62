import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/cli/registry.ts';
import { gameOf, parseRecording, replay } from '../../src/engine/recording.ts';
import { orionsGate } from '../../src/games/orions-gate/index.ts';
import { kernelSight } from '../../src/table/kernel.ts';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('recorded matches replay to the same hash', () => {
  it('holds matches of computer levels and of random play', () => expect(files.length).toBeGreaterThanOrEqual(4));

  for (const file of files) {
    it(file, () => {
      const parsed = parseRecording(readFileSync(new URL(file, folder), 'utf8'));
      if (!parsed.ok) throw new Error(parsed.reason);
      const { recording } = parsed;
      const result = replay(gameOf(GAMES, recording.game)!, recording);
      if (!result.ok) throw new Error(result.reason);
      expect(result.matches.at(-1)!.hash).toBe(recording.plies.at(-1)!.hash);
      expect(result.matches.at(-1)!.state).toHaveProperty('outcome.reason');
      // The pure kernel sees what matter-js sees: the same match, ply for ply.
      const again = replay(orionsGate(kernelSight), recording);
      expect(again.ok && again.matches.at(-1)!.hash).toBe(recording.plies.at(-1)!.hash);
    });
  }
});
