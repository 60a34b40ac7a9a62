import { describe, expect, it } from 'vitest';
import { boatWords, readVessels } from '../../../../src/ui/games/battlespace-sirius/hud/vessel-words.ts';
import { vesselToRead } from '../../../../src/ui/games/battlespace-sirius/keys.ts';
import { boat, duel, play, ship, viewFor } from '../../../helpers/bs-position.ts';

const SEATS = [
  { seat: '1', player: 'human', name: 'Ada' },
  { seat: '2', player: 'human', name: 'Ben' },
];

describe('a vessel that is read', () => {
  it('BS-1.3 BS-1.4 has its four sides with their Power, what it has lost, and which are unshielded', () => {
    const match = duel({
      vessels: [ship(1, [0, 0], 'E', [6, 0, 3, 1]), ship(2, [1, 0])],
      phase: 'maneuver',
    });
    const [emerald] = readVessels(viewFor(match, 1), SEATS);
    expect(emerald!.words).toMatchObject({
      title: 'Emerald',
      line: 'Ship card of Ada',
      figures: [
        ['Power', '10 of 24'],
        ['Power lost', '14'],
      ],
      face: { kind: 'ship', ship: 'emerald', power: [6, 0, 3, 1], under: null },
    });
    expect(
      emerald!.words.lies!.map((one) => (one.kind === 'gauge' ? [one.name, one.value, one.note ?? ''] : [])),
    ).toEqual([
      ['Bow', 6, ''],
      ['Starboard', 0, 'unshielded'],
      ['Stern', 3, ''],
      ['Port', 1, ''],
    ]);
    expect(emerald!.words.texts).toEqual(['Has the turn.', 'Heading East.']);
  });

  it('BS-12.2 is a lifeboat with its four attributes once the ship is lost; who is out is not there', () => {
    const match = duel({
      vessels: [ship(1, [0, 0]), boat(2, [1, 0], 'ash'), ship(3, [4, 0])],
      out: ['4'],
      options: { playerCount: 4 },
    });
    const vessels = readVessels(viewFor(match, 1), []);
    expect(vessels.map(({ seat, words }) => `${seat} ${words.title}`)).toEqual([
      '1 Emerald',
      '2 Lifeboat Ash',
      '3 Platinum',
    ]);
    expect(vessels[1]!.words.figures).toEqual(boatWords('ash', 'red').figures);
    expect(boatWords('ash', 'red')).toMatchObject({
      face: { kind: 'boat', boat: 'ash', ship: 'red' },
      figures: [
        ['Hull', '2'],
        ['Position', 'Yes'],
        ['Sentry', 'Yes'],
        ['Weapons', '2'],
      ],
    });
  });

  it('BS-15.2 BS-15.4 tells of no card face down, neither to the audience nor to its owner, until it is shown', () => {
    const match = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0])],
      cards: { 1: 'cranberry', 2: 'ash' },
      options: { lifeboats: true },
    });
    for (const viewer of [0, 1, 2]) {
      const read = readVessels(viewFor(match, viewer), SEATS);
      expect(JSON.stringify(read)).not.toMatch(/cranberry|ash/i);
      expect(read[1]!.words).toMatchObject({ face: { under: 'hidden' } });
      expect(read[1]!.words.texts).toContain('Lifeboat face down.');
    }
    const shown = readVessels(viewFor(play(match, 2, { type: 'revealLifeboat' }).match, 1), SEATS);
    expect(shown[1]!.words).toMatchObject({ face: { under: 'ash' } });
    expect(JSON.stringify(shown)).not.toMatch(/cranberry/i);
  });

  it('is the one pointed at, else the marked one, else that of the turn player', () => {
    const view = viewFor(duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0]), ship(3, [2, 0])] }), 1);
    expect(vesselToRead({ view, pointed: '3', selected: '2' })).toBe('3');
    expect(vesselToRead({ view, pointed: null, selected: '2' })).toBe('2');
    expect(vesselToRead({ view, pointed: null, selected: null })).toBe('1');
  });
});
