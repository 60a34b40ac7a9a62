import { describe, expect, it } from 'vitest';
import { wards, type WardsState } from '../helpers/toy/wards.ts';
import { lawsOf, type Subject } from './laws.ts';
import { assertHidden } from './wards-hidden.ts';

type Wards = typeof wards;
type ToySubject = Wards extends { parse(raw: unknown): unknown }
  ? Subject<
      WardsState,
      Parameters<Wards['check']>[2],
      Parameters<Wards['redact']>[0],
      ReturnType<Wards['view']>,
      Parameters<Wards['seats']>[0]
    >
  : never;

const subjectOf = (game: Wards): ToySubject => ({
  game,
  options: (seed) => ({ players: 2 + (seed % 3) }),
  runs: 12,
  mostPlies: 40,
  assertHidden,
});

/** Names of the laws a game breaks. */
const broken = (game: Wards): readonly string[] =>
  lawsOf(subjectOf(game)).flatMap(({ name, prove }) => {
    try {
      prove();
      return [];
    } catch {
      return [name];
    }
  });

let hidden = 0;

type Check = Wards['check'];
type Evolve = Wards['evolve'];

const offersTooMuch: Wards['choices'] = (state, seat) => {
  const asked = wards.pending(state)[0]?.seats.includes(seat);
  return [...wards.choices(state, seat), ...(asked ? [{ type: 'strike' as const, card: 'c99', at: 'p1' }] : [])];
};
const throwsAtStrangeCards: Check = (state, seat, command) =>
  wards.check(state, seat, command).filter(() => !('card' in command) || state.faces[command.card]!.toFixed() !== '');
const anybodyActs: Check = (state, seat, command) =>
  wards.check(state, wards.pending(state)[0]?.seats[0] ?? seat, command);
const revealsDeck: Check = (state, seat, command) =>
  wards.check(state, seat, command).map(({ rule, reason }) => ({
    rule,
    reason: `${reason} The next card is ${state.faces[state.deck[0] ?? ''] ?? 0}.`,
  }));
const changesTheOld: Evolve = (state, event) => {
  (state as { touched?: boolean }).touched = true;
  return wards.evolve(state, event);
};
const losesInJson: Evolve = (state, event) => ({ ...wards.evolve(state, event), lost: undefined });
const remembersOutside: Evolve = (state, event) => ({ ...wards.evolve(state, event), count: (hidden += 1) });
const asksAfterTheEnd: Wards['pending'] = (state) =>
  state.outcome ? [{ kind: 'strike', seats: ['p1'] }] : wards.pending(state);

/** Ways to break the toy, and the law that must catch each. */
const SINS: readonly (readonly [sin: string, game: Wards, law: string])[] = [
  ['offers an illegal choice', { ...wards, choices: offersTooMuch }, 'every choice parses'],
  [
    'accepts anything',
    { ...wards, parse: (raw) => ({ ok: true, value: raw as never }), check: () => [] },
    'a mangled command is refused',
  ],
  ['throws at a strange card', { ...wards, check: throwsAtStrangeCards }, 'a mangled command is refused'],
  ['lets anybody act', { ...wards, check: anybodyActs }, 'a seat that need not decide'],
  ['changes an old state', { ...wards, evolve: changesTheOld }, 'old states stay untouched'],
  ['keeps what JSON loses', { ...wards, evolve: losesInJson }, 'a match survives'],
  ['remembers outside the state', { ...wards, evolve: remembersOutside }, 'folding the events'],
  ['never ends', { ...wards, outcome: () => null }, 'pending is empty exactly at the end'],
  ['asks after the end', { ...wards, pending: asksAfterTheEnd }, 'pending is empty exactly at the end'],
  [
    'shows the deck',
    { ...wards, view: (state, viewer) => ({ ...wards.view(state, viewer), faces: state.faces }) },
    'nothing hidden',
  ],
  ['tells the card that was drawn', { ...wards, redact: (event) => event }, 'nothing hidden'],
  [
    'tells who passes for the rest',
    {
      ...wards,
      redact: (event, viewer) => (event.type === 'passed' ? event : wards.redact(event, viewer)),
    },
    'nothing hidden',
  ],
  [
    'tells the order somebody made of the deck',
    { ...wards, redact: (event, viewer) => (event.type === 'arranged' ? event : wards.redact(event, viewer)) },
    'nothing hidden',
  ],
  [
    'asks without an end',
    { ...wards, advance: (state, chance) => (state.window ? [] : wards.advance(state, chance)) },
    'pending is empty exactly at the end',
  ],
  [
    'forgets in a guess',
    { ...wards, guess: (seen, seat, chance) => ({ ...wards.guess(seen, seat, chance), discard: [] }) },
    'a guess fits the view',
  ],
  ['tells a hidden card in a refusal', { ...wards, check: revealsDeck }, 'a guess fits the view'],
];

describe('the laws have teeth', () => {
  it('a sound game breaks none', () => {
    expect(broken(wards)).toEqual([]);
  });

  it.each(SINS)('a game that %s is caught', (_sin, game, law) => {
    expect(
      broken(game).some((name) => name.startsWith(law)),
      `${law} must catch it, of ${broken(game).join('; ') || 'none'}`,
    ).toBe(true);
  });
});
