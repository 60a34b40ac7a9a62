import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSetup, retrograde, writeOwnDeck } from '../../../src/games/retrograde/index.ts';
import { packText } from '../../../src/session/replay/packed-text.ts';
import { freshDraft, STANDARD_RULES, type Draft } from '../../../src/ui/games/retrograde/setup/draft.ts';
import { readDraft } from '../../../src/ui/games/retrograde/setup/kept-draft.ts';
import { orbitPlan, personAt, resolve } from '../../../src/ui/games/retrograde/setup/plan.ts';
import { DECK_FORM } from '../../../src/ui/games/retrograde/decks/deck-form.ts';
import { packList } from '../../../src/ui/match/lists/link.ts';
import { opening, packSetup, partsOf, unpackSetup } from '../../../src/ui/games/retrograde/setup/setup-link.ts';
import { setupText } from '../../../src/ui/match/words/setup.ts';
import { orbitText } from '../../../src/ui/games/retrograde/words/setup.ts';

const fresh = freshDraft();
const mine: Draft = {
  seats: [
    { player: 'hard', name: '', deck: 'jupiter', own: null },
    { player: 'human', name: 'Ada', deck: 'jupiter', own: null },
  ],
  rules: {
    errata: true,
    hitRule: 'lowerOrEqual',
    problematicCards: false,
    maxCopies: 5,
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
    expect(faults).toContain(setupText.seatFault('Player 2', null));
    expect(faults.some((fault) => fault.includes('turnLimit'))).toBe(true);
  });

  it('can be played whatever a link holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        const read = unpackSetup(packed(raw), fresh);
        if (read.ok) {
          const { options, deckFaults } = resolve(read.draft);
          expect(options === null ? deckFaults.flat().length > 0 : checkSetup(options).length === 0).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  const swarm = { name: 'Swarm', homeworld: 'jupiter', cards: Array.from({ length: 30 }, () => 'light-bomber') };
  const withDeck = (own: string, rules: Partial<Draft['rules']> = {}): Draft => ({
    ...fresh,
    seats: [{ ...fresh.seats[0], own }, fresh.seats[1]],
    rules: { ...fresh.rules, ...rules },
  });

  it('RG-2.1 RG-22.1: plays an own deck, which link, page and a packed deck alike bring', () => {
    const draft = withDeck(writeOwnDeck(swarm));
    expect(resolve(draft)).toMatchObject({ deckFaults: [[], []], options: { decks: [swarm, { homeworld: 'mars' }] } });
    expect(orbitPlan(draft)).toMatchObject({ options: { decks: [swarm, { homeworld: 'mars' }] } });
    expect(unpackSetup(packSetup(draft), fresh)).toEqual({ ok: true, faults: [], draft });
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
    const brought = opening({ deck2: packList(DECK_FORM, swarm) });
    expect(brought.draft.seats.map(({ own }) => own)).toEqual([null, writeOwnDeck(swarm)]);
    expect(opening({ deck1: '1cut' }).failures).toHaveLength(1);
  });

  it('RG-2.4 RG-2.5 RG-2.8: marks a deck that cannot be played, and begins no match with it', () => {
    const few = resolve(withDeck(writeOwnDeck(swarm), { maxCopies: 4 }));
    expect(few.options).toBeNull();
    expect(few.deckFaults[0]).toEqual([{ rule: 'RG-2.4', reason: '30 copies of Light Bomber, the limit is 4.' }]);
    expect(few.faults).toEqual([]);
    const ships = writeOwnDeck({ ...swarm, cards: ['colony-ship', ...swarm.cards.slice(1)] });
    expect(resolve(withDeck(ships)).deckFaults[0]).toEqual([
      { rule: 'RG-2.5', reason: 'Colony Ship needs the option problematicCards.' },
    ]);
    expect(resolve(withDeck(ships, { problematicCards: true })).options).not.toBeNull();
    const lost = withDeck(`# Not read, line 4: 1x Death Star\n${writeOwnDeck(swarm)}`);
    expect(resolve(lost).deckFaults[0]!.map(({ rule, reason }) => `${rule}: ${reason}`)).toEqual([
      'RG-2.8: Line 4 of its text was left out: 1x Death Star',
    ]);
    expect(() => orbitPlan(lost)).toThrow(orbitText.deckProblem);
    // The link carries it with its fault.
    const read = unpackSetup(packSetup(lost), fresh);
    expect(read.ok && resolve(read.draft).deckFaults[0]).toHaveLength(1);
    // A limit the starter decks break is told at the decks, not lost on the way (RG-C9).
    const three = unpackSetup(packSetup({ ...fresh, rules: { ...fresh.rules, maxCopies: 3 } }), fresh);
    expect(three).toMatchObject({ ok: true, faults: [], draft: { rules: { maxCopies: 3 } } });
  });

  it('comes back as it was left', () => {
    expect(readDraft(JSON.stringify(mine))).toEqual(mine);
    for (const text of [null, '', '{', '[]', 'null']) expect(readDraft(text)).toBeNull();
  });
});
