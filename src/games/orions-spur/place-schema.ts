import * as v from 'valibot';
import { AUTO_PASS, TRIGGERS } from './state.ts';

const MOST = 60;
const word = v.pipe(v.string(), v.maxLength(100));
const words = v.pipe(v.array(word), v.maxLength(MOST));
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const flag = v.optional(v.boolean(), false);

const ship = v.union(
  [
    word,
    v.strictObject({
      design: word,
      slot: v.optional(v.nullable(word)),
      shield: v.optional(amount),
      hull: v.optional(amount),
      energy: v.optional(amount),
      overcharged: flag,
      suppressed: flag,
      interfered: flag,
      activated: flag,
    }),
  ],
  'A ship is a design with its slot, "ter-mars B3", or an object {design, slot?, shield?, hull?, energy?, ...}.',
);

const player = v.strictObject({
  ships: v.optional(v.pipe(v.array(ship), v.maxLength(MOST)), []),
  hand: v.optional(words, []),
  deck: v.optional(words),
  discard: v.optional(words, []),
  reserve: v.optional(words, []),
  /** Ships that can still be recruited; left out: all that are not in play. */
  shipDeck: v.optional(words),
  recruitment: v.optional(amount, 0),
  repairTraded: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)), 0),
  trophies: v.optional(words, []),
  autoPass: v.optional(v.record(v.picklist(TRIGGERS), v.picklist(AUTO_PASS)), {}),
  eliminated: flag,
  revised: flag,
  played: v.optional(words, []),
});

const modifier = v.strictObject({ card: word, ship: v.optional(v.nullable(word), null) });

/** The moments a described position can begin in; see `SpurPosition`. */
const MOMENTS = ['setupFleet', 'turnOpen', 'attacking', 'regrouping', 'turnDone'] as const;
const PRIMARIES = ['main', 'suppress', 'flock', 'ram', 'regroup'] as const;

/** The shape of a described position; what is in it is tested afterwards. */
export const positionSchema = v.strictObject({
  '1': v.optional(player, {}),
  '2': v.optional(player, {}),
  '3': v.optional(player, {}),
  '4': v.optional(player, {}),
  phase: v.optional(v.picklist(MOMENTS), 'turnOpen'),
  turn: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
  round: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
  activeSeat: v.optional(word, '1'),
  firstSeat: v.optional(v.nullable(word), null),
  primary: v.optional(v.nullable(v.picklist(PRIMARIES)), null),
  activeShip: v.optional(v.nullable(word), null),
  suppressor: v.optional(v.nullable(word), null),
  modifiers: v.optional(v.pipe(v.array(modifier), v.maxLength(MOST)), []),
});

export type GivenPosition = v.InferOutput<typeof positionSchema>;
export type GivenPlayer = v.InferOutput<typeof player>;
export type GivenShip = v.InferOutput<typeof ship>;
