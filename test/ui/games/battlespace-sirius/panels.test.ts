import { describe, expect, it } from 'vitest';
import { fireLines } from '../../../../src/ui/games/battlespace-sirius/hud/fire-data.ts';
import {
  linesOf,
  namedLine,
  placeChoices,
  turnChoices,
  warningWords,
} from '../../../../src/ui/games/battlespace-sirius/hud/place-data.ts';
import { reactCards, reactGroups } from '../../../../src/ui/games/battlespace-sirius/hud/react-data.ts';
import { sentenceFor } from '../../../../src/ui/games/battlespace-sirius/hud/sentence.ts';
import { flagWords, quietWords, turnSteps } from '../../../../src/ui/games/battlespace-sirius/hud/turn-data.ts';
import { vesselRows } from '../../../../src/ui/games/battlespace-sirius/hud/vessel-data.ts';
import { STILL } from '../../../../src/ui/games/battlespace-sirius/tools/maneuver.ts';
import type { ReactTool } from '../../../../src/ui/games/battlespace-sirius/tools/react.ts';
import { boat, duel, play, ship, viewFor } from '../../../helpers/bs-position.ts';

const ADA = { seat: '1', player: 'human', name: 'Ada' };
const BEN = { seat: '2', player: 'human', name: 'Ben' };
const BOT = { seat: '2', player: 'easy', name: 'Computer' };
const start = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])] });
const corner = (extra: object = {}) =>
  duel({
    vessels: [ship(1, [0, 0], 'N', [4, 2, 6, 6]), ship(2, [1, 1], 'N', [6, 6, 3, 5])],
    phase: 'reaction',
    engaged: '2',
    lines: ['N', 'E'],
    ...extra,
  });
const NO_REACTION: ReactTool = { kind: 'react', option: null, pay: [], pointed: null };

describe('maneuver panel', () => {
  it('BS-C19 names every place as seen from the opponent, staying first', () => {
    expect(placeChoices(viewFor(start, 1)).map(({ value, label }) => `${value} ${label}`)).toEqual([
      "stay Stay: off Red's Port",
      "0,-1 Red's Stern/Port corner",
      "1,-1 off Red's Stern",
      "2,-1 Red's Stern/Starboard corner",
      "2,0 off Red's Starboard",
      "0,1 Red's Bow/Port corner",
      "1,1 off Red's Bow",
      "2,1 Red's Bow/Starboard corner",
    ]);
  });

  it('BS-C77 lists the places of three players under the opponent they are next to, each once', () => {
    const view = viewFor(duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0]), ship(3, [2, 0])] }), 1);
    const places = placeChoices(view);
    expect(places).toHaveLength(10);
    expect(new Set(places.map(({ value }) => value)).size).toBe(10);
    expect(places.find(({ value }) => value === '1,1')).toMatchObject({
      label: "off Red's Bow and Platinum's Bow/Port corner",
      group: 'Next to Red',
    });
    expect(places.find(({ value }) => value === '3,0')).toMatchObject({
      label: "off Platinum's Starboard",
      group: 'Next to Platinum',
    });
  });

  it('BS-3.4 names the heading of each turn; a lifeboat has none', () => {
    expect(turnChoices(viewFor(duel({ vessels: [ship(1, [0, 0], 'W'), ship(2, [1, 0])] }), 1))).toEqual([
      { turn: 0, heading: 'W' },
      { turn: 90, heading: 'N' },
      { turn: 180, heading: 'E' },
      { turn: 270, heading: 'S' },
    ]);
    expect(turnChoices(viewFor(duel({ vessels: [boat(1, [0, 0], 'sand'), ship(2, [1, 0])] }), 1))).toEqual([]);
  });

  it('BS-19.3 tells the lines and Shields a place and turn would give, the payer one lower', () => {
    const view = viewFor(start, 1);
    expect(linesOf(view, STILL).map((line) => namedLine(view, line))).toEqual(['E: Starboard 6 > Port 6']);
    // BS-C16: from the Port of Red to the Bow/Starboard corner, turning 90 clockwise.
    expect(
      linesOf(view, { ...STILL, to: [2, 1], turn: 90, pay: 'starboard' }).map((line) => namedLine(view, line)),
    ).toEqual(['S: Starboard 5 > Starboard 6', 'W: Stern 6 > Bow 6']);
    expect(
      linesOf(view, { ...STILL, to: [2, 1], turn: 90, pointed: { to: [1, 1], turn: 0 } }).map((line) =>
        namedLine(view, line),
      ),
    ).toEqual(['S: Stern 6 > Bow 6']);
  });
});

