import { describe, expect, it } from 'vitest';
import { startMatch } from '../../../../src/engine/match.ts';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import { AUDIENCE, JUDGE, viewerOf } from '../../../../src/engine/seat.ts';
import type { OrionsGateCommand } from '../../../../src/games/orions-gate/command.ts';
import { act, battle, game, newGame, optionsOf, play, playAll } from '../../../helpers/og-position.ts';

const fleet = (name: string): OrionsGateCommand => ({
  type: 'submitFleet',
  units: [{ type: 'fighters', name, components: [{ kind: 'railgun' }] }],
});
const oneIn = play(newGame({}, [6, 1]), 'a1', fleet('Secretary'));

describe('chapter 22: hidden information', () => {
  it('OG-22.1 OG-3.10 a fleet is hidden from the other side and spectators until the last one is locked', () => {
    for (const viewer of [viewerOf('b1'), AUDIENCE, viewerOf('nobody')]) {
      const seen = game.view(oneIn.match.state, viewer);
      expect(JSON.stringify(seen)).not.toMatch(/Secretary|railgun/);
      expect(seen.fleets).toEqual({});
      expect(seen.captains).toEqual([
        { id: 'a1', side: 'A', conceded: false, fleetLocked: true },
        { id: 'b1', side: 'B', conceded: false, fleetLocked: false },
      ]);
      expect(oneIn.events.map((event) => game.redact(event, viewer))).toEqual([
        { type: 'fleetSubmitted', captain: 'a1', units: null },
      ]);
    }
    for (const viewer of [viewerOf('a1'), JUDGE]) {
      expect(game.view(oneIn.match.state, viewer).fleets['a1']![0]!.name).toBe('Secretary');
      expect(oneIn.events.map((event) => game.redact(event, viewer))).toEqual(oneIn.events);
    }
  });

  it('OG-22.1 afterwards everything is open to everybody', () => {
    const { match, events } = play(oneIn.match, 'b1', fleet('Teller'));
    const views = [viewerOf('a1'), viewerOf('b1'), AUDIENCE].map((viewer) => game.view(match.state, viewer));
    for (const seen of views) {
      expect(seen.units).toEqual(match.state.units);
      expect(seen.units.map(({ name }) => name)).toEqual(['Secretary', 'Teller']);
    }
    expect(events.filter((event) => game.reveals(event)).map(({ type }) => type)).toEqual(['fleetsRevealed']);
    expect(events.slice(1).map((event) => game.redact(event, AUDIENCE))).toEqual(events.slice(1));
    const fight = act(
      battle({
        turn: 'A',
        dice: [3],
        units: [
          { id: 'a1.1', type: 'fighters', pose: [9000, 9000, 0], components: ['engine'] },
          { id: 'b1.1', type: 'scouts', pose: [40_000, 9000, 0] },
        ],
      }),
      'a1.1',
      'move',
      { first: 0, pivot: 0, second: 0 },
    );
    for (const event of fight.events) expect(game.redact(event, viewerOf('b1'))).toEqual(event);
    expect(fight.events.some((event) => game.reveals(event))).toBe(false);
  });

  it('OG-22.2 nobody sees dice to come or the seed', () => {
    const { match } = startMatch(game, optionsOf(), seedChance('hush hush'));
    for (const viewer of [viewerOf('a1'), viewerOf('b1'), AUDIENCE, JUDGE]) {
      const text = JSON.stringify(game.view(match.state, viewer));
      expect(text).not.toContain('hush');
      if (match.chance.kind === 'alea')
        for (const number of match.chance.state.slice(0, 3)) expect(text).not.toContain(String(number));
    }
    expect(JSON.stringify(match.state)).not.toContain('hush');
  });

  it('OG-22.3 plans and rulers are no commands: nothing of them reaches the state', () => {
    for (const type of ['ruler', 'ghost', 'note', 'measure']) expect(game.parse({ type }).ok).toBe(false);
  });

  it('OG-22.1 a guess of a hidden fleet is a legal one and keeps what is known', () => {
    const seen = game.view(oneIn.match.state, viewerOf('b1'));
    const guessed = game.guess(seen, 'b1', openChance(seedChance('g')));
    expect(Object.keys(guessed.fleets)).toEqual(['a1']);
    expect(game.view(guessed, viewerOf('b1'))).toEqual(seen);
    const own = game.guess(game.view(oneIn.match.state, viewerOf('a1')), 'a1', openChance(seedChance('g')));
    expect(own).toEqual(oneIn.match.state);
  });
});

describe('chapter 23: randomness', () => {
  it('OG-23.1 dice of the setup: the roll-off, A then B, again on a tie', () => {
    const { events } = playAll(newGame({}, [2, 2, 5, 5, 1, 3]), [
      ['a1', fleet('x')],
      ['b1', fleet('y')],
    ]);
    expect(events.at(-1)).toEqual({
      type: 'rolledOff',
      rolls: [
        { A: 2, B: 2 },
        { A: 5, B: 5 },
        { A: 1, B: 3 },
      ],
      winner: 'B',
    });
  });

  it('OG-23.2 scoring, deployment and the end draw no dice', () => {
    const { match } = playAll(newGame({}, [6, 1]), [
      ['a1', fleet('x')],
      ['b1', fleet('y')],
      ['a1', { type: 'chooseEdge', edge: 'south' }],
      ['a1', { type: 'deploy', unit: 'a1.1', table: 1, x: 9000, y: 9000, heading: 0 }],
      ['a1', { type: 'finishDeployment' }],
      ['b1', { type: 'deploy', unit: 'b1.1', table: 1, x: 9000, y: 40_000, heading: 0 }],
      ['b1', { type: 'finishDeployment' }],
      ['a1', { type: 'offerDraw' }],
      ['b1', { type: 'acceptDraw' }],
    ]);
    expect(match.state.outcome!.reason).toBe('agreedDraw');
    expect(match.chance).toEqual({ kind: 'script', draws: [] });
  });
});
