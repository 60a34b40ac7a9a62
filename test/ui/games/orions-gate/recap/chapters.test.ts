import { expect, test } from 'vitest';
import { AUDIENCE } from '../../../../../src/engine/seat.ts';
import type { OrionsGateCommand } from '../../../../../src/games/orions-gate/command.ts';
import type { OrionsGateEvent } from '../../../../../src/games/orions-gate/event.ts';
import type { LoggedPly } from '../../../../../src/ui/match/log.ts';
import { chaptersOf, type Chapter } from '../../../../../src/ui/games/orions-gate/recap/chapters.ts';
import { recapOverlays } from '../../../../../src/ui/games/orions-gate/recap/overlays.ts';
import { summaryOf } from '../../../../../src/ui/games/orions-gate/recap/recap-bar.tsx';
import type { Outcome } from '../../../../../src/ui/games/orions-gate/words/recap.ts';
import { battle, game, play, type BattleInput } from '../../../../helpers/og-position.ts';

const DUEL: BattleInput = {
  units: [
    { id: 'a1.1', type: 'destroyers', name: 'Hook', pose: [36_000, 12_000, 9000], components: ['railgun'] },
    { id: 'b1.1', type: 'destroyers', name: 'Reed', pose: [36_000, 26_000, 27_000], components: [] },
    { id: 'b1.2', type: 'destroyers', name: 'Moss', pose: [10_000, 40_000, 27_000], components: [] },
  ],
  phase: 'destroyers',
  turn: 'A',
};

/** The chapters of commands of a1 from a position. */
function recapOf(input: BattleInput, commands: readonly OrionsGateCommand[]): readonly Chapter[] {
  let match = battle(input);
  const before = game.view(match.state, AUDIENCE);
  const log: LoggedPly<OrionsGateEvent>[] = [];
  for (const command of commands) {
    const played = play(match, 'a1', command);
    match = played.match;
    log.push({ plies: log.length + 1, seat: 'a1', events: played.events, lines: [] });
  }
  return chaptersOf(before, log);
}

const ACTIVATE = { type: 'activate', unit: 'a1.1', action: 'move' } as const;
const FORWARD: readonly OrionsGateCommand[] = [ACTIVATE, { type: 'plan', first: 4000 }];

test('a movement is a way and a sentence with one decimal', () => {
  const [chapter, ...others] = recapOf(DUEL, [ACTIVATE, { type: 'plan', first: 4049 }]);
  expect(others).toEqual([]);
  expect(chapter).toMatchObject({ unit: 'a1.1', side: 'A', plies: 1, hurt: false, text: 'Hook moved 4 in.' });
  expect(chapter!.trails.map((trail) => trail.kind === 'way' && trail.points.map(({ x, y }) => [x, y]))).toEqual([
    [
      [36_000, 12_000],
      [36_000, 16_049],
    ],
  ]);
  expect(chapter!.at).toMatchObject({ x: 36_000, y: 16_049, table: 1 });
});

test('a hold is said; a unit that neither moved nor fired stayed', () => {
  const hold = { ...ACTIVATE, action: 'hold' } as const;
  expect(recapOf(DUEL, [hold, { type: 'plan' }]).map(({ text }) => text)).toEqual(['Hook held.']);
  expect(recapOf(DUEL, [ACTIVATE, { type: 'plan', first: 0 }]).map(({ text }) => text)).toEqual(['Hook stayed.']);
});

