/** Words of the first lesson of Skaxar. Texts of a step, by its id. */
export const warLesson = {
  title: 'The last battles',
  lead: 'The war is nearly over. You read a fight, buy what wins it, lose a little, repair, and end it.',
  names: { learner: 'You', enemy: 'Computer' },
  steps: {
    ships: {
      title: 'Two ships',
      text: 'Your Ironclad has Firepower 9 and Shield 7, their Shellback 4 and 8. A side whose Firepower is more than the other’s Shield destroys it. As things began, your 9 beat their 8, and their 4 did nothing to you.',
      hint: 'Rest the mouse on a card, or press and hold it, to read all of it.',
    },
    second: {
      title: 'The last word',
      text: 'The faster ship shops first: Shellback, Speed 8 against 7. It bought Hull Plating, so its Shield is 9 now, and 9 is not more than 9. But whoever buys second sees that and has the answer.',
      hint: 'The sums of both sides stand above the table.',
    },
    dear: {
      title: 'Too dear',
      text: 'Before you answer, ask for something you cannot pay: the Repair Destroyer.',
      hint: 'It is the dearest card in the Shop.',
      instead: 'In this lesson: first ask for the Repair Destroyer. Nothing will happen to you.',
      after:
        'Whatever cannot be done says why, and names its rule. The card does not run away: it lies there until somebody pays 10,000.',
    },
    lens: {
      title: 'Buy what wins',
      text: 'Each card in the Shop tells what it would make of this fight. One more Firepower is enough: 10 against 9. Buy the Targeting Lens for 2,000.',
      hint: 'The Targeting Lens lies in slot 2.',
      instead: 'In this lesson: buy the Targeting Lens. It is the cheapest card that wins this fight.',
      because: { price: 'You have 8,000.' },
    },
    fight: {
      title: 'Say that is all',
      text: 'You could go on buying while the money lasts. But the fight is won, and money kept is money for the next one. Finish buying: then they shoot.',
      hint: 'Finish buying stands at the foot of the action panel.',
      instead: 'In this lesson: finish buying. The fight is won already.',
    },
    won: {
      title: 'Won and paid',
      text: 'Shellback is destroyed, and the bank paid you its Value, 3,000. Ironclad rests in your Repair Bay. The loser may take an asteroid unseen: they got 1,000. New ships are face up already.',
      hint: 'Shellback lies in their Scrapyard now, which is kept on your side.',
    },
    hold: {
      title: 'A wall against a wall',
      text: 'Buckler 1/6 against Cocoon 2/6: nobody breaks through. Redraw! for 5,000 might bring you a stronger ship, but Cocoon is worth 2,000 only. Finish, and keep your money.',
      hint: 'This ends in a stalemate.',
      instead: 'In this lesson: finish buying. Better prey is coming.',
    },
    stack: {
      title: 'A stalemate grows',
      text: 'A stalemate: both ships stay, and the next two join them. With Night Talon they have 13/12, with Gadfly you have 6/7. If nothing happens you lose both ships. You are faster, so you buy first.',
      hint: 'Whoever wins now takes all of it.',
    },
    redraw: {
      title: 'A chance',
      text: 'Redraw! sends Gadfly back, shuffles your deck and turns up a new ship. Only two can come: Gadfly again, or Ark Meridian 12/10. So it is an even chance, and the panel counts it exactly. Take it.',
      hint: 'Reinforcements! would be another way: one more ship for this combat, beside the others. There is none in the Shop now.',
      instead: 'In this lesson: buy Redraw!. Without it both your ships are lost.',
    },
    bait: {
      title: 'Losing cheaply',
      text: 'Ark Meridian: 13 against 12, and their 13 failed at your 16. That paid 7,000. Now Gadfly meets the Brood Throne, 14/9. It is lost, but it is worth 1,000 only. Let it go: finish.',
      hint: 'Even the Repair Destroyer would only let both sides be destroyed here.',
      instead:
        'In this lesson: finish buying. To save a Drone for 10,000 is no bargain; there will be a better time for that card.',
    },
    harvest: {
      title: 'Harvest',
      text: 'Your consolation: one asteroid. Nobody knows what they hold, but the tracker lists what is left. Pick any.',
      hint: 'Choose a slot in the action panel, or an asteroid on the table.',
      instead: 'In this lesson: take an asteroid. It costs nothing.',
    },
    repair: {
      title: 'Repair, and whom',
      text: 'It held 3,000. Your Repair Bay was shuffled into a new deck: Ironclad meets the Throne, 14/9. Buy the Repair Destroyer and choose well: with Thunderhead 11/5 both sides would fall, with Great Wall 6/11 your Shield stands at 18.',
      hint: 'Choose the Repair Destroyer, then Great Wall.',
      instead: 'In this lesson: Repair Destroyer, with a ship that lifts your Shield to 14 or more. Great Wall does.',
      because: { target: 'Only your own ships of that class can come back, out of your Scrapyard.' },
    },
    rescue: {
      title: 'Sold out, and stranded',
      text: 'The Throne fell for 10,000. The last card of the Shop was sold, so six new ones came. They had no ship left: stranded, they could still buy a Repair card before you, and Frenzy Mite 7/1 is back.',
      hint: 'Whoever stands without a ship after that loses the war.',
    },
    answer: {
      title: 'Find it yourself',
      text: 'Buckler 1/6 against Frenzy Mite 7/1: as it stands you are destroyed and they are not. You need more than 1 Firepower and at least 7 Shield. Buy the cheapest card that does both.',
      hint: 'Battle Computer: one Firepower and one Shield.',
      instead:
        'In this lesson: the cheapest card that wins. Look at what each would make of the fight: Firepower above 1, Shield not below 7.',
    },
    end: {
      title: 'The last shot',
      text: 'Now it is 2 against 1, and 7 against 7: as much is not more. Finish. They have no other ship, and the Shop holds no Repair card to save them again.',
      hint: 'Finish buying stands at the foot of the action panel.',
      instead: 'In this lesson: finish buying, and win the war.',
    },
  },
  learnt: [
    'Firepower above the enemy’s Shield destroys; as much is not enough.',
    'The faster ship buys first, the slower one has the last word.',
    'Winning pays the Value of what you destroy; losing lets you harvest.',
    'In a stalemate everything stays, and the winner takes it all.',
    'Lose cheap ships, save money for the fights that count.',
    'No ship after the flip and the rescue: the war is lost.',
  ],
} as const;
