import { describe, expect, it } from 'vitest';
import { fleetFigures, READY_MADE_FLEETS, termsFor, type OwnFleet } from '../../../../src/games/orions-spur/index.ts';
import { keptTerms, numberedIn } from '../../../../src/ui/games/orions-spur/fleets/bench.ts';
import { compareGroups } from '../../../../src/ui/games/orions-spur/fleets/compare-rows.ts';
import { FLEET_FORM } from '../../../../src/ui/games/orions-spur/fleets/fleet-form.ts';
import { FLEETS } from '../../../../src/ui/games/orions-spur/fleets/fleet-lists.ts';
import { resolve, spurPlan } from '../../../../src/ui/games/orions-spur/setup/plan.ts';
import { opening } from '../../../../src/ui/games/orions-spur/setup/setup-link.ts';
import { bringIn } from '../../../../src/ui/match/lists/bring-in.ts';
import { packList, unpackList } from '../../../../src/ui/match/lists/link.ts';
import { shownLists } from '../../../../src/ui/match/lists/shelf-order.ts';

const STORM = READY_MADE_FLEETS.find(({ name }) => name === 'Storm')!;

describe('fleets of Orion’s Spur in the library', () => {
  it('OS-12.2: come back the same through text, link and JSON', () => {
    for (const fleet of READY_MADE_FLEETS) {
      expect(unpackList(FLEET_FORM, packList(FLEET_FORM, fleet))).toEqual({ ok: true, list: fleet });
      const json = JSON.stringify(FLEET_FORM.json!.write(fleet));
      expect(bringIn(FLEETS, json, [], 5)).toMatchObject({ left: [], lists: [{ ...fleet, tags: [], saved: 5 }] });
    }
    const link = `see https://example.org/#/spur-fleets?fleet=${packList(FLEET_FORM, STORM)}`;
    expect(bringIn(FLEETS, link, ['Storm'], 5).lists.map(({ name }) => name)).toEqual(['Storm 2']);
  });

  it('OS-2.1: names the faults of JSON and of several texts by line, and keeps what is good', () => {
    const json = JSON.stringify([
      FLEET_FORM.json!.write(STORM),
      { name: 'B', species: 'churrap', ships: [{ design: 'Swift' }, { design: 'Swfit', slot: 'F1' }] },
    ]);
    const { lists, left, text } = bringIn(FLEETS, json, [], 5);
    expect(lists.map(({ name }) => name)).toEqual(['Storm']);
    const line = text.split('\n').indexOf('Swfit F1') + 1;
    expect(left[0]!.reasons).toEqual([`Line ${line}: OS-2.1: There is no design "Swfit" in your ship deck.`]);
    expect(left[0]!.meant).toEqual([{ line, meant: { said: 'Swfit', word: 'Swift' } }]);
    expect(left[0]!.good).toMatchObject({ name: 'B', ships: [{ design: 'chu-swift' }] });
    const refusal = (raw: string) => bringIn(FLEETS, raw, [], 5).left[0]!.reasons[0]!;
    expect(refusal('{"name":"x"}')).toBe('ships: This is missing.');
    expect(refusal('[{"ships":[]},{"ships":7}]')).toMatch(/^Fleet 2: ships: /);
    const two = `${FLEET_FORM.write(STORM)}\nFleet: C\nSpecies: Churrap\nKite\nKites\n`;
    expect(bringIn(FLEETS, two, [], 5).left[0]!.reasons).toHaveLength(1);
  });

  it('finds fleets by species, ship, class and weapon', () => {
    const kept = READY_MADE_FLEETS.map((fleet) => ({ ...fleet, tags: [], saved: 1 }));
    const found = (said: string) =>
      shownLists(FLEETS, kept, { words: said, tags: [], sort: 'points' }).map(({ name }) => name);
    expect(found('siege mortar')).toEqual(['Stone Wall']);
    expect(found('churrap carrier')).toEqual(['Great Flock']);
    expect(found('dreadnought')).toEqual(['Throne Guard']);
  });

  it('compares what ships come to', () => {
    const [a, b] = [READY_MADE_FLEETS[0]!, STORM];
    const rows = compareGroups(a, b).flatMap((group) => group.rows);
    expect(rows[0]).toMatchObject({ label: 'Points', values: [6, 24] });
    expect(rows.find(({ label }) => label === 'Ship Missile')).toMatchObject({ values: [2, 1] });
  });
});

describe('the numbers of ships that are built with', () => {
  const ceres: OwnFleet = { name: 'C', species: 'terran', ships: [{ design: 'ter-ceres', slot: 'F1' }] };

  it('OS-17.1: are those a new match is played with, or the printed ones', () => {
    expect(fleetFigures(numberedIn('fair', ceres)).shield).toBe(0);
    expect(fleetFigures(numberedIn('catalogue', ceres)).shield).toBe(1);
    const rows = compareGroups(ceres, ceres).flatMap((group) => group.rows);
    expect(rows.find(({ label }) => label === 'Shield')).toMatchObject({ values: [0, 0] });
    expect(rows.at(-1)).toMatchObject({ label: 'Ceres (Terrans)', values: [1, 1] });
  });

  it('OS-17.1: are proposed for a fleet, and kept where somebody chose', () => {
    expect(keptTerms(ceres)).toEqual({ ...termsFor(ceres), dataSet: 'fair' });
  });
});

describe('the set-up for a fleet', () => {
  const packed = (fleet: OwnFleet) => opening({ fleet1: packList(FLEET_FORM, fleet) });

  it('OS-2.3, OS-12.1: takes species and points from it, and leaves the choice of ships to the match', () => {
    const { draft, failures } = packed(STORM);
    expect(failures).toEqual([]);
    expect(resolve(draft)).toMatchObject({
      faults: [],
      options: { species: ['churrap', 'hssuk'], startingFleet: 'points', fleetPoints: 24 },
    });
    expect(JSON.stringify(spurPlan(draft))).not.toContain('chu-');
    const standard = READY_MADE_FLEETS.find((fleet) => termsFor(fleet).startingFleet === 'standard');
    if (standard) expect(packed(standard).draft.rules.startingFleet).toBe('standard');
    expect(opening({ fleet1: '1cut' }).failures).toHaveLength(1);
  });
});
