import { describe, expect, it } from 'vitest';
import { reveals } from '../../../src/games/orions-spur/redact.ts';
import { PARAMETERS, type SpurCommand } from '../../../src/games/orions-spur/command.ts';
import { isNoHandOf } from '../../../src/games/orions-spur/rules/regroup.ts';
import {
  after,
  asked,
  attack,
  begunGame,
  concede,
  decider,
  diceLeft,
  duel,
  endTurn,
  eventsOf,
  finish,
  flock,
  game,
  isLegal,
  keep,
  kinds,
  legalOf,
  newGame,
  pass,
  passed,
  placeFaults,
  play,
  playDraw,
  player,
  react,
  refusal,
  regroup,
  revise,
  table,
  told,
  viewFor,
  card,
  suppress,
  setupRefusals,
} from '../../helpers/os-position.ts';

const TERRANS = { options: kinds('terran', 'terran') };
const ONE = {
  ships: ['Mars B3', 'Ceres F3', 'Venus F2'],
  hand: ['Tactical Review', 'Shield Cell', 'Missile Salvo', 'Gnome Refit'],
};
const TWO = { ships: ['Mars B3', 'Ceres F3'], hand: ['Particle Beam', 'Shield Surge'] };
const open = duel(ONE, TWO, TERRANS);
const types = (match: typeof open, seat = decider(match)) => [
  ...new Set((game.choices(match.state, seat) as unknown as readonly SpurCommand[]).map(({ type }) => type)),
];

describe('legal commands by phase', () => {
  it('OS-13.3 turnOpen', () => {
    expect(types(open)).toEqual(['attack', 'suppress', 'regroup', 'playDraw', 'reviseTactics']);
    const hard = duel(ONE, TWO, { options: { ...TERRANS.options, hardReserve: true, hardRepairTrade: true } });
    expect(types(hard)).toEqual(expect.arrayContaining(['storeRepair', 'repairForRecruit']));
    const birds = duel({ ships: ['Roost B3', 'Swift F3'] }, TWO, { options: kinds('churrap', 'terran') });
    expect(types(birds)).toContain('flockActivate');
    const cats = duel({ ships: ['Mauler B3', 'Cub F3'] }, TWO, { options: kinds('mrooshen', 'terran') });
    expect(types(cats)).toContain('ram');
  });

  it('OS-13.4, OS-13.17 attacking', () => {
    const attacking = passed(after(open, attack('1:Ceres', 'weapon', '2:Ceres')));
    expect(types(attacking)).toEqual(['attack', 'reviseTactics', 'finishAttacks']);
    const birds = after(
      duel({ ships: ['Roost B3', 'Swift F3', 'Harrier F2'] }, TWO, { options: kinds('churrap', 'terran') }),
      flock('1:Swift'),
    );
    expect(types(birds)).toContain('flockActivate');
  });

  it('OS-13.5 window', () => {
    const window = after(open, attack('1:Ceres', 'weapon', '2:Ceres'));
    expect([decider(window), types(window)]).toEqual(['2', ['react', 'pass']]);
    expect(game.choices(window.state, '1')).toEqual([]);
  });

  it('OS-13.8 turnDone', () => {
    const done = after(open, regroup('1'), keep);
    expect(types(done)).toEqual(expect.arrayContaining(['playDraw', 'reviseTactics', 'endTurn']));
    expect(types(done)).not.toContain('attack');
  });

  it('OS-13.9 settings and concessions at any time', () => {
    for (const match of [newGame(), open, after(open, attack('1:Ceres', 'weapon', '2:Ceres'))])
      for (const seat of ['1', '2']) {
        expect(isLegal(match, { type: 'setAutoPass', trigger: 'ownAttacked', value: 'pass' }, seat)).toBe(true);
        expect(isLegal(match, concede, seat)).toBe(true);
      }
    expect(refusal(open, { type: 'setAutoPass', trigger: 'noon', value: 'pass' }, '2')).toBe(
      'OS-13.27: trigger is ownAttacked, ownCounterfired, allyAttacked, allyCounterfired.',
    );
  });

  it('OS-13.28 lists every legal command; long lists as an example with their bounds', () => {
    for (const match of [open, after(open, regroup('1')), after(open, attack('1:Ceres', 'weapon', '2:Ceres'))]) {
      const seat = decider(match);
      for (const command of game.choices(match.state, seat)) expect(game.check(match.state, seat, command)).toEqual([]);
    }
    expect(viewFor(open, '1').bounds!.discard).toEqual({ from: player(open, '1').hand, least: 0, most: 4 });
    expect(viewFor(after(open, regroup('1')), '1').bounds!.layout).toHaveLength(3);
    expect(viewFor(newGame(), '2').bounds!.designs).toHaveLength(8);
    expect(legalOf(open, 'regroup')).toEqual([{ type: 'regroup', discard: [] }]);
    // Every attack that can be said and passes the check is listed.
    const listed = legalOf(open, 'attack').map((one) => JSON.stringify(one));
    for (const ship of ['1:Mars', '1:Ceres', '1:Venus'])
      for (const source of ['weapon', 'Missile Salvo'])
        for (const target of ['2:Mars', '2:Ceres'])
          expect(listed.includes(JSON.stringify(attack(ship, source, target)))).toBe(
            isLegal(open, attack(ship, source, target)),
          );
  });
});

