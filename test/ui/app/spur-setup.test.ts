import { describe, expect, it } from 'vitest';
import { levelsAmong } from '../../../src/engine/level.ts';
import { packText } from '../../../src/session/replay/packed-text.ts';
import { freshDraft, SPUR_COMPUTERS, type Draft } from '../../../src/ui/games/orions-spur/setup/draft.ts';
import { readDraft } from '../../../src/ui/games/orions-spur/setup/kept-draft.ts';
import { spurPlan } from '../../../src/ui/games/orions-spur/setup/plan.ts';
import { packSetup, unpackSetup } from '../../../src/ui/games/orions-spur/setup/setup-link.ts';

const fresh = freshDraft();
const packed = (parcel: unknown) => `1${packText(JSON.stringify(parcel))}`;
/** Four computers of the highest levels. */
const computers: Draft = {
  ...fresh,
  players: 4,
  seats: fresh.seats.map((one, place) => ({ ...one, player: levelsAmong(SPUR_COMPUTERS).slice(-4)[place]! })),
};

describe("every level of Orion's Spur", () => {
  it('sits down under its name, is kept and travels', () => {
    expect(levelsAmong(SPUR_COMPUTERS)).toEqual(['beginner', 'novice', 'easy', 'default', 'hard', 'expert', 'master']);
    expect(spurPlan(computers).seats.map(({ player, name }) => [player, name])).toEqual([
      ['default', 'Computer'],
      ['hard', 'Computer (hard)'],
      ['expert', 'Computer (expert)'],
      ['master', 'Computer (master)'],
    ]);
    expect(readDraft(JSON.stringify(computers))).toEqual(computers);
    expect(unpackSetup(packSetup(computers), fresh)).toEqual({ ok: true, faults: [], draft: computers });
  });

  it('comes in from a link of before, and one this game does not have is told', () => {
    const seats = [
      { player: 'hard', species: 'terran' },
      { player: 'skilled', species: 'hssuk' },
    ];
    const read = unpackSetup(packed({ seats, players: 2, rules: {} }), fresh);
    expect(read).toMatchObject({ ok: true, faults: ['Player 2: there is no player “skilled” in this game.'] });
    expect(read.ok && read.draft.seats.slice(0, 2).map(({ player }) => player)).toEqual([
      'hard',
      fresh.seats[1]!.player,
    ]);
  });
});
