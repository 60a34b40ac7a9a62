import type { ComponentChildren, VNode } from 'preact';
import { describe, expect, it } from 'vitest';
import { openChance, seedChance, type Chance } from '../../../../src/engine/rng.ts';
import { AUDIENCE } from '../../../../src/engine/seat.ts';
import { advance } from '../../../../src/games/orions-gate/advance.ts';
import { MARKERS_OF, MISSIONS, type Mission } from '../../../../src/games/orions-gate/data/missions.ts';
import { UNIT_TYPES } from '../../../../src/games/orions-gate/data/units.ts';
import { endByFinish } from '../../../../src/games/orions-gate/rules/end.ts';
import { destroyedBySides } from '../../../../src/games/orions-gate/rules/score.ts';
import type { OrionsGateState, Side } from '../../../../src/games/orions-gate/state.ts';
import { MissionPanel } from '../../../../src/ui/games/orions-gate/hud/mission-panel.tsx';
import type { PlannedEnd } from '../../../../src/ui/games/orions-gate/planned-end.ts';
import { missionText } from '../../../../src/ui/games/orions-gate/words/missions.ts';
import { game, optionsOf } from '../../../helpers/og-position.ts';

const POSITIONS = 120;

type Outcome = {
  readonly winner: Side | null;
  readonly score: { readonly [side in Side]: number };
  readonly destroyed: { readonly [side in Side]: number };
};

/** All text of a tree of DOM elements, one line for each element that holds text. */
function linesOf(node: ComponentChildren): readonly string[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (typeof node !== 'object') return [String(node)];
  if (Array.isArray(node)) return node.flatMap(linesOf);
  return linesOf((node as VNode<{ children?: ComponentChildren }>).props.children);
}

const panelOf = (state: OrionsGateState, end: PlannedEnd | null = null): string => {
  const view = game.view(state, AUDIENCE);
  const battle = { session: { game }, focus: () => undefined };
  const lines = linesOf(MissionPanel({ battle, state: { view }, end } as never) as ComponentChildren);
  return lines.join(' ').replace(/\s+/g, ' ');
};

/** What the rules do when the last round ends with the units where they are. */
function atTheEnd(state: OrionsGateState): { readonly outcome: Outcome; readonly state: OrionsGateState } {
  const { rounds } = state.options;
  let now: OrionsGateState = {
    ...state,
    round: rounds,
    phase: 'battleships',
    turn: null,
    lastActivatedBy: 'A',
    units: state.units.map((unit) => ({ ...unit, activatedIn: rounds })),
  };
  const chance = openChance(seedChance('no dice fall here'));
  for (let step = 0; now.outcome === null && step < 10; step++)
    for (const event of advance(now, chance)) now = game.evolve(now, event);
  expect(chance.draws).toEqual([]);
  return { outcome: now.outcome!.result as unknown as Outcome, state: now };
}

const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[chance.below(list.length)]!;

/** Units scattered round the markers, the middle and both zones; some lost, captured or holding an artifact. */
function scattered(mission: Mission, seed: string): OrionsGateState {
  const chance = openChance(seedChance(`${mission} ${seed}`));
  const options = optionsOf({
    mission,
    boarding: true,
    captureScores: chance.below(2) === 0,
    mysteriousObjectives: true,
    ...(chance.below(2) === 0 && { stationCheck: 'immediate' }),
  });
  const kind = MARKERS_OF[mission];
  const spots = [
    [20_000, 8000],
    [40_000, 40_000],
    [36_000, 24_000],
    [56_000, 20_000],
  ] as const;
  const units = Array.from({ length: 8 }, (_, index) => {
    const side = index < 4 ? 'a' : 'b';
    const type = oneOf(chance, UNIT_TYPES);
    const [x, y] = oneOf(chance, spots);
    const status = oneOf(chance, ['inPlay', 'inPlay', 'inPlay', 'inPlay', 'destroyed'] as const);
    const taken = type !== 'scouts' && chance.below(5) === 0;
    return {
      id: `${side}1.${(index % 4) + 1}`,
      type,
      pose: [x - 4500 + chance.below(9001), y - 4500 + chance.below(9001), chance.below(36_000)] as const,
      status,
      ...(taken && { captain: side === 'a' ? 'b1' : 'a1', capturedIn: 1 }),
    };
  });
  const alive = units.filter(({ status }) => status === 'inPlay');
  const markers = spots.slice(0, kind === 'station' ? 2 : 3).map(([x, y], index) => {
    const carrier = kind === 'artifact' && alive.length > 0 && chance.below(2) === 0 ? oneOf(chance, alive).id : null;
    const gone = chance.below(4) === 0;
    return {
      x,
      y,
      ...(kind === 'station' && { side: index === 0 ? ('A' as const) : ('B' as const) }),
      ...(kind === 'station' && gone && { takenBy: index === 0 ? ('B' as const) : ('A' as const) }),
      ...(carrier && { carrier }),
      ...(kind === 'artifact' && !carrier && gone && { takenBy: oneOf(chance, ['A', 'B'] as const) }),
    };
  });
  const placed = game.place!(options, { round: 2, turn: 'A', units, markers: kind === null ? [] : markers });
  // Bases on each other: another throw.
  return placed.ok ? placed.value : scattered(mission, `${seed}+`);
}

