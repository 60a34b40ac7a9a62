import { chapterOf } from './chapter-of.ts';

/** Answers to attacks. */
export const windowChapter = chapterOf(6, 'Reactions', [
  [
    'When',
    'A window opens when an attack or a ram is declared. Draw, Repair and Special cards, Suppressing Fire, Flock and Regroup open none.',
  ],
  ['What waits', 'The window holds the attack that opened it, and fire in answer as it comes.'],
  [
    'Who reacts',
    'The defender, their ally, the attacker, their ally, in this order again and again. Others cannot react.',
  ],
  [
    'Asking',
    'One at a time is asked and reacts or passes. A reaction works at once, and all may answer again. When all have passed in a row, the window closes. Passing does not keep you from reacting later.',
  ],
  ['Who is asked', 'You are asked only if you have a legal reaction.'],
  [
    'Windows that bluff',
    'As an option you are also asked when, by what everybody sees, you might have one: a ready ship under attack, and a card in hand.',
  ],
  ['What can be played', 'Five kinds of reactions are told below; each is made by one ship of yours.'],
  ['Reaction cards', 'Played by your ship that is under attack, on that attack or the hit on it.'],
  ['Counterfire', 'Your ship under attack fires an Attack/Reaction card or a laser back at the attacking ship.'],
  ['Interception', 'Your ship under attack fires such a card or weapon at an incoming missile instead.'],
  ['Bracing', 'A ship with Bracing that is about to be hit spends energy to take as much off the hit.'],
  ['Interference', 'A ship with Interference beside the ship that is about to be hit spends 1 energy to take 1 off.'],
  [
    'Targets',
    'Every reaction names what it is aimed at: the attacking ship, the missile, the attack, a hit, or a new target.',
  ],
  [
    'Ready ships',
    'The reacting ship is neither overcharged nor suppressed, and pays with its own energy. A ship that will certainly be lost may still act.',
  ],
  [
    'Answers to answers',
    'Counterfire may hit the attacking ship in whatever row it stands. It is an attack of its own, so that ship may answer in the same window.',
  ],
  [
    'At once',
    'Reactions change the damage at once, in the order they are played: what is shown is always how it stands.',
  ],
  ['Nothing in vain', 'A reaction that would change nothing is not possible.'],
  [
    'Reduced to nothing',
    'A ship stays under attack by an attack that has no damage left, and may fire back. It is no longer under an attack that was evaded or shot down.',
  ],
  [
    'Limits',
    'Interference once a turn for each ship, Bracing once for each ship and attack. Cards and weapons as often as they are paid.',
  ],
  ['Not in a window', 'Draw, Repair and Special cards, Revise Tactics and primary actions have to wait.'],
  [
    'When to ask',
    'You may set when you are asked: always, only if you would lose a ship, or never. It is set for each kind of attack, and only you see it.',
  ],
  ['Pass for the rest', 'You may also pass for all that is left of a window.'],
  ['Help', 'An ally may help; see OS-12.20.'],
  ['Then', 'When the window closes, all that waits is dealt at once.'],
]);

/** Damage. */
export const damageChapter = chapterOf(7, 'Damage', [
  [
    'Three kinds',
    'Normal damage takes the shield first, then the hull. Shield damage takes the shield only; what exceeds it is lost, or goes on to the hull as an option. Hull damage takes the hull directly.',
  ],
  ['Order', 'Of one attack shield damage is dealt first, then normal, then hull damage.'],
  ['Too much', 'Damage beyond the hull that is left is lost.'],
  [
    'All together',
    'Attacks are dealt in the order they were declared, each at its target and then by splash, but at the same time: a ship whose hull is gone still deals its own damage. The attack that did it scores.',
  ],
  ['Destroyed', 'Then all ships without hull are destroyed together. Whoever scores takes the ship as a trophy.'],
  ['Nobody scores', 'A ship lost by its own player’s doing, as by the recoil of a ram, scores for nobody.'],
  ['Gone', 'A destroyed ship never comes back to its owner’s deck.'],
  [
    'Armored and wards',
    'Each takes its number off every hit, after all reactions, in automatic order. Both add up. They do not help against recoil.',
  ],
  ['Halving', 'Each kind of damage of the named hit is halved and rounded up. Splash is not changed by it.'],
  [
    'Evading',
    'Nothing comes of the attack, splash included, nor of the recoil of a ram. Some cards evade missiles only.',
  ],
  [
    'Shooting a missile down',
    'As much as the interception is strong is taken off the missile. With nothing left it is destroyed, splash too.',
  ],
  ['Blocking', 'A number is taken off one hit; you may say off which kinds. Some cards take one kind off as a whole.'],
  [
    'Splash',
    'Every ship beside the target takes a hit of its own, suppressed ones too. What changes one hit leaves the others as they are.',
  ],
  [
    'Redirecting',
    'The attack goes at another ship of yours beside the one that reacts. Damage stays as it stands; splash is made anew around the new target, which may react.',
  ],
  [
    'Afterwards',
    'Trophies are taken, formations looked at anew, the end of the game checked; then the action goes on.',
  ],
  ['Healing', 'Lost shield and hull come back by Repair cards only.'],
]);