/** Dice that miss, that hit without damage, that damage. */
const SHOTS: readonly {
  readonly dice: readonly number[];
  readonly type?: 'scouts';
  readonly text: string;
  readonly outcome: Outcome;
  readonly label: string;
  readonly hurt: boolean;
}[] = [
  { dice: [1, 1], text: 'Hook moved 4 in and missed Reed.', outcome: 'missed', label: 'miss', hurt: false },
  {
    dice: [6, 6, 1, 1],
    text: 'Hook moved 4 in and hit Reed without damage.',
    outcome: 'held',
    label: 'hit, no damage',
    hurt: false,
  },
  { dice: [6, 6, 6, 6], text: 'Hook moved 4 in and damaged Reed (-1).', outcome: 'damaged', label: '-1', hurt: true },
  {
    dice: [6, 6, 6, 6],
    type: 'scouts',
    text: 'Hook moved 4 in and destroyed Reed.',
    outcome: 'destroyed',
    label: 'Reed destroyed',
    hurt: true,
  },
];

test.each(SHOTS)('a shot with $dice ends as $outcome', ({ dice, type, text, outcome, label, hurt }) => {
  const units = DUEL.units.map((unit) => (unit.id === 'b1.1' && type ? { ...unit, type } : unit));
  const commands = [...FORWARD, { type: 'firePrimary', target: 'b1.1' }] as const;
  const chapters = recapOf({ ...DUEL, units, dice }, commands);
  expect(chapters).toHaveLength(1);
  expect(chapters[0]).toMatchObject({ text, hurt });
  expect(chapters[0]!.trails.at(-1)).toMatchObject({
    kind: 'shot',
    from: { x: 36_000, y: 16_000 },
    to: { x: 36_000, y: 26_000 },
    outcome,
  });
  const named = recapOverlays(chapters, 0);
  expect(named.at(-1)).toMatchObject({
    kind: 'trail',
    table: 1,
    label,
    faint: false,
    end: outcome === 'missed' ? 'miss' : 'hit',
  });
  expect(recapOverlays(chapters, null).every((one) => !('label' in one))).toBe(true);
});

const chapter = (text: string, hurt: boolean): Chapter => ({
  plies: 1,
  unit: 'a1.1',
  side: 'A',
  text,
  trails: [],
  hurt,
  at: null,
});

test('the summary names what hurt first, and how much it leaves out', () => {
  const quiet = chapter('Hook held.', false);
  expect(summaryOf([quiet])).toBe('Hook held.');
  expect(summaryOf([quiet, chapter('Angler destroyed Outrider.', true), quiet])).toBe(
    'Angler destroyed Outrider. 2 more.',
  );
  expect(summaryOf([quiet, quiet, quiet])).toBe('Hook held. Hook held. 1 more.');
});

test('trails of other steps are faint', () => {
  const steps = recapOf({ ...DUEL, dice: [] }, FORWARD);
  const all = [...steps, ...steps];
  expect(recapOverlays(all, 1).map((one) => one.kind === 'trail' && one.faint)).toEqual([true, false]);
  expect(recapOverlays(all, null).map((one) => one.kind === 'trail' && one.faint)).toEqual([false, false]);
});

test('ships that are placed make no chapter, and act from where they were placed', () => {
  const before = game.view(
    battle({ ...DUEL, units: [{ ...DUEL.units[0]!, pose: [10_000, 4000, 0] }] }).state,
    AUDIENCE,
  );
  const at = { table: 1, x: 20_000, y: 4000, heading: 0 };
  const placed: OrionsGateEvent = { type: 'deployed', unit: 'a1.1', pose: at };
  expect(chaptersOf(before, [{ plies: 1, seat: 'a1', events: [placed], lines: [] }])).toEqual([]);
  const moved: readonly OrionsGateEvent[] = [
    { type: 'activated', unit: 'a1.1', action: 'move', base: 6000, engines: [], halvedBy: null, allowance: 6000 },
    { type: 'displaced', unit: 'a1.1', cause: 'path', via: [], to: { ...at, x: 25_000 } },
  ];
  const [chapter] = chaptersOf(before, [
    { plies: 1, seat: 'a1', events: [placed], lines: [] },
    { plies: 2, seat: 'a1', events: moved, lines: [] },
  ]);
  expect(chapter!.trails).toMatchObject([{ kind: 'way', points: [{ x: 20_000 }, { x: 25_000 }] }]);
});
