import { describe, expect, it } from 'vitest';
import { applyCommand, startMatch } from '../../../../src/engine/match.ts';
import { openChance, scriptChance, seedChance } from '../../../../src/engine/rng.ts';
import { AUDIENCE, JUDGE, viewerOf, type Viewer } from '../../../../src/engine/seat.ts';
import { LIFEBOAT_IDS } from '../../../../src/games/battlespace-sirius/data/lifeboats.ts';
import type { BattlespaceSiriusEvent } from '../../../../src/games/battlespace-sirius/event.ts';
import type { BattlespaceSiriusState } from '../../../../src/games/battlespace-sirius/state.ts';
import {
  agree,
  duel,
  eventOf,
  fire,
  game,
  newGame,
  optionsOf,
  play,
  playAll,
  resign,
  reveal,
  ship,
  viewFor,
  type Command,
  type Duel,
} from '../../../helpers/bs-position.ts';

const CARDS = { 1: 'cranberry', 2: 'slate', 3: 'ash' } as const;
const ROW = { vessels: [ship(1, [0, 0]), ship(2, [1, 0]), ship(3, [2, 0], 'N', [6, 6, 6, 0])], cards: CARDS };

const cardsSeen = (match: Duel, viewer: Viewer) =>
  game.view(match.state, viewer).players.map(({ lifeboat }) => lifeboat);

