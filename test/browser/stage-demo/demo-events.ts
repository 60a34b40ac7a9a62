import type { OrionsGateEvent } from '../../../src/games/orions-gate/index.ts';

const roll = { drawn: [4, 5], kept: [4, 5], emp: false, total: 9 };
const hit = (attacker: string, target: string, kind: string, good: boolean): OrionsGateEvent =>
  ({
    type: 'hitRolled',
    attacker,
    target,
    weapon: { slot: 1, kind },
    gap: 9000,
    roll,
    accuracy: [],
    evasion: 9,
    hit: good,
  }) as unknown as OrionsGateEvent;

/** One short film each, by name. */
export const films: { readonly [name: string]: readonly OrionsGateEvent[] } = {
  move: [
    { type: 'displaced', unit: 'a1.1', cause: 'path', via: [], to: { x: 31500, y: 14500, heading: 7500, table: 1 } },
    {
      type: 'displaced',
      unit: 'b1.8',
      cause: 'path',
      via: [{ x: 34000, y: 32000 }],
      to: { x: 35500, y: 28500, heading: 30500, table: 1 },
    },
  ],
  cannon: [hit('a1.3', 'b1.10', 'cannon', true)],
  miss: [hit('a1.3', 'b1.10', 'cannon', false)],
  railgun: [hit('b1.8', 'a1.3', 'railgun', true)],
  torpedo: [hit('a1.1', 'b1.7', 'torpedo', true)],
  missiles: [hit('b1.9', 'a1.3', 'missileCluster', true)],
  hangar: [hit('b1.7', 'a1.3', 'hangar', true)],
  giga: [hit('a1.1', 'b1.7', 'gigaCannon', true)],
  pull: [
    { type: 'pulled', unit: 'a1.3', by: 'b1.7', slot: 5, roll, stoppedBy: null },
    { type: 'displaced', unit: 'a1.3', cause: 'pull', via: [], to: { x: 38900, y: 21500, heading: 5200, table: 1 } },
  ],
  death: [
    {
      type: 'destroyed',
      unit: 'b1.9',
      cause: { kind: 'attack', by: 'a1.1', weapon: { slot: 1, kind: 'cannon' } },
      scoredBy: 'A',
    },
  ],
  wound: [
    { type: 'damaged', unit: 'b1.7', points: 2, cause: { kind: 'ram', by: 'a1.1' }, slots: [{ slot: 1, damage: 2 }] },
  ],
  ram: [
    { type: 'displaced', unit: 'a1.1', cause: 'ram', via: [], to: { x: 31500, y: 12800, heading: 7500, table: 1 } },
    { type: 'autoHit', target: 'a1.4', cause: { kind: 'ram', by: 'a1.1' } } as unknown as OrionsGateEvent,
  ],
  danger: [{ type: 'dangerRolled', unit: 'a1.6', roll, success: false } as unknown as OrionsGateEvent],
  warp: [
    { type: 'displaced', unit: 'a1.5', cause: 'warp', via: [], to: { x: 20500, y: 8500, heading: 4000, table: 1 } },
  ],
  emp: [{ ...hit('b1.9', 'a1.6', 'primary', true), roll: { ...roll, emp: true } } as unknown as OrionsGateEvent],
  glance: [{ type: 'damageRolled', target: 'b1.7', success: false } as unknown as OrionsGateEvent],
  arrive: [
    {
      type: 'deployed',
      unit: 'a1.1',
      pose: { x: 30000, y: 8500, heading: 9000, table: 1 },
    } as unknown as OrionsGateEvent,
  ],
};
