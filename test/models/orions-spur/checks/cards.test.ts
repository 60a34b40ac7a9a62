import { describe, expect, it } from 'vitest';
import type { Options } from '../options.ts';
import { playerOf, type Command, type Game } from '../state.ts';
import { after, at, attackBy, hold, passAll, pointsOf, refused, results, ruleOf, table, values } from './position.ts';

const ENEMY = ['ter-mars B3', 'ter-ceres F3'];
const TERRAN = ['ter-mars B3', 'ter-venus M3', 'ter-ceres F3'];
const CATS = ['mro-mauler B3', 'mro-prowler M3', 'mro-cub F3'];
const BIRDS = ['chu-roost B3', 'chu-harrier M3', 'chu-swift F3'];
const LIZARDS = ['hss-elder B3', 'hss-clanguard M3', 'hss-scale F3'];

/** A table of two with cards in the hand of seat 1, and how it plays them. */
function holding(fleet: string[], faces: string[], options: Partial<Options> = {}) {
  const game = table([fleet, ENEMY], options);
  const cards = faces.map((face) => hold(game, 1, face));
  return { game, cards: cards as [string, ...string[]] };
}

const special = (card: string, given: object = {}): Command => ({ type: 'playSpecial', card, ...given });

const inHand = (game: Game, seat: number): number => playerOf(game, seat).hand.length;

