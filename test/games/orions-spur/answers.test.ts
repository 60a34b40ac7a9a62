import { describe, expect, it } from 'vitest';
import {
  after,
  attack,
  begunGame,
  concede,
  duel,
  isLegal,
  keep,
  kinds,
  newGame,
  packet,
  places,
  play,
  playDraw,
  playSpecial,
  react,
  refusal,
  regroup,
  table,
} from '../../helpers/os-position.ts';

const TERRANS = { options: kinds('terran', 'terran') };
const CLANS = { options: kinds('terran', 'hssuk') };

describe('the answer of the first test that fails (OS-13.29)', () => {
  it('OS-13.29 a card that is not in the hand comes before the ship that may attack', () => {
    const match = after(
      duel({ ships: ['Mars B3', 'Ceres F3'] }, { ships: ['Mars B3', 'Ceres F3'] }, TERRANS),
      attack('1:Ceres', 'weapon', '2:Ceres'),
    );
    const on = match.state.window ? after(match, { type: 'pass' }) : match;
    expect(refusal(on, attack('1:Mars', 'Ion Burst', '2:Ceres'), '1')).toMatch(/^OS-5.2: .* is not in your hand\.$/);
    expect(refusal(on, attack('1:Mars', 'weapon', '2:Ceres'), '1')).toBe(
      'OS-5.1: Ceres is the attacking ship of this action; Mars cannot attack.',
    );
  });

  it('OS-0.19, OS-13.29, OS-X31 that a ship is not under attack comes before what a card costs it', () => {
    const match = after(
      duel(
        { ships: ['Mars B3'] },
        { ships: ['Mars B3', 'Ceres F3', { design: 'Venus', slot: 'F2', energy: 0 }], hand: ['Shield Surge'] },
        TERRANS,
      ),
      attack('1:Mars', 'weapon', '2:Ceres'),
    );
    expect(refusal(match, react('2:Venus', 'Shield Surge', 'hit', 'A0', { on: '2:Ceres' }))).toBe(
      'OS-6.8: Venus is not under attack; only the attacked ship can play reaction cards.',
    );
  });

  it('OS-7.14, OS-13.29, OS-X44 where an attack cannot go comes before that nothing is left of it', () => {
    const match = after(
      duel(
        { ships: ['Mars B3', 'Phobos F3'] },
        { ships: ['Throne B3', 'Scale F3'], hand: ['Shield of the Clan', 'Tail Battery'] },
        CLANS,
      ),
      attack('1:Phobos', 'weapon', '2:Scale'),
      react('2:Scale', 'bracing', 'hit', 'A0', { amount: 1 }),
    );
    expect(packet(match)).toBe('0/0/0');
    expect(refusal(match, react('2:Scale', 'Shield of the Clan', 'redirect', 'A0', { on: '2:Throne' }), '2')).toBe(
      'OS-7.14: Throne at B3 is not adjacent to F3.',
    );
  });
});

describe('sentences of the catalogue', () => {
  it('OS-13.1, OS-13.2, OS-X64 what is confirmed is final in every later phase', () => {
    const designs = ['ter-ceres', 'ter-ceres', 'ter-venus', 'ter-mars'];
    const draws = Array.from({ length: 88 }, () => 0);
    const chosen = ['1', '2'].reduce(
      (match, seat) => play(match, seat, { type: 'chooseFleet', designs }).match,
      newGame(kinds('terran', 'terran'), draws),
    );
    const again = 'OS-13.1: You have already confirmed your fleet.';
    expect(refusal(chosen, { type: 'chooseFleet', designs }, '1')).toBe(again);
    const begun = begunGame(kinds('terran', 'terran'));
    expect(refusal(begun, { type: 'chooseFleet', designs }, '1')).toBe(again);
  });

  it('OS-3.4, OS-X49 names the ship of the highest VP, not just a higher one', () => {
    const match = after(
      duel({ ships: ['Ceres B3', 'Mars M3', 'Sol F3'] }, { ships: ['Mars B3', 'Ceres F3'] }, TERRANS),
      regroup('1'),
    );
    expect(refusal(match, keep)).toBe('OS-3.4: Sol (5 VP) must be the flagship, not Ceres (1 VP).');
    const layout = places({ B3: '1:Ceres', M3: '1:Mars', F3: '1:Sol' });
    expect(refusal(match, { type: 'reorganize', layout })).toBe(
      'OS-3.4: Sol (5 VP) must be the flagship, not Ceres (1 VP).',
    );
  });

  it('OS-10.27 a move to where the ship stands is no move, beside another one too', () => {
    const match = duel(
      { ships: ['Roost B3', 'Kite F3', 'Swift F2'], hand: ['Wheel About'] },
      { ships: ['Mars B3', 'Ceres F3'] },
      { options: kinds('churrap', 'terran') },
    );
    const wheel = (...moves: readonly (readonly [ship: string, to: string])[]) =>
      playSpecial('1', 'Wheel About', { moves });
    const idle = 'OS-10.27: Kite already stands at F3.';
    expect(refusal(match, wheel(['1:Swift', 'F1'], ['1:Kite', 'F3']))).toBe(idle);
    // There and back again are two moves that change nothing.
    expect(refusal(match, wheel(['1:Swift', 'F1'], ['1:Swift', 'F2']))).toMatch(/^OS-10.10: /);
    expect(isLegal(match, wheel(['1:Swift', 'F1']))).toBe(true);
  });
});

describe('the end', () => {
  it('OS-0.37, OS-11.9 leaves nobody with cards to discard', () => {
    const choosing = after(
      duel(
        { ships: ['Throne B3', 'Scale F3'], hand: ['Red Clan Counsel'] },
        { ships: ['Mars B3', 'Ceres F3'] },
        { options: kinds('hssuk', 'terran') },
      ),
      playDraw('1', 'Red Clan Counsel'),
    );
    expect([choosing.state.phase, choosing.state.choosing]).toEqual(['choosing', { count: 1, then: 'turnOpen' }]);
    const over = play(choosing, '2', concede).match;
    expect([over.state.phase, over.state.choosing]).toEqual(['gameOver', null]);
  });

  it('OS-11.4, OS-11.5 winners stand first, also where others hold more VP', () => {
    const four = table({
      options: { ...kinds('terran', 'terran', 'terran'), vpTarget: 20 },
      '1': { ships: ['Mars B3', 'Ceres F3'], trophies: ['Sol', 'Ganymede'] },
      '2': { ships: ['Mars B3', 'Ceres F3'] },
      '3': { ships: ['Mars B3', 'Ceres F3'], trophies: ['Ceres'] },
    });
    const over = play(play(four, '1', concede).match, '3', concede).match;
    expect(over.state.outcome).toMatchObject({ winners: ['2'], reason: 'lastSide' });
    expect(over.state.outcome!.result['ranking']).toMatchObject([
      { seats: ['2'], rank: 1, vp: 0 },
      { seats: ['1'], rank: 2, vp: 9 },
      { seats: ['3'], rank: 3, vp: 1 },
    ]);
  });
});