describe('warnings', () => {
  it('BS-19.5 warns before a maneuver of own sides that would fire with 0 Power, and of a payment that empties one', () => {
    const view = viewFor(duel({ vessels: [ship(1, [0, 0], 'N', [1, 0, 6, 6]), ship(2, [1, 0])] }), 1);
    expect(warningWords(view, { type: 'maneuver', kind: 'stay' })).toEqual([
      'Starboard on line E has no Shield: Sentry Fire here destroys your ship.',
    ]);
    expect(warningWords(view, { type: 'maneuver', kind: 'rotate', turn: 180 })).toEqual([]);
    expect(
      warningWords(view, { type: 'maneuver', kind: 'rotatePosition', to: [1, 1], turn: 180, pay: ['bow'] }),
    ).toContain('Bow falls to 0 on line S: Sentry Fire here destroys your ship.');
    expect(warningWords(view, null)).toEqual([]);
  });

  it('BS-19.5 warns before a lock, a reaction and a volley', () => {
    const lock = viewFor(duel({ vessels: [ship(1, [0, 0], 'N', [6, 0, 6, 6]), ship(2, [1, 1])], phase: 'lock' }), 1);
    expect(warningWords(lock, { type: 'lock', target: '2', lines: ['N'] })).toEqual([]);
    expect(warningWords(lock, { type: 'lock', target: '2', lines: ['N', 'E'] })).toEqual([
      'Starboard on line E has no Shield: Sentry Fire here destroys your ship.',
    ]);
    // BS-C35: the Stern that pays its last Power comes to be the locked side.
    const react = viewFor(
      duel({
        vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 1, 6])],
        phase: 'reaction',
        engaged: '2',
        lines: ['E'],
      }),
      2,
    );
    expect(warningWords(react, { type: 'react', kind: 'rotate', turn: 90, pay: ['stern'] })).toEqual([
      'Stern falls to 0 on locked line E: 1 weapon destroys your ship.',
    ]);
    expect(warningWords(react, { type: 'react', kind: 'rotate', turn: 90, pay: ['bow'] })).toEqual([]);
    const fire = viewFor(
      duel({
        vessels: [ship(1, [0, 0], 'N', [6, 2, 6, 6]), ship(2, [1, 0])],
        phase: 'fire',
        engaged: '2',
        lines: ['E'],
      }),
      1,
    );
    expect(warningWords(fire, { type: 'fire', line: 'E', weapons: 3 })).toEqual([
      'Starboard falls to 0 on locked line E and has no Shield until it is repaired.',
    ]);
    expect(warningWords(fire, { type: 'fire', line: 'E', weapons: 2 })).toEqual([]);
  });
});

