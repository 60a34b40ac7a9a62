import type { CardType, Effect, Face, ModifierKind } from './faces.ts';

const damage = (s: number, a: number, h: number): Effect => ({ type: 'damage', packet: { s, a, h } });

const modifier = (
  kind: ModifierKind,
  value: number,
  scope: 'ship' | 'fleet',
  duration: 'turn' | 'ownNext',
): Effect => ({ type: 'modifier', kind, value, scope, duration });

interface Flags {
  readonly missile?: boolean;
  readonly splash?: number;
  readonly reachSecond?: boolean;
}

/** A row in the order of the columns; copies are those of Terran, H'ssuk, Churrap and Mroo'shen. */
function row(
  id: string,
  name: string,
  type: CardType,
  energy: number,
  [terran, hssuk, churrap, mrooshen]: readonly [number, number, number, number],
  effects: readonly Effect[],
  { missile = false, splash = 0, reachSecond = false }: Flags = {},
): Face {
  return {
    id,
    name,
    type,
    energy,
    copies: { terran, hssuk, churrap, mrooshen },
    effects,
    missile,
    splash,
    reachSecond,
  };
}

/** OS-17.10: the core, which comes first in a deck before it is shuffled (OS-15.2). */
const CORE: readonly Face[] = [
  row('core-missile-salvo', 'Missile Salvo', 'attack', 1, [3, 3, 3, 2], [damage(0, 2, 0)], { missile: true }),
  row('core-heavy-torpedo', 'Heavy Torpedo', 'attack', 2, [1, 1, 1, 1], [damage(0, 4, 0)], { missile: true }),
  row('core-plasma-cannon', 'Plasma Cannon', 'attack', 3, [2, 3, 1, 2], [damage(3, 0, 3)]),
  row('core-ion-burst', 'Ion Burst', 'attack', 1, [1, 1, 2, 1], [damage(3, 0, 0)]),
  row('core-rail-slug', 'Rail Slug', 'attack', 2, [1, 1, 1, 3], [damage(0, 0, 2)]),
  row('core-particle-beam', 'Particle Beam', 'attackReaction', 1, [5, 4, 4, 3], [damage(0, 2, 0)]),
  row('core-point-defense', 'Point Defense', 'reaction', 0, [2, 2, 1, 1], [{ type: 'intercept', n: 3 }]),
  row('core-shield-surge', 'Shield Surge', 'reaction', 1, [2, 1, 1, 1], [{ type: 'block', n: 2 }]),
  row('core-hard-over', 'Hard Over', 'reaction', 2, [1, 1, 2, 1], [{ type: 'evade', missilesOnly: false }]),
  row('core-angle-the-hull', 'Angle the Hull', 'reaction', 1, [1, 1, 1, 1], [{ type: 'halve' }]),
  row('core-tactical-review', 'Tactical Review', 'draw', 0, [3, 2, 1, 2], [{ type: 'draw', n: 2 }]),
  row('core-damage-control', 'Damage Control', 'repair', 0, [1, 2, 1, 2], [{ type: 'repairHull', n: 2 }]),
  row('core-shield-cell', 'Shield Cell', 'repair', 0, [1, 1, 1, 1], [{ type: 'repairShield', n: 2 }]),
];

