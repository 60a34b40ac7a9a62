import { describe, expect, it } from 'vitest';
import {
  parseScenario,
  scenarioFaults,
  startOf,
  type Scenario,
} from '../../../../../src/games/orions-gate/scenario/index.ts';
import type { Json } from '../../../../../src/engine/json.ts';
import { openRecording, RECORDING_VERSION } from '../../../../../src/engine/recording.ts';
import {
  addUnit,
  blankScenario,
  changeMarker,
  changeUnit,
  recaptain,
  withMarkers,
  withOptions,
  withStart,
  withTables,
} from '../../../../../src/ui/games/orions-gate/editor/edit.ts';
import { faultsAt, shipChoices } from '../../../../../src/ui/games/orions-gate/editor/field-parts.ts';
import {
  commandsOf,
  freshPuzzle,
  linesOf,
  withPuzzle,
} from '../../../../../src/ui/games/orions-gate/editor/puzzle-edit.ts';
import { exists, spotOf, unitsOf, written, type Thing } from '../../../../../src/ui/games/orions-gate/editor/things.ts';
import { game } from '../../../../helpers/og-position.ts';

const battle = (): Scenario => {
  const one = addUnit(blankScenario('Test'), 'destroyers', 'a1', 1, { x: 20_000, y: 10_000 }).next;
  const two = addUnit(one, 'fighters', 'a1', 1, { x: 30_000, y: 10_000 }).next;
  return addUnit(two, 'fighters', 'b1', 1, { x: 50_000, y: 40_000 }).next;
};
const sentences = (scenario: Scenario) =>
  scenarioFaults(scenario).map(({ rule, path, reason }) => [rule, path, reason]);
const started = (scenario: Scenario) => {
  const start = startOf(scenario);
  if (!start.ok) throw new Error(start.faults[0]!.reason);
  const { options, position } = start.start;
  return openRecording(game, {
    format: 'orion-match',
    version: RECORDING_VERSION,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: options as never,
    seats: [],
    seed: 'x',
    position: position!,
    plies: [],
  }).match.state;
};

