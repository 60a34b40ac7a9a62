import { describe, expect, it } from 'vitest';
import { limbAspect } from '../../../../../assets/art/retrograde/shape.ts';
import { WORLDS } from '../../../../../assets/art/retrograde/worlds.ts';
import { FIGURE_ICONS, UPGRADE_ICONS } from '../../../../../assets/icons/retrograde.ts';
import { ASSETS, printedOn, SEATS, UPGRADES } from '../../../../../src/games/retrograde/index.ts';
import { bodyOf } from '../../../../../src/ui/games/retrograde/table/berth.ts';
import { familyOf, orreryPalette } from '../../../../../src/ui/games/retrograde/table/palette.ts';
import { sunOver } from '../../../../../src/ui/games/retrograde/table/put-worlds.ts';

describe('pictures of the orrery', () => {
  it('has ground for every asset but the stations, which float', () => {
    const afloat = ASSETS.filter(({ id }) => !WORLDS[id]).map(({ id }) => id);
    expect(afloat.length).toBeGreaterThan(0);
    for (const id of afloat) expect(id).toMatch(/^(research|lagrange)-station/);
    for (const id of Object.keys(WORLDS)) expect(ASSETS.map((asset) => asset.id)).toContain(id);
  });

  it('gives homeworlds more room than all else, and Jupiter most', () => {
    const wide = (id: string): number => bodyOf(id).wide;
    for (const { id, cost } of ASSETS) {
      if (cost !== null) for (const home of ['earth', 'mars', 'jupiter']) expect(wide(id)).toBeLessThan(wide(home));
      expect(limbAspect(bodyOf(id))).toBeLessThan(0.6);
    }
    expect(Math.max(...ASSETS.map(({ id }) => wide(id)))).toBe(wide('jupiter'));
  });

  it('has a sign for every upgrade: an icon of its own, or the class it adds', () => {
    const bodies = UPGRADES.flatMap(({ id }) => UPGRADE_ICONS[id]?.body ?? []);
    expect(new Set(bodies).size).toBe(bodies.length);
    for (const { id } of UPGRADES)
      expect(UPGRADE_ICONS[id] === undefined, id).toBe(printedOn(id, 'addFacility') !== null);
    for (const { body } of Object.values(FIGURE_ICONS)) expect(body).toContain('<path');
  });

  it('tells the seats apart by hulls as well as by colour, in every palette', () => {
    expect(new Set(SEATS.map(familyOf)).size).toBe(2);
    for (const name of ['standard', 'deuteranopia', 'highContrast'] as const)
      expect(new Set(SEATS.map((seat) => orreryPalette(name).seat[seat])).size).toBe(2);
  });

  it('lights a world from where the sun stands over it', () => {
    expect(sunOver({ x: 0 })).toBeCloseTo(0);
    expect(sunOver({ x: 9000 })).toBe(-2);
    expect(sunOver({ x: -1500 })).toBe(1);
  });
});
