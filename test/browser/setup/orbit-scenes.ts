import type { RetrogradePosition } from '../../../src/games/retrograde/index.ts';

/** The last turn of a war: Mars is damaged, its guards are few, and Earth has something to do in each phase. */
export const DUEL: RetrogradePosition = {
  '1': {
    homeworld: { card: 'earth', upgrade: 'booster-rockets' },
    assets: [{ card: 'moon-1212' }],
    spacecraft: [
      { card: 'fast-attack-craft', at: '1-earth', orbital: 3 },
      { card: 'light-bomber', at: '1-moon-1212', orbital: 1 },
      { card: 'battleship', at: '2-mars', orbital: 1 },
    ],
    projects: [{ card: 'missile-frigate', at: '1-earth', points: 2 }],
    hand: ['destroyer', 'university', 'elite-fighter'],
    orbitCounter: 2,
  },
  '2': {
    homeworld: { card: 'mars', damage: 2, upgrade: 'missile-defense-system' },
    assets: [{ card: 'manufactory-b' }],
    spacecraft: [
      { card: 'heavy-frigate', at: '2-mars', orbital: 3, left: 0, damage: 1 },
      { card: 'elite-fighter', at: '2-manufactory-b', orbital: 3 },
    ],
    debris: [{ card: 'lav', at: '2-mars', orbital: 3 }],
    hand: ['destroyer', 'supergiant'],
    orbitCounter: 1,
  },
  phase: 'maneuvers',
  turn: 15,
  activeSeat: '1',
};

/** The middle of a war between Earth and Mars, in which a Missile Frigate may cross to the homeworld of the enemy. */
export const ORRERY: RetrogradePosition = {
  '1': {
    homeworld: { card: 'earth', damage: 1, upgrade: 'booster-rockets' },
    assets: [{ card: 'moon-1212', upgrade: 'university' }, { card: 'corporate-base-3322' }],
    spacecraft: [
      { card: 'missile-frigate', at: '1-earth', orbital: 4 },
      { card: 'fast-attack-craft', at: '1-earth', orbital: 2 },
      { card: 'battleship', at: '1-corporate-base-3322', orbital: 3 },
      { card: 'light-corvette', at: '1-moon-1212', orbital: 2 },
    ],
    projects: [{ card: 'destroyer', at: '1-earth', points: 3 }],
    hand: ['supergiant', 'missile-defense-system', 'elite-fighter', 'heavy-corvette'],
    orbitCounter: 3,
  },
  '2': {
    homeworld: { card: 'mars', damage: 2, upgrade: 'missile-defense-system' },
    assets: [{ card: 'supergiant', tapped: true }, { card: 'manufactory-b' }],
    spacecraft: [
      { card: 'heavy-frigate', at: '2-mars', orbital: 3, left: 1 },
      { card: 'destroyer', at: '2-supergiant', orbital: 3 },
      { card: 'elite-fighter', at: '2-supergiant', orbital: 5 },
    ],
    debris: [
      { card: 'lav', at: '2-mars', orbital: 3 },
      { card: 'light-corvette', at: '2-manufactory-b', orbital: 2 },
    ],
    projects: [{ card: 'heavy-frigate', at: '2-mars', points: 1 }],
    hand: ['destroyer', 'supergiant', 'colonization-training'],
    orbitCounter: 2,
  },
  phase: 'maneuvers',
  turn: 23,
  activeSeat: '1',
};
