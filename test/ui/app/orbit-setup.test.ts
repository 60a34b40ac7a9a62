import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSetup, retrograde } from '../../../src/games/retrograde/index.ts';
import { packText } from '../../../src/session/replay/packed-text.ts';
import { freshDraft, STANDARD_RULES, type Draft } from '../../../src/ui/games/retrograde/setup/draft.ts';
import { readDraft } from '../../../src/ui/games/retrograde/setup/kept-draft.ts';
import { orbitPlan, personAt, resolve } from '../../../src/ui/games/retrograde/setup/plan.ts';
import { packSetup, partsOf, unpackSetup } from '../../../src/ui/games/retrograde/setup/setup-link.ts';
import { orbitText } from '../../../src/ui/games/retrograde/words/setup.ts';

const fresh = freshDraft();
const mine: Draft = {
  seats: [
    { player: 'hard', name: '', deck: 'jupiter' },
    { player: 'human', name: 'Ada', deck: 'jupiter' },
  ],
  rules: {
    errata: true,
    hitRule: 'lowerOrEqual',
    problematicCards: false,
    turnLimit: 25,
    firstPlayer: 'seat2',
    scrapProjects: true,
  },
  seed: 'dice',
};
const packed = (parcel: unknown) => `1${packText(JSON.stringify(parcel))}`;

describe('the set-up of Retrograde', () => {
  it('RG-22.1 RG-25.1: begins with all defaults, Earth against the computer’s Mars', () => {
    const { options, faults } = resolve(fresh);
    expect(faults).toEqual([]);
    expect(retrograde.parseOptions({})).toEqual({ ok: true, value: options });
    expect(orbitPlan(fresh)).toMatchObject({
      game: 'retrograde',
      seats: [
        { seat: '1', player: 'human', name: 'You' },
        { seat: '2', player: 'default', name: 'Computer' },
      ],
    });
    expect(orbitPlan(mine)).toMatchObject({ seed: 'dice' });
  });

  it('calls nobody "You" where two share the screen', () => {
    const both: Draft = { ...fresh, seats: [fresh.seats[0], { ...fresh.seats[1], player: 'human' }] };
    expect([personAt(both, 0), personAt(both, 1)]).toEqual([orbitText.people['1'], orbitText.people['2']]);
  });

  it('carries everything but names in a link', () => {
    const bare = { ...mine, seats: mine.seats.map((seat) => ({ ...seat, name: '' })) };
    expect(unpackSetup(packSetup(mine), fresh)).toEqual({ ok: true, faults: [], draft: bare });
    expect(packSetup(mine).length).toBeLessThan(300);
    expect(partsOf(mine)).toEqual(['who plays', 'the decks', 'the rules', 'the seed of the dice']);
    expect(partsOf(fresh)).toHaveLength(3);
  });

  it('RG-22.1: says what of a link could not be read, and takes the rest', () => {
    const read = unpackSetup(
      packed({ seats: [{ player: 'human', deck: 'venus' }], rules: { turnLimit: 0, errata: true } }),
      fresh,
    );
    if (!read.ok) throw new Error('The link is whole.');
    const { draft, faults } = read;
    expect(draft.seats.map(({ deck }) => deck)).toEqual(fresh.seats.map(({ deck }) => deck));
    expect(draft.rules).toEqual({ ...STANDARD_RULES, errata: true });
    expect(faults).toContain(orbitText.deckFault('Player 1'));
    expect(faults).toContain(orbitText.seatFault('Player 2'));
    expect(faults.some((fault) => fault.includes('turnLimit'))).toBe(true);
  });

  it('can be played whatever a link holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        const read = unpackSetup(packed(raw), fresh);
        if (read.ok) expect(checkSetup(resolve(read.draft).options)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('comes back as it was left', () => {
    expect(readDraft(JSON.stringify(mine))).toEqual(mine);
    for (const text of [null, '', '{', '[]', 'null']) expect(readDraft(text)).toBeNull();
  });
});