describe('reaction panel', () => {
  it('BS-19.6 shows each legal reaction with cost, the side then locked and its Shield, and the chance of each shot', () => {
    const cards = reactCards(viewFor(corner(), 2), NO_REACTION);
    expect(cards.map(({ name, cost }) => `${name} ${cost}`)).toEqual([
      'Nothing 0',
      'Rotate 90° right 1',
      'Rotate 180° 2',
      'Rotate 90° left 1',
      'Sentry Fire N 0',
      'Sentry Fire E 0',
      'Sentry Fire N, then E 1',
      'Sentry Fire E, then N 1',
    ]);
    // BS-C37.
    expect(cards[1]!.locked).toEqual([
      { line: 'N', end: { kind: 'side', side: 'stern', power: 3 }, shot: null },
      { line: 'E', end: { kind: 'side', side: 'starboard', power: 6 }, shot: null },
    ]);
    expect(cards[4]!.locked).toEqual([
      {
        line: 'N',
        end: { kind: 'side', side: 'port', power: 5 },
        shot: { at: 'Bow 4', chance: 'hits 50.0 %', percent: '50.0 %' },
      },
      { line: 'E', end: { kind: 'side', side: 'stern', power: 3 }, shot: null },
    ]);
    expect(cards[7]!.locked.map(({ shot }) => shot?.chance)).toEqual(['hits 50.0 %', 'hits 83.3 %']);
  });

  it('puts the reactions in groups: Nothing, rotations, Sentry Fire', () => {
    expect(
      reactGroups(reactCards(viewFor(corner(), 2), NO_REACTION)).map(({ kind, cards }) => `${kind} ${cards.length}`),
    ).toEqual(['nothing 1', 'rotate 3', 'sentry 4']);
    const empty = viewFor(corner({ vessels: [ship(1, [0, 0]), ship(2, [1, 1], 'N', [0, 0, 0, 0])] }), 2);
    expect(reactGroups(reactCards(empty, NO_REACTION)).map(({ kind, cards }) => `${kind} ${cards.length}`)).toEqual([
      'nothing 1',
      'sentry 2',
    ]);
  });

  it('BS-19.6 counts Shields after what is paid so far', () => {
    const view = viewFor(corner(), 2);
    const paid = reactCards(view, {
      kind: 'react',
      option: { kind: 'rotate', turn: 90 },
      pay: ['stern'],
      pointed: null,
    });
    expect(paid[1]!.locked[0]!.end).toEqual({ kind: 'side', side: 'stern', power: 2 });
    expect(paid[3]!.locked.map(({ end }) => end)).toEqual([
      { kind: 'side', side: 'bow', power: 6 },
      { kind: 'side', side: 'port', power: 5 },
    ]);
  });

  it('BS-19.6 says "destroys" where the firing side is unshielded', () => {
    const view = viewFor(corner({ vessels: [ship(1, [0, 0], 'N', [4, 0, 6, 6]), ship(2, [1, 1])] }), 2);
    const cards = reactCards(view, NO_REACTION);
    const east = cards.find(({ name }) => name === 'Sentry Fire E')!;
    expect(east.locked.find(({ line }) => line === 'E')!.shot!.chance).toBe('destroys');
    // A ship that is destroyed fires no more.
    expect(east).toMatchObject({ destroys: true, threat: null, figures: [] });
    // BS-C45: with both lines named no die is rolled for the other one either.
    expect(cards.find(({ name }) => name === 'Sentry Fire N, then E')!.locked.map(({ shot }) => shot!.chance)).toEqual([
      'no die',
      'destroys',
    ]);
  });

  it('tells what all weapons of the locked lines may then do, by table 18.A', () => {
    // 4 weapons at Shield 5: mean 4/3, never emptied; 3 weapons (Power 2) at Shield 3: mean 2, emptied 64 of 216.
    expect(reactCards(viewFor(corner(), 2), NO_REACTION)[0]!.figures).toEqual([
      ['Power', '−3.3'],
      ['emptied', '29.6 %'],
    ]);
    // Sentry Fire E hits Starboard 2 in 5 of 6: then 2 weapons at Shield 3, mean 4/3, never emptied.
    expect(reactCards(viewFor(corner(), 2), NO_REACTION)[5]!.threat!.lost).toBeCloseTo(
      4 / 3 + (5 / 6) * (4 / 3) + (1 / 6) * 2,
      10,
    );
    expect(reactCards(viewFor(corner(), 2), NO_REACTION)[5]!.threat!.emptied).toBeCloseTo((1 / 6) * (64 / 216), 10);
  });

  it('BS-8.5 marks a reaction that leaves an unshielded side locked', () => {
    const view = viewFor(corner({ vessels: [ship(1, [0, 0]), ship(2, [1, 1], 'N', [0, 6, 3, 5])] }), 2);
    expect(
      reactCards(view, NO_REACTION)
        .map(({ name, threat }) => `${name} ${threat?.destroys}`)
        .slice(0, 4),
    ).toEqual(['Nothing false', 'Rotate 90° right false', 'Rotate 180° true', 'Rotate 90° left true']);
  });

  it('BS-12.15 tells the chance that a lifeboat is destroyed, less what its own Sentry die prevents', () => {
    const ash = viewFor(
      duel({
        vessels: [ship(1, [0, 0], 'N', [6, 1, 6, 6]), boat(2, [1, 0], 'ash'), ship(3, [5, 0])],
        phase: 'reaction',
        engaged: '2',
        lines: ['E'],
      }),
      2,
    );
    // 2 weapons at Hull 2: 35 of 36. The die hits Starboard 1 for certain: 1 weapon, 5 of 6.
    expect(reactCards(ash, NO_REACTION).map(({ name, figures }) => `${name}: ${figures.flat().join(' ')}`)).toEqual([
      'Nothing: you are destroyed 97.2 %',
      'Sentry Fire E: you are destroyed 83.3 %',
    ]);
  });
});

