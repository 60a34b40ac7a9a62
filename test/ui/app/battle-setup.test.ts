import { describe, expect, it } from 'vitest';
import { extend, openTimeline, present, type Timeline } from '../../../src/engine/timeline.ts';
import { headerOf } from '../../../src/session/local/store.ts';
import {
  FLEET_STYLES,
  fleetCost,
  orionsGate,
  pointsFor,
  sideOfCaptain,
  type FleetStyle,
  type OrionsGateState,
  type UnitPlan,
} from '../../../src/games/orions-gate/index.ts';
import { STYLES, type Fitted } from '../../../src/games/orions-gate/data/fleet-styles.ts';
import { kernelSight } from '../../../src/table/index.ts';
import {
  captainsIn,
  samePlayers,
  shareIn,
  withCaptain,
  withSeat,
  type DraftSeat,
  type Seats,
} from '../../../src/ui/games/orions-gate/setup/captains.ts';
import { draftPlan } from '../../../src/ui/games/orions-gate/setup/draft-plan.ts';
import { problemOf, warningOf } from '../../../src/ui/games/orions-gate/setup/draft-problem.ts';
import { freshDraft } from '../../../src/ui/games/orions-gate/setup/draft.ts';
import { addUnit, NO_FLEET, type EditFleet } from '../../../src/ui/games/orions-gate/setup/fleet-edit.ts';
import { layoutFrom, readTables, withSource } from '../../../src/ui/games/orions-gate/setup/hand-tables.ts';
import { quickBattle, quickMission } from '../../../src/ui/games/orions-gate/setup/quick.ts';
import { standardOptions } from '../../../src/ui/games/orions-gate/setup/raw-options.ts';
import { resolve, tableOfFault } from '../../../src/ui/games/orions-gate/setup/resolve.ts';
import { isSecret, laidOpenBy, peopleOf, waitingFor } from '../../../src/ui/games/orions-gate/setup/secrecy.ts';
import { sharedDraft } from '../../../src/ui/games/orions-gate/setup/share-draft.ts';
import { otherNumber } from '../../../src/ui/games/orions-gate/setup/several-tables.tsx';
import { optionsText } from '../../../src/ui/games/orions-gate/words/options.ts';
import { setupText } from '../../../src/ui/match/words/setup.ts';
import type { MatchPlan } from '../../../src/ui/match/start-match.ts';

const game = orionsGate(kernelSight) as never;
const scouts = (n: number): EditFleet =>
  Array.from({ length: n }).reduce<EditFleet>((fleet) => addUnit(fleet, 'scouts'), NO_FLEET);
const person = (name: string, points: number): DraftSeat => ({
  player: 'human',
  name,
  computerChooses: true,
  fleet: scouts(points),
});
const computer = freshDraft().seats.B[0]!;

/** The state a plan leads to; throws when the game refuses the options or a fleet. */
function begun({ options, seats, opening = [] }: MatchPlan): OrionsGateState {
  let line: Timeline<unknown, unknown> = openTimeline(game, headerOf(game, { options, seats, seed: 's' }));
  for (const { seat, command } of opening) {
    const next = extend(game, line, seat, command);
    if (!next.ok) throw new Error(next.rejections[0]!.reason);
    line = next.timeline;
  }
  return present(line).state as OrionsGateState;
}

const planOf = (seats: Seats, raw: Partial<ReturnType<typeof standardOptions>>) => {
  const { options } = resolve({ ...standardOptions('plan'), ...raw }, [], {
    playersA: seats.A.length,
    playersB: seats.B.length,
  });
  return draftPlan({ seats, seed: '' }, options!);
};