/** Abilities. */
export const abilitiesChapter = chapterOf(8, 'Abilities', [
  ['Printed on ships', 'Only a ship that has an ability uses it, once a turn unless its rule says otherwise.'],
  ['Not then', 'Overcharged and suppressed ships use none, but Armored always works.'],
  ['Armored', 'Every hit on the ship does 1 less; see OS-7.8.'],
  ['Artillery', 'All attacks of the ship reach the second ship of a column.'],
  [
    'Interference',
    'For 1 energy, 1 comes off a hit on a ship of yours beside this one. Once a turn, and not for itself.',
  ],
  [
    'Lasers',
    'Light, Medium and Heavy Laser cost 1, 2 and 3 energy and do 1, 3 and 5 damage. They may also answer attacks.',
  ],
  ['Bracing', 'Spend any energy to take as much off one hit on this ship. Once for each attack.'],
  [
    'Ramming',
    'A primary action: the ship spends all its energy, at least 1, on a target within its reach. It opens a window.',
  ],
  [
    'Damage of a ram',
    'Hull damage as high as the printed hull of the ramming ship. Half of that, rounded up, comes back to it as hull damage, unless the ram was evaded.',
  ],
  ['After a ram', 'The primary action is over.'],
  [
    'Suppressing Fire',
    'A primary action: the ship spends all its energy, at least 1, on a foremost enemy ship, which is suppressed until the end of the turn. Nobody can answer.',
  ],
  [
    'A suppressed ship',
    'It cannot be targeted, and does nothing; the next ship of its column counts as foremost. Splash still hits it.',
  ],
  ['The follower', 'Then one other ship of yours may attack as in a Main Attack, or none.'],
  [
    'Silenced',
    'As an option the owner of the suppressed ship also plays no Reaction and Attack/Reaction cards this turn.',
  ],
  ['Flock', 'A primary action: for 2 energy of the flagship another ship with Flock is activated, each once a turn.'],
  [
    'Attacks of a flock',
    'The activated ship attacks with its own energy, and may overcharge. Further ships may follow while the flagship can pay.',
  ],
  ['A new flagship', 'If the flagship is lost meanwhile, the new one in name pays from then on.'],
]);

/** Regroups. */
export const regroupChapter = chapterOf(9, 'Regroup', [
  ['Its steps', 'A primary action: discard, draw, ready and refill at once; then recruit, then rearrange.'],
  ['Discard', 'Any number of cards of your hand, also none.'],
  ['Draw', 'Until you hold 7 cards. Whoever holds more keeps them.'],
  [
    'Ready',
    'No ship of yours is overcharged any more, and all have their printed energy. Shield and hull stay as they are.',
  ],
  [
    'Recruit',
    'Buy ships of your deck for their cost, as many as you can pay and as have room. They come with full values, may react at once and attack from your next turn on.',
  ],
  ['With what', 'Recruitment you have by now, also from cards of this turn.'],
  [
    'Rearrange',
    'Set a legal formation of all ships, or keep the one you have if it is legal. A better ship becomes the flagship here.',
  ],
  ['No harm', 'In a turn with a Regroup nothing of yours damages another player’s ship.'],
]);
