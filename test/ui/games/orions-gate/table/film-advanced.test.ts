import { describe, expect, it } from 'vitest';
import type { OrionsGateEvent } from '../../../../../src/games/orions-gate/index.ts';
import type { Cast } from '../../../../../src/ui/table/motion/cue.ts';
import type { Reel } from '../../../../../src/ui/table/motion/reel.ts';
import { directAdvanced } from '../../../../../src/ui/games/orions-gate/table/motion/film-advanced.ts';
import type { Actor } from '../../../../../src/ui/games/orions-gate/table/world/tableau.ts';

const actor = (id: string, x: number): Actor => ({
  id,
  name: id,
  unitType: 'destroyers',
  side: id.startsWith('a') ? 'A' : 'B',
  radius: 1000,
  x,
  y: 10000,
  heading: 0,
  pips: ['half', 'full', 'full'],
  boxes: [2, 2, 2],
  kinds: ['shield', 'cannon', 'engine'],
  damage: [1, 0, 0],
  hurt: 0,
  spent: false,
  wreck: false,
  stealth: false,
  captured: false,
  cargo: 0,
});

/** What stands there after some facts, and how many pictures they took. */
function filmed(
  events: readonly object[],
  still = false,
): { readonly cast: Cast<Actor>; readonly cues: Reel<Actor>['cues']; readonly ms: number } {
  const cast: Cast<Actor> = new Map([actor('a1.1', 10000), actor('b1.1', 20000)].map((one) => [one.id, one]));
  const reel: Reel<Actor> = { cues: [], now: 0, cast, after: cast, still, seed: 7, dice: new Map() };
  for (const event of events) directAdvanced(reel, event as OrionsGateEvent);
  return { cast, cues: reel.cues, ms: reel.now };
}

describe('films of the advanced rules', () => {
  it('OG-13.6 a ship that is taken flies for the other side; the one that took it stays as it is', () => {
    const { cast, cues } = filmed([
      { type: 'boardingRolled', unit: 'a1.1', target: 'b1.1' },
      { type: 'captured', unit: 'b1.1', by: 'a1.1', side: 'A', captain: 'a1' },
    ]);
    expect(cast.get('b1.1')).toEqual({ ...actor('b1.1', 20000), side: 'A', captured: true });
    expect(cast.get('a1.1')).toEqual(actor('a1.1', 10000));
    expect(cues).toHaveLength(2);
    // Taken back it flies its own colours again.
    expect(filmed([{ type: 'captured', unit: 'b1.1', by: 'b1.2', side: 'B', captain: 'b1' }]).cast.get('b1.1')).toEqual(
      actor('b1.1', 20000),
    );
  });

  it('OG-9.39 OG-8.6 stealth and repairs show on the ship they are about', () => {
    const { cast } = filmed([
      { type: 'stealthSwitched', unit: 'a1.1', slot: 2, on: true },
      { type: 'repaired', unit: 'b1.1', by: 'b1.1', slot: 1, damage: 0 },
    ]);
    expect(cast.get('a1.1')).toEqual({ ...actor('a1.1', 10000), stealth: true });
    expect(cast.get('b1.1')!.pips).toEqual(['full', 'full', 'full']);
    expect(
      filmed([
        { type: 'stealthSwitched', unit: 'a1.1', slot: 2, on: true },
        { type: 'stealthSwitched', unit: 'a1.1', slot: 2, on: false },
      ]).cast.get('a1.1')!.stealth,
    ).toBe(false);
  });

  it('OG-9.35 OG-9.34 what is laid shows where it lies, and what is only told takes no time', () => {
    const piece = {
      id: 'P1',
      name: 'Debris 1',
      kind: 'obscuring',
      parts: [{ kind: 'circle', x: 30000, y: 20000, radius: 500 }],
    };
    const { cues } = filmed([
      { type: 'minePlaced', unit: 'a1.1', slot: 1, mine: { id: 'M1', side: 'A', table: 1, x: 15000, y: 12000 } },
      { type: 'debrisPlaced', unit: 'b1.1', slot: 1, table: 1, piece },
    ]);
    const lights = cues.map((cue) => cue.effects!(0.5, new Map()));
    expect(
      lights.map(
        (list) => list.length > 0 && list.every(({ x }) => Math.abs(x - [15000, 30000][lights.indexOf(list)]!) < 3000),
      ),
    ).toEqual([true, true]);
    expect(
      filmed([
        { type: 'salvageClosed', unit: 'a1.1', repaired: true },
        { type: 'debrisDeclined', unit: 'a1.1', slot: 1 },
      ]),
    ).toMatchObject({ cues: [], ms: 0 });
    for (const cue of filmed(
      [
        { type: 'mineExploded', unit: 'a1.1', mine: 'M1' },
        { type: 'backfired', unit: 'a1.1', slot: 1 },
      ],
      true,
    ).cues)
      expect(cue.effects!(0.5, new Map())).toHaveLength(1);
  });
});
