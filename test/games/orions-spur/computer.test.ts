import { describe, expect, it } from 'vitest';
import { openChance, seedChance } from '../../../src/engine/rng.ts';
import { boardOf } from '../../../src/games/orions-spur/bot/board.ts';
import { balance, mindingDanger } from '../../../src/games/orions-spur/bot/worth.ts';
import { spurBrain } from '../../../src/games/orions-spur/bot.ts';
import type { SpurCommand } from '../../../src/games/orions-spur/command.ts';
import {
  after,
  attack,
  card,
  decider,
  duel,
  kinds,
  passed,
  play,
  react,
  stand,
  vp,
  type Table,
} from '../../helpers/os-position.ts';

const CLANS = { options: kinds('hssuk', 'terran') };
const TERRANS = { options: kinds('terran', 'terran') };

/** What a computer player that sees clearly would do, best first. */
const ranked = (match: Table): readonly SpurCommand[] =>
  spurBrain
    .prospects(match.state, decider(match), spurBrain.efforts!['hard']!, openChance(seedChance('clear')))
    .map(({ command }) => command);

describe('what a block is taken off (OS-7.12)', () => {
  /** The last shot of the turn, 3 shield and 3 hull, at an undamaged Mars that can block 2 of it. */
  const plasmaAt = (hand: readonly string[], energy = 3): Table =>
    after(
      duel(
        { ships: [{ design: 'Throne', slot: 'B3', energy }], hand: ['Plasma Cannon'] },
        { ships: [{ design: 'Mars', slot: 'B3', energy: 1 }], hand },
        CLANS,
      ),
      attack('1:Throne', 'Plasma Cannon', '2:Mars'),
    );

  it('is the shield where a card of the hand brings the hull back', () => {
    const match = plasmaAt(['Shield Surge', 'Dwarf Work Gang']);
    const [best] = ranked(match);
    expect(best).toEqual(react('2:Mars', 'Shield Surge', 'hit', 'A0', { split: { s: 2, a: 0, h: 0 } }));
    const mended = after(passed(play(match, '2', best!).match), { type: 'finishAttacks' }, { type: 'endTurn' });
    expect(stand(mended, '2:Mars')).toMatch(/^2\/1\//);
    const repair: SpurCommand = { type: 'playRepair', card: card('2', 'Dwarf Work Gang'), ship: '2:ter-mars#1' };
    expect(ranked(mended)[0]).toEqual(repair);
    expect(stand(play(mended, '2', repair).match, '2:Mars')).toMatch(/^2\/4\//);
  });

  it('is the hull where nothing brings it back, and where the attacker can fire again before it would', () => {
    const automatic = react('2:Mars', 'Shield Surge', 'hit', 'A0');
    expect(ranked(plasmaAt(['Shield Surge']))[0]).toEqual(automatic);
    expect(ranked(plasmaAt(['Shield Surge', 'Shield Cell']))[0]).toEqual(automatic);
    const again = ranked(plasmaAt(['Shield Surge', 'Dwarf Work Gang'], 4));
    expect(again[0]).toEqual(automatic);
    expect(again.some((one) => one.type === 'react' && one.split)).toBe(false);
  });
});

describe('the targets of a volley (OS-5.1)', () => {
  const volley = (
    ...frigates: readonly { readonly slot: string; readonly hull: number; readonly shield?: number }[]
  ): Table =>
    duel(
      { ships: [{ design: 'Mars', slot: 'B3', energy: 2 }], hand: ['Particle Beam', 'Particle Beam'] },
      { ships: ['Sol B3', ...frigates.map((one) => ({ design: 'Ceres', shield: 0, energy: 0, ...one }))] },
      TERRANS,
    );
  const fired = (match: Table): Table => {
    const [best] = ranked(match);
    return passed(play(match, '1', best!).match);
  };

  it('are two ships where one shot destroys each, and one ship that falls to two', () => {
    const both = fired(fired(volley({ slot: 'F2', hull: 2 }, { slot: 'F4', hull: 2 })));
    expect(vp(both, '1')).toBe(2);
    const one = fired(fired(volley({ slot: 'F2', hull: 2, shield: 1 }, { slot: 'F4', hull: 2, shield: 1 })));
    expect(vp(one, '1')).toBe(1);
  });
});

describe('Repair cards for recruitment (OS-12.14)', () => {
  const HARD = { options: { ...kinds('terran', 'terran'), hardRepairTrade: true } };
  const spent = { design: 'Mars', slot: 'B3', energy: 0, overcharged: true };
  /** A fleet that can only regroup, with Repair cards in hand. */
  const before = (hand: readonly string[], more: { readonly repairTraded?: number; readonly recruitment?: number }) =>
    duel({ ships: [spent], hand, ...more }, { ships: ['Mars B3'] }, HARD);

  it('are traded before a Regroup that would throw them away', () => {
    const hand = ['Damage Control', 'Shield Cell', 'Dwarf Work Gang', 'Dwarf Work Gang', 'Point Defense'];
    const [best] = ranked(before(hand, {}));
    expect(best!.type).toBe('repairForRecruit');
  });

  it('are traded for the point that buys another ship in the Regroup to come', () => {
    const match = before(['Damage Control'], { repairTraded: 5, recruitment: 1 });
    expect(ranked(match)[0]).toEqual({ type: 'repairForRecruit', cards: [card('1', 'Damage Control')] });
    const traded = play(match, '1', ranked(match)[0]!).match;
    const regrouping = play(traded, '1', ranked(traded)[0]!).match;
    expect(ranked(regrouping)[0]!.type).toBe('recruit');
  });

  it('are kept while a ship needs them, and where the rule is off', () => {
    const hurt = duel({ ships: [{ ...spent, hull: 1 }], hand: ['Dwarf Work Gang'] }, { ships: ['Mars B3'] }, HARD);
    expect(ranked(hurt)[0]!.type).toBe('playRepair');
    const off = duel({ ships: [spent], hand: ['Damage Control'] }, { ships: ['Mars B3'] }, TERRANS);
    expect(ranked(off).some(({ type }) => type === 'repairForRecruit')).toBe(false);
  });
});

describe('the chance to win that is told of a decision', () => {
  const chances = (match: Table, seat = decider(match)): readonly number[] =>
    spurBrain
      .prospects(match.state, seat, spurBrain.efforts!['hard']!, openChance(seedChance('clear')))
      .map(({ worth }) => worth);
  const armed = duel(
    { ships: [{ design: 'Mars', slot: 'B3', energy: 3 }], hand: ['Plasma Cannon', 'Laser Volley'] },
    { ships: [{ design: 'Mars', slot: 'B3', energy: 3 }], hand: ['Plasma Cannon', 'Laser Volley'] },
    TERRANS,
  );

  it('of the best way between equals is that of having the move, not of the move already made and nothing after it', () => {
    const [best, ...others] = chances(armed);
    expect(best).toBeGreaterThan(0.55);
    expect(best).toBeLessThan(0.8);
    expect(others.every((one) => one <= best!)).toBe(true);
  });

  it('falls as the turn is used up, and is far from certain where nothing is decided', () => {
    const [open] = chances(armed);
    const ended = passed(after(armed, attack('1:Mars', 'Laser Volley', '2:Mars')));
    const [done] = chances(after(ended, { type: 'finishAttacks' }));
    const ahead = spurBrain.horizon!.outlook(ended.state, '1');
    expect(done).toBeLessThan(ahead);
    expect(Math.abs(done! - open!)).toBeLessThan(0.4);
  });
});

describe('the temper of a player', () => {
  it('minds the danger of its own ships for less or more, not that of the enemy', () => {
    const sumOf = (own: number, enemy: number, minds: number) =>
      balance(
        boardOf(
          duel(
            { ships: [{ design: 'Mars', slot: 'B3', hull: own }] },
            { ships: [{ design: 'Mars', slot: 'B3', hull: enemy }] },
            TERRANS,
          ).state,
        ),
        '1',
        mindingDanger(minds),
      );
    const lossOf = (minds: number) => sumOf(4, 4, minds) - sumOf(2, 4, minds);
    const gainOf = (minds: number) => sumOf(4, 2, minds) - sumOf(4, 4, minds);
    expect(lossOf(0.5)).toBeCloseTo(lossOf(1) / 2, 12);
    expect(lossOf(2)).toBeCloseTo(2 * lossOf(1), 12);
    expect(lossOf(1)).toBeGreaterThan(0);
    expect(gainOf(0.5)).toBeCloseTo(gainOf(2), 12);
  });
});
