import { describe, expect, it } from 'vitest';
import { redact, reveals } from '../../../src/games/retrograde/redact.ts';
import { CARDS, cardOf } from '../../../src/games/retrograde/data/cards.ts';
import type { RetrogradeEvent } from '../../../src/games/retrograde/event.ts';
import { openChance, seedChance } from '../../../src/engine/rng.ts';
import { AUDIENCE, JUDGE, viewerOf } from '../../../src/engine/seat.ts';
import {
  after,
  bombard,
  complete,
  contribute,
  endPhase,
  eventOf,
  game,
  newGame,
  playAll,
  refusal,
  refit,
  research,
  start,
  table,
  until,
  viewFor,
} from '../../helpers/rg-position.ts';

const begun = (): ReturnType<typeof newGame>['match'] => newGame().match;

/** Names and ids of cards that stand in what somebody is shown. */
const namesIn = (shown: unknown): readonly string[] => {
  const text = JSON.stringify(shown);
  return CARDS.filter(({ id }) => new RegExp(`"(?:[12]-)?${id}(?:-[0-9])?"`).test(text)).map(({ id }) => id);
};

describe('who sees what', () => {
  it('RG-20.1 hands and decks are counted for everybody else', () => {
    const own = viewFor(begun(), '1').sides[0];
    expect([own.hand.cards?.length, own.deck.order?.length]).toEqual([5, 25]);
    for (const viewer of ['2', 'audience']) {
      const seen = viewFor(begun(), viewer);
      expect(seen.sides[0].hand).toEqual({ count: 5, cards: null });
      expect(seen.sides[0].deck).toEqual({ count: 25, listed: null, order: null, top: [] });
      expect(seen.options.decks[0]).toEqual({ name: '', homeworld: 'earth', cards: null });
    }
    expect(viewFor(begun(), 'judge').sides[1].hand.cards?.length).toBe(5);
    expect(namesIn(viewFor(begun(), 'audience'))).toEqual(['mars', 'earth']);
  });

  it('RG-20.1, RG-C121 of a project: kind, place and points', () => {
    const building = until(table({ '1': { hand: ['Missile Frigate'] }, '2': { deck: [] } }), 'construction');
    const { match, events } = playAll(building, start('missile-frigate', '1-earth'), contribute('1-earth', '1-p1'));
    for (const viewer of ['2', 'audience']) {
      const seen = viewFor(match, viewer);
      expect(seen.projects).toEqual([
        { id: '1-p1', owner: '1', kind: 'spacecraft', asset: '1-earth', points: 5, card: null, cost: null },
      ]);
      expect(namesIn([seen.projects, seen.sides[0]])).not.toContain('missile-frigate');
    }
    expect(viewFor(match, '1').projects[0]).toMatchObject({ card: 'missile-frigate', cost: 3 });
    const told = redact(eventOf(events, 'projectStarted'), viewerOf('2'));
    expect(told).toMatchObject({ card: null, kind: 'spacecraft' });
    expect(redact(eventOf(events, 'projectStarted'), viewerOf('1'))).toMatchObject({ card: 'missile-frigate' });
  });

  it('RG-20.1, RG-C122 of the removed pile: the number, and what was public', () => {
    const match = table({
      '1': { spacecraft: [{ card: 'Destroyer', at: 'Manufactory A' }] },
      '2': {
        assets: [{ card: 'Manufactory A', upgrade: 'Booster Rockets' }],
        projects: [
          { card: 'Destroyer', at: 'Manufactory A', points: 2 },
          { card: 'University', at: 'Manufactory A' },
        ],
      },
    });
    const struck = after(match, bombard('1-destroyer'));
    expect(viewFor(struck, '1').sides[1].removed).toEqual([null, null, 'booster-rockets']);
    expect(viewFor(struck, '2').sides[1].removed).toEqual(['destroyer', 'university', 'booster-rockets']);
  });

  it('RG-20.1 debris shows what it was; dice, damage and counters are open', () => {
    const match = table({ '1': { debris: [{ card: 'Battleship', at: '1-earth' }], orbitCounter: 3 } });
    expect(viewFor(match, 'audience').debris[0]!.card).toBe('battleship');
    expect(viewFor(match, 'audience').sides[0].orbitCounter).toBe(3);
  });

  it('RG-20.2 ids, choices and refusals tell nothing of hidden cards', () => {
    const building = until(begun(), 'construction');
    const started = after(building, start('fast-attack-craft', '1-earth'), start('asteroid-colony-4443'));
    expect(started.state.projects.map(({ id }) => id)).toEqual(['1-p1', '1-p2']);
    const theirs = until(started, 'maneuvers', 2);
    const answers = ['1-p1', '1-p2'].map((id) => refusal(until(theirs, 'construction', 2), complete(id)));
    expect(new Set(answers)).toEqual(new Set(['RG-4.5: This project belongs to the other player.']));
    expect(namesIn(viewFor(theirs, '2').choices)).toEqual([]);
    // Another card under the same project: the other player is told the very same.
    const twin = {
      ...theirs.state,
      projects: theirs.state.projects.map((one) => (one.id === '1-p1' ? { ...one, card: 'lav' } : one)),
    };
    for (const viewer of [viewerOf('2'), AUDIENCE])
      expect(JSON.stringify(game.view(twin, viewer))).toBe(JSON.stringify(game.view(theirs.state, viewer)));
    expect(JSON.stringify(game.view(twin, JUDGE))).not.toBe(JSON.stringify(game.view(theirs.state, JUDGE)));
  });

  it('RG-20.3 what became visible is public while it is in play; taken back it is hidden again', () => {
    const match = table({
      phase: 'construction',
      '1': {
        projects: [{ card: 'Light Corvette', at: 'Moon 1212', points: 2 }],
        assets: [{ card: 'Moon 1212' }],
        hand: ['Heavy Corvette'],
      },
    });
    const { match: built, events } = playAll(match, complete('1-p1'));
    expect(viewFor(built, '2').spacecraft[0]!.card).toBe('light-corvette');
    expect(reveals(eventOf(events, 'spacecraftCompleted'))).toBe(true);
    const swapped = playAll(until(built, 'maneuvers', 3), refit('1-light-corvette', 'heavy-corvette'));
    expect(viewFor(swapped.match, '2').sides[0].hand).toEqual({ count: 1, cards: null });
    expect(eventOf(swapped.events, 'refitted')).toMatchObject({ card: 'light-corvette', newCard: 'heavy-corvette' });
  });

  it('a draw is told to its owner alone, and a look to who looked', () => {
    const facts: readonly RetrogradeEvent[] = [
      { type: 'dealt', seat: '1', count: 1, cards: ['lav'] },
      { type: 'researched', seat: '1', asset: '1-earth', count: 1, cards: ['lav'] },
      { type: 'topSeen', seat: '1', asset: '1-earth', card: 'lav' },
      { type: 'projectScrapped', seat: '1', project: '1-p1', kind: 'spacecraft', asset: '1-earth', card: 'lav' },
    ];
    for (const fact of facts) {
      expect(redact(fact, viewerOf('1'))).toEqual(fact);
      expect(redact(fact, JUDGE)).toEqual(fact);
      for (const viewer of [viewerOf('2'), AUDIENCE]) expect(namesIn(redact(fact, viewer))).not.toContain('lav');
    }
    expect(facts.map(reveals)).toEqual([false, false, true, false]);
  });
});

describe('a guess', () => {
  it('fits what a seat knows, and fills in cards that can lie there', () => {
    const building = until(begun(), 'construction');
    const started = after(building, start('fast-attack-craft', '1-earth'), contribute('1-earth', '1-p1'));
    const theirs = after(until(started, 'research', 2), research('2-mars'), endPhase);
    const seen = viewFor(theirs, '2');
    for (let seed = 0; seed < 20; seed++) {
      const guessed = game.guess(seen, '2', openChance(seedChance(`guess ${seed}`)));
      expect(game.view(guessed, viewerOf('2'))).toEqual(seen);
      const card = cardOf(guessed.projects[0]!.card);
      expect(card.kind === 'spacecraft' && ['fighter', 'frigate'].includes(card.shipClass)).toBe(true);
      expect(guessed.sides[0].hand.concat(guessed.sides[0].deck).length).toBe(4 + 25);
    }
  });
});
