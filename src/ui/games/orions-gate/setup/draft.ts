import { readUnfinished, writeFleet, type Side } from '../../../../games/orions-gate/index.ts';
import { readSeed } from '../../../match/setup/dice-seed.ts';
import { keepText, keptText } from '../../../match/setup/kept-text.ts';
import { isRecord, parseJson, type Loose } from '../../../match/setup/loose.ts';
import { isPlayer, readName } from '../../../match/setup/player.ts';
import { BATTLE_COMPUTERS, isStyle, MAX_CAPTAINS, newCaptain, SIDES, type DraftSeat, type Seats } from './captains.ts';
import { editable, namedFleet, NO_FLEET, type EditFleet } from './fleet-edit.ts';
import { readTables, writtenTables, type TableSources } from './hand-tables.ts';
import { readOptions, standardOptions, type RawOptions } from './raw-options.ts';

/** Everything the new-battle page holds. */
export interface Draft {
  readonly seats: Seats;
  readonly options: RawOptions;
  readonly tables: TableSources;
  /** Seed of the dice; empty = by chance. */
  readonly seed: string;
  /**
   * Sides whose fleets are handed in and hidden (people of both sides at one screen); kept, so that a reload shows
   * nobody a hidden fleet.
   */
  readonly handed: readonly Side[];
}

const KEY = 'orion.new-battle';

/** The page as a newcomer finds it: against the computer, which brings its own fleet. */
export const freshDraft = (fleet: EditFleet = NO_FLEET): Draft => ({
  seats: { A: [{ player: 'human', name: '', computerChooses: true, fleet }], B: [newCaptain] },
  options: standardOptions(),
  tables: [],
  seed: '',
  handed: [],
});

const pack = (fleet: EditFleet): string => writeFleet(namedFleet(fleet));

const unpack = (text: unknown): EditFleet => {
  const fleet = typeof text === 'string' ? readUnfinished(text) : null;
  return fleet ? editable(fleet) : NO_FLEET;
};

/** The draft as text; holes in a ship are not kept, its components are. */
export function writeDraft({ seats, options, tables, seed, handed }: Draft): string {
  const written = (side: Side) => seats[side].map((seat) => ({ ...seat, fleet: pack(seat.fleet) }));
  return JSON.stringify({
    options,
    table: tables.length > 0 ? writtenTables(tables) : null,
    seed,
    handed,
    seats: { A: written('A'), B: written('B') },
  });
}

/** The captains of a side as they were written: a list, or one by themselves as before there were several. */
export const listOfSeats = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : [raw]);

/**
 * Reads what `writeDraft` wrote, now or before there were several captains and tables; each part that cannot be read is
 * as fresh.
 */
export function readDraft(text: string | null): Draft | null {
  const kept = parseJson(text);
  if (!isRecord(kept) || !isRecord(kept['seats']) || !isRecord(kept['options'])) return null;
  const fresh = freshDraft();
  const sides: Loose = kept['seats'];
  const side = (name: Side): readonly DraftSeat[] => {
    const list = listOfSeats(sides[name]).filter(isRecord).slice(0, MAX_CAPTAINS);
    const seats = list.map((given) => ({
      player: isPlayer(given['player'], BATTLE_COMPUTERS) ? given['player'] : fresh.seats[name][0]!.player,
      name: readName(given['name']),
      computerChooses: given['computerChooses'] !== false,
      style: isStyle(given['style']) ? given['style'] : undefined,
      fleet: unpack(given['fleet']),
    }));
    return seats.length > 0 ? seats : fresh.seats[name];
  };
  const { handed } = kept;
  return {
    seats: { A: side('A'), B: side('B') },
    options: readOptions(kept['options'], fresh.options).options,
    tables: readTables(kept['table'] ?? []) ?? [],
    seed: readSeed(kept['seed']) ?? '',
    handed: SIDES.filter((one) => Array.isArray(handed) && handed.includes(one)),
  };
}

/** The draft left in this browser, or null. */
export const keptDraft = (): Draft | null => readDraft(keptText(KEY));

/** Leaves the draft in this browser. */
export const keepDraft = (draft: Draft): void => keepText(KEY, writeDraft(draft));
