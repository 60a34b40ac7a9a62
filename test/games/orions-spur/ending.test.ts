import { describe, expect, it } from 'vitest';
import type { SpurCommand } from '../../../src/games/orions-spur/command.ts';
import { salvageOf } from '../../../src/games/orions-spur/rules/resolve.ts';
import {
  after,
  asked,
  attack,
  attackIn,
  card,
  concede,
  diceLeft,
  duel,
  endTurn,
  eventsOf,
  finish,
  game,
  hand,
  isLegal,
  keep,
  kinds,
  newGame,
  packet,
  passed,
  play,
  player,
  playRepair,
  playSpecial,
  ram,
  react,
  refusal,
  regroup,
  setupRefusals,
  ship,
  shipIn,
  stand,
  table,
  told,
  viewFor,
  vp,
} from '../../helpers/os-position.ts';

type Fleet = Parameters<typeof duel>[0];
const at = (design: string, slot: string, more: object = {}) => ({ design, slot, ...more });
const weak = (design: string, slot: string) => at(design, slot, { shield: 0, hull: 1 });
const fleet = (...ships: readonly unknown[]): Fleet => ({ ships: ships as never });
const TERRANS = { options: kinds('terran', 'terran') };
const withOptions = (more: object) => ({ options: { ...kinds('terran', 'terran'), ...more } });
/** Trophies worth 9 and 8 VP. */
const NINE = ['ter-sol', 'ter-mars', 'ter-phobos'];
const EIGHT = ['ter-sol', 'ter-mars'];

describe('reaching the target', () => {
  it('OS-11.1, OS-11.2, OS-0.39, OS-13.10, OS-C105 ends the game in the middle of a turn', () => {
    const match = duel({ ...fleet('Sol B3'), trophies: NINE }, fleet('Ganymede B3', weak('Venus', 'F3')), TERRANS);
    const over = passed(after(match, attack('1:Sol', 'weapon', '2:Venus')));
    expect([vp(over, '1'), over.state.phase, over.state.outcome!.winners, over.state.outcome!.reason]).toEqual([
      11,
      'gameOver',
      ['1'],
      'vpTarget',
    ]);
    expect(shipIn(over, '1:Sol').energy).toBe(2);
    expect(refusal(over, endTurn, '1')).toBe('OS-13.10: The game is over.');
    expect([game.choices(over.state, '1'), game.pending(over.state)]).toEqual([[], []]);
  });

  const both = (design: string) =>
    after(
      duel(
        { ...fleet('Europa B3', weak(design, 'F3')), trophies: NINE },
        { ...fleet('Ganymede B3', weak('Phobos', 'F3')), trophies: NINE },
        TERRANS,
      ),
      attack(`1:${design}`, 'weapon', '2:Phobos'),
      react('2:Phobos', 'weapon', 'attackingShip'),
    );

  it('OS-11.3, OS-C106 the higher score wins where both reach it', () => {
    const over = passed(both('Venus'));
    expect([vp(over, '1'), vp(over, '2'), over.state.outcome!.winners]).toEqual([10, 11, ['2']]);
  });

  it('OS-C107 and the active player where both are even', () => {
    const over = passed(both('Ceres'));
    expect([vp(over, '1'), vp(over, '2'), over.state.outcome!.winners]).toEqual([10, 10, ['1']]);
  });

  it('OS-11.4 ranks the others by VP, trophies and ships in play', () => {
    const match = duel(
      { ...fleet('Sol B3'), trophies: NINE },
      { ...fleet('Ganymede B3', weak('Venus', 'F3')), trophies: ['ter-ceres'] },
      TERRANS,
    );
    const { result } = passed(after(match, attack('1:Sol', 'weapon', '2:Venus'))).state.outcome!;
    expect(result.ranking).toEqual([
      { seats: ['1'], rank: 1, vp: 11, trophies: 4, inPlay: 5 },
      { seats: ['2'], rank: 2, vp: 1, trophies: 1, inPlay: 4 },
    ]);
  });

  it('OS-11.11, OS-C136 the target comes before the elimination', () => {
    const one = { ...fleet(weak('Ceres', 'B3')), trophies: EIGHT, shipDeck: [] };
    const two = fleet('Ganymede B3', weak('Venus', 'F3'));
    const fired = after(duel(one, two, TERRANS), attack('1:Ceres', 'weapon', '2:Venus'));
    const over = passed(after(fired, react('2:Venus', 'weapon', 'attackingShip')));
    expect([stand(over, '1:Ceres'), over.state.outcome!.winners, over.state.outcome!.reason]).toEqual([
      'gone',
      ['1'],
      'vpTarget',
    ]);
  });
});

