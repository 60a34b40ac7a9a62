import { describe, expect, it } from 'vitest';
import type { BattlespaceSiriusEvent } from '../../../../src/games/battlespace-sirius/index.ts';
import { hasteOf } from '../../../../src/ui/games/battlespace-sirius/haste.ts';
import type { LoggedPly } from '../../../../src/ui/match/log.ts';
import { duel, ship, viewFor } from '../../../helpers/bs-position.ts';

const view = viewFor(duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0]), ship(3, [2, 0])] }), 1);
const isHere = (seat: string) => seat === '1';
const log = (seat: string, ...events: readonly BattlespaceSiriusEvent[]): LoggedPly<BattlespaceSiriusEvent> => ({
  plies: 1,
  seat,
  events,
  lines: [],
});
const turn = (seat: string): BattlespaceSiriusEvent => ({ type: 'turnBegan', seat, turn: 2, round: 1 });
const still = (seat: string): BattlespaceSiriusEvent => ({ type: 'heldStill', seat, auto: false });
const haste = (
  now: LoggedPly<BattlespaceSiriusEvent>,
  before: readonly LoggedPly<BattlespaceSiriusEvent>[] = [],
  of = view,
) => hasteOf(now, { log: before, view: of }, isHere);

describe('haste', () => {
  it('shows what concerns a person here at the own speed', () => {
    expect(haste(log('1', still('1')))).toBe(1);
    expect(haste(log('2', { type: 'locked', seat: '2', target: '1', locks: [], auto: true }))).toBe(1);
    expect(
      haste(log('2', { type: 'vesselLost', seat: '3', by: '2', kind: 'ship', cell: [2, 0], lifeboat: null })),
    ).toBe(1);
  });

  it('shows others the faster, the more of their turns passed since the last decision here', () => {
    const own = log('1', still('1'), turn('2'));
    expect(haste(log('2', still('3')), [own])).toBe(2);
    expect(haste(log('3', still('2')), [own, log('2', turn('3'))])).toBe(3);
    // What begins the own turn is still about others.
    expect(
      haste(log('3', still('2'), turn('1')), [own, log('2', turn('3')), log('3', turn('4')), log('4', turn('5'))]),
    ).toBe(4);
  });

  it('leaves a duel at the own speed', () => {
    const two = viewFor(duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])] }), 1);
    expect(haste(log('2', still('2')), [], two)).toBe(1);
  });
});
