import { describe, expect, it } from 'vitest';
import {
  adjacentTo,
  autoLayout,
  columnFound,
  flagshipOf,
  SLOTS,
  targetable,
} from '../../../src/games/orions-spur/rules/formation.ts';
import { designOf } from '../../../src/games/orions-spur/data/cards.ts';
import type { SpurCommand } from '../../../src/games/orions-spur/command.ts';
import {
  after,
  attack,
  duel,
  fleet,
  isLegal,
  keep,
  places,
  refusal,
  regroup,
  reorganize,
  shipIn,
  stand,
  table,
  type Table,
} from '../../helpers/os-position.ts';

const names = (ships: readonly { readonly id: string; readonly slot: string | null }[]) =>
  ships.map(({ id, slot }) => `${designOf(id).name} ${slot}`);
const seen = (match: Table, seat = '2') => names(targetable(match.state, seat));
/** A fleet of seat 2 of the Terrans, looked at by seat 1. */
const facing = (ships: readonly string[], options = {}) =>
  table({
    options: { species: ['terran', 'terran'], ...options },
    '1': { ships: ['Ganymede B3', 'Ceres F3'] },
    '2': { ships },
  });
/** A Regroup of seat 1 that waits for a layout. */
const regrouping = (ships: readonly string[], options = {}) =>
  table({ phase: 'regrouping', options, '1': { ships }, '2': { ships: ['Scale B3'] } });

describe('the fleet area', () => {
  it('OS-3.1, OS-0.9, OS-0.6 two rows of five slots and the flagship behind', () => {
    expect(SLOTS.join(' ')).toBe('F1 F2 F3 F4 F5 M1 M2 M3 M4 M5 B1 B2 B3 B4 B5');
    expect(refusal(regrouping(['Mars B3', 'Ceres F3']), reorganize({ B3: '1:Mars', X3: '1:Ceres' }))).toBe(
      'OS-3.4: There is no slot "X3".',
    );
  });

  it('OS-3.2, OS-3.12, OS-C20 the standard fleet laid by itself', () => {
    const match = regrouping(['Ceres', 'Ceres', 'Venus', 'Mars']);
    const layout = autoLayout(fleet(match, '1'));
    expect(layout).toEqual(places({ B3: '1:Mars', M3: '1:Venus', F3: '1:Ceres', F2: '1:Ceres#2' }));
    const set = after(match, { type: 'reorganize', layout });
    expect(seen(set, '1')).toEqual(['Ceres F2', 'Ceres F3']);
  });

  it('OS-3.3, OS-0.10, OS-C7 the flagship in name when the back row is empty', () => {
    const match = facing(['Venus M3', 'Ceres F3', 'Ceres F2']);
    const flagship = flagshipOf(match.state, '2')!;
    expect(names([flagship])).toEqual(['Venus M3']);
  });

  it('OS-C8 of two ships of equal VP either may lead', () => {
    const match = regrouping(['Mars', 'Europa', 'Ceres']);
    for (const [back, front] of [
      ['1:Mars', '1:Europa'],
      ['1:Europa', '1:Mars'],
    ] as const)
      expect(isLegal(match, reorganize({ B3: back, M3: front, F1: '1:Ceres' }))).toBe(true);
  });
});

describe('layouts', () => {
  const four = regrouping(['Ceres', 'Ceres', 'Venus', 'Mars']);

  it('OS-3.4, OS-C9, OS-X48 the column of the flagship needs a ship ahead', () => {
    const layout = { B3: '1:Mars', M1: '1:Venus', F1: '1:Ceres', F2: '1:Ceres#2' };
    expect(refusal(four, reorganize(layout))).toBe('OS-3.4: Column 3 needs a ship in front of the flagship Mars.');
    const dropped = regrouping(['Ceres', 'Ceres', 'Venus', 'Mars'], { flagshipExposure: 'rowsEmpty' });
    expect(isLegal(dropped, reorganize(layout))).toBe(true);
  });

  it('OS-C10 any column will do', () => {
    expect(isLegal(four, reorganize({ B1: '1:Mars', F1: '1:Ceres', M2: '1:Venus', F5: '1:Ceres#2' }))).toBe(true);
  });

  it('OS-C11 a ship of lower VP cannot lead', () => {
    const layout = { B3: '1:Venus', M3: '1:Mars', F3: '1:Ceres', F2: '1:Ceres#2' };
    expect(refusal(four, reorganize(layout))).toBe('OS-3.4: Mars (3 VP) must be the flagship, not Venus (2 VP).');
  });

  it('OS-X49 nor may a recruit of higher VP stand in the rows', () => {
    const match = regrouping(['Ganymede', 'Mars']);
    expect(refusal(match, reorganize({ B3: '1:Mars', F3: '1:Ganymede' }))).toBe(
      'OS-3.4: Ganymede (4 VP) must be the flagship, not Mars (3 VP).',
    );
  });

  it('OS-X50 every ship has a place, and one only', () => {
    expect(refusal(four, reorganize({ B3: '1:Mars', M3: '1:Venus', F3: '1:Ceres' }))).toBe(
      'OS-3.4: Ceres has no place in the layout.',
    );
    expect(refusal(four, reorganize({ B3: '1:Mars', M3: '1:Venus', F3: '1:Venus' }))).toBe(
      'OS-3.4: Venus has two places in the layout.',
    );
    expect(refusal(four, reorganize({ B3: '2:Scale' }))).toBe('OS-3.4: "2:hss-scale#1" is not a ship of your fleet.');
    expect(refusal(four, reorganize({ B3: '1:Mars', B2: '1:Venus', F3: '1:Ceres', F2: '1:Ceres#2' }))).toBe(
      'OS-3.4: Exactly one ship stands in the back row; there are 2.',
    );
  });

  it('OS-C12 a single ship stands in the back row', () => {
    const match = regrouping(['Ceres']);
    expect(isLegal(match, reorganize({ B2: '1:Ceres' }))).toBe(true);
    expect(isLegal(match, reorganize({ F2: '1:Ceres' }))).toBe(false);
    const none: SpurCommand = { type: 'reorganize', layout: {} };
    expect(isLegal(regrouping([]), none)).toBe(true);
  });
});