/** The sentence of the panel for how the battle ended. */
const said = (mission: Mission, { winner, score }: Outcome): string => {
  if (!winner) return missionText.draw;
  if (mission === 'stationAssault') return missionText.wins(winner);
  return missionText.leads(winner, Math.abs(score.A - score.B));
};

describe('the mission panel', () => {
  it.each(MISSIONS)('OG-25.10 OG-16.2 OG-16.12: says of %s what the rules do next', (mission) => {
    const seen = new Set<string>();
    for (let i = 0; i < POSITIONS; i++) {
      const state = scattered(mission, String(i));
      const text = panelOf(state);
      const end = atTheEnd(state);
      const view = game.view(state, AUDIENCE);
      expect(text).toContain(`${missionText.now} : ${said(mission, end.outcome)}`);
      expect(view.score).toEqual(end.outcome.score);
      expect(game.view(end.state, AUDIENCE).score).toEqual(end.outcome.score);
      expect(view.destroyedPoints).toEqual(end.outcome.destroyed);
      const finished = endByFinish(state).at(-1)!;
      expect(finished.type === 'ended' && finished.outcome.result).toMatchObject({ score: end.outcome.score });
      rowsAgree(mission, text, state, end);
      seen.add(String(end.outcome.winner));
    }
    expect([...seen].sort()).toEqual(['A', 'B', 'null']);
  });

  it.each(MISSIONS)('OG-25.10: says of %s what a planned movement would change', (mission) => {
    let changes = 0;
    for (let i = 0; i < POSITIONS; i++) {
      const state = scattered(mission, String(i));
      const mover = state.units.find(({ status }) => status === 'inPlay');
      if (!mover?.pose) continue;
      const pose = { ...mover.pose, x: 36_000 + i * 10, y: 24_000 };
      const there = { ...state, units: state.units.map((unit) => (unit === mover ? { ...unit, pose } : unit)) };
      const text = panelOf(state, { unit: mover.id, pose, command: null });
      const outcome = said(mission, atTheEnd(there).outcome);
      expect(text).toContain(`${missionText.ifHere(mover.name)} : ${outcome}`);
      if (outcome !== said(mission, atTheEnd(state).outcome)) changes += 1;
      expect(panelOf(state, { unit: mover.id, pose: mover.pose, command: null })).not.toContain(' instead of ');
    }
    if (mission !== 'annihilation' && mission !== 'artifactHunt') expect(changes).toBeGreaterThan(5);
  });
});

const times = (text: string, words: string): number => text.split(words).length - 1;

/** Each row of the panel against what the end makes of it. */
function rowsAgree(mission: Mission, text: string, state: OrionsGateState, end: ReturnType<typeof atTheEnd>): void {
  const { score } = end.outcome;
  switch (mission) {
    case 'annihilation':
      if (!state.options.captureScores) expect(score).toEqual(destroyedBySides(state));
      return;
    case 'territoryControl':
      for (const side of ['A', 'B'] as const) expect(times(rowsOf(text), missionText.held(side))).toBe(score[side]);
      return;
    case 'artifactHunt': {
      const aboard = state.markers.filter(({ carrier, takenBy }) => carrier !== null && takenBy === null).length;
      expect(times(text, 'aboard')).toBe(aboard);
      expect(score.A + score.B).toBe(aboard + times(text, 'moved off by'));
      return;
    }
    case 'stationAssault': {
      const falls = end.state.markers.filter(
        ({ takenBy }, i) => takenBy !== null && state.markers[i]!.takenBy === null,
      );
      expect(times(text, missionText.falling)).toBe(falls.length);
      expect(times(text, missionText.destroyed)).toBe(state.markers.filter(({ takenBy }) => takenBy !== null).length);
      return;
    }
    case 'breakthrough':
    case 'captureTheGate':
      for (const side of ['A', 'B'] as const)
        expect(text).toMatch(new RegExp(`${side}[^0-9]*${missionText.points(score[side])}`));
      return;
  }
}

/** The list of markers, without the sentences above it. */
const rowsOf = (text: string): string => text.slice(text.indexOf(missionText.now) + missionText.now.length + 20);
