import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameDefinition } from '../../src/engine/game.ts';
import type { Json } from '../../src/engine/json.ts';
import { applyCommand, type Match } from '../../src/engine/match.ts';
import { parseRecording, replay } from '../../src/engine/recording.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import { AUDIENCE, JUDGE, viewerOf, type Viewer } from '../../src/engine/seat.ts';
import { cutTo, extend, openTimeline, present, recordingOf as fileOf, timelineOf } from '../../src/engine/timeline.ts';
import { mangled } from '../../src/cli/coverage/mangle.ts';
import { lastOf, playthrough, recordingOf, type Playthrough } from './playthrough.ts';
import { expectAlike, expectMatch, expectSame } from '../helpers/quick-expect.ts';

/** What the laws need to know of a game beyond its definition. */
export interface Subject<S, C, E, V, O> {
  readonly game: GameDefinition<S, C, E, V, O>;
  /** Raw options for a seed number: different seeds should meet different options. */
  readonly options: (seed: number) => Json;
  /** Playthroughs for each law. */
  readonly runs: number;
  /** Commands of a playthrough at most; laws about the end use unbounded ones. */
  readonly mostPlies: number;
  /** Throws when a view or an event told to a viewer shows what the state hides from them. */
  readonly assertHidden: (
    shown: { readonly kind: 'view'; readonly view: V } | { readonly kind: 'event'; readonly event: E },
    state: S,
    viewer: Viewer,
  ) => void;
}

/** More commands than any playthrough to the end needs. */
const ENDLESS = 20_000;

/** One law: `prove` throws, with the seed, where the game breaks it. */
export interface Law {
  readonly name: string;
  readonly prove: () => void;
}

/** Registers the laws of a game as tests. A failing seed is printed by fast-check; keep it as a test. */
export function laws<S, C, E, V, O>(subject: Subject<S, C, E, V, O>): void {
  describe(`laws of ${subject.game.title}`, () => {
    for (const { name, prove } of lawsOf(subject)) it(name, prove, 120_000);
  });
}

