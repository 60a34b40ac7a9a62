import type { CardAbility, CardEffect, CardWords } from '../../src/cards/card-effect.ts';

/** The words in which the cards of Retrograde can be written. */
export interface RetroWords extends CardWords {
  readonly zone: 'deck' | 'opponentDeck' | 'hand' | 'debrisHere' | 'removed';
  readonly target:
    | 'self'
    | 'owner'
    | 'asset'
    | 'ownSpacecraft'
    | 'bombardmentHere'
    | 'enemyHere'
    | 'projectHere'
    | 'spacecraftProjectHere'
    | 'assetProject'
    | 'completedHere'
    | 'transferHere'
    | 'contribution';
  readonly class: 'fighter' | 'corvette' | 'frigate' | 'capital';
  readonly part: 'deltaVee' | 'accuracy';
  readonly stat: never;
  readonly counter: 'points';
  readonly value:
    | 'burnCost'
    | 'population'
    | 'bombardmentPower'
    | 'bombardmentCost'
    | 'attacksPerTurn'
    | 'resistance'
    | 'constructionCost'
    | 'arrivalCost'
    | 'power';
  readonly trait: 'anyOrbital' | 'fighterFacility' | 'corvetteFacility' | 'frigateFacility' | 'capitalFacility';
  readonly action: 'burn' | 'bombard';
  readonly figure: 'defender';
  readonly until: 'inPlay' | 'phase' | 'turn';
  readonly moment: 'always' | 'upkeep' | 'maneuvers' | 'research' | 'construction' | 'contribution' | 'entryTurnEnds';
}
type Effect = CardEffect<RetroWords>;

/** One line of the catalogue: the card with its text, and what it does as data. */
export interface RetroLine {
  readonly rule: string;
  readonly name: string;
  readonly text: string;
  readonly abilities: readonly CardAbility<RetroWords>[];
}
const always = (...effects: readonly Effect[]): CardAbility<RetroWords> => ({ when: 'always', limit: null, effects });
const at = (
  when: RetroWords['moment'],
  effects: readonly Effect[],
  limit: CardAbility<RetroWords>['limit'] = null,
): CardAbility<RetroWords> => ({ when, limit, effects });
const cheaper = (target: RetroWords['target']): CardAbility<RetroWords> =>
  always({ kind: 'modify', value: 'constructionCost', by: -2, target, until: 'inPlay' });
const facility = (trait: RetroWords['trait']): CardAbility<RetroWords> =>
  always({ kind: 'grant', trait, target: 'asset', until: 'inPlay' });

export const DEFENDED = {
  kind: 'modify',
  value: 'bombardmentPower',
  by: { times: -1, of: 'defender' },
  target: 'bombardmentHere',
  until: 'inPlay',
} as const;
export const LIMIT = { kind: 'set', value: 'attacksPerTurn', to: 1, target: 'self', until: 'inPlay' } as const;
export const SCREEN = { kind: 'modify', value: 'arrivalCost', by: 1, target: 'transferHere', until: 'inPlay' } as const;

