import type { CardAbility, CardEffect, CardWords, EffectOf } from '../../src/cards/card-effect.ts';

/** The words in which the cards of Orion's Spur can be written. */
export interface SpurWords extends CardWords {
  readonly zone: 'tacticsDeck' | 'hand' | 'discard';
  readonly target:
    | 'self'
    | 'ownShip'
    | 'otherOwnShip'
    | 'ownFleet'
    | 'flagship'
    | 'opponent'
    | 'enemyInReach'
    | 'enemyInSecondReach'
    | 'foremostEnemy'
    | 'shipsBesideTarget'
    | 'attack'
    | 'missile'
    | 'hit'
    | 'hitOnNeighbour'
    | 'neighbour';
  readonly class: never;
  readonly part: 'shield' | 'any' | 'hull';
  readonly stat: 'shield' | 'hull' | 'energy';
  readonly counter: 'recruitment';
  readonly value: 'bonus' | 'ward';
  readonly trait: 'missile' | 'reachSecond' | 'suppressed';
  readonly action: 'attack';
  readonly figure: 'x' | 'allEnergy' | 'printedHull';
  readonly until: 'turn' | 'ownNext' | 'attack' | 'inPlay';
  readonly moment: 'always' | 'window' | 'attackOrWindow' | 'primaryAction';
}
type Effect = CardEffect<SpurWords>;

/** One line of the catalogue: the effect as it is printed there, and as data. */
export interface SpurLine {
  readonly rules: readonly string[];
  readonly name: string;
  readonly text: string;
  readonly effects: readonly Effect[];
}
const line = (rules: string, name: string, text: string, ...effects: readonly Effect[]): SpurLine => ({
  rules: rules.split(' '),
  name,
  text,
  effects,
});

const draw = (count: number): Effect => ({
  kind: 'draw',
  count,
  upTo: false,
  from: 'tacticsDeck',
  to: 'hand',
  refill: 'discard',
});
const discard = (count: number, pick: 'chosen' | 'random', whose: 'self' | 'opponent'): Effect => ({
  kind: 'discard',
  count,
  pick,
  whose,
  from: 'hand',
  to: 'discard',
});
const restore = (stat: SpurWords['stat'], amount: number): Effect => ({
  kind: 'restore',
  stat,
  amount,
  target: 'ownShip',
});
const attack = (
  strength: EffectOf<SpurWords, 'attack'>['strength'],
  { target = 'enemyInReach', traits = [] }: Partial<EffectOf<SpurWords, 'attack'>> = {},
): Effect => ({ kind: 'attack', strength, target, traits });
const pay = (amount: EffectOf<SpurWords, 'pay'>['amount'], target: 'self' | 'flagship' = 'self'): Effect => ({
  kind: 'pay',
  stat: 'energy',
  amount,
  target,
});

export const BONUS = { kind: 'modify', value: 'bonus', by: 1, target: 'ownShip', until: 'turn' } as const;
export const DECREE = { kind: 'modify', value: 'ward', by: 1, target: 'ownFleet', until: 'ownNext' } as const;
export const REACH = { kind: 'grant', trait: 'reachSecond', target: 'ownShip', until: 'turn' } as const;
export const SUPPRESSED = { kind: 'grant', trait: 'suppressed', target: 'foremostEnemy', until: 'turn' } as const;