describe('chapter 15: hidden information', () => {
  it('BS-15.1: in the Basic Game everybody sees everything', () => {
    const { match, events } = newGame({}, [6, 6, 1, 1]);
    const judge = { ...viewFor(match), viewer: null, choices: null, always: null };
    for (const viewer of [viewerOf('1'), viewerOf('2'), AUDIENCE]) {
      expect({ ...game.view(match.state, viewer), viewer: null, choices: null, always: null }).toEqual(judge);
      for (const event of events) expect(game.redact(event, viewer)).toBe(event);
    }
  });

  it("BS-15.2: a card is its owner's until its ship is lost, they show it, or the game is over", () => {
    const match = duel(ROW);
    expect(cardsSeen(match, viewerOf('1'))).toEqual(['cranberry', 'hidden', 'hidden']);
    expect(cardsSeen(match, viewerOf('2'))).toEqual(['hidden', 'slate', 'hidden']);
    expect(cardsSeen(play(match, 3, reveal).match, viewerOf('1'))).toEqual(['cranberry', 'hidden', 'ash']);
    const breach = duel({ ...ROW, turn: '2', phase: 'fire', engaged: '3', lines: ['E'] });
    const lost = play(breach, 2, fire('E', 1));
    expect(cardsSeen(lost.match, viewerOf('1'))).toEqual(['cranberry', 'hidden', 'ash']);
    expect(game.reveals(eventOf(lost.events, 'vesselLost'))).toBe(true);
    const over = playAll(match, [
      [3, agree(true)],
      [1, agree(true)],
      [2, agree(true)],
    ]);
    expect(cardsSeen(over.match, AUDIENCE)).toEqual(['cranberry', 'slate', 'ash']);
    expect(over.events.some((event) => game.reveals(event))).toBe(true);
  });

  it('BS-15.3: cards nobody drew are hidden until the game is over', () => {
    const match = duel(ROW);
    for (const viewer of [viewerOf('1'), AUDIENCE, JUDGE]) expect(game.view(match.state, viewer).undrawn).toBeNull();
    const { match: over } = playAll(match, [
      [1, resign],
      [2, resign],
    ]);
    for (const viewer of [viewerOf('1'), AUDIENCE])
      expect(game.view(over.state, viewer).undrawn).toEqual(['sand', 'bronze', 'emeraldBoat', 'blueRed', 'ivory']);
    expect(viewFor(play(duel({ vessels: ROW.vessels }), 1, resign).match).undrawn).toBeNull();
  });

  it('BS-15.4: spectators and players who are out see what opponents see; one who is out still knows their own card', () => {
    const match = play(duel(ROW), 3, resign).match;
    expect(cardsSeen(match, AUDIENCE)).toEqual(['hidden', 'hidden', 'hidden']);
    expect(cardsSeen(match, viewerOf('3'))).toEqual(['hidden', 'hidden', 'ash']);
    expect(cardsSeen(match, viewerOf('1'))).toEqual(['cranberry', 'hidden', 'hidden']);
    expect(cardsSeen(match, viewerOf('stranger'))).toEqual(['hidden', 'hidden', 'hidden']);
  });

  it('BS-15.4: of the draws others hear only that they were made; no number of 16.2 is told to anybody', () => {
    const { events } = newGame({ playerCount: 3, lifeboats: true }, [4, 1, 6, 6, 6, 1, 1, 1, 1]);
    const heard = (viewer: Viewer) => events.slice(0, 3).map((event) => game.redact(event, viewer));
    const drawn = (seat: string, lifeboat: string | null) => ({ type: 'lifeboatDrawn', seat, lifeboat });
    expect(heard(viewerOf('2'))).toEqual([drawn('1', null), drawn('2', 'slate'), drawn('3', null)]);
    expect(heard(AUDIENCE)).toEqual([drawn('1', null), drawn('2', null), drawn('3', null)]);
    expect(heard(JUDGE)).toEqual([drawn('1', 'cranberry'), drawn('2', 'slate'), drawn('3', 'ash')]);
    const lines = heard(viewerOf('1')).map(
      (event) => game.describe(event!, viewFor(newGame({}, [6, 6, 1, 1]).match)).key,
    );
    expect(lines).toEqual(['bs.lifeboatDrawn', 'bs.lifeboatDrawn.hidden', 'bs.lifeboatDrawn.hidden']);
  });

  it('BS-15.4: a seat hears the same whatever the others drew', () => {
    const options = optionsOf({ playerCount: 3, lifeboats: true });
    const opening = (draws: readonly number[], viewer: Viewer) => {
      const { match, events } = startMatch(game, options, scriptChance([...draws, 6, 6, 1, 1, 1, 1]));
      return JSON.stringify([events.map((event) => game.redact(event, viewer)), game.view(match.state, viewer)]);
    };
    // Seat 2 holds Bronze in all three, from other numbers after other cards.
    expect(opening([1, 2, 6], viewerOf('2'))).toBe(opening([4, 3, 1], viewerOf('2')));
    expect(opening([3, 3, 1], viewerOf('2'))).not.toBe(opening([4, 3, 1], viewerOf('2')));
    expect(opening([8, 7, 6], AUDIENCE)).toBe(opening([1, 1, 1], AUDIENCE));
  });

  it('BS-15.4: other cards in other hands leave views, events and refusals of a seat byte-equal until one is turned over', () => {
    let compared = 0;
    let turnedOver = 0;
    for (let i = 0; i < 60; i++) {
      const options = optionsOf({ playerCount: 2 + (i % 5), lifeboats: true });
      const viewer = i % 4 === 3 ? AUDIENCE : viewerOf(String(1 + (i % options.playerCount)));
      const chance = openChance(seedChance(`hidden ${i}`));
      const { match } = startMatch(game, options, seedChance(`hidden match ${i}`));
      let real: Duel = match;
      let other: Duel = { ...match, state: otherHands(match.state, viewer, i) };
      while (real.state.phase !== 'over') {
        expect(JSON.stringify(game.view(other.state, viewer))).toBe(JSON.stringify(game.view(real.state, viewer)));
        const seat = game.pending(real.state)[0]!.seats[0]!;
        const open = game.choices(real.state, seat);
        const command = chance.below(40) === 0 ? reveal : (open[chance.below(open.length)] as Command);
        const [one, two] = [applyCommand(game, real, seat, command), applyCommand(game, other, seat, command)];
        if (!one.ok || !two.ok) {
          expect(two).toEqual(one);
          continue;
        }
        const heard = (events: readonly BattlespaceSiriusEvent[]) => events.map((event) => game.redact(event, viewer));
        const shown = one.events.findIndex((event) => game.reveals(event));
        if (shown >= 0) {
          expect(JSON.stringify(heard(two.events).slice(0, shown))).toBe(
            JSON.stringify(heard(one.events).slice(0, shown)),
          );
          expect(two.events[shown]!.type).toBe(one.events[shown]!.type);
          turnedOver++;
          break;
        }
        expect(JSON.stringify(heard(two.events))).toBe(JSON.stringify(heard(one.events)));
        compared++;
        [real, other] = [one.match, two.match];
      }
    }
    expect(turnedOver).toBeGreaterThan(40);
    expect(compared).toBeGreaterThan(800);
  });

  it('BS-15.5: draw flags are public', () => {
    const match = play(duel(ROW), 2, agree(true)).match;
    for (const viewer of [viewerOf('1'), viewerOf('3'), AUDIENCE])
      expect(game.view(match.state, viewer).players.map((player) => player.agree)).toEqual([false, true, false]);
  });
});

/**
 * The state with every card the viewer may not know exchanged for another they may not know, as far as there is one.
 */
function otherHands(state: BattlespaceSiriusState, viewer: Viewer, turn: number): BattlespaceSiriusState {
  const knows = (seat: string) => viewer.kind === 'seat' && viewer.seat === seat;
  const known = state.players.filter(({ seat }) => knows(seat)).map(({ lifeboat }) => lifeboat);
  const unknown = LIFEBOAT_IDS.filter((id) => !known.includes(id));
  const step = 1 + (turn % (unknown.length - 1));
  return {
    ...state,
    players: state.players.map((player) =>
      knows(player.seat)
        ? player
        : { ...player, lifeboat: unknown[(unknown.indexOf(player.lifeboat!) + step) % unknown.length]! },
    ),
  };
}