describe('parameters', () => {
  it('OS-13.12, OS-13.13, OS-13.14, OS-13.15, OS-13.16 each command takes those listed, of their kinds', () => {
    expect(refusal(open, { type: 'attack', ship: '1:ter-mars#1', source: 'weapon' })).toBe(
      'OS-13.13: attack needs target.',
    );
    expect(refusal(open, { ...attack('1:Mars', 'weapon', '2:Ceres'), speed: 3 })).toBe(
      'OS-13.13: "speed" is not part of attack.',
    );
    expect(refusal(open, { ...attack('1:Mars', 'weapon', '2:Ceres'), overcharge: 1 })).toBe(
      'OS-13.13: overcharge is true or false.',
    );
    expect(refusal(open, { type: 'ram', ship: 7, target: 'x' })).toBe('OS-13.14: ship is a text.');
    expect(refusal(open, { type: 'suppress', ship: 'x' })).toBe('OS-13.15: suppress needs target.');
    expect(refusal(open, { type: 'flockActivate' })).toBe('OS-13.16: flockActivate needs ship.');
    const regrouping = after(open, regroup('1'));
    expect(refusal(regrouping, { type: 'reorganize', layout: ['x'] })).toBe(
      'OS-13.12: layout is an object that names the ship of each slot.',
    );
    expect(refusal(open, { type: 'warp' })).toBe('format: type: There is no command "warp".');
    expect(Object.keys(PARAMETERS)).toHaveLength(22);
  });

  it('OS-13.29 player and phase first, then card and ship, state, cost, target and effect', () => {
    const spent = duel(
      { ships: ['Mars B3', { design: 'Ceres', slot: 'F3', overcharged: true, energy: 0 }] },
      TWO,
      TERRANS,
    );
    const say = (command: SpurCommand, seat = '1') => refusal(spent, command, seat);
    expect(say(attack('1:Sol', 'Plasma Cannon', '1:Mars'), '2')).toMatch(/^OS-4.1/);
    expect(say(attack('1:Sol', 'Plasma Cannon', '1:Mars'))).toMatch(/^OS-5.1/);
    expect(say(attack('1:Ceres', 'Plasma Cannon', '1:Mars'))).toMatch(/^OS-5.2/);
    expect(say(attack('1:Ceres', 'weapon', '1:Mars'))).toMatch(/^OS-5.11/);
    expect(JSON.stringify(spent)).toBe(
      JSON.stringify(
        duel({ ships: ['Mars B3', { design: 'Ceres', slot: 'F3', overcharged: true, energy: 0 }] }, TWO, TERRANS),
      ),
    );
    expect(isNoHandOf(['a'], ['a', 'a'], 'OS-9.2')!.reason).toBe('"a" is named twice.');
  });
});

