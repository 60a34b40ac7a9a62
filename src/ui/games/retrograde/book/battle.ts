import { chapterOf } from './chapter-of.ts';

/** Attacks between spacecraft. */
export const combatChapter = chapterOf(9, 'Combat', [
  ['Attacking', 'A spacecraft attacks one other by spending delta-vee, as much as you like.'],
  [
    'Whom',
    'The target is an enemy spacecraft around the same asset, in any orbital. Debris and your own cannot be attacked.',
  ],
  ['How much', 'At least 1 is spent, at most all that is left.'],
  ['Range', 'The range is what you spend, plus the distance if the target is higher than you.'],
  ['Dice', 'You roll as many dice as the accuracy says, plus the distance if the target is lower than you.'],
  ['Defence', 'The defence is the delta-vee the target has left. Being attacked does not use it up.'],
  [
    'Hits',
    'The hit number is range less defence. Each die lower than it hits; with 7 or more every die does, with 1 or less none can. Where equal dice hit, 6 is enough.',
  ],
  ['Damage', 'All dice are rolled together and each hit is 1 damage. What is more than needed is lost.'],
  ['Shot down', 'When the damage reaches the armor the target is destroyed.'],
  ['No answer', 'The target does not shoot back. You may attack again, the same or another, while delta-vee lasts.'],
]);

/** Refits. */
export const refitChapter = chapterOf(10, 'Refits', [
  [
    'Swapping',
    'In the lowest orbital of a working asset of yours a spacecraft may be swapped for one of your hand, for nothing.',
  ],
  ['Alike', 'Both have the same class and the same printed cost. No facility is needed.'],
  [
    'What becomes of them',
    'The old one goes back to the hand. The new one stands in its place, whole and with full tanks. No debris is made.',
  ],
  ['Only before it moved', 'A spacecraft that has maneuvered this turn cannot refit.'],
  ['Then it waits', 'The new one makes no maneuver for the rest of the turn, not even a scuttle.'],
  [
    'Population',
    'A refit that raises the used population above the limit is refused; with the author’s corrections it is allowed.',
  ],
]);

/** Bombardment. */
export const bombardmentChapter = chapterOf(11, 'Bombardment', [
  [
    'What is bombarded',
    'A spacecraft bombards the working enemy asset it orbits, or the upgrade there; you choose which.',
  ],
  [
    'All of its delta-vee',
    'That takes all the delta-vee printed on it: it must have spent nothing yet, and has none left.',
  ],
  ['Once', 'No spacecraft bombards twice in a turn.'],
  [
    'Power',
    'The power is the printed bombardment less the distance to the asset: full from the lowest orbital, 1 less from each above. Power 0 is refused.',
  ],
  ['Sure damage', 'The power is dealt without dice. Nothing spills over from an upgrade to its asset or back.'],
  ['Destroyed', 'When the damage reaches the resistance, the asset or upgrade is destroyed.'],
]);

/** What is destroyed. */
export const wrecksChapter = chapterOf(12, 'Ruins and wrecks', [
  [
    'A destroyed asset',
    'It stays where it is for good: it can be orbited, reached and left, and gives nothing any more. It cannot be bombarded, repaired or built again.',
  ],
  [
    'Its projects',
    'The spacecraft and the upgrade being built on it are lost. Assets being built lie elsewhere and keep their points.',
  ],
  ['Its upgrade', 'Its upgrade is destroyed with it.'],
  ['A destroyed upgrade', 'It is removed from the game.'],
  [
    'Less resistance',
    'Whenever the resistance of an asset changes, its damage is compared again at once. Losing Fortified Buildings can so destroy the asset.',
  ],
  ['Wrecks', 'A destroyed spacecraft becomes debris in its orbital, and its population is free.'],
  [
    'What debris does',
    'It harms only spacecraft that end their turn there without delta-vee, of both players. It stays until somebody clears it.',
  ],
  ['Gone for good', 'Removed cards never come back.'],
]);

/** Research and repair. */
export const researchChapter = chapterOf(13, 'Research and repair', [
  [
    'Research',
    'Each working asset that is not tapped may research: it taps and you draw a card. An asset does one thing a turn: research, repair or contribute.',
  ],
  ['An empty deck', 'With an empty deck there is no research. Nothing else follows from it.'],
  ['Repair', 'Each working asset that is not tapped may take 1 damage off itself or off its upgrade, and taps.'],
  ['Enemies do not matter', 'Enemy spacecraft in orbit hinder neither.'],
]);

/** The end of a turn. */
export const endChapter = chapterOf(16, 'End of turn', [
  ['Untapping', 'All your tapped assets are ready again.'],
  [
    'Debris strikes',
    'Each of your spacecraft with no delta-vee left takes 1 damage for every wreck in its orbital, all at the same time. New wrecks do not count yet.',
  ],
  ['Other effects', 'Then an Interplanetary Missile built this turn is destroyed.'],
  ['The next turn', 'If this was not the last round, the other player’s turn begins.'],
]);