describe('elimination', () => {
  const last = (victory: string, shipDeck: readonly string[] | undefined) =>
    passed(
      after(
        duel(
          fleet('Sol B3'),
          { ...fleet(weak('Ceres', 'B3')), ...(shipDeck && { shipDeck }) },
          withOptions({ victory }),
        ),
        attack('1:Sol', 'weapon', '2:Ceres'),
      ),
    );

  it('OS-11.5, OS-11.6 a player without ships in play and ship deck is out, and the last side wins', () => {
    expect(last('vp', []).state.outcome).toMatchObject({ winners: ['1'], reason: 'lastSide' });
    expect(last('vp', ['ter-ceres']).state.outcome).toBeNull();
  });

  it('OS-12.8, OS-C112 lastStanding: the ship deck does not help; where both are emptied the higher VP wins', () => {
    expect(last('lastStanding', undefined).state.outcome).toMatchObject({ winners: ['1'], reason: 'lastSide' });
    const cats = duel(fleet(at('Prowler', 'B3', { hull: 3 })), fleet(at('Mars', 'B3')), {
      options: { ...kinds('mrooshen', 'terran'), victory: 'lastStanding' },
    });
    const over = passed(after(cats, ram('1:Prowler', '2:Mars')));
    expect([over.state.ships, over.state.outcome!.winners, over.state.outcome!.reason]).toEqual([[], ['1'], 'allOut']);
  });

  it('OS-11.8 decides among sides that go out together by OS-11.3', () => {
    const cats = duel(
      { ...fleet(at('Prowler', 'B3', { hull: 3 })), shipDeck: [] },
      { ...fleet(at('Ceres', 'B3')), shipDeck: [], trophies: ['mro-mauler'] },
      {
        options: { ...kinds('mrooshen', 'terran'), victory: 'vp' },
      },
    );
    expect(passed(after(cats, ram('1:Prowler', '2:Ceres'))).state.outcome).toMatchObject({
      winners: ['2'],
      reason: 'allOut',
    });
  });

  const three = (one: Fleet, two: Fleet, more: object = {}) =>
    table({
      options: { seats: 3, species: ['terran', 'terran', 'terran'], ...more },
      '1': one,
      '2': two,
      '3': fleet('Mars B3', 'Ceres F3'),
    });

  it('OS-11.7 who is out takes no turn, keeps the trophies, and loses the cards', () => {
    const match = passed(
      after(
        three(fleet('Sol B3'), {
          ...fleet(weak('Ceres', 'B3')),
          shipDeck: [],
          trophies: ['ter-venus'],
          hand: ['Ion Burst'],
        }),
        attack('1:Sol', 'weapon', '2:Ceres'),
      ),
    );
    expect([
      player(match, '2').eliminated,
      vp(match, '2'),
      player(match, '2').hand,
      player(match, '2').tacticsDeck,
    ]).toEqual([true, 2, [], []]);
    expect(refusal(match, concede, '2')).toBe('OS-11.7: You are out of the game.');
    expect(after(match, finish, endTurn).state.activeSeat).toBe('3');
    const hunters = duel({ ...fleet('Mauler B3'), hand: ['Roar of the Pride'] }, fleet('Mars B3'), {
      options: kinds('mrooshen', 'terran'),
    });
    expect(refusal(hunters, playSpecial('1', 'Roar of the Pride', { player: '3' }))).toMatch(
      /^OS-10.22: "3" is no opponent of yours.|^OS-10.22/,
    );
  });

  it('OS-11.7 an active player who goes out ends the turn without recruitment', () => {
    const one = { ...fleet(weak('Ceres', 'B3')), shipDeck: [] };
    const fired = after(
      three(one, fleet('Sol B3', at('Phobos', 'F3', { energy: 1 }))),
      attack('1:Ceres', 'weapon', '2:Phobos'),
    );
    const gone = play(fired, '2', react('2:Phobos', 'weapon', 'attackingShip'));
    expect(eventsOf(gone.events, 'turnEnded')).toEqual([{ type: 'turnEnded', seat: '1', recruitment: null }]);
    expect(gone.match.state.activeSeat).toBe('2');
  });

  it('OS-11.9 whoever concedes leaves the game, attacks by and on their ships are dropped', () => {
    const armed = { ...fleet('Mars B3', 'Ceres F3'), hand: ['Particle Beam'] };
    const window = after(three(fleet('Sol B3'), armed), attack('1:Sol', 'weapon', '2:Ceres'));
    expect(asked(window)).toBe('2');
    const { match, events } = play(window, '2', concede);
    expect(eventsOf(events, 'hit')).toEqual([]);
    expect([match.state.phase, match.state.activeSeat, player(match, '2').eliminated]).toEqual([
      'attacking',
      '1',
      true,
    ]);
    const mine = play(window, '1', concede).match;
    expect([mine.state.phase, mine.state.activeSeat]).toEqual(['turnOpen', '2']);
    expect(play(duel(fleet('Sol B3'), armed, TERRANS), '2', concede).match.state.outcome).toMatchObject({
      winners: ['1'],
      reason: 'lastSide',
    });
  });
});

