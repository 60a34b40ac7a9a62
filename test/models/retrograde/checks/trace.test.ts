import { describe, expect, it } from 'vitest';
import { apply } from '../apply.ts';
import { begin } from '../begin.ts';
import { starter } from '../deck-text.ts';
import { limitOf, usedOf } from '../numbers.ts';
import { refusal } from '../refusals/refusal.ts';
import { assetOf, findProject, findShip, type Command, type Game, type Seat } from '../state.ts';
import { dice, refused } from './position.ts';

const BASE = '1:corporate-base-3322.1';
const STATION = '1:research-station-2123.1';
const BOMBER = '1:light-bomber.1';
const LAV = '1:lav.1';
const COLONY = '2:asteroid-colony-4443.1';
const OUTPOST = '2:research-station-1232.1';
const CRAFT = '2:fast-attack-craft.1';
const THEIR_BOMBER = '2:light-bomber.1';

const start = (card: string, asset?: string): Command => ({ type: 'startProject', card, ...(asset ? { asset } : {}) });
const contribute = (asset: string, project: string): Command => ({ type: 'contribute', asset, project });
const complete = (project: string, orbital = 1): Command => ({ type: 'complete', project, orbital });
const burn = (spacecraft: string, asset: string, orbital: number): Command => ({
  type: 'burn',
  spacecraft,
  asset,
  orbital,
});
const research = (asset: string): Command => ({ type: 'research', asset });

/** The phase a command of the trace is given in. */
const PHASES: { readonly [type: string]: Game['phase'] } = {
  burn: 'maneuvers',
  bombard: 'maneuvers',
  attack: 'maneuvers',
  research: 'research',
};

/** The trace: for each turn its commands, counters after upkeep and what the table says after the turn. */
const TURNS: readonly {
  readonly counters: readonly [number, number];
  readonly commands: readonly Command[];
  /** [seat, limit, used] */
  readonly population: readonly (readonly [Seat, number, number])[];
  readonly hand?: readonly string[];
}[] = [
  {
    counters: [2, 1],
    commands: [
      start(BASE),
      contribute('1:jupiter', BASE),
      start(STATION),
      contribute(BASE, STATION),
      start('1:light-corvette.1', '1:jupiter'),
    ],
    population: [[1, 8, 0]],
    hand: [LAV, '1:booster-rockets.1'],
  },
  {
    counters: [2, 2],
    commands: [
      start(COLONY),
      contribute('2:earth', COLONY),
      start(OUTPOST),
      contribute(COLONY, OUTPOST),
      start(CRAFT, '2:earth'),
    ],
    population: [[2, 6, 0]],
    hand: ['2:fast-attack-craft.2', THEIR_BOMBER],
  },
  {
    counters: [3, 2],
    commands: [
      research(STATION),
      contribute('1:jupiter', '1:light-corvette.1'),
      complete('1:light-corvette.1'),
      start(BOMBER, BASE),
      contribute(BASE, BOMBER),
      complete(BOMBER),
    ],
    population: [[1, 8, 4]],
  },
  {
    counters: [3, 3],
    commands: [
      research(OUTPOST),
      contribute('2:earth', CRAFT),
      complete(CRAFT),
      start(THEIR_BOMBER, COLONY),
      contribute(COLONY, THEIR_BOMBER),
      start('2:booster-rockets.1', '2:earth'),
    ],
    population: [[2, 6, 1]],
    hand: ['2:fast-attack-craft.2'],
  },
  {
    counters: [4, 3],
    commands: [
      burn(BOMBER, BASE, 2),
      burn(BOMBER, BASE, 3),
      burn(BOMBER, OUTPOST, 1),
      research(STATION),
      start('1:booster-rockets.1', '1:jupiter'),
      contribute('1:jupiter', '1:booster-rockets.1'),
      start(LAV, '1:jupiter'),
    ],
    population: [[1, 8, 4]],
    hand: ['1:university.1'],
  },
  {
    counters: [4, 4],
    commands: [
      research(OUTPOST),
      contribute('2:earth', '2:booster-rockets.1'),
      contribute(COLONY, THEIR_BOMBER),
      complete(THEIR_BOMBER),
    ],
    population: [[2, 6, 3]],
    hand: ['2:fast-attack-craft.2', '2:corporate-base-3322.1'],
  },
  {
    counters: [1, 4],
    commands: [
      { type: 'bombard', spacecraft: BOMBER, target: OUTPOST },
      research(STATION),
      contribute('1:jupiter', LAV),
      complete(LAV, 4),
    ],
    population: [
      [1, 8, 5],
      [2, 5, 3],
    ],
  },
  {
    counters: [1, 1],
    commands: [
      burn(CRAFT, '2:earth', 2),
      burn(CRAFT, '2:earth', 3),
      burn(CRAFT, '2:earth', 4),
      burn(CRAFT, OUTPOST, 1),
      { type: 'attack', spacecraft: CRAFT, target: BOMBER, spend: 2 },
    ],
    population: [],
  },
  {
    counters: [2, 1],
    commands: [burn(LAV, OUTPOST, 1), { type: 'attack', spacecraft: LAV, target: CRAFT, spend: 5 }],
    population: [
      [1, 8, 4],
      [2, 5, 2],
    ],
  },
];

