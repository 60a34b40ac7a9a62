import type { Json } from '../../../src/engine/json.ts';
import type { Recording, SeatInfo } from '../../../src/engine/recording.ts';
import type { SpurCommand, SpurPosition } from '../../../src/games/orions-spur/index.ts';
import { alone, spurs } from './spurs.ts';

type Fleet = NonNullable<SpurPosition['1']>;

const TERRANS: Fleet = {
  ships: [
    'Mars B3',
    'Venus M3',
    'Ceres F3',
    'Ceres F2',
    { design: 'Phobos', slot: 'F4', shield: 0, hull: 1 },
    { design: 'Deimos', slot: 'M2', energy: 1, overcharged: true },
  ],
  hand: [
    'Heavy Torpedo',
    'Plasma Cannon',
    'Laser Lattice',
    'Particle Beam',
    'Shield Surge',
    'Federation Reserves',
    'Tactical Review',
  ],
  discard: ['Missile Salvo', 'Rail Slug'],
  recruitment: 3,
  trophies: ['2:hss-scale#3'],
};
const HSSUK: Fleet = {
  ships: ['Elder B3', 'Clanguard M3', 'Scale F3', 'Scale F2', 'Bulwark F4'],
  hand: ['Black Clan Broadside', 'Siege Lance', 'Angle the Hull', 'Scale Plating', 'Tail Battery'],
};
const CHURRAP: Fleet = {
  ships: ['Roost B3', 'Harrier M3', 'Swift F3', 'Swift F2', 'Kite F4'],
  hand: ['Talon Pass', 'Wing Guns', 'Wing Roll', 'Thermal Rise'],
};
const MROOSHEN: Fleet = {
  ships: ['Pridelord B3', 'Prowler M3', 'Cub F3', 'Cub F2', 'Stalker F4'],
  hand: ['Pounce', 'Snapping Jaw', 'Thick Hide', 'Boarding Claws'],
};
const FLEETS = [TERRANS, HSSUK, CHURRAP, MROOSHEN];
const SPECIES = ['terran', 'hssuk', 'churrap', 'mrooshen'];

/** A match of so many fleets in the middle of a game; `plies` = the orders given since. */
export const spurFile = (
  seats: readonly SeatInfo[],
  {
    plies = [],
    options = {},
    activeSeat = '1',
    fleets = FLEETS,
  }: {
    readonly plies?: readonly (readonly [seat: string, command: SpurCommand])[];
    readonly options?: { readonly [key: string]: Json };
    readonly activeSeat?: string;
    readonly fleets?: readonly Fleet[];
  } = {},
): Recording =>
  spurs.file({
    seats,
    options: { seats: seats.length, species: SPECIES.slice(0, seats.length), ...options },
    position: {
      ...Object.fromEntries(seats.map(({ seat }, place) => [seat, fleets[place]!])),
      turn: 5,
      round: 3,
      activeSeat,
      firstSeat: '1',
    },
    plies,
  });

/** The computer's Elder has fired at a Ceres: the person may counterfire with two cards, block, or pass. */
export const spurWindow = (seats: readonly SeatInfo[] = alone()): Recording =>
  spurFile(seats, {
    activeSeat: '2',
    plies: [
      [
        '2',
        {
          type: 'attack',
          ship: '2:hss-elder#1',
          source: '2:hss-black-clan-broadside#1',
          target: '1:ter-ceres#1',
          overcharge: false,
        },
      ],
    ],
  });
