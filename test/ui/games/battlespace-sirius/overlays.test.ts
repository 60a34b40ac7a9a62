import { describe, expect, it } from 'vitest';
import type { CardOverlay } from '../../../../src/ui/games/battlespace-sirius/table/stage.ts';
import { arrowUnder } from '../../../../src/ui/games/battlespace-sirius/arrow-under.ts';
import { overlaysOf } from '../../../../src/ui/games/battlespace-sirius/overlays.ts';
import { STILL, type ManeuverTool } from '../../../../src/ui/games/battlespace-sirius/tools/maneuver.ts';
import { IDLE, type Tool } from '../../../../src/ui/games/battlespace-sirius/tools/tool.ts';
import { boat, duel, play, ship, viewFor, type Duel } from '../../../helpers/bs-position.ts';

const start = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])] });
const drawn = (match: Duel, seat: number, tool: Tool, more: { busy?: boolean; coordinates?: boolean } = {}) =>
  overlaysOf({ view: viewFor(match, seat), tool, busy: false, coordinates: false, ...more });
const of = <K extends CardOverlay['kind']>(list: readonly CardOverlay[], kind: K) =>
  list.filter((aid): aid is Extract<CardOverlay, { kind: K }> => aid.kind === kind);
const lines = (list: readonly CardOverlay[]) =>
  of(list, 'line').map(({ line, style, emphasis, label }) => `${line} ${style} ${emphasis} ${label}`);
const corner = (extra: object = {}) =>
  duel({
    vessels: [ship(1, [0, 0], 'N', [6, 0, 6, 6]), ship(2, [1, 1])],
    phase: 'reaction',
    engaged: '2',
    lines: ['N'],
    ...extra,
  });

describe('aids on the card table', () => {
  it('BS-19.2 draws the facing lines of the turn player before they commit, each with its text', () => {
    expect(lines(drawn(start, 1, STILL))).toEqual(['E facing chosen Starboard 6 > Port 6']);
    expect(lines(drawn(start, 2, IDLE))).toEqual(['E facing offered Starboard 6 > Port 6']);
    const bent = of(drawn(duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1]), ship(3, [-1, 0])] }), 1, STILL), 'line');
    expect(bent.map(({ line, through, to }) => `${line} ${through} ${to}`)).toEqual([
      'N 0,1 1,1',
      'E 1,0 1,1',
      'W null -1,0',
    ]);
  });

  it('BS-19.3 names a place beside three vessels by the first of them and their number, also where it is chosen', () => {
    const list = drawn(duel({ vessels: [ship(1, [1, 0]), ship(2, [0, 2]), ship(3, [1, 2]), ship(4, [2, 2])] }), 1, {
      ...STILL,
      to: [1, 1],
    });
    expect(of(list, 'ghost').find(({ id }) => id === '1,1')).toMatchObject({
      emphasis: 'chosen',
      label: "Red's Stern/Starboard corner +2",
      short: 'Rd St/Sb',
    });
  });

  it('BS-19.3 shows a ghost with the name of its place at each destination, arrows round the ship, and the lines of what is pointed at', () => {
    const list = drawn(start, 1, { ...STILL, pointed: { to: [1, 1], turn: 0 } });
    expect(of(list, 'ghost').map(({ id, label, emphasis }) => `${id} ${label} ${emphasis}`)).toContain(
      "1,1 off Red's Bow pointed",
    );
    expect(of(list, 'ghost')).toHaveLength(7);
    expect(of(list, 'ghost').map(({ id, short }) => `${id} ${short}`)).toEqual(
      expect.arrayContaining(['1,1 Rd Bo', '0,1 Rd Bo/Po']),
    );
    expect(of(list, 'turn').map(({ turn, emphasis }) => `${turn} ${emphasis}`)).toEqual([
      '90 offered',
      '180 offered',
      '270 offered',
    ]);
    expect(lines(list)).toEqual(['S would pointed Stern 6 > Bow 6']);
  });

  it('BS-19.3 marks the clips that can pay for Rotate & Position, and what the chosen one comes to', () => {
    const plan: ManeuverTool = { ...STILL, to: [2, 1], turn: 90 };
    expect(of(drawn(start, 1, plan), 'side').map(({ side, mark }) => `${side} ${mark}`)).toEqual([
      'bow open',
      'starboard open',
      'stern open',
      'port open',
    ]);
    const paid = of(drawn(start, 1, { ...plan, pay: 'starboard' }), 'side').find(({ mark }) => mark === 'picked');
    expect(paid).toEqual({ kind: 'side', seat: '1', side: 'starboard', mark: 'picked', count: 1, label: '6 → 5' });
    expect(
      of(drawn(start, 1, { ...plan, pay: 'starboard' }), 'ghost').find(({ id }) => id === '2,1')!.vessel,
    ).toMatchObject({ heading: 'E', power: [6, 5, 6, 6] });
  });

  it('BS-19.4 draws locks solid and other facing lines dashed, frames the engaged opponent, dims the others', () => {
    const match = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 1]), ship(3, [-1, 0])],
      phase: 'fire',
      engaged: '2',
      lines: ['N'],
    });
    const list = drawn(match, 1, { kind: 'fire', line: 'N', weapons: null, pointed: null });
    expect(lines(list)).toEqual(['N lock chosen Bow 6 > Port 6', 'E facing offered Starboard 6 > Stern 6']);
    expect(of(list, 'frame')).toEqual([{ kind: 'frame', seat: '2' }]);
    expect(of(list, 'dim')).toEqual([{ kind: 'dim', seats: ['3'] }]);
    // While a shot is shown the locks stay; while a vessel is on its way its old facing lines do not.
    expect(lines(drawn(match, 3, IDLE, { busy: true }))).toHaveLength(2);
    expect(drawn(start, 2, IDLE, { busy: true })).toEqual([]);
  });

  it('BS-19.5 marks the sides in danger before a maneuver or lock is confirmed', () => {
    const danger = (list: readonly CardOverlay[]) =>
      of(list, 'side')
        .filter(({ mark }) => mark === 'danger')
        .map(({ seat, side }) => `${seat} ${side}`);
    const bare = duel({ vessels: [ship(1, [0, 0], 'N', [6, 0, 6, 6]), ship(2, [1, 0])] });
    expect(danger(drawn(bare, 1, STILL))).toEqual(['1 starboard']);
    expect(danger(drawn(bare, 1, { ...STILL, turn: 90 }))).toEqual([]);
    const lock = duel({ vessels: [ship(1, [0, 0], 'N', [6, 0, 6, 6]), ship(2, [1, 1])], phase: 'lock' });
    expect(
      danger(drawn(lock, 1, { kind: 'lock', chosen: { type: 'lock', target: '2', lines: ['N', 'E'] }, pointed: null })),
    ).toEqual(['1 starboard']);
  });

  it('BS-19.6 shows the ship as a reaction would turn it, with the side that would be locked', () => {
    const list = drawn(corner(), 2, {
      kind: 'react',
      option: { kind: 'rotate', turn: 90 },
      pay: ['bow'],
      pointed: null,
    });
    expect(lines(list)).toEqual(['N lock offered Bow 6 > Stern 6']);
    expect(of(list, 'ghost')).toMatchObject([
      { seat: '2', vessel: { heading: 'E', power: [5, 6, 6, 6] }, emphasis: 'chosen' },
    ]);
    expect(of(list, 'side')).toContainEqual({
      kind: 'side',
      seat: '2',
      side: 'bow',
      mark: 'picked',
      count: 1,
      label: '6 → 5',
    });
  });

  it('BS-19.9 marks clips to be raised, raised and full', () => {
    const match = duel({
      vessels: [ship(1, [0, 0], 'N', [5, 6, 4, 4]), ship(2, [1, 0])],
      phase: 'repair',
      engaged: '2',
      lines: ['E'],
      resolved: ['E'],
      repairPoints: 2,
    });
    expect(
      of(drawn(match, 1, { kind: 'repair', sides: ['bow'] }), 'side').map(
        ({ side, mark, label }) => `${side} ${mark} ${label}`,
      ),
    ).toEqual(['bow picked 5 → 6', 'starboard full full', 'stern open undefined', 'port open undefined']);
    expect(
      of(drawn(match, 1, { kind: 'repair', sides: ['stern', 'stern'] }), 'side').map(
        ({ side, mark }) => `${side} ${mark}`,
      ),
    ).toEqual(['starboard full', 'stern picked']);
  });

  it('BS-19.14 draws coordinates on request only, and nothing else once the game is over', () => {
    expect(of(drawn(start, 1, STILL), 'coordinates')).toEqual([]);
    const over = play(start, 1, { type: 'resign' }).match;
    expect(drawn(over, 1, IDLE, { coordinates: true })).toEqual([{ kind: 'coordinates' }]);
  });
});