/** OS-17.11 to OS-17.14: the cards of the species. */
const OWN: readonly Face[] = [
  row('ter-cluster-missile', 'Cluster Missile', 'attack', 2, [3, 0, 0, 0], [damage(0, 2, 0)], {
    missile: true,
    splash: 1,
  }),
  row('ter-laser-volley', 'Laser Volley', 'attack', 2, [2, 0, 0, 0], [damage(1, 3, 0)]),
  row('ter-laser-lattice', 'Laser Lattice', 'attackReaction', 2, [4, 0, 0, 0], [damage(0, 3, 0)]),
  row('ter-grey-bulkheads', 'Grey Bulkheads', 'reaction', 1, [2, 0, 0, 0], [{ type: 'blockType' }]),
  row('ter-elf-helmsman', 'Elf Helmsman', 'reaction', 1, [1, 0, 0, 0], [{ type: 'evade', missilesOnly: true }]),
  row(
    'ter-sensor-sweep',
    'Sensor Sweep',
    'draw',
    0,
    [2, 0, 0, 0],
    [{ type: 'draw', n: 2 }, modifier('reach', 1, 'ship', 'turn')],
  ),
  row('ter-dwarf-work-gang', 'Dwarf Work Gang', 'repair', 0, [2, 0, 0, 0], [{ type: 'repairHull', n: 3 }]),
  row(
    'ter-gnome-refit',
    'Gnome Refit',
    'special',
    0,
    [2, 0, 0, 0],
    [{ type: 'reEnable' }, { type: 'restoreEnergy', n: 2 }],
  ),
  row('ter-federation-reserves', 'Federation Reserves', 'special', 0, [1, 0, 0, 0], [{ type: 'recruitPoints', n: 2 }]),
  row(
    'ter-signal-jamming',
    'Signal Jamming',
    'special',
    0,
    [1, 0, 0, 0],
    [
      { type: 'forceDiscard', n: 1 },
      { type: 'draw', n: 1 },
    ],
  ),
  row(
    'ter-fire-control-uplink',
    'Fire-Control Uplink',
    'special',
    0,
    [1, 0, 0, 0],
    [modifier('bonus', 1, 'ship', 'turn')],
  ),
  row('hss-siege-lance', 'Siege Lance', 'attack', 3, [0, 3, 0, 0], [damage(0, 5, 0)], { reachSecond: true }),
  row('hss-black-clan-broadside', 'Black Clan Broadside', 'attack', 2, [0, 4, 0, 0], [damage(2, 0, 2)]),
  row('hss-tail-battery', 'Tail Battery', 'attackReaction', 1, [0, 2, 0, 0], [damage(1, 0, 1)]),
  row('hss-scale-plating', 'Scale Plating', 'reaction', 2, [0, 2, 0, 0], [{ type: 'block', n: 4 }]),
  row('hss-shield-of-the-clan', 'Shield of the Clan', 'reaction', 0, [0, 2, 0, 0], [{ type: 'redirect' }]),
  row(
    'hss-red-clan-counsel',
    'Red Clan Counsel',
    'draw',
    0,
    [0, 2, 0, 0],
    [
      { type: 'draw', n: 3 },
      { type: 'discard', n: 1 },
    ],
  ),
  row(
    'hss-long-hibernation',
    'Long Hibernation',
    'repair',
    0,
    [0, 2, 0, 0],
    [
      { type: 'repairShield', n: 1 },
      { type: 'repairHull', n: 2 },
    ],
  ),
  row('hss-gold-clan-trade', 'Gold Clan Trade', 'special', 0, [0, 2, 0, 0], [{ type: 'recruitPoints', n: 2 }]),
  row(
    'hss-blue-clan-study',
    'Blue Clan Study',
    'special',
    0,
    [0, 1, 0, 0],
    [
      { type: 'restoreEnergy', n: 1 },
      { type: 'draw', n: 1 },
    ],
  ),
  row('hss-imperial-decree', 'Imperial Decree', 'special', 0, [0, 2, 0, 0], [modifier('ward', 1, 'fleet', 'ownNext')]),
  row('chu-talon-pass', 'Talon Pass', 'attack', 1, [0, 0, 4, 0], [damage(0, 2, 0)]),
  row('chu-stooping-dive', 'Stooping Dive', 'attack', 2, [0, 0, 4, 0], [damage(0, 2, 1)]),
  row('chu-needle-swarm', 'Needle Swarm', 'attack', 1, [0, 0, 2, 0], [damage(0, 1, 0)], { missile: true, splash: 1 }),
  row('chu-wing-guns', 'Wing Guns', 'attackReaction', 0, [0, 0, 3, 0], [damage(0, 1, 0)]),
  row('chu-wing-roll', 'Wing Roll', 'reaction', 1, [0, 0, 3, 0], [{ type: 'evade', missilesOnly: false }]),
  row('chu-second-wings', 'Second Wings', 'reaction', 0, [0, 0, 1, 0], [{ type: 'evade', missilesOnly: true }]),
  row(
    'chu-thermal-rise',
    'Thermal Rise',
    'draw',
    0,
    [0, 0, 2, 0],
    [
      { type: 'restoreEnergy', n: 1 },
      { type: 'draw', n: 2 },
    ],
  ),
  row(
    'chu-nest-tenders',
    'Nest Tenders',
    'repair',
    0,
    [0, 0, 1, 0],
    [
      { type: 'repairShield', n: 2 },
      { type: 'repairHull', n: 1 },
    ],
  ),
  row('chu-updraft', 'Updraft', 'special', 0, [0, 0, 2, 0], [{ type: 'restoreEnergy', n: 2 }]),
  row('chu-wheel-about', 'Wheel About', 'special', 0, [0, 0, 1, 0], [{ type: 'moveShip', n: 2 }]),
  row('chu-mobbing-call', 'Mobbing Call', 'special', 0, [0, 0, 2, 0], [modifier('bonus', 1, 'fleet', 'turn')]),
  row('mro-boarding-claws', 'Boarding Claws', 'attack', 1, [0, 0, 0, 3], [damage(0, 1, 1)]),
  row('mro-pounce', 'Pounce', 'attack', 2, [0, 0, 0, 3], [damage(0, 1, 2)]),
  row('mro-rending-broadside', 'Rending Broadside', 'attack', 3, [0, 0, 0, 2], [damage(0, 3, 2)]),
  row('mro-snapping-jaw', 'Snapping Jaw', 'attackReaction', 1, [0, 0, 0, 3], [damage(0, 1, 1)]),
  row('mro-thick-hide', 'Thick Hide', 'reaction', 0, [0, 0, 0, 2], [{ type: 'block', n: 2 }]),
  row(
    'mro-pathfinders',
    'Pathfinders',
    'draw',
    0,
    [0, 0, 0, 2],
    [
      { type: 'recruitPoints', n: 1 },
      { type: 'draw', n: 1 },
    ],
  ),
  row(
    'mro-menial-crews',
    'Menial Crews',
    'repair',
    0,
    [0, 0, 0, 3],
    [
      { type: 'repairHull', n: 4 },
      { type: 'discard', n: 1 },
    ],
  ),
  row('mro-roar-of-the-pride', 'Roar of the Pride', 'special', 0, [0, 0, 0, 1], [{ type: 'forceDiscard', n: 2 }]),
  row(
    'mro-plunder-stores',
    'Plunder Stores',
    'special',
    0,
    [0, 0, 0, 2],
    [
      { type: 'recruitPoints', n: 1 },
      { type: 'forceDiscard', n: 1 },
    ],
  ),
  row('mro-boarding-party', 'Boarding Party', 'special', 0, [0, 0, 0, 1], [damage(0, 0, 1)], { reachSecond: true }),
  row('mro-leap-the-line', 'Leap the Line', 'special', 0, [0, 0, 0, 1], [modifier('reach', 1, 'ship', 'turn')]),
  row('mro-blood-up', 'Blood Up', 'special', 0, [0, 0, 0, 1], [modifier('bonus', 2, 'ship', 'turn')]),
];

/** All lines in the order of the tables. */
export const TACTICS: readonly Face[] = [...CORE, ...OWN];
