import * as v from 'valibot';
import { faultsOf } from '../../../../src/engine/fault.ts';
import type { GameDefinition } from '../../../../src/engine/game.ts';
import {
  opened,
  wards,
  type WardsCommand,
  type WardsEvent,
  type WardsOptions,
  type WardsState,
  type WardsView,
} from '../../../helpers/toy/wards.ts';

const hand = v.array(v.pipe(v.string(), v.regex(/^c([0-9]|1[0-4])$/)));

/** Hands and lives of both seats, the rest of the deck, and the faces of all cards. */
const position = v.strictObject({
  players: v.tuple([
    v.strictObject({ seat: v.literal('p1'), lives: v.picklist([1, 2, 3, 4, 5]), hand }),
    v.strictObject({ seat: v.literal('p2'), lives: v.picklist([1, 2, 3, 4, 5]), hand }),
  ]),
  deck: hand,
  faces: v.array(v.picklist([1, 2, 3, 4, 5])),
});

/** Wards as a whole game: its lessons begin in positions. */
export const game: GameDefinition<WardsState, WardsCommand, WardsEvent, WardsView, WardsOptions> = {
  ...wards,
  place(options, raw) {
    const read = v.safeParse(position, raw);
    if (!read.success) return { ok: false, faults: faultsOf(read.issues) };
    const { players, deck, faces } = read.output;
    return {
      ok: true,
      value: opened(options, {
        players,
        deck,
        faces: Object.fromEntries(faces.map((face, index) => [`c${index}`, face])),
      }),
    };
  },
};