describe('hidden information', () => {
  it('OS-14.2, OS-14.3, OS-14.4 hands and decks by number, discard piles with their order', () => {
    const match = after(open, revise('1', 'Missile Salvo'));
    const seen = viewFor(match, '2').players[0]!;
    expect(seen.hand).toEqual({ count: 4, cards: null });
    expect([seen.tacticsDeck.count > 0, seen.tacticsDeck.order, seen.tacticsDeck.listed]).toEqual([true, null, null]);
    expect(seen.discard).toEqual([card('1', 'Missile Salvo')]);
    expect(viewFor(match, '1').players[0]!.hand.cards).toHaveLength(4);
  });

  it('OS-14.6 ships, points and modifiers are open', () => {
    const match = duel(ONE, TWO, {
      ...TERRANS,
      modifiers: [{ card: '1:ter-fire-control-uplink#1', ship: '1:ter-mars#1' }],
    });
    const seen = viewFor(match, 'audience');
    expect(seen.ships).toEqual(match.state.ships);
    expect(seen.modifiers).toEqual([
      { seat: '1', card: '1:ter-fire-control-uplink#1', ship: '1:ter-mars#1', kind: 'bonus', amount: 1, until: 'turn' },
    ]);
    expect(seen.players.map(({ recruitment, vp, trophies }) => [recruitment, vp, trophies])).toEqual([
      [0, 0, []],
      [0, 0, []],
    ]);
  });

  it('OS-14.8 auto-pass settings are known to their owner', () => {
    const { match, events } = play(open, '2', { type: 'setAutoPass', trigger: 'ownAttacked', value: 'pass' });
    expect(game.redact(events[0]!, { kind: 'seat', seat: '1' })).toBeNull();
    expect([viewFor(match, '1').players[1]!.autoPass, viewFor(match, '2').players[1]!.autoPass]).toEqual([
      null,
      { ownAttacked: 'pass' },
    ]);
  });

  it('OS-14.9, OS-14.10 cards drawn are told to who draws them, cards discarded to everybody', () => {
    const events = told(open, revise('1', 'Missile Salvo'));
    const heard = events.map((event) => game.redact(event, { kind: 'seat', seat: '2' }));
    expect(heard).toMatchObject([
      { type: 'discarded', cards: [card('1', 'Missile Salvo')] },
      { type: 'drew', count: 1, cards: null },
    ]);
    expect(eventsOf(events, 'drew')[0]!.cards).toHaveLength(1);
    expect(game.redact(events[1]!, { kind: 'seat', seat: '1' })).toEqual(events[1]);
    expect(reveals(events[1]!)).toBe(true);
  });

  it('OS-14.11 spectators see no hand, and the whole when it is over', () => {
    expect(viewFor(open, 'audience').players.map(({ hand }) => hand.cards)).toEqual([null, null]);
    expect(refusal(open, endTurn, 'nobody')).toBe('OS-14.11: Spectators give no commands.');
    const over = play(open, '2', concede).match;
    expect(viewFor(over, 'audience').players[0]!.hand.cards).toHaveLength(4);
    expect(viewFor(over, 'audience').players[0]!.tacticsDeck.order).not.toBeNull();
  });

  it('OS-14.12 a skipped window looks the same for a player without reactions and one on auto-pass', () => {
    const fire = attack('1:Ceres', 'weapon', '2:Ceres');
    const meek = after(duel(ONE, { ships: TWO.ships, hand: ['Missile Salvo', 'Ion Burst'] }, TERRANS), fire);
    const silent = after(duel(ONE, { ...TWO, autoPass: { ownAttacked: 'pass' } }, TERRANS), fire);
    expect(JSON.stringify(viewFor(meek, '1'))).toBe(JSON.stringify(viewFor(silent, '1')));
    const bluff = { options: { ...TERRANS.options, bluffWindows: true } };
    const both = [TWO, { ships: TWO.ships, hand: ['Missile Salvo', 'Ion Burst'] }].map((two) =>
      after(duel(ONE, two, bluff), fire),
    );
    expect(both.map(asked)).toEqual(['2', '2']);
    expect(JSON.stringify(viewFor(both[0]!, '1'))).toBe(JSON.stringify(viewFor(both[1]!, '1')));
  });

  it('OS-14.13 no view holds the stream of chance', () => {
    for (const viewer of ['1', '2', 'audience', 'judge'])
      expect(JSON.stringify(viewFor(open, viewer))).not.toMatch(/"(chance|seed|alea|draws)"/);
  });
});

