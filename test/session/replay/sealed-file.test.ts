import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRecording, type Recording } from '../../../src/engine/recording.ts';
import { readSavedFile } from '../../../src/session/replay/saved-file.ts';
import { sealRecording, unsealRecording } from '../../../src/session/replay/sealed-file.ts';

const whole = JSON.parse(readFileSync(new URL('../../golden/levels-12.json', import.meta.url), 'utf8')) as Recording;
const running: Recording = { ...whole, seed: 'a seed nobody should read', plies: whole.plies.slice(0, 30) };
const text = sealRecording(running);

describe('a sealed match', () => {
  it('OG-22.2, BS-15.4 holds the whole match, and nothing of it can be read in its text', () => {
    expect(unsealRecording(text)).toEqual({ ok: true, recording: running });
    for (const secret of [running.seed!, 'deploy', 'hash', running.plies[0]!.hash]) expect(text).not.toContain(secret);
    expect(parseRecording(text).ok).toBe(false);
    expect(sealRecording(running)).not.toBe(text);
  });

  it('says openly what it is and whose match it is', () => {
    const file = JSON.parse(text) as { open: object; note: string };
    expect(file.open).toEqual({
      game: 'orions-gate',
      rulesVersion: running.rulesVersion,
      seats: running.seats,
      plies: 30,
    });
    expect(file.note).toContain('The key is in this file');
  });

  it('is read up to 6,000,000 characters', () => {
    const padded = (length: number) => unsealRecording(text.padEnd(length));
    expect(padded(6_000_000)).toEqual({ ok: true, recording: running });
    expect(padded(6_000_001)).toEqual({
      ok: false,
      reason: 'The file has 6000001 characters; at most 6000000 are read.',
    });
  });

  it('does not open when anything in it was changed or cut', () => {
    const file = JSON.parse(text) as { box: string; open: object; key: string; nonce: string };
    const damaged = { ok: false, reason: 'The sealed match is damaged or was changed: its seal does not open.' };
    const flip = (letters: string) => `${letters[0] === 'A' ? 'B' : 'A'}${letters.slice(1)}`;
    for (const change of [
      { box: flip(file.box) },
      { box: file.box.slice(0, -40) },
      { key: flip(file.key) },
      { nonce: flip(file.nonce) },
      { open: { ...file.open, plies: 31 } },
    ])
      expect(unsealRecording(JSON.stringify({ ...file, ...change }))).toEqual(damaged);
    expect(unsealRecording(text.slice(0, -3))).toMatchObject({ ok: false, reason: expect.stringContaining('cut off') });
    expect(unsealRecording(JSON.stringify({ ...file, version: 2 }))).toMatchObject({
      ok: false,
      reason: 'The sealed match has format version 2; this program reads 1.',
    });
    expect(unsealRecording(JSON.stringify({ ...file, key: 5 }))).toMatchObject({
      ok: false,
      reason: expect.stringContaining('key'),
    });
  });

  it('is read where any match file is, and files that are not sealed as before', async () => {
    expect(await readSavedFile(text)).toEqual({ ok: true, recording: running });
    expect(await readSavedFile(JSON.stringify(whole))).toEqual({ ok: true, recording: whole });
    for (const other of ['', '{']) expect(await readSavedFile(other)).toMatchObject({ ok: false });
  });
});