it('OS-11.9 in the setup nobody waits for a seat that conceded, and nobody is out for want of ships', () => {
  for (const victory of ['vp', 'lastStanding']) {
    const match = play(newGame({ seats: 3, victory }), '2', concede).match;
    expect(game.pending(match.state)).toEqual([{ kind: 'setupFleet', seats: ['1', '3'], each: true }]);
    expect(play(match, '3', concede).match.state.outcome).toMatchObject({ winners: ['1'], reason: 'lastSide' });
  }
});

describe('the round limit', () => {
  const limit = (one: Fleet, two: Fleet) =>
    after(
      duel(one, two, {
        ...withOptions({ roundLimit: 5 }),
        round: 5,
        activeSeat: '2',
        firstSeat: '1',
        phase: 'turnDone',
      }),
      endTurn,
    );

  it('OS-11.10, OS-C108 more VP, then more VP of ships in play, then a draw', () => {
    const eight = (...ships: readonly string[]) => ({ ...fleet(...ships), trophies: EIGHT });
    const over = limit(eight('Mars B3', 'Europa F3'), eight('Ganymede B3'));
    expect(over.state.outcome).toMatchObject({ winners: ['1'], reason: 'roundLimit' });
    expect(limit({ ...fleet('Ceres B3'), trophies: NINE }, eight('Ganymede B3')).state.outcome!.winners).toEqual(['1']);
    expect(limit(eight('Ganymede B3'), eight('Ganymede B3')).state.outcome).toMatchObject({
      winners: [],
      result: { tied: ['1', '2'] },
    });
    expect(setupRefusals({ roundLimit: 201 })).toEqual(['OS-11.10: roundLimit must be 0 to 200; got 201.']);
  });
});

describe('the collector', () => {
  const collect = (one: readonly string[], two: readonly string[]) =>
    passed(
      after(
        duel(
          { ...fleet('Sol B3'), trophies: one },
          { ...fleet('Ganymede B3', weak('Ceres', 'F3')), trophies: two },
          withOptions({ victory: 'collector' }),
        ),
        attack('1:Sol', 'weapon', '2:Ceres'),
      ),
    ).state.outcome!;

  it('OS-12.6, OS-12.7, OS-C111 five trophies end the game; the VP of all trophies decide', () => {
    expect(
      collect(['ter-ceres', 'ter-phobos', 'ter-phobos', 'ter-venus'], ['ter-mars', 'ter-ganymede', 'ter-ceres'])
        .winners,
    ).toEqual(['2']);
    const tied = collect(
      ['ter-phobos', 'ter-phobos', 'ter-venus', 'ter-venus'],
      ['ter-mars', 'ter-venus', 'ter-venus'],
    );
    expect(tied).toMatchObject({ winners: ['1'], reason: 'collector' });
    const fives = after(
      duel(
        { ...fleet('Sol B3', weak('Phobos', 'F3')), trophies: ['ter-ceres', 'ter-venus', 'ter-venus', 'ter-deimos'] },
        {
          ...fleet('Ganymede B3', weak('Phobos', 'F3')),
          trophies: ['ter-ceres', 'ter-venus', 'ter-venus', 'ter-deimos'],
        },
        withOptions({ victory: 'collector' }),
      ),
      attack('1:Phobos', 'weapon', '2:Phobos'),
      react('2:Phobos', 'weapon', 'attackingShip'),
    );
    expect(passed(fives).state.outcome!.winners).toEqual(['1', '2']);
  });
});

