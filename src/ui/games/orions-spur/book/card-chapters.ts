import { chapterOf } from './chapter-of.ts';

/** Cards and what they do. */
export const cardsChapter = chapterOf(10, 'Cards', [
  ['Draw cards', 'A secondary action.'],
  ['Repair cards', 'A secondary action in your own turn, on a ship of yours that has something to regain.'],
  ['Special cards', 'A secondary action that costs no energy and cannot be answered.'],
  ['When', 'Attack cards in attacks, Reaction cards in windows by a ship under attack, Attack/Reaction cards in both.'],
  ['Cost', 'Draw, Repair and Special cards are free. The others cost the energy of the ship that plays them.'],
  [
    'Discarding',
    'A card that is played is discarded at once, before it works. What it does happens in the order it is printed.',
  ],
  ['Revise Tactics', 'Once in your turn discard a card of your hand and draw one.'],
  ['An empty deck', 'When there is nothing to draw, the discard pile is shuffled into a new deck.'],
  ['Abilities', 'Abilities that are no primary action answer others, or always work.'],
  ['Not in vain', 'A card that could change nothing at all cannot be played.'],
  [
    'Ready ships',
    'A ship that is named for energy or a lasting effect is not overcharged, unless the same card readies it. On a card that also draws it may be left out.',
  ],
  [
    'Harmful cards',
    'A Special card that does damage is played after the primary action only, and not after a Regroup. Armored and wards work, and a destroyed ship scores.',
  ],
  ['Damage', 'So much shield, normal and hull damage; some are missiles, some reach the second ship of a column.'],
  ['Splash', 'A number of damage to every ship beside the target.'],
  ['Block', 'Takes a number, or one kind of damage, off a hit.'],
  ['Halve', 'Halves each kind of damage of a hit.'],
  ['Evade', 'Nothing comes of an attack, or of a missile.'],
  ['Intercept', 'Takes a number off a missile.'],
  ['Redirect', 'Turns an attack to another ship of yours.'],
  ['Draw', 'Draw so many cards.'],
  ['Discard', 'Choose so many cards of your hand and discard them, all if you hold fewer.'],
  ['Others discard', 'One opponent with cards in hand loses so many at random.'],
  ['Repair', 'A ship regains so much shield or hull, not above what is printed.'],
  ['Energy', 'A ship of yours regains so much energy, not above what is printed.'],
  ['Ready', 'A ship of yours is overcharged no more.'],
  ['Recruitment points', 'You gain so much recruitment.'],
  [
    'Moving ships',
    'So many moves of ships in your rows to empty slots, or exchanging places. The flagship stays, and must keep a ship ahead of it if it had one.',
  ],
  [
    'Lasting effects',
    'They last for a ship or your whole fleet, this turn or until your next one begins. Equal ones add up.',
  ],
  ['Bonus', 'Attacks and rams of the ship do so much more normal damage. Answers and splash do not.'],
  ['Ward', 'Hits do so much less.'],
  ['Reach', 'Attacks and rams of the ship reach the second ship of a column.'],
  [
    'Once a turn',
    'The same card can be played as a secondary action only once a turn, even if it comes back to your hand.',
  ],
]);

/** The end. */
export const endChapter = chapterOf(11, 'The end', [
  [
    'Winning',
    'A side that has as many victory points as were agreed wins, usually 10. Trophies or the last fleet may decide instead.',
  ],
  ['When it is checked', 'After every attack, harmful card and concession, also in the middle of a turn.'],
  [
    'Both at once',
    'If several sides reach the target together, more points win; of equal ones the active player’s side, then the next in turn order.',
  ],
  ['Ranking', 'The others are ranked by points, then by trophies, then by the worth of their ships in play.'],
  ['Alone', 'When only one side is left, it wins.'],
  ['Out of the game', 'A player with no ship in play and none left to recruit is out.'],
  ['What that means', 'They take no turns, do not react and cannot be chosen. Their points stay with their side.'],
  ['All out', 'If nobody would be left, the points decide as in OS-11.3.'],
  [
    'Conceding',
    'You may concede at any time: your ships leave, and nobody scores them. Attacks by or on them are dropped.',
  ],
  [
    'Round limit',
    'After the last round more points win, then the worth of ships in play; else it is a draw. Usually it is round 60.',
  ],
  [
    'Order of checks',
    'Points or trophies first, then who is out, then who is left. The first that ends the game decides.',
  ],
]);