describe('cards of the model', () => {
  it('C94 C135 X65: a card that is drawn again', () => {
    const { game, cards } = holding(TERRAN, ['core-tactical-review']);
    const drawn = after(game, [[1, { type: 'playDraw', card: cards[0] }]]);
    expect(playerOf(drawn, 1).hand).toEqual(cards);
    const again: Command = { type: 'playDraw', card: cards[0] };
    refused(drawn, 1, again, 'OS-10.32', 'This card was already played this turn.');
    const cats = holding(CATS, ['mro-pathfinders']);
    const path = after(cats.game, [[1, { type: 'playDraw', card: cats.cards[0] }]]);
    expect([playerOf(path, 1).recruitment, playerOf(path, 1).hand]).toEqual([1, cats.cards]);
    expect(ruleOf(path, 1, { type: 'playDraw', card: cats.cards[0] })).toBe('OS-10.32');
  });

  it('C96: Gnome Refit', () => {
    const { game, cards } = holding(TERRAN, ['ter-gnome-refit']);
    const ship = at(game, 1, 'B3');
    expect(ruleOf(game, 1, special(cards[0], { ship: ship.id }))).toBe('OS-10.10');
    Object.assign(ship, { overcharged: true, energy: 0 });
    const ready = after(game, [[1, special(cards[0], { ship: ship.id })]]);
    expect(at(ready, 1, 'B3')).toMatchObject({ overcharged: false, energy: 2 });
  });

  it('C97 C98 X53: repairs', () => {
    const { game, cards } = holding(TERRAN, ['core-damage-control', 'core-shield-cell']);
    const ship = at(game, 1, 'B3');
    const repair: Command = { type: 'playRepair', card: cards[0], ship: ship.id };
    refused(game, 1, repair, 'OS-10.2', 'Mars has full shield and hull.');
    ship.hull = 3;
    expect(values(after(game, [[1, repair]]), ship.id)).toBe('3/4/3');
    Object.assign(ship, { hull: 4, shield: 0 });
    expect(ruleOf(game, 1, repair)).toBe('OS-10.2');
    const elder = holding(['hss-elder B3 0/3/3', 'hss-scale F3'], ['hss-long-hibernation']);
    const sleep: Command = { type: 'playRepair', card: elder.cards[0], ship: at(elder.game, 1, 'B3').id };
    expect(values(after(elder.game, [[1, sleep]]), '1:hss-elder#1')).toBe('1/3/3');
    const foe: Command = { ...sleep, ship: at(elder.game, 2, 'F3').id };
    expect(ruleOf(elder.game, 1, foe)).toBe('OS-10.2');
  });

  it('C99: draw three, discard one', () => {
    const { game, cards } = holding(LIZARDS, ['hss-red-clan-counsel', ...Array<string>(4).fill('core-particle-beam')]);
    playerOf(game, 1).tacticsDeck.push('1:core-ion-burst#1', '1:core-rail-slug#1', '1:core-hard-over#1');
    const choosing = after(game, [[1, { type: 'playDraw', card: cards[0] }]]);
    expect(inHand(choosing, 1)).toBe(7);
    expect(choosing.phase).toBe('choosing');
    const chosen = after(choosing, [[1, { type: 'chooseDiscard', cards: ['1:core-rail-slug#1'] }]]);
    expect([inHand(chosen, 1), chosen.phase]).toEqual([6, 'turnOpen']);
    expect(playerOf(chosen, 1).discard).toEqual([cards[0], '1:core-rail-slug#1']);
  });

  it('C100: Mobbing Calls add up', () => {
    const faces = ['chu-mobbing-call', 'chu-mobbing-call', 'chu-stooping-dive'];
    const { game, cards } = holding(BIRDS, faces);
    playerOf(game, 2).hand.push('2:core-shield-surge#1');
    const packet = (from: Game, slot: string, source: string) =>
      after(from, [[1, attackBy(from, [1, slot], source, [2, 'F3'])]]).window!.attacks[0]!.packet;
    const one = after(game, [[1, special(cards[0])]]);
    expect(packet(one, 'F3', 'weapon')).toEqual({ s: 0, a: 2, h: 0 });
    expect(packet(one, 'M3', cards[2]!)).toEqual({ s: 0, a: 3, h: 1 });
    expect(packet(after(one, [[1, special(cards[1]!)]]), 'F3', 'weapon')).toEqual({ s: 0, a: 3, h: 0 });
  });

  it('C102: Imperial Decree lasts to the next own turn', () => {
    const { game, cards } = holding(LIZARDS, ['hss-imperial-decree']);
    let now = after(game, [[1, special(cards[0])]]);
    for (const seat of [1, 2]) {
      now = after(
        now,
        [
          [seat, { type: 'regroup', discard: [] }],
          [seat, { type: 'reorganize', keep: true }],
          [seat, { type: 'endTurn' }],
        ],
        () => 0,
      );
      expect(now.modifiers).toHaveLength(seat === 1 ? 1 : 0);
    }
  });

  it('C103 X55: Roar of the Pride', () => {
    const { game, cards } = holding(CATS, ['mro-roar-of-the-pride', 'mro-plunder-stores']);
    refused(game, 1, special(cards[0], { player: 2 }), 'OS-10.22', 'Seat 2 has no cards in hand.');
    expect(ruleOf(game, 1, special(cards[0]))).toBe('OS-10.10');
    expect(ruleOf(game, 1, special(cards[1]!))).toBeNull();
    const one = hold(game, 2, 'core-hard-over');
    expect(ruleOf(game, 1, special(cards[1]!))).toBe('OS-10.22');
    const gone = after(game, [[1, special(cards[0], { player: 2 })]], results(0));
    expect(playerOf(gone, 2)).toMatchObject({ hand: [], discard: [one] });
    const [two, three] = [hold(game, 2, 'core-ion-burst'), hold(game, 2, 'core-rail-slug')];
    const pair = after(game, [[1, special(cards[0], { player: 2 })]], results(2, 0));
    expect(playerOf(pair, 2)).toMatchObject({ hand: [two], discard: [three, one] });
  });

  it('C104 X62: Wheel About', () => {
    const { game, cards } = holding(
      ['chu-roost B3', 'chu-harrier M3', 'chu-swift F3', 'chu-swift F2'],
      ['chu-wheel-about'],
    );
    const move = (...moves: [string, string][]) =>
      special(cards[0], { moves: moves.map(([from, to]) => ({ ship: at(game, 1, from).id, to })) });
    const moved = after(game, [[1, move(['F3', 'F2'], ['M3', 'M2'])]]);
    const slots = moved.ships.filter(({ owner }) => owner === 1).map(({ slot }) => slot);
    expect(slots).toEqual(['B3', 'M2', 'F2', 'F3']);
    expect(ruleOf(game, 1, move(['F3', 'F1'], ['M3', 'M2']))).toBe('OS-10.27');
    expect(ruleOf(game, 1, move(['F3', 'F2'], ['F2', 'F2']))).not.toBeNull();
    refused(game, 1, move(['B3', 'M1']), 'OS-10.27', 'The flagship in the back row moves only in a Regroup.');
  });

  it('C95 X52: Boarding Party', () => {
    const { game, cards } = holding(CATS, ['mro-boarding-party']);
    const wall = table([CATS, ['hss-elder B3', 'hss-clanguard F3']]);
    const party = hold(wall, 1, 'mro-boarding-party');
    const at2 = (from: Game, slot: string) => special(cards[0], { target: at(from, 2, slot).id });
    const reason = 'Boarding Party causes damage; it is possible only after an attack or special ability.';
    refused(game, 1, at2(game, 'F3'), 'OS-10.12', reason);
    const regrouped = { ...game, phase: 'turnDone' as const, turn: { ...game.turn, primary: 'regroup' as const } };
    refused(regrouped, 1, at2(game, 'F3'), 'OS-10.12', reason);
    const done = { ...game, phase: 'turnDone' as const, turn: { ...game.turn, primary: 'attack' as const } };
    at(done, 2, 'F3').hull = 1;
    const boarded = after(done, [[1, at2(done, 'F3')]]);
    expect([pointsOf(boarded, 1), boarded.phase]).toEqual([1, 'turnDone']);
    Object.assign(wall, { phase: 'turnDone', turn: { ...wall.turn, primary: 'attack' } });
    expect(ruleOf(wall, 1, special(party, { target: at(wall, 2, 'F3').id }))).toBe('OS-10.10');
    expect(ruleOf(wall, 1, special(party, { target: at(wall, 2, 'B3').id }))).toBeNull();
  });

  it('X51 X54: revised once, no energy for an overcharged ship', () => {
    const { game, cards } = holding(BIRDS, ['chu-updraft', 'chu-thermal-rise', 'chu-wing-guns']);
    const ship = at(game, 1, 'B3');
    Object.assign(ship, { overcharged: true, energy: 1 });
    refused(game, 1, special(cards[0], { ship: ship.id }), 'OS-10.11', 'Roost is overcharged.');
    expect(ruleOf(game, 1, { type: 'playDraw', card: cards[1]!, ship: ship.id })).toBe('OS-10.11');
    expect(ruleOf(game, 1, { type: 'playDraw', card: cards[1]! })).toBeNull();
    const revised = after(game, [[1, { type: 'reviseTactics', card: cards[2]! }]]);
    refused(
      revised,
      1,
      { type: 'reviseTactics', card: cards[0] },
      'OS-10.7',
      'You have already revised tactics this turn.',
    );
  });

  it('C114 C137 X56: Hard Mode with Repair cards', () => {
    const faces = [...Array<string>(2).fill('core-shield-cell'), ...Array<string>(5).fill('core-particle-beam')];
    const hard = { hardReserve: true, hardRepairTrade: true };
    const { game, cards } = holding(TERRAN, faces, hard);
    playerOf(game, 1).tacticsDeck.push('1:core-ion-burst#1', '1:core-rail-slug#1', '1:core-hard-over#1');
    const stored = after(game, [
      [1, { type: 'storeRepair', card: cards[0] }],
      [1, { type: 'storeRepair', card: cards[1]! }],
      [1, { type: 'regroup', discard: [] }],
    ]);
    expect([inHand(stored, 1), playerOf(stored, 1).tacticsDeck.length]).toEqual([7, 1]);
    const trade: Command = { type: 'repairForRecruit', cards: [cards[0], cards[2]!] };
    refused(game, 1, trade, 'OS-12.14', 'Particle Beam is not a Repair card.');
    refused(holding(TERRAN, faces).game, 1, trade, 'OS-12.9', 'This rule is switched off.');
    const kept = after(game, [[1, { type: 'storeRepair', card: cards[0] }]]);
    const traded = after(kept, [[1, { type: 'repairForRecruit', cards: [cards[0], cards[1]!] }]]);
    expect(playerOf(traded, 1)).toMatchObject({ repairTraded: 2, recruitment: 0, reserve: [] });
    playerOf(kept, 1).repairTraded = 5;
    const paid = after(kept, [[1, { type: 'repairForRecruit', cards: [cards[0], cards[1]!] }]]);
    expect(playerOf(paid, 1)).toMatchObject({ repairTraded: 1, recruitment: 1 });
  });

  it('a repair from the reserve', () => {
    const { game, cards } = holding(['ter-mars B3 0/4/3', 'ter-ceres F3'], ['core-shield-cell'], { hardReserve: true });
    const ship = at(game, 1, 'B3').id;
    const stored = after(game, [[1, { type: 'storeRepair', card: cards[0] }]]);
    const used = after(stored, [[1, { type: 'playRepair', card: cards[0], ship }]]);
    expect(values(used, ship)).toBe('2/4/3');
    expect(playerOf(used, 1)).toMatchObject({ reserve: [], discard: cards });
  });

  it('C52: armor works on an overcharged ship', () => {
    const game = table([TERRAN, ['hss-throne B3', 'hss-monolith F3']]);
    at(game, 2, 'F3').overcharged = true;
    const done = passAll(after(game, [[1, attackBy(game, [1, 'F3'], 'weapon', [2, 'F3'])]]));
    expect(values(done, '2:hss-monolith#1')).toBe('2/5/3');
  });
});