/** The laws every game keeps, on random play. */
export function lawsOf<S, C, E, V, O>(subject: Subject<S, C, E, V, O>): readonly Law[] {
  const { game } = subject;
  const list: Law[] = [];
  const law = (
    name: string,
    proof: (played: Playthrough<S, E, O>, seed: number) => void,
    mostPlies = subject.mostPlies,
  ): void => {
    const property = fc.property(fc.nat(), (seed) =>
      proof(playthrough(game, subject.options(seed), `law ${seed}`, mostPlies), seed),
    );
    list.push({ name, prove: () => fc.assert(property, { numRuns: subject.runs }) });
  };
  const viewers = (options: O): readonly Viewer[] => [...game.seats(options).map(viewerOf), AUDIENCE];

  law('every choice parses and passes check', (played, seed) => {
    for (const { before } of every(played.steps, 5)) {
      for (const { seats } of game.pending(before.state)) {
        for (const seat of seats) {
          const sample = { chance: openChance(seedChance(`sample ${seed} ${before.ply}`)), count: 4 };
          for (const command of game.choices(before.state, seat, sample)) {
            expectAlike(game.parse(JSON.parse(JSON.stringify(command))), { ok: true, value: command });
            expectAlike(game.check(before.state, seat, command), []);
          }
        }
      }
    }
  });

  law('a mangled command is refused without a throw, and changes nothing', (played, seed) => {
    for (const { before, seat, command } of every(played.steps, 3)) {
      for (const { raw, hopeless } of mangled(command, openChance(seedChance(`mangle ${seed} ${before.ply}`)))) {
        const text = JSON.stringify(before);
        const applied = applyCommand(game, before, seat, raw);
        if (hopeless) expectSame(applied.ok, false);
        if (!applied.ok) {
          expectSame(applied.rejections.length > 0, true);
          for (const { rule, reason } of applied.rejections) expectSame(rule.length * reason.length > 0, true);
        }
        expectSame(JSON.stringify(before), text);
      }
    }
  });

  law('a seat that need not decide, and a stranger, are refused without a throw', ({ options, steps }) => {
    for (const { before, seat, command } of every(steps, 3)) {
      const asked = game.pending(before.state).flatMap(({ seats }) => seats);
      for (const other of [...game.seats(options), 'nobody', '']) {
        if (other === seat) continue;
        const applied = applyCommand(game, before, other, command);
        if (!asked.includes(other)) expectSame(applied.ok, false);
      }
    }
  });

  law('old states stay untouched: every one is frozen, and the game plays on', (played) => {
    const texts = played.steps.map(({ after }) => JSON.stringify(after));
    let match = played.first;
    for (const [index, { seat, command }] of played.steps.entries()) {
      const applied = applyCommand(game, match, seat, command);
      if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
      match = applied.match;
      expectSame(JSON.stringify(match), texts[index]);
    }
    expect(played.steps.map(({ after }) => JSON.stringify(after))).toEqual(texts);
  });

  law('a match survives the way through JSON and plays on the same', (played) => {
    for (const { before, seat, command, after } of every(played.steps, 4)) {
      const copy = JSON.parse(JSON.stringify(before)) as Match<S>;
      expectAlike(copy, before);
      const applied = applyCommand(game, copy, seat, command);
      expectAlike(applied.ok && applied.match, after);
    }
  });

  law('folding the events gives the state', (played) => {
    let state = game.setup(played.options, openChance(seedChance(played.seed)));
    for (const event of played.opening) state = game.evolve(state, event);
    expect(state).toEqual(played.first.state);
    for (const { events, after } of played.steps) {
      for (const event of events) state = game.evolve(state, event);
      expectAlike(state, after.state);
    }
  });

  law('events survive the way through JSON and are told as typed lines', (played) => {
    for (const { events, after } of played.steps) {
      expectAlike(JSON.parse(JSON.stringify(events)), events);
      const seen = game.view(after.state, JUDGE);
      for (const event of events) {
        const line = game.describe(event, seen);
        expectMatch(line.key, /^[a-zA-Z-]+\./);
        for (const part of Object.values(line.parts))
          expectMatch(part.kind, /^(text|number|unit|seat|term|dice|rule)$/);
      }
    }
  });

  law(
    'a recording replays to the same hashes, and an altered one is caught at the first ply that differs',
    (played) => {
      const recording = recordingOf(game, played);
      const read = parseRecording(JSON.stringify(recording));
      if (!read.ok) throw new Error(read.reason);
      const again = replay(game, read.recording);
      if (!again.ok) throw new Error(again.reason);
      expect(again.matches.at(-1)).toEqual(lastOf(played));
      const at = Math.floor(recording.plies.length / 2);
      const plies = recording.plies.map((ply, index) => (index === at ? { ...ply, hash: '0000000000000000' } : ply));
      const altered = replay(game, { ...recording, plies });
      expect(altered.ok ? null : altered.ply).toBe(at + 1);
    },
  );

  law(
    'pending is empty exactly at the end, and play reaches the end',
    (played) => {
      for (const { before } of played.steps) {
        expectSame(game.pending(before.state).length > 0, true);
        expectSame(game.outcome(before.state), null);
        expectAlike(game.advance(before.state, openChance(seedChance('rest'))), []);
      }
      const { state } = lastOf(played);
      expect(game.pending(state)).toEqual([]);
      expect(game.outcome(state)).not.toBeNull();
      for (const seat of game.seats(played.options)) expect(game.choices(state, seat)).toEqual([]);
    },
    ENDLESS,
  );

  law('nothing hidden reaches a view or a redacted event', (played) => {
    for (const viewer of viewers(played.options)) {
      for (const { before, events, after } of played.steps) {
        let state = before.state;
        for (const event of events) {
          state = game.evolve(state, event);
          const redacted = game.redact(event, viewer);
          if (redacted) subject.assertHidden({ kind: 'event', event: redacted }, state, viewer);
        }
        const seen = game.view(after.state, viewer);
        subject.assertHidden({ kind: 'view', view: seen }, after.state, viewer);
        assertNoChance(seen, after);
      }
    }
  });

  law('a guess fits the view, and refusals depend only on what the seat may know', (played, seed) => {
    for (const { before, seat, command } of every(played.steps, 2)) {
      for (const own of game.seats(played.options)) {
        const seen = game.view(before.state, viewerOf(own));
        const guessed = game.guess(seen, own, openChance(seedChance(`guess ${seed} ${before.ply}`)));
        expectAlike(game.view(guessed, viewerOf(own)), seen);
        for (const { raw } of [{ raw: command }, ...mangled(command, openChance(seedChance(`guess ${seed}`)))]) {
          const parsed = game.parse(raw);
          if (!parsed.ok) continue;
          expectAlike(game.check(guessed, own, parsed.value), game.check(before.state, own, parsed.value));
        }
      }
      const asked = game.pending(before.state).flatMap(({ seats }) => seats);
      expectSame(asked.includes(seat), true);
    }
  });

  law('undo and redo: a timeline cut back and played again comes to the same match', (played, seed) => {
    const { plies: _plies, ...header } = recordingOf(game, played);
    let timeline = openTimeline(game, header);
    for (const { seat, command } of played.steps) {
      const longer = extend(game, timeline, seat, command);
      if (!longer.ok) throw new Error(longer.rejections[0]!.reason);
      timeline = longer.timeline;
    }
    expect(present(timeline)).toEqual(lastOf(played));
    const at = seed % (played.steps.length + 1);
    let cut = cutTo(timeline, at);
    expect(present(cut)).toEqual(at === 0 ? played.first : played.steps[at - 1]!.after);
    for (const { seat, command } of played.steps.slice(at)) {
      const longer = extend(game, cut, seat, command);
      if (!longer.ok) throw new Error(longer.rejections[0]!.reason);
      cut = longer.timeline;
    }
    expect(present(cut)).toEqual(present(timeline));
    const read = timelineOf(game, fileOf(timeline));
    expect(read.ok && read.timeline).toEqual(timeline);
    for (const [index, ply] of timeline.plies.entries()) {
      if (ply.free)
        expect(ply.match.chance).toEqual(index === 0 ? timeline.first.chance : timeline.plies[index - 1]!.match.chance);
    }
  });
  return list;
}

/** Every n-th step: heavy laws look at a part of a long playthrough. */
const every = <T>(steps: readonly T[], n: number): readonly T[] => steps.filter((_, index) => index % n === 0);

/** The dice to come are a secret: no number of the stream may stand in a view (OG-22.2 and its kin). */
function assertNoChance<S>(seen: unknown, { chance }: Match<S>): void {
  if (chance.kind !== 'alea') throw new Error('Laws play from a seed.');
  const text = JSON.stringify(seen);
  for (const number of chance.state) if (!Number.isInteger(number)) expectSame(text.includes(String(number)), false);
}
