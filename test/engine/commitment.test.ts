import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentFault, commitmentOf, seal } from '../../src/engine/commitment.ts';
import { parseRecording, replay } from '../../src/engine/recording.ts';
import { headerOf } from '../../src/session/local/store.ts';
import { freshSalt, freshSeal } from '../../src/session/local/seal.ts';
import { TOY } from '../session/toy.ts';

const SALT = '000102030405060708090a0b0c0d0e0f';
const sealed = seal('orion', SALT);

describe('a commitment', () => {
  it('is the SHA-256 of salt and seed, as any tool computes it', () => {
    for (const seed of ['orion', '', 'Käpt’n 🚀', 'a'.repeat(100)])
      expect(commitmentOf(seed, SALT)).toBe(createHash('sha256').update(`${SALT}:${seed}`, 'utf8').digest('hex'));
    expect(sealed).toEqual({ seed: 'orion', salt: SALT, commitment: commitmentOf('orion', SALT) });
  });

  it('of a short typed seed cannot be found by trying: each match has its own salt', () => {
    const commitments = Array.from({ length: 20 }, () => freshSeal('1').commitment);
    expect(new Set(commitments).size).toBe(20);
    expect(commitments).not.toContain(createHash('sha256').update('1').digest('hex'));
    expect(freshSalt()).toMatch(/^[0-9a-f]{32}$/);
    expect(() => seal('1', 'short')).toThrow('A salt has 32 digits 0-9a-f.');
  });

  it('binds to one seed alone: halves of characters, which UTF-8 cannot tell apart, are none', () => {
    expect(seal('a\ud800', SALT).seed).toBe('a\ufffd');
    expect(seal('🚀', SALT).seed).toBe('🚀');
    expect(commitmentFault({ ...sealed, seed: 'a\udc00', commitment: commitmentOf('a\ufffd', SALT) })).toBe(
      'The seed of the file holds half a character; nobody can commit to such a seed.',
    );
  });

  it('is broken by another seed, another salt, another commitment, by missing ones, and by scripted dice', () => {
    const other = commitmentOf('other', SALT);
    expect(commitmentFault(sealed)).toBeNull();
    expect(commitmentFault({ seed: 'orion' })).toBeNull();
    expect(commitmentFault({ dice: [1] })).toBeNull();
    expect(commitmentFault({ ...sealed, seed: 'other' })).toBe(
      `The seed of the file is not the one that was committed to before the first roll: the commitment is ${sealed.commitment}, seed and salt give ${other}.`,
    );
    expect(commitmentFault({ ...sealed, salt: SALT.replace('0f', '10') })).toMatch(
      /^The seed of the file is not the one/,
    );
    expect(commitmentFault({ ...sealed, commitment: other })).toMatch(/^The seed of the file is not the one/);
    expect(commitmentFault({ salt: SALT, commitment: other })).toBe(
      'The file carries a commitment, but not the seed it was made of.',
    );
    expect(commitmentFault({ seed: 'orion', commitment: other })).toBe(
      'The file carries a commitment, but not the salt it was made of.',
    );
    expect(commitmentFault({ seed: 'orion', salt: SALT })).toBe(
      'The file names the salt of a commitment, but no commitment.',
    );
    expect(commitmentFault({ ...sealed, dice: [1] })).toBe(
      'The file carries the commitment to a seed, but plays with scripted dice in its place.',
    );
  });
});

describe('a match file with a commitment', () => {
  const header = headerOf(TOY, { options: {}, seats: [], ...sealed });
  const read = (change: object) => parseRecording(JSON.stringify({ ...header, plies: [], ...change }));

  it('is read with it, and files without one as ever', () => {
    const whole = read({});
    expect(whole.ok && whole.recording).toEqual({ ...header, plies: [] });
    const { commitment: _commitment, salt: _salt, ...old } = header;
    const before = parseRecording(JSON.stringify({ ...old, plies: [] }));
    expect(before.ok && before.recording).toEqual({ ...old, plies: [] });
  });

  it('is told plainly when the seed does not match', () => {
    const swapped = read({ seed: 'other' });
    expect(swapped.ok && replay(TOY, swapped.recording)).toMatchObject({
      ok: false,
      ply: 0,
      breach: 'commitment',
      reason: expect.stringMatching(
        /^The seed of the file is not the one that was committed to before the first roll: /,
      ),
    });
    expect(read({ commitment: 'ff' })).toEqual({
      ok: false,
      reason: 'The match file is damaged or was changed: "commitment" is wrong; expected is 64 letters 0-9a-f.',
    });
    expect(read({ salt: 'FF' })).toEqual({
      ok: false,
      reason: 'The match file is damaged or was changed: "salt" is wrong; expected is 32 letters 0-9a-f.',
    });
  });

  it('leaves the hash of the match as it is without one', () => {
    const { commitment: _commitment, salt: _salt, ...old } = header;
    const hashes = [header, old].map((one) => {
      const played = replay(TOY, { ...one, plies: [] });
      return played.ok && played.matches[0]!.hash;
    });
    expect(hashes[0]).toBe(hashes[1]);
  });
});
