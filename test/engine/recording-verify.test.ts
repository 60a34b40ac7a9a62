import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seal } from '../../src/engine/commitment.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import { verdictText } from '../../src/engine/recording-verdict.ts';
import { verify } from '../../src/engine/recording-verify.ts';
import type { Recording } from '../../src/engine/recording.ts';
import { recordingOf, timelineOf } from '../../src/engine/timeline.ts';
import { orionsGate } from '../../src/games/orions-gate/game.ts';
import { kernelSight } from '../../src/table/kernel.ts';

const game: AnyGame = orionsGate(kernelSight);
const old = JSON.parse(readFileSync(new URL('../golden/levels-12.json', import.meta.url), 'utf8')) as Recording;
const SALT = 'ab'.repeat(16);

/** The file of the battle as a match that was sealed keeps it. */
const sealed = (recording: Recording): Recording => {
  const read = timelineOf(game, { ...recording, ...seal(recording.seed!, SALT) });
  if (!read.ok) throw new Error(read.reason);
  return recordingOf(read.timeline);
};
const file = sealed(old);
const rolls = file.plies.flatMap((ply, index) => (ply.drawn ? [{ ...ply, at: index + 1 }] : []));
const all = rolls.reduce((sum, { drawn }) => sum + drawn!.length, 0);
const third = rolls[2]!;
const change = (at: number, to: Partial<Recording['plies'][number]>): Recording => ({
  ...file,
  plies: file.plies.map((ply, index) => (index === at - 1 ? { ...ply, ...to } : ply)),
});