describe('how it stands with a unit', () => {
  it('OG-4.11 OG-16.9 a unit may be destroyed, left out or gone; then it may lie on no table', () => {
    for (const status of ['destroyed', 'leftOut', 'removed'] as const) {
      const mission = status === 'removed' ? 'artifactHunt' : 'annihilation';
      const changed = changeUnit(withOptions(battle(), { mission }), 'a1.2', { status });
      expect(scenarioFaults(changed)).toEqual([]);
      expect(parseScenario(changed).ok).toBe(true);
      expect(started(changed).units[1]).toMatchObject({ id: 'a1.2', status });
      const bare = changeUnit(changed, 'a1.2', { pose: undefined });
      expect(scenarioFaults(bare)).toEqual([]);
      const thing: Thing = { kind: 'unit', id: 'a1.2' };
      expect([exists(bare, thing), spotOf(bare, thing)]).toEqual([true, null]);
    }
    expect(spotOf(changeUnit(battle(), 'a1.2', { status: 'destroyed' }), { kind: 'unit', id: 'a1.2' })).not.toBeNull();
    expect(spotOf(changeUnit(battle(), 'a1.2', { status: 'leftOut' }), { kind: 'unit', id: 'a1.2' })).toBeNull();
  });

  it('a unit without a place keeps none while the document is worked on', () => {
    const bare = changeUnit(changeUnit(battle(), 'a1.2', { status: 'destroyed' }), 'a1.2', { pose: undefined });
    expect(unitsOf(written(bare))[1]).not.toHaveProperty('pose');
    const back = changeUnit(bare, 'a1.2', { status: undefined });
    expect(unitsOf(back)[1]).not.toHaveProperty('status');
    expect(sentences(back)).toEqual([['OG-2.12', 'position.units.1.pose', 'A unit in play needs a pose.']]);
  });

  it('OG-5.7 OG-5.8 a unit may have acted, or be captured by the other side', () => {
    const state = started(
      withStart(changeUnit(battle(), 'a1.2', { activated: true, captain: 'b1', capturedIn: 2 }), { round: 2 }),
    );
    expect(state.units[1]).toMatchObject({ id: 'a1.2', side: 'B', captain: 'b1', activatedIn: 2, capturedIn: 2 });
    expect(state.units[0]).toMatchObject({ side: 'A', activatedIn: 0, capturedIn: 0 });
    expect(sentences(changeUnit(battle(), 'a1.2', { captain: 'b3' }))).toEqual([
      ['OG-17.1', 'position.units.1.captain', 'There is no captain b3.'],
    ]);
  });

  it('OG-9.39 OG-9.40 a component may be switched on, or have fired', () => {
    const components = [
      { kind: 'stealthGenerator', on: true, damage: 0, facing: 'front' },
      { kind: 'tsunamiCannon', firedIn: 1, damage: 1, facing: 'left' },
      { kind: 'engine', damage: 0, facing: 'front' },
    ] as const;
    const early = withOptions(changeUnit(battle(), 'a1.1', { components }), { firingArcs: true });
    expect(sentences(early)).toEqual([
      [
        'OG-9.40',
        'position.units.0.components.1.firedIn',
        'It fired in round 1, but its ship has not used it in this round (OG-9.40).',
      ],
    ]);
    const changed = withStart(early, { round: 2 });
    expect(scenarioFaults(changed)).toEqual([]);
    expect(unitsOf(written(changed))[0]!.components).toEqual(components);
    expect(started(changed).units[0]!.components).toMatchObject([
      { on: true },
      { firedIn: 1, facing: 'left', damage: 1 },
      { kind: 'engine' },
    ]);
  });

  it('given to another captain it is still the one that carries, acts and is aimed at', () => {
    const artifact = withMarkers(withOptions(battle(), { mission: 'artifactHunt', playersA: 2 }), [
      { x: 30_000, y: 10_000, carrier: 'a1.2' },
    ]);
    const busy = withStart(artifact, {
      activation: { unit: 'a1.2', action: 'hold' },
      windows: [{ kind: 'salvage', unit: 'a1.1', slot: 1, lost: 'a1.2' }],
    });
    const { next } = recaptain(withPuzzle(busy, freshPuzzle('b1', 'a1.2')), 'a1.2', 'a2');
    expect(next.position).toMatchObject({
      markers: [{ carrier: 'a2.1' }],
      activation: { unit: 'a2.1' },
      windows: [{ unit: 'a1.1', lost: 'a2.1' }],
    });
    expect(next.puzzle?.goal).toEqual({ kind: 'destroyed', unit: 'a2.1' });
    expect(unitsOf(next).map(({ id }) => id)).toEqual(['a1.1', 'a2.1', 'b1.1']);
  });
});