describe('arrows of the turns', () => {
  const list = drawn(start, 1, STILL);

  it('are met past the corners of the card and off its stern', () => {
    expect(arrowUnder(list, { x: 460, y: 460 })).toEqual({ kind: 'turn', turn: 90, cell: [0, 0] });
    expect(arrowUnder(list, { x: -460, y: 460 })).toMatchObject({ turn: 270 });
    expect(arrowUnder(list, { x: 0, y: -560 })).toMatchObject({ turn: 180 });
    for (const [x, y] of [
      [0, 0],
      [450, 0],
      [0, 450],
      [1000, 0],
      [0, 1000],
      [0, -1000],
    ])
      expect(arrowUnder(list, { x: x!, y: y! })).toBeNull();
  });

  it('stand round a ghost as its ship heads now', () => {
    const east = duel({ vessels: [ship(1, [0, 0], 'E'), ship(2, [1, 0])] });
    const list = drawn(east, 1, { ...STILL, to: [1, 1] });
    expect(list).toContainEqual({
      kind: 'turn',
      cell: [1, 1],
      heading: 'E',
      turn: 90,
      emphasis: 'offered',
      label: '90° right',
    });
    expect(arrowUnder(list, { x: 1460, y: 540 })).toMatchObject({ turn: 90, cell: [1, 1] });
    expect(arrowUnder(list, { x: 1460, y: 1460 })).toMatchObject({ turn: 270, cell: [1, 1] });
  });

  it('turn with the ship, and are not there for a lifeboat', () => {
    const east = duel({ vessels: [ship(1, [0, 0], 'E'), ship(2, [1, 0])] });
    expect(arrowUnder(drawn(east, 1, STILL), { x: 460, y: -460 })).toMatchObject({ turn: 90 });
    const drifting = duel({ vessels: [boat(1, [0, 0], 'sand'), ship(2, [1, 0])] });
    expect(arrowUnder(drawn(drifting, 1, STILL), { x: 460, y: 460 })).toBeNull();
  });
});