describe('fire panel', () => {
  it('BS-19.7 gives each open lock a card for each legal number of weapons, with exact odds', () => {
    const match = duel({
      vessels: [ship(1, [0, 0], 'N', [6, 1, 6, 6]), ship(2, [1, 1], 'N', [6, 6, 6, 3])],
      phase: 'fire',
      engaged: '2',
      lines: ['N', 'E'],
    });
    const [north, east] = fireLines(viewFor(match, 1));
    expect(north!.title).toBe('Line N: Bow 6 at Port 3');
    expect(north!.cards.map(({ name, cost, left }) => `${name}, ${cost}, ${left?.side} ${left?.power}`)).toEqual([
      'Hold fire, free, bow 6',
      '1 weapon, free, bow 6',
      '2 weapons, 1 Power, bow 5',
      '3 weapons, 2 Power, bow 4',
      '4 weapons, 3 Power, bow 3',
    ]);
    // Table 18.A, 4 weapons at Shield 3: 16, 128, 384, 512, 256 of 1296; mean 200/81; emptied 768/1296. Table 18.C:
    // 936/1296.
    expect(north!.cards[4]!.bars.map(({ percent }) => percent)).toEqual([
      '1.2 %',
      '9.9 %',
      '29.6 %',
      '39.5 %',
      '19.8 %',
    ]);
    expect(north!.cards[4]!.bars[3]!.share).toBe(1);
    expect(north!.cards[4]!.figures).toEqual([
      ['Power removed, on average', '2.47'],
      ['Side emptied', '59.3 %'],
      ['Repairs', '72.2 %'],
    ]);
    // A single weapon never repairs (BS-9.8).
    expect(north!.cards[1]!.figures.map(([name]) => name)).toEqual(['Power removed, on average', 'Side emptied']);
    expect(east!.cards.map(({ weapons }) => weapons)).toEqual([0, 1, 2]);
  });

  it('BS-19.7 says that 1 weapon destroys a ship at an unshielded side', () => {
    const match = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 0])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    expect(
      fireLines(viewFor(match, 1))[0]!.cards.map(({ name, note, bars }) => `${name}: ${note} ${bars.length}`),
    ).toEqual(['Hold fire: No shot along this line. 0', '1 weapon: 1 weapon destroys the ship 0']);
  });

  it('BS-19.7 gives the chance to destroy a lifeboat by table 18.F', () => {
    const match = duel({
      vessels: [ship(1, [0, 0]), boat(2, [1, 0], 'bronze')],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    expect(fireLines(viewFor(match, 1))[0]!.cards.map(({ figures }) => figures[0]?.join(' '))).toEqual([
      undefined,
      'Destroys it 33.3 %',
      'Destroys it 55.6 %',
      'Destroys it 70.4 %',
      'Destroys it 80.2 %',
    ]);
  });
});