describe('what is under way', () => {
  it('OG-5.1 OG-5.2 OG-19.5 round, phase, turn, who acted last and who conceded are taken up', () => {
    const state = started(
      withStart(withOptions(battle(), { playersA: 2 }), {
        round: 3,
        phase: 'fighters',
        turn: 'B',
        lastActivatedBy: 'A',
        conceded: ['a2'],
      }),
    );
    expect(state).toMatchObject({ round: 3, phase: 'fighters', turn: 'B', lastActivatedBy: 'A' });
    expect(state.captains.filter(({ conceded }) => conceded).map(({ id }) => id)).toEqual(['a2']);
    expect(sentences(withStart(battle(), { round: 5 }))).toEqual([
      ['OG-5.1', 'position.round', 'The game has 4 rounds.'],
    ]);
    expect(withStart(withStart(battle(), { round: 3 }), { round: undefined })).toEqual(battle());
  });

  it('OG-5.7 OG-9.25 an activation and a decision that waits are taken up, or refused in words', () => {
    const drive = changeUnit(battle(), 'a1.1', {
      components: (['warpDrive', 'engine', 'shield'] as const).map((kind) => ({ kind, damage: 0, facing: 'front' })),
    });
    const warp = { kind: 'warp', unit: 'a1.1', slot: 1, inches: 7 } as const;
    const busy = withStart(drive, {
      turn: 'A',
      activation: { unit: 'a1.1', action: 'move', allowance: 4000, step: 'fire', moved: true, used: [1] },
      windows: [warp],
    });
    expect(scenarioFaults(busy)).toEqual([]);
    expect(started(busy)).toMatchObject({
      activation: { unit: 'a1.1', allowance: 4000, moved: true, gunFired: false, used: [1] },
      windows: [{ kind: 'warp', captain: 'a1' }],
    });
    expect(scenarioFaults(withStart(busy, { activation: undefined }))).toMatchObject([
      {
        rule: 'OG-9.25',
        path: 'position.windows.0.unit',
        reason: 'A Warp Drive window belongs to the active unit.',
        places: [{ kind: 'unit', id: 'a1.1' }],
      },
    ]);
    expect(sentences(withStart(battle(), { activation: { unit: 'a1.9', action: 'hold' } }))).toEqual([
      ['OG-5.7', 'position.activation.unit', 'There is no unit a1.9.'],
    ]);
    expect(sentences(withStart(battle(), { windows: [{ kind: 'debris', unit: 'a1.1', slot: 1 }] }))).toEqual([
      ['OG-12.4', 'position.windows.0.kind', 'This game is played without debris.'],
    ]);
    expect(
      sentences(withStart(battle(), { windows: [{ kind: 'salvage', unit: 'a1.1', slot: 1, lost: 'a1.2' }] })),
    ).toEqual([
      ['OG-9.38', 'position.windows.0.lost', 'A Salvage Arm works when another unit is destroyed (OG-9.38).'],
      ['OG-9.38', 'position.windows.0.slot', 'A Salvage Arm window belongs to the slot of the arm.'],
    ]);
    expect(sentences(changeUnit(battle(), 'a1.2', { status: 'lifted' }))).toEqual([
      ['OG-14.6', 'position.units.1.status', 'A lifted unit has an exit window.'],
    ]);
    expect(
      sentences(withStart(battle(), { windows: [{ kind: 'exit', unit: 'a1.1', enter: 'P1', leave: '' }] })).map(
        ([rule, path]) => [rule, path],
      ),
    ).toEqual([
      ['OG-14.6', 'position.windows.0.unit'],
      ['OG-14.6', 'position.windows.0'],
    ]);
  });

  it('OG-16.8 a marker says what it hides, who has it and who brought it off', () => {
    const hunt = withMarkers(withOptions(battle(), { mission: 'artifactHunt', mysteriousObjectives: true }), [
      { x: 30_000, y: 20_000 },
    ]);
    const carried = changeMarker(hunt, 0, { carrier: 'a1.2', mystery: 5, x: undefined, y: undefined });
    expect(scenarioFaults(carried)).toEqual([]);
    expect(started(carried).markers[0]).toMatchObject({ carrier: 'a1.2', mystery: 5, x: 30_000, y: 10_000 });
    expect(sentences(changeMarker(hunt, 0, { carrier: 'a1.7' }))).toEqual([
      ['OG-16.3', 'position.markers.0.carrier', 'There is no unit a1.7.'],
    ]);
    expect(changeMarker(carried, 0, { carrier: undefined, mystery: undefined }).position!.markers).toEqual([{}]);
  });
});