/** Plays the trace; `seen` is called after each command with the number of the turn. */
function play(turns: number, seen: (game: Game, turn: number, command: Command) => void = () => {}): Game {
  const roll = dice(1, 1, 4);
  const give = (state: Game, command: Command) => apply(state, command, roll);
  let game = begin({}, [starter('jupiter'), starter('earth')], roll);
  TURNS.slice(0, turns).forEach(({ counters, commands, population, hand }, index) => {
    const seat = game.activeSeat;
    expect([game.turn, seat]).toEqual([index + 1, (index % 2) + 1]);
    expect([game.players[1].counter, game.players[2].counter]).toEqual(counters);
    for (const command of commands) {
      while (game.phase !== (PHASES[command.type] ?? 'construction')) game = give(game, { type: 'endPhase' });
      game = give(game, command);
      seen(game, index + 1, command);
    }
    while (game.turn === index + 1) game = give(game, { type: 'endPhase' });
    for (const [owner, limit, used] of population) {
      expect([index + 1, limitOf(game, owner), usedOf(game, owner)]).toEqual([index + 1, limit, used]);
    }
    if (hand) expect(game.players[seat].hand).toEqual(hand);
  });
  return game;
}

describe('the worked trace in the model', () => {
  it('C123: is played with coin 1 and dice 1 and 4, step by step', () => {
    const said: string[] = [];
    play(9, (game, turn, { type, ...command }) => {
      const project = 'project' in command && findProject(game, command.project);
      if (type === 'contribute' && project) said.push(`${turn} ${project.id} ${project.points}`);
      const ship = 'spacecraft' in command && findShip(game, command.spacecraft);
      if (ship) said.push(`${turn} ${ship.id} ${ship.asset} ${ship.orbital}: ${ship.left}`);
    });
    expect(said).toEqual([
      '3 1:light-corvette.1 4',
      '3 1:light-bomber.1 3',
      '4 2:fast-attack-craft.1 5',
      '4 2:light-bomber.1 2',
      '5 1:light-bomber.1 1:corporate-base-3322.1 2: 4',
      '5 1:light-bomber.1 1:corporate-base-3322.1 3: 4',
      '5 1:light-bomber.1 2:research-station-1232.1 1: 1',
      '6 2:light-bomber.1 4',
      '7 1:light-bomber.1 2:research-station-1232.1 1: 0',
      '7 1:lav.1 4',
      '8 2:fast-attack-craft.1 2:earth 2: 6',
      '8 2:fast-attack-craft.1 2:earth 3: 5',
      '8 2:fast-attack-craft.1 2:earth 4: 4',
      '8 2:fast-attack-craft.1 2:research-station-1232.1 1: 2',
      '8 2:fast-attack-craft.1 2:research-station-1232.1 1: 0',
      '9 1:lav.1 2:research-station-1232.1 1: 5',
      '9 1:lav.1 2:research-station-1232.1 1: 0',
    ]);
  });

  it('turns 3 to 9: what is researched, installed, destroyed and hit', () => {
    expect(findShip(play(3), BOMBER)).toMatchObject({ asset: BASE, orbital: 1, left: 4 });
    expect(play(4).players[2].hand).toEqual(['2:fast-attack-craft.2']);
    expect(assetOf(play(5), '1:jupiter').upgrade?.id).toBe('1:booster-rockets.1');
    expect(assetOf(play(6), '2:earth').upgrade?.id).toBe('2:booster-rockets.1');
    expect(assetOf(play(7), OUTPOST).destroyed).toBe(true);
    // The hit shows until the upkeep of turn 9, which has run when turn 8 is over.
    const damage: number[] = [];
    const eight = play(8, (game, turn) => {
      if (turn === 8) damage.push(findShip(game, BOMBER)!.damage);
    });
    expect(damage).toEqual([0, 0, 0, 0, 1]);
    expect(findShip(eight, BOMBER)).toMatchObject({ damage: 0, left: 4 });
    expect(eight.debris).toEqual([]);
  });

  it('C129: after turn 9', () => {
    const game = play(9);
    const spacecraft = game.spacecraft.map(({ id, asset, orbital, left, damage }) => [
      id,
      asset,
      orbital,
      left,
      damage,
    ]);
    expect(spacecraft.sort()).toEqual([
      ['1:light-bomber.1', OUTPOST, 1, 4, 0],
      ['1:light-corvette.1', '1:jupiter', 1, 5, 0],
      ['2:light-bomber.1', COLONY, 1, 4, 0],
    ]);
    expect(game.debris.map(({ id, asset, orbital }) => [id, asset, orbital])).toEqual([
      [CRAFT, OUTPOST, 1],
      [LAV, OUTPOST, 1],
    ]);
    const { 1: one, 2: two } = game.players;
    expect([one.deck.length, two.deck.length]).toEqual([22, 23]);
    expect(one.hand.sort()).toEqual(['1:manufactory-a.1', '1:university.1']);
    expect(two.hand.sort()).toEqual(['2:corporate-base-3322.1', '2:fast-attack-craft.2']);
  });

  it('C130: what the Light Bomber cannot do in turn 9', () => {
    const game = play(8);
    const attack: Command = { type: 'attack', spacecraft: BOMBER, target: CRAFT, spend: 4 };
    refused(game, attack, 'RG-4.6', '0 dice: accuracy 0 and no height above the target.');
    const bombard: Command = { type: 'bombard', spacecraft: BOMBER, target: OUTPOST };
    refused(game, bombard, 'RG-11.1', 'Research Station 1232 is already destroyed.');
    expect(refusal(game, burn(LAV, OUTPOST, 1))).toBeNull();
  });

  it('C131: had the L.A.V. kept 1 delta-vee', () => {
    const there = apply(play(8), burn(LAV, OUTPOST, 1), dice());
    const results = [4, 3].map((die) => {
      const shot: Command = { type: 'attack', spacecraft: LAV, target: CRAFT, spend: 4 };
      let game = apply(there, shot, dice(die));
      while (game.turn === 9) game = apply(game, { type: 'endPhase' }, dice());
      return [findShip(game, CRAFT) === undefined, findShip(game, LAV)?.left];
    });
    expect(results).toEqual([
      [false, 1],
      [true, 1],
    ]);
  });
});