describe('turn bar', () => {
  it('BS-19.10 marks the current of the four steps and knows who decides in it; repairs belong to Fire', () => {
    const at = (match: Parameters<typeof viewFor>[0]) =>
      turnSteps(viewFor(match, 1)).map(({ name, now, done }) => `${name}${now ? ' now' : done ? ' done' : ''}`);
    expect(at(start)).toEqual(['Maneuver now', 'Lock Targets', 'Enemy Reaction', 'Fire']);
    expect(at(corner())).toEqual(['Maneuver done', 'Lock Targets done', 'Enemy Reaction now', 'Fire']);
    expect(turnSteps(viewFor(corner(), 1))[2]!.decides).toBe('2');
    expect(at(corner({ phase: 'repair', repairPoints: 1, resolved: ['N'] }))).toEqual([
      'Maneuver done',
      'Lock Targets done',
      'Enemy Reaction done',
      'Fire now',
    ]);
    expect(turnSteps(viewFor(play(start, 1, { type: 'resign' }).match, 1)).some(({ now }) => now)).toBe(false);
  });

  it('BS-19.10 tells quiet turns from the second on, and draw flags', () => {
    const quiet = (quietTurns: number, options = {}) =>
      viewFor(duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])], quietTurns, agree: ['2'], options }), 1);
    expect(quietWords(quiet(1))).toBeNull();
    expect(quietWords(quiet(2))).toBe('No shot for 2 of 6 turns');
    expect(quietWords(quiet(4, { noFireDrawRounds: 0 }))).toBeNull();
    expect(flagWords(quiet(0))).toBe('Red offers a draw');
    expect(flagWords(viewFor(start, 1))).toBeNull();
  });

  it('BS-19.10 says who decides what, and why', () => {
    const says = (match: Parameters<typeof viewFor>[0], seat: '1' | '2' | null, seats = [ADA, BEN]) =>
      sentenceFor({ view: viewFor(match, Number(seat ?? 0)), busy: false, thinking: null, seat }, seats);
    expect(says(start, '1')).toBe('Emerald has the turn and chooses a maneuver.');
    expect(says(start, '1', [ADA, BOT])).toBe('Your turn: choose a maneuver.');
    expect(says(corner(), '2')).toBe("Emerald has locked Red's Port 5 and Stern 3: Red reacts first.");
    expect(says(corner({ phase: 'fire', resolved: ['N'] }), '1')).toBe('Emerald fires at Red: how many weapons?');
    expect(says(corner({ phase: 'repair', resolved: ['N'], repairPoints: 1 }), '1')).toBe(
      'Equal dice: Emerald places 1 repair point.',
    );
    expect(says(duel({ vessels: [ship(1, [0, 0]), ship(2, [5, 0]), ship(3, [6, 0])] }), '1')).toBe(
      'Emerald has no opponent next to it and must change position.',
    );
    expect(sentenceFor({ view: viewFor(start, 2), busy: false, thinking: '1', seat: null }, [BOT, ADA])).toBe(
      'Emerald is thinking.',
    );
  });
});

describe('list of vessels', () => {
  it('mirrors every vessel: name, place seen from the turn player, heading, four Powers, state', () => {
    const rows = vesselRows(viewFor(corner(), 1), [ADA, BEN]);
    expect(rows.map(({ name, player, state, where }) => [name, player, state, where])).toEqual([
      ['Emerald', 'Ada', 'has the turn', 'heading North'],
      ['Red', 'Ben', 'engaged', "Emerald's Bow/Starboard corner, heading North"],
    ]);
    expect(rows[1]!.powers.map(({ side, power }) => `${side} ${power}`)).toEqual([
      'bow 6',
      'starboard 6',
      'stern 3',
      'port 5',
    ]);
    expect(rows.map(({ powers }) => powers.filter(({ weakest }) => weakest).map(({ side }) => side))).toEqual([
      ['starboard'],
      ['stern'],
    ]);
    expect(vesselRows(viewFor(start, 1), [])[0]!.powers.some(({ weakest }) => weakest)).toBe(false);
  });

  it('tells who is out, lifeboats on the table, and who is near', () => {
    const match = duel({
      vessels: [ship(1, [0, 0]), boat(2, [1, 0], 'ash'), ship(3, [4, 0])],
      out: ['4'],
      agree: ['3'],
      options: { playerCount: 4 },
    });
    const rows = vesselRows(viewFor(match, 1), []);
    expect(rows.map(({ state, out, draw }) => `${state} ${out} ${draw}`)).toEqual([
      'has the turn false false',
      'adjacent false false',
      'not adjacent false true',
      'out, first to leave true false',
    ]);
    expect(rows[1]).toMatchObject({ name: 'lifeboat Ash', boat: { hull: 2, weapons: 2 }, card: null });
  });

  it('BS-19.11 keeps a card face down for everybody until it is shown', () => {
    const match = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])], cards: { 1: 'cranberry', 2: 'ash' } });
    for (const viewer of [1, 2]) {
      const rows = vesselRows(viewFor(match, viewer), [ADA, BEN]);
      expect(rows.map(({ card, hidden }) => `${card} ${hidden}`)).toEqual([
        'Lifeboat face down true',
        'Lifeboat face down true',
      ]);
      expect(JSON.stringify(rows)).not.toMatch(/cranberry|ash/i);
    }
    const shown = vesselRows(viewFor(play(match, 2, { type: 'revealLifeboat' }).match, 1), [ADA, BEN]);
    expect(shown[1]).toMatchObject({
      hidden: false,
      card: 'Lifeboat Ash: Hull 2, Position Yes, Sentry Yes, Weapons 2',
    });
    expect(shown[0]!.hidden).toBe(true);
  });
});
