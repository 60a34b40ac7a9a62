import { describe, expect, it } from 'vitest';
import {
  arranged,
  autoPlaced,
  cannotAdd,
  checkFleetText,
  designsIn,
  fleetFigures,
  fleetFrom,
  layoutFor,
  moved,
  ownFleetFaults,
  readFleet,
  READY_MADE_FLEETS,
  slotBeside,
  SPECIES,
  termsFor,
  WIDEST_TERMS,
  withShip,
  without,
  writeFleet,
  type OwnFleet,
  type OwnFleetTerms,
} from '../../../src/games/orions-spur/index.ts';
import { after, game, kinds, newGame } from '../../helpers/os-position.ts';

const TWELVE: OwnFleetTerms = {
  startingFleet: 'points',
  fleetPoints: 12,
  fleetPointsRule: 'exact',
  flagshipExposure: 'column',
};
/** Draws of the shuffles of two decks of 45 cards. */
const SHUFFLES = Array.from({ length: 2 * 44 }, () => 0);
const STANDARD: OwnFleetTerms = { ...TWELVE, startingFleet: 'standard' };
const WATCH = 'Fleet: Watch\nSpecies: Terran Federation\nCeres F2\nCeres F3\nVenus M3\nMars B3\n';

const fleetOf = (text: string): OwnFleet => readFleet(text).fleet;
const faultsIn = (text: string, terms: OwnFleetTerms = TWELVE): readonly string[] =>
  ownFleetFaults(fleetOf(text), terms).map(({ rule, reason }) => `${rule}: ${reason}`);
const told = (text: string, terms: OwnFleetTerms = WIDEST_TERMS): readonly string[] =>
  checkFleetText(text, terms).faults.map(({ line, reason }) => (line === null ? reason : `${line}: ${reason}`));

describe('a fleet of one’s own as text', () => {
  it('OS-2.1, OS-3.1: is read with its places, and written as it was read', () => {
    const fleet = fleetOf(WATCH);
    expect(fleet).toEqual({
      name: 'Watch',
      species: 'terran',
      ships: [
        { design: 'ter-ceres', slot: 'F2' },
        { design: 'ter-ceres', slot: 'F3' },
        { design: 'ter-venus', slot: 'M3' },
        { design: 'ter-mars', slot: 'B3' },
      ],
    });
    expect(writeFleet(fleet)).toBe(WATCH);
    // Case, ids and counts are free; whose ships they are tells the species.
    expect(fleetOf('# by hand\n2X hss-scale\nelder\nCLANGUARD\n')).toMatchObject({ name: '', species: 'hssuk' });
    expect(fleetOf('Species: Terrans').species).toBe('terran');
    expect(writeFleet(fleetOf('2X hss-scale\nelder'))).toBe("Species: H'ssuk Empire\n2x Scale\nElder\n");
    for (const ready of READY_MADE_FLEETS) expect(readFleet(writeFleet(ready))).toEqual({ fleet: ready, faults: [] });
  });

  it('OS-2.1, OS-3.4: tells every line that cannot be read at once, and keeps it until somebody lets go of it', () => {
    const text = [
      'Fleet: Odds',
      'Species: Terra',
      'Species: Terran',
      'Cerse F1',
      'Scale F2',
      'Ceres Q7',
      'Ceres F3',
      'Phobos F3',
      '2x Venus M1',
      '12x Ceres',
      'Fleet: Again',
    ].join('\n');
    expect(told(text)).toEqual([
      '2: There is no species "Terra"; there is terran, hssuk, churrap, mrooshen.',
      '3: a second Species; the first is in line 2.',
      '4: OS-2.1: There is no design "Cerse" in your ship deck.',
      '5: OS-2.1: There is no design "Scale" in your ship deck.',
      '6: OS-3.4: There is no slot "Q7".',
      '8: F3 is taken by the ship in line 7.',
      '9: 2 ships in M1; each needs a place of its own.',
      '10: 12 ships; 1 to 11 are possible.',
      '11: a second Fleet; the first is in line 1.',
      'OS-3.4: Exactly one ship stands in the back row; there are 0.',
    ]);
    const { fleet, faults } = readFleet(text);
    expect(faults[2]!.meant).toEqual({ said: 'Cerse', word: 'Ceres' });
    expect(fleet.unread!.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 8, 9, 10, 11]);
    expect(readFleet(writeFleet(fleet))).toEqual({ fleet, faults: [] });
    expect(ownFleetFaults(fleet, WIDEST_TERMS)[0]!.reason).toBe('Line 2 of its text was left out: Species: Terra');
  });

  it('takes neither a name that is too long nor a text without end', () => {
    expect(told(`Fleet: ${'x'.repeat(41)}\nCeres`)).toContain('1: the name has 41 characters, at most 40 are allowed.');
    expect(told('Ceres\n'.repeat(500))[0]).toBe('The text has 501 lines; at most 400 are read.');
    expect(told('')).toEqual(['OS-12.1: A starting fleet has 1 to 11 ships; you chose 0.']);
  });
});