describe('the rules of a scenario', () => {
  it('OG-2.4 bases of own sizes are in force, and refused out of range at their field', () => {
    const own = withOptions(battle(), { baseSet: 'custom', baseFighters: 1400 });
    expect(scenarioFaults(own)).toEqual([]);
    expect(started(own).options).toMatchObject({ baseSet: 'custom', baseFighters: 1400, baseScouts: 1000 });
    expect(spotOf(own, { kind: 'unit', id: 'b1.1' })).toMatchObject({ radius: 700 });
    const wrong = scenarioFaults(withOptions(own, { baseFighters: 1420 }));
    expect(faultsAt(wrong, 'options.baseFighters')).toMatchObject([
      { rule: 'OG-2.4', reason: 'A base is from 0.5 to 4 in across, in steps of 0.05.' },
    ]);
    expect(faultsAt(wrong, 'options.baseScouts')).toEqual([]);
    expect(withOptions(own, { baseSet: 'skirmish', baseFighters: undefined }).options).not.toHaveProperty(
      'baseFighters',
    );
  });

  it.each([
    ['OG-5.6', { activationOrder: 'alternate' }],
    ['OG-6.7', { cruisePivot: 4500 }],
    ['OG-9.34', { deflectorLimit: 3 }],
    ['OG-9.37', { repairSelf: true }],
    ['OG-16.12', { mission: 'stationAssault', stationCheck: 'immediate' }],
  ] as const)('%s %j is taken up', (_rule, change) => {
    expect(started(withOptions(battle(), change)).options).toMatchObject(change);
  });

  it('OG-4.7 pieces that a file keeps in its position come into the layout, where they can be moved', () => {
    const sun = {
      kind: 'dangerous',
      name: 'Sun',
      parts: [{ kind: 'circle', x: 36_000, y: 24_000, radius: 2000 }],
    } as const;
    const given = withStart(battle(), { tables: [{ pieces: [{ ...sun, parts: [...sun.parts] }] }] });
    expect(sentences(given).map(([rule]) => rule)).toEqual(['OG-4.7']);
    expect(written(given).options.layout).toEqual([[sun]]);
    expect(scenarioFaults(written(given))).toEqual([]);
    expect(
      written(withStart(withTables(battle(), 2), { pieces: [{ ...sun, parts: [...sun.parts] }] })).options.layout,
    ).toEqual([[sun], []]);
  });
});

describe('a puzzle', () => {
  it('OG-24.1 begins sound, and is refused in words at its fields', () => {
    const asked = withPuzzle(battle(), freshPuzzle('a1', 'b1.1'));
    expect(scenarioFaults(asked)).toEqual([]);
    const { puzzle } = asked;
    const even = withPuzzle(asked, {
      ...puzzle!,
      seat: 'a4',
      answers: puzzle!.answers.map((one) => ({ ...one, chance: [1, 0] as const })),
    });
    const faults = scenarioFaults(even);
    expect(faultsAt(faults, 'puzzle.seat').map(({ reason }) => reason)).toEqual(['There is no captain a4.']);
    expect(faultsAt(faults, 'puzzle.answers.1.chance').map(({ reason }) => reason)).toEqual(['1 of 0 is no chance.']);
    expect(withPuzzle(asked, null)).toEqual(battle());
    expect(freshPuzzle('a1', null).goal).toEqual({ kind: 'won', side: 'A' });
  });

  it('reads commands by the line and names the one that is none', () => {
    const commands: readonly Json[] = [{ type: 'activate', unit: 'a1.1', action: 'hold' }, { type: 'endActivation' }];
    expect(commandsOf(`${linesOf(commands)}\n\n`)).toEqual({ ok: true, commands });
    expect(commandsOf('')).toEqual({ ok: true, commands: [] });
    expect(commandsOf('{"type":"endActivation"}\n{')).toEqual({ ok: false, reason: 'Line 2 is not JSON.' });
    expect(commandsOf('[1]')).toEqual({ ok: false, reason: 'Line 1 is no command: a command says its type.' });
    expect(commandsOf(Array.from({ length: 41 }, () => '{"type":"endActivation"}').join('\n'))).toEqual({
      ok: false,
      reason: '41 commands; an answer has at most 40.',
    });
  });

  it('names ships by name and id', () => {
    expect(shipChoices(changeUnit(battle(), 'a1.2', { name: 'Wasp' })).map(({ label }) => label)).toEqual([
      'Destroyer (a1.1)',
      'Wasp (a1.2)',
      'Fighter (b1.1)',
    ]);
  });
});