describe('Hard Mode', () => {
  it('OS-12.9, OS-12.15 four switches, all off, in any combination', () => {
    const switches = ['hardShieldRecovery', 'hardSalvage', 'hardReserve', 'hardRepairTrade'] as const;
    const parsed = game.parseOptions({});
    for (const one of switches) expect(parsed.ok && parsed.value[one]).toBe(false);
    expect(
      setupRefusals({
        ...Object.fromEntries(switches.map((one) => [one, true])),
        seats: 4,
        mode: 'teams',
        victory: 'collector',
      }),
    ).toEqual([]);
    const off = duel({ ...fleet('Mars B3'), hand: ['Shield Cell'] }, fleet('Mars B3'), TERRANS);
    expect(refusal(off, { type: 'storeRepair', card: card('1', 'Shield Cell') })).toBe(
      'OS-12.9: This rule is switched off.',
    );
  });

  it('OS-12.10, OS-C130 shields recover a point in a Regroup', () => {
    const match = duel(
      fleet(at('Mars', 'B3', { shield: 0, energy: 1, overcharged: true }), 'Ceres F3'),
      fleet('Mars B3'),
      withOptions({ hardShieldRecovery: true }),
    );
    const done = after(match, regroup('1'));
    expect([stand(done, '1:Mars'), stand(done, '1:Ceres'), shipIn(done, '1:Mars').overcharged]).toEqual([
      '1/4/3',
      '1/2/2',
      false,
    ]);
  });

  it('OS-12.11, OS-C113 whoever scores a ship gets half its cost', () => {
    expect(
      [
        '1:ter-ceres#1',
        '1:ter-venus#1',
        '1:ter-mars#1',
        '1:ter-io#1',
        '1:ter-ganymede#1',
        '1:ter-sol#1',
        '1:hss-throne#1',
      ].map(salvageOf),
    ).toEqual([1, 2, 3, 3, 4, 4, 5]);
    const match = duel(fleet('Sol B3'), fleet('Ganymede B3', weak('Venus', 'F3')), withOptions({ hardSalvage: true }));
    expect(player(passed(after(match, attack('1:Sol', 'weapon', '2:Venus'))), '1').recruitment).toBe(2);
  });

  const hard = withOptions({ hardReserve: true, hardRepairTrade: true });
  const store = (name: string): SpurCommand => ({ type: 'storeRepair', card: card('1', name) });
  const trade = (...names: readonly string[]): SpurCommand => ({
    type: 'repairForRecruit',
    cards: names.map((name) => card('1', name)),
  });

  it('OS-12.12, OS-12.13, OS-14.5, OS-13.23, OS-C114 stored Repair cards do not count as a hand', () => {
    const seven = [
      'Shield Cell',
      'Damage Control',
      'Ion Burst',
      'Rail Slug',
      'Hard Over',
      'Missile Salvo',
      'Heavy Torpedo',
    ];
    const match = duel({ ...fleet(at('Mars', 'B3', { hull: 2 })), hand: seven }, fleet('Mars B3'), hard);
    expect(refusal(match, store('Ion Burst'))).toBe('OS-12.12: Ion Burst is not a Repair card.');
    const stored = after(match, store('Shield Cell'), store('Damage Control'));
    expect([hand(stored, '1').length, player(stored, '1').reserve.length]).toEqual([5, 2]);
    expect(viewFor(stored, '2').players[0]!.reserve).toEqual({ count: 2, cards: null });
    const drawn = told(stored, regroup('1'));
    expect(eventsOf(drawn, 'drew').map(({ count }) => count)).toEqual([2]);
    const used = after(stored, playRepair('1', 'Damage Control', '1:Mars'));
    expect([stand(used, '1:Mars'), player(used, '1').reserve.length, player(used, '1').discard]).toEqual([
      '3/4/3',
      1,
      [card('1', 'Damage Control')],
    ]);
    expect(isLegal(stored, { type: 'reviseTactics', card: card('1', 'Shield Cell') })).toBe(false);
  });

  it('OS-12.14, OS-C137, OS-13.24, OS-X56 six Repair cards, counted over the game, come to a point', () => {
    const repairs = ['Shield Cell', 'Damage Control', 'Dwarf Work Gang', 'Dwarf Work Gang'];
    const match = duel({ ...fleet('Mars B3'), hand: [...repairs, 'Missile Salvo'] }, fleet('Mars B3'), hard);
    const four = after(match, trade('Shield Cell', 'Damage Control', 'Dwarf Work Gang', 'Dwarf Work Gang#2'));
    expect([player(four, '1').repairTraded, player(four, '1').recruitment]).toEqual([4, 0]);
    const again = duel({ ...fleet('Mars B3'), hand: repairs, repairTraded: 4 }, fleet('Mars B3'), hard);
    const seven = after(again, trade('Shield Cell', 'Damage Control', 'Dwarf Work Gang'));
    expect([player(seven, '1').repairTraded, player(seven, '1').recruitment]).toEqual([1, 1]);
    expect(refusal(match, trade('Missile Salvo'))).toBe('OS-12.14: Missile Salvo is not a Repair card.');
    expect(refusal(match, trade())).toBe('OS-12.14: Name 1 or more Repair cards.');
    const off = duel({ ...fleet('Mars B3'), hand: repairs }, fleet('Mars B3'), TERRANS);
    expect(refusal(off, trade('Shield Cell'))).toBe('OS-12.9: This rule is switched off.');
  });
});