describe('what is wrong with a fleet', () => {
  it('OS-2.2, OS-12.1, OS-12.3: is told in full, in the words of the rules', () => {
    expect(faultsIn(WATCH)).toEqual([]);
    expect(faultsIn(WATCH, STANDARD)).toEqual([]);
    expect(faultsIn('3x Ceres\nVenus\nMars', STANDARD)).toEqual([
      'OS-2.1: There are 2 Ceres in your ship deck; you chose 3.',
      'OS-2.2: A starting fleet has 2 Frigates; you chose 3.',
    ]);
    expect(faultsIn('Mars\nVenus\nDeimos')).toEqual(['OS-12.3: The fleet costs 11; it must cost exactly 12.']);
    expect(faultsIn('Mars\nVenus\nDeimos', { ...TWELVE, fleetPointsRule: 'atMost' })).toEqual([]);
    expect(faultsIn('Sol\nGanymede', { ...TWELVE, fleetPointsRule: 'atMost' })).toEqual([
      'OS-12.3: The fleet costs 15; it may cost at most 12.',
    ]);
  });

  it('OS-3.4, OS-X48, OS-X49, OS-X50: a formation is judged as in a match; one without places is arranged there', () => {
    expect(faultsIn('2x Ceres\nVenus\nMars')).toEqual([]);
    expect(faultsIn('2x Ceres\nVenus M3\nMars B3')).toEqual(['OS-3.4: Ceres has no place in the layout.']);
    expect(faultsIn('Ceres F1\nCeres F2\nVenus M2\nMars B3')).toEqual([
      'OS-3.4: Column 3 needs a ship in front of the flagship Mars.',
    ]);
    expect(faultsIn('Ceres F1\nCeres F2\nVenus M2\nMars B3', { ...TWELVE, flagshipExposure: 'rowsEmpty' })).toEqual([]);
    expect(faultsIn('Ceres F1\nCeres F2\nMars M2\nVenus B2')).toEqual([
      'OS-3.4: Mars (3 VP) must be the flagship, not Venus (2 VP).',
    ]);
  });

  it('OS-12.2: the ready-made fleets are legal for their points, and their formations too', () => {
    expect(READY_MADE_FLEETS).toHaveLength(16);
    for (const fleet of READY_MADE_FLEETS) {
      const terms = termsFor(fleet);
      expect([6, 12, 18, 24]).toContain(terms.fleetPoints);
      expect({ name: fleet.name, faults: ownFleetFaults(fleet, terms) }).toEqual({ name: fleet.name, faults: [] });
      expect(fleetFigures(fleet).points).toBe(terms.fleetPoints);
    }
    for (const species of SPECIES) expect(READY_MADE_FLEETS.filter((one) => one.species === species)).toHaveLength(4);
  });

  it('OS-2.2: a standard fleet is meant as one, any other by its points', () => {
    expect(termsFor(fleetOf(WATCH))).toEqual(STANDARD);
    expect(termsFor(fleetOf('Sol\nGanymede'))).toEqual({ ...TWELVE, fleetPoints: 15 });
  });
});

