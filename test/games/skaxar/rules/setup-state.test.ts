import { expect, it } from 'vitest';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import { fleetOf, setupState, shipsOf } from '../../../../src/games/skaxar/rules/setup.ts';
import { optionsOf } from '../../../helpers/sk-position.ts';

it('SK-3.3 to SK-3.8 both sides begin alike: no ship out, no card bought', () => {
  const { options, sides } = setupState(optionsOf(), openChance(seedChance('one')));
  for (const [index, seat] of (['A', 'B'] as const).entries()) {
    expect(sides[index]).toEqual({
      seat,
      fleet: fleetOf(options, seat),
      money: options.startingMoney,
      fleetDeck: sides[index]!.fleetDeck,
      field: [],
      leadShip: null,
      repairBay: [],
      scrapyard: [],
      equipped: [],
      equippedTo: [],
      usedCards: [],
    });
    expect([...sides[index]!.fleetDeck].sort()).toEqual([...shipsOf(options, seat)].sort());
  }
});