describe('Team Play', () => {
  const seats = { options: { seats: 4, mode: 'teams', species: ['terran', 'terran', 'terran', 'terran'] } };
  const teams = (one: Fleet, two: Fleet, three: Fleet, four: Fleet, more: object = {}) =>
    table({ ...seats, activeSeat: '2', ...more, '1': one, '2': two, '3': three, '4': four });
  const US = fleet('Ganymede B3', at('Ceres', 'F3'));
  const HELP = { ...fleet('Mars B3', at('Venus', 'F3')), hand: ['Shield Surge', 'Particle Beam', 'Hard Over'] };
  const THEM = { ...fleet('Sol B3'), hand: ['Heavy Torpedo'] };
  const torpedo = attack('2:Sol', 'Heavy Torpedo', '1:Ceres');

  it('OS-0.2, OS-12.16, OS-12.17, OS-C115 allies win together by what both have', () => {
    const match = teams(
      { ...US, trophies: ['ter-sol', 'ter-ceres'] },
      fleet('Sol B3', weak('Ganymede', 'F3')),
      fleet('Sol B3'),
      fleet('Mars B3'),
      { activeSeat: '3' },
    );
    expect([vp(match, '1'), vp(match, '3')]).toEqual([6, 0]);
    const over = passed(after(match, attack('3:Sol', 'weapon', '2:Ganymede')));
    expect(over.state.outcome).toMatchObject({ winners: ['1', '3'], reason: 'vpTarget' });
  });

  it('OS-12.18 allies are not attacked, nor named for harm', () => {
    const match = teams({ ...US, hand: ['Signal Jamming'] }, THEM, { ...HELP }, fleet('Mars B3'), { activeSeat: '1' });
    expect(refusal(match, attack('1:Ceres', 'weapon', '3:Venus'))).toBe('OS-12.18: Seat 3 is your ally.');
    expect(refusal(match, playSpecial('1', 'Signal Jamming', { player: '3' }))).toBe('OS-12.18: Seat 3 is your ally.');
  });

  it("OS-12.19 Repair cards may mend an ally's ship", () => {
    const match = teams(
      { ...US, hand: ['Damage Control'] },
      THEM,
      fleet(at('Mars', 'B3', { hull: 1 })),
      fleet('Mars B3'),
      { activeSeat: '1' },
    );
    expect(stand(after(match, playRepair('1', 'Damage Control', '3:Mars')), '3:Mars')).toBe('3/3/3');
    expect(refusal(match, playRepair('1', 'Damage Control', '2:Sol'))).toBe(
      'OS-10.2: "2:ter-sol#1" is not a ship of your fleet or your ally\'s.',
    );
  });

  it('OS-12.20, OS-12.21, OS-6.23, OS-C116, OS-X59 one ship of an ally helps', () => {
    const window = after(teams(US, THEM, HELP, fleet('Mars B3')), torpedo);
    expect([window.state.window!.participants, asked(window)]).toEqual([['1', '3', '2', '4'], '3']);
    const helped = after(window, react('3:Mars', 'Shield Surge', 'hit', 'A0', { on: '1:Ceres' }));
    expect([packet(helped), shipIn(helped, '3:Mars').energy]).toEqual(['0/2/0', 2]);
    expect(refusal(helped, react('3:Venus', 'Particle Beam', 'incomingAttack'))).toBe(
      'OS-12.21: Mars is already helping in this window.',
    );
  });

  it('OS-12.22, OS-C117 counterfire of a helper is an attack like any other', () => {
    const two = { ...fleet('Sol B3'), hand: ['Heavy Torpedo', 'Particle Beam'] };
    const window = after(teams(US, two, HELP, fleet('Mars B3')), torpedo);
    const fired = after(window, react('3:Mars', 'weapon', 'attackingShip'));
    expect([packet(fired, 1), attackIn(fired, 1).ship, asked(fired)]).toEqual(['0/3/0', ship('3:Mars'), '2']);
    const back = after(fired, react('2:Sol', 'Particle Beam', 'attackingShip', 'C1'));
    expect(attackIn(back, 2).target).toBe(ship('3:Mars'));
    expect(isLegal(back, react('3:Mars', 'Shield Surge', 'hit', 'C2'), '3')).toBe(asked(back) === '3');
  });

  it('OS-C118 asks defender, ally, attacker, ally, until all four pass in a row', () => {
    const armed = { hand: ['Particle Beam', 'Particle Beam'] };
    const bluff = { options: { ...seats.options, bluffWindows: true } };
    let match = after(
      teams(
        { ...US, ...armed },
        { ...THEM, hand: ['Heavy Torpedo', 'Particle Beam'] },
        { ...HELP, ...armed },
        { ...fleet('Mars B3'), ...armed },
        bluff,
      ),
      torpedo,
      react('1:Ceres', 'Particle Beam', 'attackingShip'),
    );
    const order: (string | null)[] = [];
    while (match.state.window) {
      order.push(asked(match));
      match = after(match, { type: 'pass' });
    }
    expect(order).toEqual(['3', '2', '4', '1']);
  });

  it('OS-X60 Bracing and redirection help no ally', () => {
    const clan = { ...fleet('Throne B3', at('Scale', 'F3')), hand: ['Shield of the Clan'] };
    const match = after(
      teams(US, THEM, clan, fleet('Mars B3'), {
        options: { ...seats.options, species: ['terran', 'terran', 'hssuk', 'terran'], bluffWindows: true },
      }),
      torpedo,
    );
    expect(refusal(match, react('3:Scale', 'bracing', 'hit', 'A0', { on: '1:Ceres', amount: 1 }))).toBe(
      'OS-12.20: Bracing protects only the ship itself.',
    );
    expect(refusal(match, react('3:Scale', 'Shield of the Clan', 'redirect', 'A0', { on: '1:Ganymede' }))).toBe(
      'OS-12.20: Shield of the Clan moves only an attack on the ship itself.',
    );
  });

  it('OS-12.20 Interference of a helper counts as beside the ship', () => {
    const match = after(teams(US, THEM, fleet('Mars B3', 'Phobos F1'), fleet('Mars B3')), torpedo);
    expect(packet(after(match, react('3:Phobos', 'interference', 'hit', 'A0', { on: '1:Ceres' })))).toBe('0/3/0');
  });

  it('OS-12.23 an ally plays on alone', () => {
    const match = play(teams(US, THEM, HELP, fleet('Mars B3')), '1', concede).match;
    expect([match.state.outcome, game.pending(match.state)[0]!.seats]).toEqual([null, ['2']]);
    expect(after(match, regroup('2'), keep, endTurn).state.activeSeat).toBe('3');
  });

  it('OS-12.24 allies may see hands', () => {
    const open = teams(US, THEM, HELP, fleet('Mars B3'), { options: { ...seats.options, teamSharesHands: true } });
    expect(viewFor(open, '1').players[2]!.hand.cards).toHaveLength(3);
    expect(viewFor(open, '2').players[2]!.hand.cards).toBeNull();
    expect(viewFor(teams(US, THEM, HELP, fleet('Mars B3')), '1').players[2]!.hand.cards).toBeNull();
    expect(diceLeft(open)).toEqual([]);
  });
});