describe('chance', () => {
  it('OS-15.1 every draw is recorded with what it was for; there are no dice', () => {
    const match = duel(
      { ...ONE, deck: [], hand: ['Tactical Review', 'Missile Salvo'], discard: ['Ion Burst', 'Rail Slug'] },
      TWO,
      { ...TERRANS, dice: [1, 0] },
    );
    const applied = play(match, '1', playDraw('1', 'Tactical Review'));
    expect([diceLeft(applied.match), (applied as unknown as { draws: readonly number[] }).draws]).toEqual([[], [1, 0]]);
    expect(eventsOf(applied.events, 'deckShuffled')).toMatchObject([{ seat: '1', renewed: true, count: 3 }]);
    const quiet = passed(after(open, attack('1:Ceres', 'weapon', '2:Ceres')));
    expect(diceLeft(after(quiet, finish))).toEqual([]);
  });

  it('OS-15.4 cards discarded by one command lie in the order named', () => {
    const done = after(open, regroup('1', 'Gnome Refit', 'Missile Salvo'));
    expect(player(done, '1').discard).toEqual([card('1', 'Gnome Refit'), card('1', 'Missile Salvo')]);
  });
});

describe('described positions', () => {
  it('say what is wrong with them, and where', () => {
    expect(placeFaults({ '1': { ships: ['Death Star B3'] } })).toEqual(['1.ships.0: This seat has no Death Star.']);
    expect(placeFaults({ '1': { ships: ['Sol B3', 'Sol F3'] } })).toEqual(['1.ships.1: This seat has only 1 of Sol.']);
    expect(placeFaults({ '1': { ships: ['Mars B3', 'Ceres B2'] } })).toEqual([
      '1: One ship at most stands in the back row.',
    ]);
    expect(placeFaults({ '1': { ships: ['Mars Q3'] } })).toEqual(['1: There is no slot Q3.']);
    expect(placeFaults({ '1': { ships: [{ design: 'Mars', slot: 'B3', hull: 9 }] } })).toEqual([
      '1.ships.0.hull: Mars has hull 4 at most.',
    ]);
    expect(placeFaults({ '1': { reserve: ['Ion Burst'] } })).toEqual(['1.reserve.0: Ion Burst is not a Repair card.']);
    expect(placeFaults({ activeSeat: '4' })).toEqual(['activeSeat: There is no seat 4 in this game.']);
    expect(placeFaults({}, { seats: 9 })[0]).toMatch(/^options: OS-1.1/);
    expect(placeFaults({ phase: 'noon' })[0]).toMatch(/^phase: /);
  });

  it('let the play go on from where they stand', () => {
    const match = table({
      ...TERRANS,
      '1': { ships: ['Mars B3', 'Venus F3'] },
      '2': { ships: ['Mars B3', 'Ceres F3'] },
      phase: 'attacking',
      activeShip: '1:ter-mars#1',
    });
    expect(isLegal(match, attack('1:Mars', 'weapon', '2:Ceres'))).toBe(true);
    expect(refusal(match, suppress('1:Venus', '2:Ceres'))).toMatch(/^OS-4.2/);
    expect(begunGame().state.phase).toBe('turnOpen');
    expect(setupRefusals({ warp: 1 })).toEqual(['warp: There is no option warp.']);
    const window = after(match, attack('1:Mars', 'weapon', '2:Ceres'));
    expect(window.state.window).toBeNull();
    expect(() => react('2:Ceres', 'weapon', 'attackingShip')).not.toThrow();
    expect(refusal(match, pass)).toBe('OS-6.1: There is no reaction window.');
  });
});