/** Variants. */
export const variantsChapter = chapterOf(12, 'Variants', [
  ['Fleets by points', 'Each player takes ships whose costs add up to the agreed points, 1 to 11 ships.'],
  ['How many', '6 points make a short game, 12 a medium one, 18 a long and 24 an extended one.'],
  ['Exactly', 'The points are met exactly, or as an option fewer are allowed.'],
  ['Targets', '5 victory points for a short game, 10 for a regular, 15 for a long, 20 for an extended one.'],
  ['Together', 'For 15 and 20 points larger fleets are proposed; for two against two a higher target.'],
  ['Collector', 'The game ends when a side has so many trophies, usually 5.'],
  [
    'Who wins then',
    'The side whose trophies are worth most; of equal ones the side with more of them; else all of them.',
  ],
  ['Last fleet standing', 'A player without ships in play is out at once; the last side with a ship wins.'],
  ['Hard Mode', 'Four switches that may be used one by one.'],
  ['Shields recover', 'Each ship regains 1 shield in a Regroup.'],
  ['Salvage', 'Whoever scores a ship gains half its cost in recruitment.'],
  [
    'Reserve',
    'Repair cards may be laid aside face down, do not count as hand, and are played later in any turn of yours.',
  ],
  ['More of the reserve', 'It has no limit. Played or traded cards are discarded openly.'],
  [
    'Trading repairs',
    'Discard Repair cards of hand and reserve: every six, counted over the whole game, are 1 recruitment.',
  ],
  ['All of them', 'The switches go with each other and with every other option.'],
  ['Two against two', 'Two sides of two allies; each has a hand, decks, a fleet and turns of their own.'],
  ['One pool', 'Allies add up their points and trophies, and win together.'],
  ['No harm', 'Allies cannot attack each other, nor name each other for harmful cards.'],
  ['Repairs for the ally', 'In your own turn you may repair ships of your ally.'],
  [
    'Help in windows',
    'When a ship of your ally is under attack, one ready ship of yours may react as if it were attacked, with its own energy. Interference counts it as a neighbour; Bracing and redirecting cannot help.',
  ],
  [
    'One helper',
    'The first ship that helps is your only helper in this window. A ship that is attacked itself may always defend itself.',
  ],
  ['Helping fire', 'Counterfire of a helper is an attack on the attacking ship, which may answer.'],
  ['An ally alone', 'When one of two is out, the other plays on.'],
  ['Open hands', 'As an option allies see each other’s hands.'],
]);

/** What can be ordered. */
export const ordersChapter = chapterOf(13, 'Orders', [
  ['Choosing a fleet', 'Everybody who has not confirmed yet chooses a fleet, once.'],
  ['Arranging', 'Everybody who has not confirmed yet arranges their fleet, once.'],
  ['Turn open', 'Attack, ram, Suppressing Fire, Flock, Regroup, and the secondary actions but harmful cards.'],
  ['Attacking', 'Attack on, finish, Revise Tactics, and with Flock activate another ship.'],
  ['In a window', 'Whoever is asked reacts or passes.'],
  ['Regrouping', 'Recruit, rearrange, Revise Tactics.'],
  ['Discarding', 'Choose the cards; then the turn goes on where it was.'],
  ['Turn done', 'End the turn, or play secondary actions.'],
  ['Always', 'Set when you want to be asked, or concede.'],
  ['Over', 'Nothing can be ordered after the end.'],
  ['A fleet', 'A list of designs, as OS-2.2 or OS-12.1 has it.'],
  ['A formation', 'A slot for every ship of yours, or in a Regroup the one you have.'],
  ['An attack', 'The ship, what it fires, the target, and whether it overcharges.'],
  ['A ram', 'The ship and the target.'],
  ['Suppressing', 'The ship and the target.'],
  ['An activation', 'The ship that is activated.'],
  ['Ending', 'Finishing attacks, ending a turn and conceding name nothing.'],
  ['A Regroup', 'The cards that are discarded first.'],
  ['A recruit', 'The design.'],
  ['A Draw card', 'The card, and a ship where it has something for one.'],
  ['A Repair card', 'The card and the ship.'],
  ['A Special card', 'The card, and as it needs a ship, a player, a target or moves.'],
  ['A single card', 'The card that is discarded or laid aside.'],
  ['A trade', 'One Repair card or more.'],
  ['A discard', 'As many cards as are asked for.'],
  [
    'A reaction',
    'The ship, what it plays, and what it is aimed at; with Bracing how much, with blocks which kinds of damage.',
  ],
  ['When to ask', 'A kind of attack, and how you want to be asked.'],
  [
    'What is offered',
    'All that can be ordered is shown. Of fleets, formations and lists of cards one example is offered, and you make your own.',
  ],
  ['Refusals', 'Whatever cannot be done says why in one sentence with its rule, and changes nothing. Only you see it.'],
]);

/** What is hidden. */
export const hiddenChapter = chapterOf(14, 'What is hidden', [
  ['Fleets and formations', 'Secret until all have confirmed.'],
  ['Hands', 'Seen by their owner; others see the number of cards.'],
  ['Decks', 'Nobody sees their order. What each species has can be looked up by all.'],
  ['Discard piles', 'Open, with their order.'],
  ['Reserves', 'Seen by their owner; others see the number of cards.'],
  ['What lies open', 'Ships, their values and places, recruitment, points, trophies and lasting effects.'],
  ['Windows', 'All attacks and reactions, with the damage as it stands.'],
  ['When to ask', 'Seen by their owner.'],
  ['Drawn cards', 'Their owner sees which, others how many.'],
  ['Discarded cards', 'Seen by all.'],
  ['Spectators', 'They see what everybody sees; after the game all of it.'],
  [
    'What questions tell',
    'Who is asked has an answer, and if nothing open explains it, it is a card. Windows that bluff keep that to themselves.',
  ],
  ['Chance', 'What the shuffles are made from is shown after the game only.'],
]);

/** Chance. */
export const chanceChapter = chapterOf(15, 'Chance', [
  ['Draws', 'Every draw of chance is recorded with its purpose. The game has no dice.'],
  ['Shuffles', 'Every order of a deck is as likely as any other.'],
  ['At the start', 'The decks are shuffled in seat order, then the first player is drawn.'],
  ['Later', 'Discard piles are shuffled when a deck is empty, and cards that are lost at random are drawn one by one.'],
  ['Nothing else', 'Everything else follows from what players do.'],
]);