describe('starting a battle of several captains', () => {
  it('OG-17.1 OG-17.2: every seat is in the record, and even shares are handed in; the computers\u2019 fleets are missing still', () => {
    const seats: Seats = {
      A: [person('Ann', 6), person('', 6), computer],
      B: [computer, { ...computer, player: 'hard' }],
    };
    const plan = planOf(seats, { points: 18 });
    expect(plan.seats).toEqual([
      { seat: 'a1', player: 'human', name: 'Ann' },
      { seat: 'a2', player: 'human', name: 'Captain A2' },
      { seat: 'a3', player: 'default', name: 'Computer 1' },
      { seat: 'b1', player: 'default', name: 'Computer 2' },
      { seat: 'b2', player: 'hard', name: 'Computer (hard)' },
    ]);
    const state = begun(plan);
    expect(state.captains.map(({ id }) => id)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2']);
    expect(Object.keys(state.fleets)).toEqual(['a1', 'a2']);
    expect(state.stage).toBe('fleet');
  });

  it('OG-17.2: fleets of a pool that are legal on the page are taken in seat order, whoever has more', () => {
    for (const [a1, a2] of [
      [11, 1],
      [1, 11],
      [6, 5],
    ] as const) {
      const seats: Seats = { A: [person('Ann', a1), person('Abe', a2)], B: [computer] };
      const state = begun(planOf(seats, { pointSplit: 'pooled' }));
      expect(
        captainsIn(seats)
          .filter(({ side }) => side === 'A')
          .map(({ id }) => fleetCost(state.fleets[id]!)),
      ).toEqual([a1, a2]);
    }
  });

  it('OG-3.5 OG-17.2: a computer captain of whom a style was asked hands in a fleet of it, all points spent', () => {
    const asked = (style: FleetStyle): DraftSeat => ({ ...computer, style });
    for (const style of FLEET_STYLES) {
      const seats: Seats = { A: [person('Ann', 12)], B: [asked(style)] };
      const plan = planOf(seats, {});
      expect(begun(plan).stage).toBe('edge');
      const { units } = plan.opening!.at(-1)!.command as unknown as { readonly units: readonly UnitPlan[] };
      expect(fleetCost(units)).toBe(12);
      const named = Object.values(STYLES[style]).flatMap((fits) => (Array.isArray(fits) ? (fits as Fitted[]) : []));
      const names = [...named.map(({ name }) => name), 'Lookout'];
      for (const { name } of units) expect(names).toContain(name.replace(/ \d+$/, ''));
    }
  });

  it('OG-17.2: fleets of styles fit beside each other and beside those of people, shared evenly or pooled', () => {
    const asked: DraftSeat = { ...computer, style: 'raiders' };
    for (const pointSplit of ['even', 'pooled'] as const) {
      const seats: Seats = { A: [asked, person('Ann', 5), asked], B: [asked, computer] };
      const { fleets } = begun(planOf(seats, { points: 24, pointSplit }));
      const cost = (captain: string) => fleetCost(fleets[captain]!);
      expect(cost('a1') + cost('a2') + cost('a3')).toBeLessThanOrEqual(24);
      expect([cost('a1'), cost('a3')]).toEqual(pointSplit === 'even' ? [8, 8] : [10, 9]);
      expect(Object.keys(fleets)).toEqual(['a1', 'a2', 'a3', 'b1']);
    }
  });

  it('the same seed of the dice brings the same fleet', () => {
    const seats: Seats = { A: [person('Ann', 12)], B: [{ ...computer, style: 'carriers' }] };
    const { options } = resolve(standardOptions('plan'), [], { playersA: 1, playersB: 1 });
    const fleet = (seed: string) => draftPlan({ seats, seed }, options!).opening!.at(-1)!.command;
    expect(fleet('dice')).toEqual(fleet('dice'));
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => JSON.stringify(fleet(seed)));
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  it('OG-16.1: the quick choices: Annihilation, and any other mission', () => {
    expect(begun(quickBattle())).toMatchObject({ options: { mission: 'annihilation' }, stage: 'edge' });
    for (let i = 0; i < 8; i++) expect(begun(quickMission()).options.mission).not.toMatch(/annihilation|random/);
  });
});

describe('fleets hidden from each other', () => {
  it('OG-3.10 OG-22.1: only people on both sides have secrets; captains of one side have none from each other', () => {
    const team: Seats = { A: [person('Ann', 3), person('Abe', 3)], B: [computer] };
    expect(isSecret({ seats: team, handed: [] }, 'A')).toBe(false);
    expect(isSecret({ seats: team, handed: [] }, 'B')).toBe(false);
    const both = withCaptain(team, 'B', person('Bea', 3));
    expect([isSecret({ seats: both, handed: [] }, 'A'), isSecret({ seats: both, handed: [] }, 'B')]).toEqual([
      false,
      true,
    ]);
    expect([isSecret({ seats: both, handed: ['A'] }, 'A'), isSecret({ seats: both, handed: ['A'] }, 'B')]).toEqual([
      true,
      false,
    ]);
    expect([
      waitingFor({ seats: both, handed: ['A'] }),
      waitingFor({ seats: both, handed: [] }),
      waitingFor({ seats: team, handed: ['A'] }),
    ]).toEqual(['B', null, null]);
    expect([peopleOf(both, 'A'), peopleOf(both, 'B')]).toEqual([['Ann', 'Abe'], ['Bea']]);
    expect(isSecret({ seats: withSeat(both, { side: 'B', place: 1 }, { player: 'easy' }), handed: [] }, 'B')).toBe(
      false,
    );
  });
});

describe('what the set-up page says of its draft', () => {
  const raw = standardOptions('page');
  const resolved = resolve(raw);
  const hotSeat: Seats = { A: [person('Ann', 3)], B: [person('Bea', 99)] };

  it('OG-3.5: names the captain whose fleet is not in order; a second one only when the first is handed in', () => {
    expect(problemOf({ seats: hotSeat, handed: [] }, resolved)).toBeNull();
    expect(problemOf({ seats: hotSeat, handed: ['A'] }, resolved)?.captain?.id).toBe('b1');
    const empty = withSeat(hotSeat, { side: 'A', place: 0 }, { fleet: NO_FLEET });
    expect(problemOf({ seats: empty, handed: [] }, resolved)?.captain?.id).toBe('a1');
    // Whoever leaves the choice to the computer has nothing to put in order.
    expect(problemOf({ seats: { A: [person('Ann', 3)], B: [computer] }, handed: [] }, resolved)).toBeNull();
  });

  it('OG-3.5: warns of the first fleet in sight with points left over, and never of one that is hidden or chosen', () => {
    const few: Seats = { A: [person('Ann', 3)], B: [computer] };
    expect(warningOf({ seats: few, handed: [] }, resolved)).toMatchObject({
      what: optionsText.warnFleet('Ann', raw.points - 3),
      captain: { id: 'a1' },
    });
    expect(optionsText.warnFleet('Ann', 1)).toBe('The fleet of Ann could have 1 more point.');
    const full: Seats = { A: [person('Ann', raw.points)], B: [computer] };
    expect(warningOf({ seats: full, handed: [] }, resolved)).toBeNull();
    const both: Seats = { A: [person('Ann', 3)], B: [person('Bea', 3)] };
    expect(warningOf({ seats: both, handed: [] }, resolved)?.captain?.id).toBe('a1');
    expect(warningOf({ seats: both, handed: ['A'] }, resolved)?.captain?.id).toBe('b1');
    expect(warningOf({ seats: few, handed: [] }, resolve({ ...raw, points: -1 }))).toBeNull();
  });

  it('names the table before any fleet', () => {
    const problem = problemOf({ seats: hotSeat, handed: ['A'] }, resolve({ ...raw, points: -1 }));
    expect(problem).not.toBeNull();
    expect(problem?.captain).toBeUndefined();
  });

  it('OG-3.10: calls the people whose hidden fleet a change of players would lay open', () => {
    const alone = { seats: withSeat(hotSeat, { side: 'A', place: 0 }, { player: 'easy' }), handed: [] };
    expect(laidOpenBy({ seats: hotSeat, handed: [] }, alone)).toBe('B');
    expect(laidOpenBy({ seats: hotSeat, handed: ['A'] }, alone)).toBe('A');
    expect(laidOpenBy({ seats: hotSeat, handed: [] }, { seats: hotSeat, handed: [] })).toBeNull();
    const empty = withSeat(hotSeat, { side: 'B', place: 0 }, { fleet: NO_FLEET });
    expect(laidOpenBy({ seats: empty, handed: [] }, alone)).toBeNull();
  });

  it('OG-3.10: keeps a secret fleet out of the link and says so', () => {
    const draft = { ...freshDraft(), seats: hotSeat };
    const shared = sharedDraft(draft);
    expect(shared.note).toBeDefined();
    expect(shared.parts).toContain(setupText.partFleets(1));
    const open = sharedDraft({ ...draft, seats: { A: [person('Ann', 3)], B: [computer] } });
    expect(open.note).toBeUndefined();
    expect(open.parts).toContain(setupText.partFleets(1));
  });

  it('tells a change of players from a change of names and fleets', () => {
    const { A, B } = hotSeat;
    expect(samePlayers(hotSeat, withSeat(hotSeat, { side: 'A', place: 0 }, { name: 'Abe', fleet: NO_FLEET }))).toBe(
      true,
    );
    expect(samePlayers(hotSeat, withSeat(hotSeat, { side: 'B', place: 0 }, { player: 'hard' }))).toBe(false);
    expect(samePlayers(hotSeat, { A, B: [...B, computer] })).toBe(false);
  });
});

describe('several tables of the page', () => {
  const raw = { ...standardOptions('tables'), tables: 3, gatesPerTable: 1, wormholesPerTable: 1 };
  const optionsOf = (change = {}) => resolve({ ...raw, ...change }).options!;

  it('OG-4.6 OG-14.1: each comes from its own source, gates of the page on all but own pieces, and names count over all', () => {
    const own = {
      pieces: [{ kind: 'blocking', name: 'Rock', parts: [{ kind: 'circle', x: 9000, y: 24_000, radius: 1000 }] }],
    } as const;
    const layout = layoutFrom(optionsOf(), [null, { named: 'lantern' }, own])!;
    expect(layout[0]).toEqual(optionsOf().layout[0]);
    expect(layout[1]!.map(({ kind }) => kind).filter((kind) => kind === 'warpGate' || kind === 'wormhole')).toEqual([
      'warpGate',
      'wormhole',
    ]);
    expect(layout[2]).toEqual(own.pieces);
    const names = layout
      .slice(0, 2)
      .flat()
      .flatMap(({ name }) => name ?? []);
    expect(new Set(names).size).toBe(names.length);
  });

  it('OG-4.4 OG-14.1: a fault is told at its table', () => {
    const { layoutFaults, options } = resolve({ ...raw, gatesPerTable: 0, wormholesPerTable: 0 }, [
      null,
      null,
      { pieces: [] },
    ]);
    expect(options!.terrainSource).toBe('custom');
    expect(layoutFaults.map((fault) => [tableOfFault(fault), fault.rule])).toEqual([
      [3, 'OG-4.4'],
      [1, 'OG-14.1'],
      [2, 'OG-14.1'],
      [3, 'OG-14.1'],
    ]);
    expect(resolve(raw, [null, null, { named: 'drift' }]).layoutFaults).toEqual([]);
  });

  it('a source beyond the last table waits for it', () => {
    const sources = withSource([], 2, { named: 'drift' });
    expect(sources).toEqual([null, null, { named: 'drift' }]);
    expect(resolve({ ...raw, tables: 2 }, sources).options!.terrainSource).toBe('generated');
    expect(withSource(sources, 2, null)).toEqual([]);
    expect(readTables([null, { named: 'drift' }, { pieces: [7] }])).toBeNull();
  });

  it('OG-26.1: several tables begin with a gate each, and one table loses the gate it was given', () => {
    const one = standardOptions('x');
    const two = { ...one, ...otherNumber(one, 2) };
    expect(two).toMatchObject({ tables: 2, gatesPerTable: 1 });
    expect({ ...two, ...otherNumber(two, 1) }).toEqual(one);
    expect(otherNumber({ ...two, wormholesPerTable: 2 }, 1)).toEqual({ tables: 1 });
    expect(otherNumber({ ...one, wormholesPerTable: 1 }, 4)).toEqual({ tables: 4 });
  });
});

describe('shares and sides', () => {
  it('OG-17.3: what mates have built leaves the rest of a pool', () => {
    const seats: Seats = { A: [person('', 5), person('', 0), computer], B: [computer] };
    const options = resolve({ ...standardOptions('x'), points: 24, pointSplit: 'pooled' }, [], {
      playersA: 3,
      playersB: 1,
    }).options!;
    expect(pointsFor(options, shareIn(seats, { side: 'A', place: 1 }))).toBe(24 - 5 - 1);
    expect(pointsFor(options, shareIn(seats, { side: 'A', place: 0 }))).toBe(24 - 2);
    expect(sideOfCaptain(captainsIn(seats)[3]!.id)).toBe('B');
  });
});

describe('paint and squadron of a fleet', () => {
  it('stand with the seat that brings it, and change nothing of the battle', () => {
    const bare = person('Ada', 12);
    const painted = { ...bare, fleet: { ...bare.fleet, paint: 'tigers' as const, squadron: ' Night  Herons ' } };
    const seats = (first: DraftSeat): Seats => ({ A: [first], B: [{ ...computer, fleet: painted.fleet }] });
    const [plan, plain] = [planOf(seats(painted), {}), planOf(seats(bare), {})];
    expect(plan.seats.map(({ paint, squadron }) => [paint, squadron])).toEqual([
      ['tigers', 'Night Herons'],
      [undefined, undefined],
    ]);
    expect(Object.keys(plain.seats[0]!)).toEqual(['seat', 'player', 'name']);
    expect(begun(plan)).toEqual(begun(plain));
  });
});