describe('building a fleet', () => {
  const empty: OwnFleet = { name: '', species: 'terran', ships: [] };
  const built = (...designs: readonly string[]): OwnFleet =>
    designs.reduce((fleet, design) => withShip(fleet, design), empty);

  it('OS-3.3, OS-3.12: ships that nobody places stand legally, the one of the highest VP behind', () => {
    const fleet = built('ter-ceres', 'ter-mars', 'ter-ceres', 'ter-venus');
    expect(writeFleet(fleet)).toContain('Mars B3');
    expect(ownFleetFaults(fleet, TWELVE)).toEqual([]);
    expect(arranged(fleet).ships).toEqual(autoPlaced('terran', designsIn(fleet)));
  });

  it('OS-2.1, OS-12.1: says why no further ship can be taken', () => {
    expect(cannotAdd(built('ter-ceres'), 'ter-ceres')).toBeNull();
    expect(cannotAdd(built('ter-ceres', 'ter-ceres'), 'ter-ceres')).toMatchObject({
      rule: 'OS-2.1',
      reason: 'There are 2 Ceres in your ship deck; you chose 3.',
    });
    const full = fleetOf('2x Ceres\n2x Phobos\n2x Venus\nDeimos\n2x Mars\n2x Ganymede');
    expect(cannotAdd(full, 'ter-sol')?.reason).toBe('A starting fleet has 1 to 11 ships; you chose 12.');
  });

  it('OS-3.1: a ship exchanges places with whoever stands there, and the back row never holds two', () => {
    const fleet = fleetOf(WATCH);
    const at = (slot: string, { ships } = fleet) => ships.findIndex((ship) => ship.slot === slot);
    const slots = ({ ships }: OwnFleet) => ships.map(({ design, slot }) => `${design.slice(4)} ${slot}`).join(', ');
    expect(slots(moved(fleet, at('F2'), 'F5'))).toBe('ceres F3, ceres F5, venus M3, mars B3');
    expect(slots(moved(fleet, at('M3'), 'F3'))).toBe('ceres F2, venus F3, ceres M3, mars B3');
    expect(slots(moved(fleet, at('M3'), 'B1'))).toBe('ceres F2, ceres F3, mars M3, venus B1');
    expect(slots(moved(fleet, at('B3'), 'B2'))).toBe('ceres F2, ceres F3, venus M3, mars B2');
    expect(slots(withShip(fleet, 'ter-deimos', 'F3'))).toBe('ceres F2, deimos F3, ceres F4, venus M3, mars B3');
    expect(slots(without(fleet, at('M3')))).toBe('ceres F2, ceres F3, mars B3');
    expect([slotBeside('F3', 1, 0), slotBeside('F5', 1, 0), slotBeside('F3', 0, 1), slotBeside('F3', 0, -1)]).toEqual([
      'F4',
      null,
      null,
      'M3',
    ]);
  });
});

describe('an own fleet in a match', () => {
  it('OS-2.3, OS-2.5: is chosen, and its formation laid, as any other', () => {
    const fleet = fleetOf('Ceres F1\nCeres F3\nVenus M1\nMars B1');
    const chosen = after(
      newGame(kinds('terran', 'hssuk'), SHUFFLES),
      { type: 'chooseFleet', designs: designsIn(fleet) },
      { type: 'chooseFleet', designs: designsIn(fleetOf('2x Scale\nBulwark\nElder')) },
    );
    const own = chosen.state.ships.filter(({ owner }) => owner === '1');
    const layout = layoutFor(fleet, own)!;
    expect(layout).toEqual({
      F1: '1:ter-ceres#1',
      F3: '1:ter-ceres#2',
      M1: '1:ter-venus#1',
      B1: '1:ter-mars#1',
    });
    expect(game.check(chosen.state, '1', { type: 'setLayout', layout })).toEqual([]);
    expect(fleetFrom('', 'terran', own, layout)).toEqual(fleet);
    expect(layoutFor(READY_MADE_FLEETS[0]!, own)).toBeNull();
    expect(layoutFor(fleetOf('2x Ceres\nVenus\nMars'), own)).toBeNull();
  });
});
