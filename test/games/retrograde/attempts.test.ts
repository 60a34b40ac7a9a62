import { describe, expect, it } from 'vitest';
import { PARAMETERS, type RetrogradeCommand } from '../../../src/games/retrograde/command.ts';
import { applyCommand } from '../../../src/engine/match.ts';
import {
  after,
  bombard,
  burn,
  endPhase,
  game,
  legal,
  newGame,
  place,
  play,
  refit,
  refusal,
  research,
  start,
  table,
  until,
} from '../../helpers/rg-position.ts';

const match = table({
  '1': { spacecraft: [{ card: 'L.A.V.', at: '1-earth' }], hand: ['Destroyer'] },
  '2': { spacecraft: [{ card: 'L.A.V.', at: '2-mars' }] },
});

describe('attempts that are refused whatever they say', () => {
  it('RG-X1 any game command of the waiting player', () => {
    const theirs = after(match, ...[1, 2, 3, 4].map(() => endPhase));
    for (const type of Object.keys(PARAMETERS).filter((one) => !/resign|Draw/.test(one)))
      expect(refusal(theirs, { type }, '1')).toBe("RG-4.2: It is seat 2's turn.");
  });

  it('RG-X2, RG-X3 a command in a phase it does not belong to', () => {
    expect(refusal(until(match, 'research'), burn('1-lav', '1-earth', 2))).toBe(
      'RG-4.1: Burns belong to the maneuvers phase; this is the research phase.',
    );
    expect(refusal(match, research('1-earth'))).toBe(
      'RG-4.1: Research belongs to the research phase; this is the maneuvers phase.',
    );
  });

  it('RG-X4 a burn with an enemy spacecraft', () => {
    expect(refusal(match, burn('2-lav', '2-mars', 2))).toBe('RG-6.1: This spacecraft belongs to the other player.');
  });

  it('RG-X80 a card that is not in the hand', () => {
    expect(refusal(match, refit('1-lav', 'fast-attack-craft'))).toBe('RG-4.5: This card is not in your hand.');
    const building = until(match, 'construction');
    expect(refusal(building, start('lav', '1-earth'))).toBe('RG-4.5: This card is not in your hand.');
    expect(refusal(building, start('Death Star', '1-earth'))).toBe('RG-4.5: This card is not in your hand.');
  });

  it('RG-X63, RG-X64 an answer to no offer, a second offer', () => {
    const { match: fresh } = newGame();
    expect(refusal(fresh, { type: 'acceptDraw' }, '2')).toBe('RG-18.3: No draw has been offered.');
    const offered = play(fresh, '1', { type: 'offerDraw' }).match;
    expect(refusal(offered, { type: 'offerDraw' }, '1')).toBe('RG-18.3: You have offered a draw this turn.');
    expect(refusal(offered, { type: 'acceptDraw' }, '1')).toBe('RG-18.3: No draw has been offered.');
  });
});

describe('the list of commands', () => {
  it('RG-19.1 each takes the parameters listed, of their kinds', () => {
    expect(refusal(match, { type: 'burn', spacecraft: '1-lav', asset: '1-earth' })).toBe(
      'RG-19.1: burn needs orbital.',
    );
    expect(refusal(match, { ...burn('1-lav', '1-earth', 2), speed: 3 })).toBe('RG-19.1: "speed" is not part of burn.');
    expect(refusal(match, { ...burn('1-lav', '1-earth', 2), orbital: '2' })).toBe(
      'RG-19.1: orbital is a whole number.',
    );
    expect(refusal(match, { type: 'scuttle', spacecraft: 7 })).toBe('RG-19.1: spacecraft is a text.');
    expect(refusal(until(match, 'research'), research('1-earth', 3))).toBe('RG-19.1: draw is 1 or 2.');
    const sweeping = table({
      phase: 'upkeep',
      '1': {
        homeworld: { card: 'Earth', upgrade: 'Debris Sweeper' },
        debris: [1, 1, 2].map((orbital) => ({ card: 'lav', at: '1-earth', orbital })),
      },
    });
    expect(refusal(sweeping, { type: 'sweep', asset: '1-earth', debris: '1-lav' })).toBe(
      'RG-19.1: debris is a list of texts.',
    );
    expect(refusal(match, { type: 'warp' })).toBe('format: type: There is no command "warp".');
  });

  it('RG-19.1 every listed choice is legal, and nothing else that is tried', () => {
    for (const phase of ['maneuvers', 'research', 'repair', 'construction'] as const) {
      const here = until(match, phase);
      for (const command of legal(here)) expect(applyCommand(game, here, '1', command).ok).toBe(true);
    }
    const burns = legal(match).filter(({ type }) => type === 'burn') as readonly (RetrogradeCommand & {
      orbital: number;
    })[];
    expect(burns.map(({ orbital }) => orbital)).toEqual([2]);
  });

  it('RG-19.2 names things by their cards too, as the catalogue does', () => {
    expect(place(after(match, burn('L.A.V.', 'Earth', 2)), '1-lav')).toBe('1-earth 2, 4 left');
    const over = table({ '1': { spacecraft: [{ card: 'Destroyer', at: '2-mars' }] } });
    expect(after(over, bombard('destroyer', 'Mars')).state.assets[1]!.damage).toBe(2);
    const worn = table({ phase: 'repair', '1': { homeworld: { card: 'Earth', damage: 1 } } });
    expect(after(worn, { type: 'repair', asset: 'Earth', target: 'Earth' }).state.assets[0]!.damage).toBe(0);
    // Where a name can mean several things it means none.
    const two = table({
      '1': {
        spacecraft: [
          { card: 'lav', at: '1-earth' },
          { card: 'lav', at: '1-earth' },
        ],
      },
    });
    expect(refusal(two, burn('L.A.V.', 'Earth', 2))).toBe('RG-4.5: There is no spacecraft "L.A.V.".');
  });
});