describe('who can be targeted', () => {
  it('OS-3.5, OS-3.6, OS-C13 the foremost ship of each column, the flagship too when it is', () => {
    expect(seen(facing(['Venus F3', 'Ceres M3', 'Mars B3', 'Ceres M2']))).toEqual(['Ceres M2', 'Venus F3']);
  });

  it('OS-3.11, OS-C14 it is found anew as ships are lost', () => {
    const first = facing([
      { design: 'Venus', slot: 'F3', hull: 1, shield: 0 } as never,
      'Ceres M3',
      'Mars B3',
      'Ceres M2',
    ]);
    const shot = after(first, attack('1:Ganymede', 'weapon', '2:Venus'));
    const gone = shot.state.window ? after(shot, { type: 'pass', rest: true }) : shot;
    expect(stand(gone, '2:Venus')).toBe('gone');
    expect(seen(gone)).toEqual(['Ceres M2', 'Ceres M3']);
    expect(seen(facing(['Mars B3', 'Ceres M2']))).toEqual(['Ceres M2', 'Mars B3']);
    expect(shipIn(gone, '2:Ceres').slot).toBe('M3');
  });

  it('OS-3.7, OS-C15 with rowsEmpty the flagship is left out while a ship stands in the rows', () => {
    expect(seen(facing(['Mars B3', 'Ceres F1'], { flagshipExposure: 'rowsEmpty' }))).toEqual(['Ceres F1']);
    expect(seen(facing(['Mars B3', 'Ceres F1']))).toEqual(['Ceres F1', 'Mars B3']);
  });

  it('OS-3.8, OS-0.11, OS-C16, OS-C17 the second ship of a column, empty slots skipped', () => {
    const match = facing(['Ceres F3', 'Mars B3', 'Ceres M2']);
    const column = (at: number) => names(columnFound(match.state, '2', at));
    expect(column(3)).toEqual(['Ceres F3', 'Mars B3']);
    expect(column(2)).toEqual(['Ceres M2']);
  });

  it('OS-3.9 a suppressed ship is skipped', () => {
    const ships = [{ design: 'Ceres', slot: 'F3', suppressed: true } as never, 'Venus M3', 'Mars B3'];
    expect(seen(facing(ships))).toEqual(['Venus M3']);
  });

  it('OS-3.10, OS-0.12, OS-C18, OS-C19 neighbours stand side by side, not across', () => {
    const full = facing([
      'Ceres F1',
      'Ceres F2',
      'Phobos F3',
      'Phobos F4',
      'Venus M1',
      'Venus M2',
      'Deimos M3',
      'Mars M4',
      'Ganymede B3',
    ]);
    const beside = (name: string) => names(adjacentTo(full.state, shipIn(full, name)));
    expect(beside('2:Phobos')).toEqual(['Ceres F2', 'Phobos F4', 'Deimos M3']);
    expect(beside('2:Deimos')).toEqual(['Phobos F3', 'Venus M2', 'Mars M4', 'Ganymede B3']);
    expect(beside('2:Ceres')).toEqual(['Ceres F2', 'Venus M1']);
    const back = facing(['Ceres M2', 'Mars B2', 'Ceres F3']);
    expect(names(adjacentTo(back.state, shipIn(back, '2:Mars')))).toEqual(['Ceres M2']);
    const apart = facing(['Ceres F3', 'Mars B3']);
    expect(adjacentTo(apart.state, shipIn(apart, '2:Mars'))).toEqual([]);
  });
});

describe('arranging in a Regroup', () => {
  it('OS-9.7, OS-C92 a recruit of higher VP becomes the flagship', () => {
    const match = duel({ ships: ['Mars B3', 'Ceres F3'], recruitment: 7 }, { ships: ['Scale B3'] });
    const bought = after(match, regroup('1'), { type: 'recruit', design: 'ter-ganymede' });
    expect(refusal(bought, keep)).toBe('OS-9.7: Ganymede has no place yet; the fleet must be arranged.');
    expect(isLegal(bought, reorganize({ B3: '1:Ganymede', M3: '1:Mars', F3: '1:Ceres' }))).toBe(true);
    expect(isLegal(bought, reorganize({ B3: '1:Mars', M3: '1:Ganymede', F3: '1:Ceres' }))).toBe(false);
  });

  it('OS-C93 without a flagship the places cannot be kept', () => {
    const match = regrouping(['Venus M3', 'Ceres F2']);
    expect(refusal(match, keep)).toBe('OS-3.4: Exactly one ship stands in the back row; there are 0.');
    expect(isLegal(match, reorganize({ B3: '1:Venus', F3: '1:Ceres' }))).toBe(true);
    expect(refusal(match, { type: 'reorganize' })).toBe('OS-13.12: Give either a layout or keep: true.');
  });
});
