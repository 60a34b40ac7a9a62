import { describe, expect, it } from 'vitest';
import { applyCommand, startMatch, type Match } from '../../src/engine/match.ts';
import { scriptChance, seedChance } from '../../src/engine/rng.ts';
import { AUDIENCE, viewerOf } from '../../src/engine/seat.ts';
import { extend, openTimeline } from '../../src/engine/timeline.ts';
import { expectAlike, expectSame } from '../helpers/quick-expect.ts';
import { bids, unknownTo, type BidsState } from '../helpers/toy/bids.ts';
import { laws } from './laws.ts';

laws({
  game: bids,
  options: (seed) => ({ shared: seed % 2 === 0 }),
  runs: 30,
  mostPlies: 60,
  assertHidden: (shown, state, viewer) => {
    const hidden = unknownTo(state, viewer);
    if (shown.kind === 'view') {
      for (const id of hidden) expectSame(id in shown.view.faces, false);
      expectSame('bids' in shown.view, false);
      for (const { seat } of shown.view.sealed.shown) expectAlike(viewer, viewerOf(seat));
    } else if (shown.event.type === 'drew' && hidden.includes(shown.event.card)) expect(shown.event.face).toBeNull();
    else if (shown.event.type === 'reshuffled') expect(shown.event.faces).toBeNull();
    else if (shown.event.type === 'bid' && !(viewer.kind === 'seat' && viewer.seat === shown.event.seat))
      expect(shown.event.card).toBeNull();
  },
});

const bid = (match: Match<BidsState>, seat: string, at = 0) => {
  const applied = applyCommand(bids, match, seat, {
    type: 'bid',
    card: match.state.hands.find((one) => one.seat === seat)!.hand[at]!,
  });
  if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
  return applied;
};
const round = (match: Match<BidsState>) => ['p4', 'p2', 'p1', 'p3'].reduce((now, seat) => bid(now, seat).match, match);

describe('what card games ask of the kernel', () => {
  it('several seats decide at once, in any order and in secret; the last one opens all', () => {
    const { match } = startMatch(bids, { shared: true }, seedChance('secret'));
    expect(bids.pending(match.state).map(({ seats }) => seats)).toEqual([['p1'], ['p2'], ['p3'], ['p4']]);
    const one = bid(match, 'p3');
    expect(bids.pending(one.match.state).map(({ seats }) => seats)).toEqual([['p1'], ['p2'], ['p4']]);
    for (const viewer of [viewerOf('p1'), AUDIENCE]) {
      expect(bids.view(one.match.state, viewer)).toMatchObject({ sealed: { committed: ['p3'], shown: [] } });
      expect(one.events.map((event) => bids.redact(event, viewer))).toEqual([{ type: 'bid', seat: 'p3', card: null }]);
    }
    const last = bid(bid(bid(one.match, 'p1').match, 'p4').match, 'p2');
    expect(last.events.map(({ type }) => type)).toEqual(['bid', 'shown', 'drew', 'drew', 'drew', 'drew']);
  });

  it('a secret choice is taken back freely, an opened one is not', () => {
    let timeline = openTimeline(bids, {
      format: 'orion-match',
      version: 1,
      game: 'bids',
      rulesVersion: '1',
      options: {},
      seats: [],
      seed: 'undo',
    });
    const free: boolean[] = [];
    for (const seat of ['p1', 'p2', 'p3', 'p4']) {
      const card = timeline.plies.at(-1)?.match.state.hands ?? timeline.first.state.hands;
      const longer = extend(bids, timeline, seat, {
        type: 'bid',
        card: card.find((one) => one.seat === seat)!.hand[0]!,
      });
      if (!longer.ok) throw new Error(longer.rejections[0]!.reason);
      timeline = longer.timeline;
      free.push(longer.ply.free);
    }
    expect(free).toEqual([true, true, true, false]);
  });

  it('an empty deck is shuffled in the middle of play, under new ids, and one draw of many sides is one recorded number', () => {
    const { match } = startMatch(bids, { shared: false }, seedChance('shuffle'));
    const second = round(match);
    let now = second;
    for (const seat of ['p1', 'p2', 'p3']) now = bid(now, seat).match;
    const { events, draws } = bid(now, 'p4');
    const reshuffled = events.find((event) => event.type === 'reshuffled')!;
    expect(reshuffled.deck).toEqual(Array.from({ length: 8 }, (_, index) => `c${16 + index}`));
    expect(draws.length).toBeGreaterThanOrEqual(7);
    expect(bids.redact(reshuffled, viewerOf('p1'))).toMatchObject({ faces: null });
  });

  it('draws are scripted as they are recorded, from 0 on for a pick', () => {
    const script = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
    const { match } = startMatch(bids, { shared: false }, scriptChance(script));
    expect(Object.values(match.state.faces)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]);
    expect(match.chance).toEqual({ kind: 'script', draws: [0] });
    expect(() => startMatch(bids, { shared: false }, scriptChance([16]))).toThrow(
      'Scripted draw 16 is not a whole number from 0 to 15.',
    );
  });

  it('a team wins with all its seats', () => {
    let { match } = startMatch(bids, { shared: false }, seedChance('team'));
    while (bids.outcome(match.state) === null) match = round(match);
    const { winners } = bids.outcome(match.state)!;
    expect([[], ['p1', 'p3'], ['p2', 'p4']]).toContainEqual(winners);
  });
});
