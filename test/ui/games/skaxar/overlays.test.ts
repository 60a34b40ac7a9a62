import { describe, expect, it } from 'vitest';
import type { SkaxarEvent } from '../../../../src/games/skaxar/index.ts';
import { hasteOf } from '../../../../src/ui/games/skaxar/haste.ts';
import { endOf } from '../../../../src/ui/games/skaxar/hud/end-data.ts';
import { lyingIn, shapeIn } from '../../../../src/ui/games/skaxar/insets.ts';
import { overlaysOf } from '../../../../src/ui/games/skaxar/overlays.ts';
import { openTool } from '../../../../src/ui/games/skaxar/tools/reduce.ts';
import { IDLE, type Tool } from '../../../../src/ui/games/skaxar/tools/tool.ts';
import { play, resign, viewFor, newGame } from '../../../helpers/sk-position.ts';
import { positionH, positionP, positionQ, workedGame } from '../../../helpers/sk-worked-game.ts';

const lying = { shape: 'wide', part: null } as const;
const drawn = (match = positionQ(), seat: 'A' | 'B' = 'B', tool: Tool = openTool(viewFor(match, seat)), busy = false) =>
  overlaysOf({ view: viewFor(match, seat), tool, pointed: null, busy, lying }, seat);

describe('aids on the table of Skaxar', () => {
  it('marks each card that can be bought with what it would do, and says what is missing of the others', () => {
    const aids = drawn();
    expect(aids).toContainEqual({ kind: 'decides', seat: 'B' });
    expect(aids.filter(({ kind }) => kind === 'mark')).toHaveLength(6);
    expect(aids).toContainEqual({ kind: 'effect', slot: 1, tone: 'same', label: 'No effect now' });
    const poor = drawn(positionP(), 'A');
    expect(poor.filter(({ kind }) => kind === 'mark')).toEqual(
      [2, 6].map((slot) => ({ kind: 'mark', target: { kind: 'shop', slot }, emphasis: 'offered' })),
    );
  });

  it('shows the totals with the card in hand', () => {
    const aids = drawn(positionQ(), 'B', { kind: 'shop', slot: 5, ship: null });
    expect(aids).toContainEqual({ kind: 'mark', target: { kind: 'shop', slot: 5 }, emphasis: 'chosen' });
    // X24 6/2 with Torpedo Rack; E16 6/3 stays.
    expect(aids).toContainEqual({ kind: 'would', seat: 'B', totals: { firepower: 9, shield: 2 } });
    expect(aids).toContainEqual({ kind: 'would', seat: 'A', totals: { firepower: 6, shield: 3 } });
  });

  it('SK-10.3 offers the filled slots of the asteroid row', () => {
    const offered = drawn(positionH()).flatMap((aid) =>
      aid.kind === 'mark' && aid.target.kind === 'asteroid' ? [aid.target.slot] : [],
    );
    expect(offered).toEqual([1, 2, 4, 5]);
  });

  it('SK-10.3 brings the asteroid row to fit while one is chosen on a small screen', () => {
    const phone = { shape: 'phone', part: 'fields' } as const;
    const framed = (match: ReturnType<typeof positionH>, busy = false) => {
      const view = viewFor(match, 'B');
      return overlaysOf({ view, tool: openTool(view), pointed: null, busy, lying: phone }, 'B').find(
        ({ kind }) => kind === 'shape',
      );
    };
    expect(framed(positionH())).toEqual({ kind: 'shape', shape: 'phone', part: 'asteroids' });
    expect(framed(positionH(), true)).toEqual({ kind: 'shape', ...phone });
    expect(framed(positionQ())).toEqual({ kind: 'shape', ...phone });
  });

  it('takes the room of the piles on a phone for ships and items where more lie there than can be read', () => {
    const view = viewFor(positionQ(), 'A');
    const shapeOf = (part: Partial<(typeof view.sides)[number]>) => {
      const sides = view.sides.map((side, at) => (at === 1 ? { ...side, ...part } : side));
      return shapeIn({ shape: 'phone', part: 'fields' }, { sides: sides as unknown as typeof view.sides });
    };
    const lead = { ship: 'B-X04', reinforcement: false };
    const cards = ['I25', 'I34', 'I35'];
    expect(shapeOf({ field: [lead, lead], equipped: cards.slice(1) })).toBe('phone');
    expect(shapeOf({ field: [lead, lead, lead] })).toBe('tall');
    expect(shapeOf({ equipped: cards })).toBe('tall');
    expect(shapeIn({ shape: 'wide', part: null }, view)).toBe('wide');
  });

  it('draws no aid while things move, and none once it is over, but what is pointed at', () => {
    expect(drawn(positionQ(), 'B', IDLE, true)).toEqual([{ kind: 'shape', shape: 'wide' }]);
    const pointed = { kind: 'shop', slot: 2 } as const;
    const over = viewFor(play(newGame().match, 'A', resign).match, 'A');
    expect(
      overlaysOf({ view: over, tool: IDLE, pointed, busy: false, lying: { shape: 'tall', part: 'fields' } }, 'A'),
    ).toEqual([
      { kind: 'shape', shape: 'tall', part: 'fields' },
      { kind: 'mark', target: pointed, emphasis: 'pointed' },
    ]);
  });
});