describe('verifying a match file', () => {
  it('tells after every move how many came out equal, up to the first difference', () => {
    const heard = (recording: Recording): number[] => {
      const plies: number[] = [];
      verify(game, recording, (count) => plies.push(count));
      return plies;
    };
    expect(heard(file)).toEqual(file.plies.map((_, index) => index + 1));
    expect(heard(change(third.at, { drawn: [] }))).toEqual(
      Array.from({ length: third.at - 1 }, (_, index) => index + 1),
    );
  });

  it('OG-23.1 finds every number of a sealed match equal, and says how many', () => {
    expect(all).toBeGreaterThan(20);
    const verdict = verify(game, file);
    expect(verdict).toEqual({
      source: 'seed',
      promise: 'kept',
      commitment: file.commitment,
      broken: null,
      plies: file.plies.length,
      equal: file.plies.length,
      drawn: all,
      drawing: rolls.length,
      written: all,
      over: true,
      rules: { file: file.rulesVersion, program: game.rulesVersion },
      differs: null,
      stopped: null,
    });
    const outcome = verdictText(verdict);
    expect(outcome).toMatchObject({ tone: 'good', title: `All ${all} numbers drawn are right` });
    expect(outcome.lines[0]).toBe(
      `${file.plies.length} moves played again, ${rolls.length} of them draw dice or cards: all ${all} numbers drawn are what the seed of the file gives, and every fingerprint is equal. The file writes them down as well.`,
    );
  });

  it('finds a changed die', () => {
    const drawn = third.drawn!.map((die, place) => (place === 0 ? (die % 6) + 1 : die));
    const verdict = verify(game, change(third.at, { drawn }));
    expect(verdict).toMatchObject({
      promise: 'kept',
      equal: third.at - 1,
      differs: { ply: third.at, breach: 'drawn', seat: third.seat },
    });
    expect(verdict.drawn).toBe(rolls.slice(0, 2).reduce((sum, ply) => sum + ply.drawn!.length, 0));
    const outcome = verdictText(verdict);
    expect(outcome).toMatchObject({ tone: 'bad', title: `Move ${third.at} differs` });
    expect(outcome.lines[0]).toBe(
      `Move ${third.at} differs: the file says that ${drawn.join(', ')} were drawn, the rules draw ${third.drawn!.join(', ')}. (seat ${third.seat})`,
    );
  });

  it('finds a die left out and one too many', () => {
    for (const drawn of [third.drawn!.slice(1), [...third.drawn!, 6], []])
      expect(verify(game, change(third.at, { drawn }))).toMatchObject({ differs: { ply: third.at, breach: 'drawn' } });
  });

  it('finds a changed command, refused or played differently', () => {
    const swapped = verify(game, change(3, { seat: file.plies[2]!.seat === 'a1' ? 'b1' : 'a1' }));
    expect(swapped.differs).toMatchObject({ ply: 3 });
    const turn = file.plies.findIndex(({ command }) => (command as { type: string }).type === 'deploy') + 1;
    const command = file.plies[turn - 1]!.command as { heading: number };
    const moved = verify(game, change(turn, { command: { ...command, heading: (command.heading + 1) % 36_000 } }));
    expect(moved.differs).toMatchObject({ ply: turn, breach: 'hash' });
    expect(verdictText(moved)).toMatchObject({ tone: 'bad', title: `Move ${turn} differs` });
  });

  it('finds a changed seed, by the commitment and by the first number it draws otherwise', () => {
    const verdict = verify(game, { ...file, seed: 'another' });
    expect(verdict).toMatchObject({ promise: 'broken', differs: { ply: rolls[0]!.at, breach: 'drawn' } });
    const outcome = verdictText(verdict);
    expect(outcome.tone).toBe('bad');
    expect(outcome.lines[0]).toMatch(
      /^The seed of the file is not the one that was committed to before the first roll: /,
    );
    expect(verify(game, { ...old, seed: 'another' })).toMatchObject({
      promise: 'none',
      differs: { ply: rolls[0]!.at, breach: 'hash' },
    });
    expect(verify(game, { ...file, ...seal('another', SALT) })).toMatchObject({
      promise: 'kept',
      differs: { ply: rolls[0]!.at },
    });
  });

  it('finds a swapped commitment, though every number is that of the seed', () => {
    const { commitment } = seal('another', SALT);
    const verdict = verify(game, { ...file, commitment });
    expect(verdict).toMatchObject({ promise: 'broken', equal: file.plies.length, drawn: all, differs: null });
    expect(verdictText(verdict)).toMatchObject({ tone: 'bad', title: 'The commitment is broken' });
  });

  it('finds that another commitment was noted than the file carries, even when the file agrees with itself', () => {
    const noted = seal('another', SALT).commitment;
    expect(verdictText(verify(game, file), file.commitment)).toMatchObject({ tone: 'good' });
    expect(verdictText(verify(game, file), noted)).toMatchObject({
      tone: 'bad',
      title: 'This is another match than the one you noted',
    });
    expect(verdictText(verify(game, old), noted).lines).toContain(
      `You noted the commitment ${noted}; the file carries none.`,
    );
  });

  it('tells a match without a commitment, with scripted dice, without a seed as what it is', () => {
    const plain = verify(game, old);
    expect(plain).toMatchObject({ source: 'seed', promise: 'none', drawn: all, written: 0, differs: null });
    expect(verdictText(plain)).toMatchObject({ tone: 'open', title: `All ${all} numbers drawn are right` });
    expect(verdictText(plain).lines).toContain(
      'The file carries no commitment: whether its seed was fixed before the first roll cannot be said.',
    );
    const { seed: _seed, ...seedless } = old;
    const scripted = verify(game, { ...seedless, dice: rolls.flatMap(({ drawn }) => drawn!) });
    expect(scripted).toMatchObject({ source: 'script', promise: 'none', drawn: all, differs: null });
    expect(verdictText(scripted)).toMatchObject({ tone: 'open', title: 'Scripted dice' });
    expect(verdictText(verify(game, { ...seedless, plies: [] }))).toMatchObject({
      tone: 'open',
      title: 'A match without a seed',
    });
  });

  it('says when the file ends before the match, and when it cannot be begun', () => {
    const cut = verify(game, { ...file, plies: file.plies.slice(0, third.at) });
    expect(cut).toMatchObject({ over: false, differs: null, promise: 'kept' });
    expect(verdictText(cut).lines.at(-1)).toBe(
      'The match is not over where the file ends; nothing is said about what comes after.',
    );
    expect(verdictText(verify(game, { ...file, rulesVersion: '0' }))).toMatchObject({
      tone: 'unknown',
      title: 'Played by other rules',
      lines: [expect.stringMatching(/^The match was played by rules 0/), expect.any(String)],
    });
  });

  it('leaves files of matches without a commitment as they were', () => {
    const again = timelineOf(game, old);
    expect(again.ok && recordingOf(again.timeline)).toEqual(old);
    expect(old.plies.every((ply) => !('drawn' in ply))).toBe(true);
    expect(file.plies.map(({ hash }) => hash)).toEqual(old.plies.map(({ hash }) => hash));
  });
});