/** Every card of chapter 24 that has a text: homeworlds, spacecraft, upgrades. */
export const CARDS: readonly RetroLine[] = [
  {
    rule: 'RG-17.1',
    name: 'Jupiter',
    text: 'Your fighters and corvettes pay 1 delta-vee less for every burn.',
    abilities: [
      always({
        kind: 'modify',
        value: 'burnCost',
        by: -1,
        target: 'ownSpacecraft',
        ofClass: ['fighter', 'corvette'],
        until: 'inPlay',
      }),
    ],
  },
  {
    rule: 'RG-17.2',
    name: 'Mars',
    text: 'Your frigates each take up 1 population less.',
    abilities: [
      always({
        kind: 'modify',
        value: 'population',
        by: -1,
        target: 'ownSpacecraft',
        ofClass: ['frigate'],
        until: 'inPlay',
      }),
    ],
  },
  {
    rule: 'RG-17.3',
    name: 'Earth',
    text: 'Bombardment here is weakened by 1 for each of your spacecraft around Earth.',
    abilities: [always(DEFENDED)],
  },
  {
    rule: 'RG-17.4',
    name: 'Fast Attack Craft',
    text: 'Attacks at most once a turn.',
    abilities: [always(LIMIT)],
  },
  {
    rule: 'RG-17.5 RG-17.6 RG-17.7',
    name: 'Interplanetary Missile',
    text: 'The turn it is built it may burn, and bombard once without cost; it does not survive the end of that turn.',
    abilities: [
      at('construction', [
        { kind: 'permit', action: 'burn', times: null, target: 'self', until: 'phase' },
        { kind: 'permit', action: 'bombard', times: 1, target: 'self', until: 'phase' },
      ]),
      always({ kind: 'set', value: 'bombardmentCost', to: 0, target: 'self', until: 'inPlay' }),
      at('entryTurnEnds', [{ kind: 'put', target: 'self', to: 'debrisHere' }]),
    ],
  },
  {
    rule: 'RG-17.8',
    name: 'Colony Ship',
    text: 'Give it up, leaving no wreck, to put 4 points on a project the asset below could build.',
    abilities: [
      at('construction', [
        { kind: 'put', target: 'self', to: 'removed' },
        { kind: 'gain', counter: 'points', amount: 4, target: 'projectHere' },
      ]),
    ],
  },
  {
    rule: 'RG-17.9',
    name: 'Debris Sweeper',
    text: 'As your turn starts, clear 2 debris around this asset.',
    abilities: [
      at('upkeep', [{ kind: 'discard', count: 2, pick: 'chosen', whose: 'owner', from: 'debrisHere', to: 'removed' }]),
    ],
  },
  {
    rule: 'RG-17.10',
    name: 'Debris Reclamation',
    text: 'When this asset contributes you may clear 1 debris around it for 1 more point.',
    abilities: [
      at('contribution', [
        { kind: 'discard', count: 1, pick: 'chosen', whose: 'owner', from: 'debrisHere', to: 'removed' },
        { kind: 'gain', counter: 'points', amount: 1, target: 'contribution' },
      ]),
    ],
  },
  {
    rule: 'RG-17.11',
    name: 'University',
    text: 'Research here draws up to 2 cards.',
    abilities: [at('research', [{ kind: 'draw', count: 2, upTo: true, from: 'deck', to: 'hand', refill: null }])],
  },
  {
    rule: 'RG-17.12',
    name: 'Espionage Agency',
    text: 'As your turn starts, see the next card of the other deck.',
    abilities: [at('upkeep', [{ kind: 'look', count: 1, at: 'opponentDeck' }])],
  },
  {
    rule: 'RG-17.13',
    name: 'Missile Defense System',
    text: 'Your maneuvers: this asset fires at a spacecraft around it, range 6, one die.',
    abilities: [
      at('maneuvers', [{ kind: 'attack', strength: { deltaVee: 6, accuracy: 1 }, target: 'enemyHere', traits: [] }], {
        times: 1,
        per: 'turn',
      }),
    ],
  },
  {
    rule: 'RG-17.14',
    name: 'Booster Rockets',
    text: 'Spacecraft completed here may start in any orbital.',
    abilities: [always({ kind: 'grant', trait: 'anyOrbital', target: 'completedHere', until: 'inPlay' })],
  },
  {
    rule: 'RG-17.15',
    name: 'Cruiser Facilities',
    text: 'This asset can build Capital (Cruiser) spacecraft.',
    abilities: [facility('capitalFacility')],
  },
  {
    rule: 'RG-17.15',
    name: 'Frigate Facilities',
    text: 'This asset can build frigates.',
    abilities: [facility('frigateFacility')],
  },
  {
    rule: 'RG-17.15',
    name: 'Corvette Facilities',
    text: 'This asset can build corvettes.',
    abilities: [facility('corvetteFacility')],
  },
  {
    rule: 'RG-17.15',
    name: 'Fighter Facilities',
    text: 'This asset can build fighters.',
    abilities: [facility('fighterFacility')],
  },
  {
    rule: 'RG-17.16',
    name: 'Fortified Buildings',
    text: 'This asset resists 2 more damage.',
    abilities: [always({ kind: 'modify', value: 'resistance', by: 2, target: 'asset', until: 'inPlay' })],
  },
  {
    rule: 'RG-17.17',
    name: 'Accelerated Assembly Lines',
    text: 'Spacecraft cost 2 less on this asset.',
    abilities: [cheaper('spacecraftProjectHere')],
  },
  {
    rule: 'RG-17.18',
    name: 'Colonization Training',
    text: 'Assets cost 2 less when this asset contributes.',
    abilities: [cheaper('assetProject')],
  },
  {
    rule: 'RG-17.19',
    name: 'Debris Screen',
    text: 'Transfers to this asset cost 1 more, for everyone.',
    abilities: [always(SCREEN)],
  },
];
