import { describe, expect, it } from 'vitest';
import type { EventType } from '../../../../src/games/skaxar/event.ts';
import { buy, decline, game, opened, pass, play, table, type Played } from '../../../helpers/sk-position.ts';
import { workedGame } from '../../../helpers/sk-worked-game.ts';

/** The facts of a command that tell what nobody could know before, each kind once. */
const revealing = ({ events }: Pick<Played, 'events'>): readonly EventType[] => [
  ...new Set(events.filter(game.reveals).map(({ type }) => type)),
];

describe('what a turn notes for itself', () => {
  const S = {
    at: 'stranded',
    A: { money: 20000, rest: 'scrapyard' },
    B: { field: ['X20'] },
    shop: ['I14', 'I37'],
  } as const;

  it('SK-5.5: whose rescue of this turn is over, bought, passed or impossible', () => {
    expect(play(table(S), 'A', buy(1, 'A-E21')).match.state.rescued).toEqual(['A']);
    expect(play(table(S), 'A', pass).match.state.rescued).toEqual(['A']);
    expect(opened({ ...S, A: { money: 0, rest: 'scrapyard' } }).match.state.rescued).toEqual(['A']);
  });

  it('SK-10.3: who was defeated, until the next turn begins', () => {
    const { match } = workedGame(4);
    expect(match.state.defeated).toBe('B');
    const after = play(match, 'B', decline).match.state;
    expect([after.turn, after.defeated]).toEqual([5, null]);
  });
});

describe('SK-13.6: what uncovers hidden cards', () => {
  it('a harvest that is declined does: a refill and the next flip may follow', () => {
    expect(revealing(play(workedGame(4).match, 'B', decline))).toEqual(['declined', 'flipped']);
  });

  it('the last session of a turn does, though nothing is left to flip', () => {
    const last = { A: { field: ['E09'], rest: 'scrapyard' }, B: { field: ['X09'], rest: 'scrapyard' } } as const;
    const { match } = opened({ ...last, at: 'session', decider: 'B', buyers: ['A', 'B'], shop: ['I25'] });
    expect(revealing(play(match, 'B', pass))).toEqual(['fought']);
  });

  it('a purchase within a session and the first pass do not', () => {
    const { match } = workedGame(1);
    expect(revealing(play(match, 'B', buy(5)))).toEqual([]);
    expect(revealing(play(match, 'B', pass))).toEqual([]);
  });

  it('the end of a game does, as it shows everything', () => {
    expect(revealing(play(workedGame(1).match, 'A', { type: 'resign' }))).toEqual(['gameEnded']);
  });

  it('SK-13.7: what a Redraw! leaves in the deck is told to nobody at the table', () => {
    const { events } = play(workedGame(3).match, 'B', buy(3));
    const redrawn = events.find(({ type }) => type === 'redrawn')!;
    expect(redrawn).toMatchObject({ ship: 'B-X10' });
    for (const viewer of [{ kind: 'seat', seat: 'A' }, { kind: 'seat', seat: 'B' }, { kind: 'audience' }] as const)
      expect(game.redact(redrawn, viewer)).toEqual({ ...redrawn, order: null });
    expect(game.redact(redrawn, { kind: 'judge' })).toBe(redrawn);
  });
});
