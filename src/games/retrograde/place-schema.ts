import * as v from 'valibot';
import { SEATS } from './state.ts';

const MOST = 200;
const word = v.pipe(v.string(), v.maxLength(100));
const words = v.pipe(v.array(word), v.maxLength(MOST));
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const orbital = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10));
const flag = v.optional(v.boolean(), false);
const listOf = <T extends v.GenericSchema>(schema: T) => v.optional(v.pipe(v.array(schema), v.maxLength(MOST)), []);

const upgrade = v.union(
  [word, v.strictObject({ card: word, damage: v.optional(amount, 0), attacked: v.optional(words, []) })],
  'An upgrade is the name of a card, or an object {card, damage?, attacked?}.',
);
const asset = v.strictObject({
  card: word,
  damage: v.optional(amount, 0),
  tapped: flag,
  destroyed: flag,
  upgrade: v.optional(v.nullable(upgrade), null),
});
const spacecraft = v.strictObject({
  card: word,
  at: word,
  orbital: v.optional(orbital, 1),
  left: v.optional(amount),
  damage: v.optional(amount, 0),
  maneuvered: flag,
  attacks: v.optional(amount, 0),
  bombardments: v.optional(amount, 0),
  visited: v.optional(v.pipe(v.array(orbital), v.maxLength(10))),
  barred: flag,
  entered: v.optional(amount),
});
const debris = v.strictObject({ card: word, at: word, orbital: v.optional(orbital, 1) });
const project = v.strictObject({ card: word, at: v.optional(v.nullable(word), null), points: v.optional(amount, 0) });
const removed = v.union(
  [word, v.strictObject({ card: word, open: v.optional(v.boolean(), true) })],
  'A removed card is its name, or an object {card, open?}.',
);

const side = v.strictObject({
  homeworld: v.optional(asset),
  assets: listOf(asset),
  spacecraft: listOf(spacecraft),
  debris: listOf(debris),
  projects: listOf(project),
  hand: v.optional(words, []),
  deck: v.optional(words),
  removed: listOf(removed),
  orbitCounter: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)), 1),
  offer: v.optional(v.picklist(['none', 'open', 'declined']), 'none'),
});

/** The moments a described position can begin in; see `RetrogradePosition`. */
export const MOMENTS = ['upkeep', 'maneuvers', 'research', 'repair', 'construction', 'endOfTurn'] as const;

/** The shape of a described position; what is in it is tested afterwards. */
export const positionSchema = v.strictObject({
  '1': v.optional(side, {}),
  '2': v.optional(side, {}),
  phase: v.optional(v.picklist(MOMENTS), 'maneuvers'),
  turn: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
  activeSeat: v.optional(v.picklist(SEATS), '1'),
});

export type GivenPosition = v.InferOutput<typeof positionSchema>;
export type GivenSide = v.InferOutput<typeof side>;
export type GivenAsset = v.InferOutput<typeof asset>;
