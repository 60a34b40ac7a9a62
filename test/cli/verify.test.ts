import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { GAMES } from '../../src/cli/registry.ts';
import { verify } from '../../src/cli/verify.ts';
import { seal } from '../../src/engine/commitment.ts';
import { gameOf, type Recording } from '../../src/engine/recording.ts';
import { recordingOf, timelineOf } from '../../src/engine/timeline.ts';

const old = JSON.parse(readFileSync(new URL('../golden/levels-12.json', import.meta.url), 'utf8')) as Recording;
const played = timelineOf(gameOf(GAMES, old.game)!, { ...old, ...seal(old.seed!, '12'.repeat(16)) });
const file = played.ok ? recordingOf(played.timeline) : old;
const folder = mkdtempSync(join(tmpdir(), 'verify-'));
const saved = (recording: unknown): string => {
  const path = join(folder, 'match.json');
  writeFileSync(path, JSON.stringify(recording));
  return path;
};

describe('the verb verify', () => {
  const code = process.exitCode;
  afterEach(() => {
    process.exitCode = code;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('says in plain words that every number is that of the committed seed', () => {
    const report = verify(GAMES, [saved(file), '--commitment', file.commitment!.toUpperCase()]);
    expect(report).toMatchObject({
      ok: true,
      game: 'orions-gate',
      seed: old.seed,
      salt: file.salt,
      promise: 'kept',
      source: 'seed',
      differs: null,
    });
    expect(report.says[0]).toBe(`All ${report.drawn} numbers drawn are right`);
    expect(report.says).toContain('Seed and salt give the commitment that you noted: nobody could choose these dice.');
    expect(process.exitCode).toBe(code);
  });

  it('says how a file without a commitment stands', () => {
    expect(verify(GAMES, [saved(old)])).toMatchObject({ ok: true, promise: 'none', salt: null });
  });

  it('names the first move that differs and fails', () => {
    const at = file.plies.findIndex(({ drawn }) => drawn);
    const plies = file.plies.map((ply, index) => (index === at ? { ...ply, drawn: [9] } : ply));
    expect(verify(GAMES, [saved({ ...file, plies })])).toMatchObject({
      ok: false,
      differs: { ply: at + 1, breach: 'drawn' },
    });
    expect(process.exitCode).toBe(1);
  });

  it('refuses what is no match file and no commitment', () => {
    expect(() => verify(GAMES, [saved([1])])).toThrow(/^Not a match file/);
    expect(() => verify(GAMES, [saved(file), '--commitment', 'abc'])).toThrow('--commitment is 64 digits 0-9a-f.');
    expect(() => verify(GAMES, [])).toThrow('Name the match file.');
  });
});