describe('how the table lies', () => {
  it('is wide on a desk, tall where the room is, the fields alone over the panel of a phone', () => {
    expect(lyingIn(1048, 838, false)).toEqual({ shape: 'wide', part: null });
    expect(lyingIn(692, 704, false)).toEqual({ shape: 'square', part: null });
    expect(lyingIn(428, 960, false)).toEqual({ shape: 'tall', part: null });
    expect(lyingIn(378, 330, true)).toEqual({ shape: 'phone', part: 'fields' });
    expect(lyingIn(378, 700, true)).toEqual({ shape: 'tall', part: null });
  });
});

describe('haste', () => {
  const turn: SkaxarEvent = { type: 'turnBegan', turn: 2, battle: 1 };
  const passed: SkaxarEvent = { type: 'passed', seat: 'B', window: 'session' };
  const here = (seat: string) => seat === 'A' || seat === 'B';

  it('shows a purchase at the own speed and turns nobody decides in the faster, the more of them follow', () => {
    expect(hasteOf({ events: [passed] }, here)).toBe(1);
    expect(hasteOf({ events: [passed, turn] }, here)).toBe(1);
    expect(hasteOf({ events: [passed, turn, turn] }, here)).toBe(2);
    expect(hasteOf({ events: [passed, turn, turn, turn, turn, turn] }, here)).toBe(3);
    expect(hasteOf({ events: [passed] }, () => false)).toBe(2);
  });
});

describe('result', () => {
  const seats = [
    { seat: 'A', player: 'human', name: 'Ada' },
    { seat: 'B', player: 'human', name: 'Ben' },
  ];

  it('SK-12.8 names winner and reason, and counts money, ships, destroyed, spent and harvests of both', () => {
    const game = workedGame(9);
    const end = play(game.match, 'A', resign);
    const log = [{ plies: 0, seat: null, events: [...game.events, ...end.events], lines: [] }];
    const result = endOf({ view: viewFor(end.match, 'A'), log }, seats)!;
    expect(result).toMatchObject({
      reason: 'Earth has resigned.',
      closing: 'The empty planet has found its owner: Skaxar stays.',
      emblem: 'X01',
    });
    // C90 and the table of chapter 18.
    expect(result.rows).toEqual([
      {
        seat: 'A',
        name: 'Earth',
        player: 'Ada',
        won: false,
        money: 2000,
        ships: 23,
        destroyed: 8,
        spent: 21000,
        bought: 4,
        harvests: 0,
        harvested: 0,
      },
      {
        seat: 'B',
        name: 'Skaxar',
        player: 'Ben',
        won: true,
        money: 9000,
        ships: 17,
        destroyed: 3,
        spent: 13000,
        bought: 4,
        harvests: 2,
        harvested: 8000,
      },
    ]);
    expect(endOf({ view: viewFor(game.match, 'A'), log }, seats)).toBeNull();
  });
});