/** Every effect of OS-10.13 to OS-10.31, on the cards of OS-17.10 to OS-17.14 that have them. */
export const TACTICS: readonly SpurLine[] = [
  line('OS-10.13', 'Missile Salvo', 'damage(0/2/0), missile', attack({ any: 2 }, { traits: ['missile'] })),
  line('OS-10.13', 'Plasma Cannon', 'damage(3/0/3)', attack({ shield: 3, hull: 3 })),
  line('OS-10.13', 'Particle Beam', 'damage(0/2/0), attackReaction', attack({ any: 2 })),
  line('OS-10.13', 'Siege Lance', 'damage(0/5/0), reach second', attack({ any: 5 }, { target: 'enemyInSecondReach' })),
  line('OS-10.13', 'Boarding Party', 'damage(0/0/1) on 1 enemy ship, reach second; harmful', {
    kind: 'damage',
    strength: { hull: 1 },
    target: 'enemyInSecondReach',
  }),
  line(
    'OS-10.13 OS-10.14',
    'Cluster Missile',
    'damage(0/2/0), missile, splash(1)',
    attack({ any: 2 }, { traits: ['missile'] }),
    { kind: 'damage', strength: { any: 1 }, target: 'shipsBesideTarget' },
  ),
  line('OS-10.15', 'Shield Surge', 'block(2)', { kind: 'reduce', by: 2, target: 'hit' }),
  line('OS-10.15', 'Grey Bulkheads', 'blockType', { kind: 'reduce', by: 'onePart', target: 'hit' }),
  line('OS-10.16', 'Angle the Hull', 'halve', { kind: 'reduce', by: 'half', target: 'hit' }),
  line('OS-10.17', 'Hard Over', 'evade', { kind: 'cancel', target: 'attack' }),
  line('OS-10.17', 'Elf Helmsman', 'evade(missile)', { kind: 'cancel', target: 'missile' }),
  line('OS-10.18', 'Point Defense', 'intercept(3)', { kind: 'reduce', by: 3, target: 'missile' }),
  line('OS-10.19', 'Shield of the Clan', 'redirect', { kind: 'redirect', target: 'attack', to: 'neighbour' }),
  line('OS-10.20', 'Tactical Review', 'draw(2)', draw(2)),
  line('OS-10.20 OS-10.21', 'Red Clan Counsel', 'draw(3), discard(1)', draw(3), discard(1, 'chosen', 'self')),
  line('OS-10.22', 'Roar of the Pride', 'forceDiscard(2)', discard(2, 'random', 'opponent')),
  line('OS-10.22 OS-10.20', 'Signal Jamming', 'forceDiscard(1), draw(1)', discard(1, 'random', 'opponent'), draw(1)),
  line('OS-10.23', 'Long Hibernation', 'repairShield(1), repairHull(2)', restore('shield', 1), restore('hull', 2)),
  line(
    'OS-10.23 OS-10.21',
    'Menial Crews',
    'repairHull(4), discard(1)',
    restore('hull', 4),
    discard(1, 'chosen', 'self'),
  ),
  line('OS-10.24 OS-10.20', 'Thermal Rise', 'restoreEnergy(1), draw(2)', restore('energy', 1), draw(2)),
  line(
    'OS-10.25 OS-10.24',
    'Gnome Refit',
    'reEnable, restoreEnergy(2), same ship',
    { kind: 'turn', tapped: false, target: 'ownShip' },
    restore('energy', 2),
  ),
  line(
    'OS-10.26 OS-10.22',
    'Plunder Stores',
    'recruitPoints(1), forceDiscard(1)',
    { kind: 'gain', counter: 'recruitment', amount: 1, target: 'self' },
    discard(1, 'random', 'opponent'),
  ),
  line('OS-10.27', 'Wheel About', 'moveShip(2)', { kind: 'shift', upTo: 2, target: 'ownFleet' }),
  line('OS-10.28 OS-10.29', 'Fire-Control Uplink', 'Continuous: modifier(bonus 1, ship, turn)', BONUS),
  line('OS-10.28 OS-10.29', 'Mobbing Call', 'Continuous: modifier(bonus 1, fleet, turn)', {
    ...BONUS,
    target: 'ownFleet',
  }),
  line('OS-10.28 OS-10.30', 'Imperial Decree', 'Continuous: modifier(ward 1, fleet, ownNext)', DECREE),
  line('OS-10.31 OS-10.20', 'Sensor Sweep', 'draw(2), Continuous: modifier(reach, ship, turn)', draw(2), REACH),
  line('OS-10.31', 'Leap the Line', 'Continuous: modifier(reach, ship, turn)', REACH),
];

const once = { times: 1, per: 'turn' } as const;
const laser = (energy: number, any: number): CardAbility<SpurWords> => ({
  when: 'attackOrWindow',
  limit: null,
  effects: [pay(energy), attack({ any })],
});

/** The abilities of chapter 8. */
export const ABILITIES: { readonly [rule: string]: readonly CardAbility<SpurWords>[] } = {
  'OS-8.3 Armored': [
    {
      when: 'always',
      limit: null,
      effects: [{ kind: 'modify', value: 'ward', by: 1, target: 'self', until: 'inPlay' }],
    },
  ],
  'OS-8.4 Artillery': [
    {
      when: 'always',
      limit: null,
      effects: [{ kind: 'grant', trait: 'reachSecond', target: 'self', until: 'inPlay' }],
    },
  ],
  'OS-8.5 Interference': [
    { when: 'window', limit: once, effects: [pay(1), { kind: 'reduce', by: 1, target: 'hitOnNeighbour' }] },
  ],
  'OS-8.6 Light, Medium and Heavy Laser': [laser(1, 1), laser(2, 3), laser(3, 5)],
  'OS-8.7 Bracing': [
    {
      when: 'window',
      limit: { times: 1, per: 'attack' },
      effects: [pay({ times: 1, of: 'x' }), { kind: 'reduce', by: { times: 1, of: 'x' }, target: 'hit' }],
    },
  ],
  'OS-8.8 Ram': [
    {
      when: 'primaryAction',
      limit: once,
      effects: [
        pay({ times: 1, of: 'allEnergy' }),
        attack({ hull: { times: 1, of: 'printedHull' } }),
        { kind: 'damage', strength: { hull: { times: 0.5, of: 'printedHull' } }, target: 'self' },
      ],
    },
  ],
  'OS-8.11 Suppressing Fire': [
    {
      when: 'primaryAction',
      limit: once,
      effects: [
        pay({ times: 1, of: 'allEnergy' }),
        SUPPRESSED,
        { kind: 'permit', action: 'attack', times: null, target: 'otherOwnShip', until: 'turn' },
      ],
    },
  ],
  'OS-8.15 Flock': [
    {
      when: 'primaryAction',
      limit: once,
      effects: [pay(2, 'flagship'), { kind: 'permit', action: 'attack', times: null, target: 'self', until: 'turn' }],
    },
  ],
};
