import { describe, expect, it } from 'vitest';
import { openRecording } from '../../../../src/engine/recording.ts';
import { PRESETS } from '../../../../src/games/battlespace-sirius/options.ts';
import { game, optionsOf } from '../../../helpers/bs-position.ts';

const first = (raw: { readonly [key: string]: unknown }) => {
  const [rejection] = game.checkSetup(optionsOf(raw));
  return rejection ? `${rejection.rule}: ${rejection.reason}` : null;
};

describe('chapter 17: setup options', () => {
  it('BS-17.1: Basic is the defaults, Advanced adds lifeboats for 2 to 6; more players may do without', () => {
    expect(optionsOf(PRESETS.basic)).toEqual({
      playerCount: 2,
      lifeboats: false,
      ships: ['emerald', 'red'],
      noFireDrawRounds: 3,
      twoPairsRepair: 2,
    });
    for (let playerCount = 2; playerCount <= 6; playerCount++) {
      expect(first({ ...PRESETS.advanced, playerCount })).toBeNull();
      expect(optionsOf({ ...PRESETS.advanced, playerCount })).toMatchObject({ lifeboats: true, playerCount });
      expect(first({ playerCount })).toBeNull();
      expect(game.seats(optionsOf({ playerCount }))).toEqual(['1', '2', '3', '4', '5', '6'].slice(0, playerCount));
    }
  });

  it('BS-17.2: a value outside its range is refused before the game starts', () => {
    expect(first({ playerCount: 7 })).toBe('BS-17.2: 2 to 6 players; 7 is too many.');
    expect(first({ playerCount: 1 })).toBe('BS-17.2: 2 to 6 players; 1 is too few.');
    expect(first({ playerCount: 2.5 })).toBe('BS-17.2: 2 to 6 players; 2.5 is not possible.');
    expect(first({ twoPairsRepair: 3 })).toBe('BS-17.2: twoPairsRepair is 1 or 2; 3 is not possible.');
    expect(first({ twoPairsRepair: 0 })).toBe('BS-17.2: twoPairsRepair is 1 or 2; 0 is not possible.');
    expect(first({ noFireDrawRounds: 21 })).toBe('BS-17.2: noFireDrawRounds is 0 to 20; 21 is not possible.');
    expect(first({ noFireDrawRounds: -1 })).toBe('BS-17.2: noFireDrawRounds is 0 to 20; -1 is not possible.');
    for (const noFireDrawRounds of [0, 20]) expect(first({ noFireDrawRounds })).toBeNull();
    expect(first({ ships: ['red', 'pink'] })).toMatch(/^BS-17\.2: no ship "pink"/);
    expect(first({ ships: ['red', 'red'] })).toBe('BS-2.2: Red is chosen 2 times; each ship once.');
    expect(game.checkSetup(optionsOf({ playerCount: 9, twoPairsRepair: 9, noFireDrawRounds: 99 }))).toHaveLength(3);
  });

  it('BS-17.2: neither a new game nor a position is made of them, and the sentence is passed on', () => {
    const header = {
      format: 'orion-match',
      version: 1,
      game: game.id,
      rulesVersion: game.rulesVersion,
      seats: [],
      seed: 'x',
      plies: [],
    } as const;
    expect(() => openRecording(game, { ...header, options: { playerCount: 7 } })).toThrow(
      'BS-17.2: 2 to 6 players; 7 is too many.',
    );
    expect(() => openRecording(game, { ...header, options: { ships: ['red', 'red'] } })).toThrow(
      'BS-2.2: Red is chosen 2 times; each ship once.',
    );
    expect(() => openRecording(game, { ...header, options: { twoPairsRepair: 3 }, position: { vessels: [] } })).toThrow(
      'BS-17.2: twoPairsRepair is 1 or 2; 3 is not possible.',
    );
    expect(game.seats(optionsOf({ playerCount: 1e9 }))).toHaveLength(6);
  });

  it('names an option that does not exist, or is of another type, by its path', () => {
    const faults = (raw: unknown) => {
      const parsed = game.parseOptions(raw);
      return parsed.ok ? [] : parsed.faults;
    };
    expect(faults({ colour: 'red' })).toEqual([{ path: 'colour', reason: 'There is no option colour.' }]);
    expect(faults({ playerCount: 'three' })).toMatchObject([{ path: 'playerCount' }]);
    expect(faults({ lifeboats: 1 })).toMatchObject([{ path: 'lifeboats' }]);
    expect(faults({ ships: 'red' })).toMatchObject([{ path: 'ships' }]);
    expect(faults({ ships: ['red', 7] })).toMatchObject([{ path: 'ships.1' }]);
    expect(faults(7)).toHaveLength(1);
    expect(faults(undefined)).toEqual([]);
  });
});
