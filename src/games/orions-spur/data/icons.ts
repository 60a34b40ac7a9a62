/** OS-0.28: every icon of the cards with its name in words, so that nothing is told by a picture alone. */
export const ICON_NAMES = {
  attack: 'Attack',
  reaction: 'Reaction',
  attackReaction: 'Attack/Reaction',
  draw: 'Draw',
  repair: 'Repair',
  special: 'Special',
  continuous: 'Continuous',
  primary: 'Primary action',
  damage: 'Damage',
  energy: 'Energy',
  victoryPoints: 'Victory Points',
  shield: 'Shield',
  recruitment: 'Recruitment',
  hull: 'Hull',
} as const;
export type Icon = keyof typeof ICON_NAMES;

/** OS-1.5: the reference card every player can open: turn order, actions, keywords, in sentences. */
export const REFERENCE: { readonly [title: string]: readonly string[] } = {
  'Your turn': [
    'Take exactly one primary action: a Main Attack, a Special Ability (Flock, Ram, Suppressing Fire) or a Regroup.',
    'Before and after it: any Draw, Repair and Special cards; once a turn discard a card and draw one.',
    'At the end of your turn you gain 1 recruitment.',
  ],
  'Main Attack': [
    'One ship attacks as often as it can pay. It may overcharge for the one energy that is missing, and is turned then.',
    'Only the foremost ship of a column can be attacked, unless a card or ability reaches the second.',
  ],
  Reactions: [
    'A ship under attack answers with Reaction cards, fires back, or shoots a missile down, as often as it can pay.',
    'All damage is dealt together when nobody reacts any more.',
  ],
  Regroup: [
    'Discard what you like, draw up to 7 cards, ready all ships and restore their energy, recruit, and rearrange the fleet.',
  ],
  Keywords: [
    'Armored: 1 less damage from each hit. Artillery: reaches the second ship of a column.',
    'Interference: 1 energy takes 1 off a hit on a ship beside it, once a turn.',
    'Bracing: spend energy to take as much off a hit on the ship itself.',
    'Flock: for 2 energy of the flagship another ship with Flock attacks. Ram: all energy, damage by the printed hull, half of it back.',
    'Suppressing Fire: all energy; a foremost enemy ship counts as gone this turn, and another ship may attack.',
  ],
};
