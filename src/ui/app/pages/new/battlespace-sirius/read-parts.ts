import { checkSetup, parseOptions, PLAYERS, SHIP_IDS, type ShipId } from '../../../../../games/battlespace-sirius/index.ts';
import { duelText as words } from '../../../../messages/duel.ts';
import { setupText } from '../../../../messages/setup.ts';
import { readSeed } from '../shared/dice-seed.ts';
import { isRecord } from '../shared/loose.ts';
import type { Parts } from '../shared/parcel.ts';
import { isPlayer, readSeat } from '../shared/player.ts';
import type { Draft, DuelRules, DuelSeat } from './draft.ts';

const isShip = (raw: unknown): raw is ShipId => SHIP_IDS.some((one) => one === raw);

/** Why the game refuses one option, with its own sentence; null = it takes it. */
function faultOf(option: string, value: unknown): string | null {
  const parsed = parseOptions({ [option]: value });
  if (!parsed.ok) return words.optionFault(option, parsed.faults[0]!.reason);
  const refused = checkSetup(parsed.value).find(({ data }) => data?.[option] !== undefined);
  return refused ? `${refused.rule}: ${refused.reason}` : null;
}

/** A set-up from untrusted data, and a sentence for each part that could not be read: that part is as in `before`. Null when it is no set-up at all. */
export function readParts(raw: unknown, before: Draft): Parts<Draft> | null {
  if (!isRecord(raw) || !isRecord(raw['rules'])) return null;
  const faults: string[] = [];
  const take = <T>(option: string, value: unknown, instead: T): T => {
    if (value === undefined) return instead;
    const fault = faultOf(option, value);
    if (fault) faults.push(fault);
    return fault ? instead : (value as T);
  };
  const players = take('playerCount', raw['players'], before.players);
  const list: readonly unknown[] = Array.isArray(raw['seats']) && raw['seats'].length <= PLAYERS.most ? (raw['seats'] as unknown[]) : [];
  if (raw['seats'] !== undefined && list !== raw['seats']) faults.push(words.seatsFault);
  const seats = before.seats.map((own, place): DuelSeat => {
    const given = list[place];
    if (given === undefined) return own;
    const label = words.seat(place + 1);
    if (!isRecord(given) || !isPlayer(given['player'])) {
      faults.push(words.seatFault(label));
      return own;
    }
    if (!isShip(given['ship'])) faults.push(words.shipFault(label));
    return { ...readSeat(given, own), name: given['name'] === undefined ? own.name : readSeat(given, own).name, ship: isShip(given['ship']) ? given['ship'] : own.ship };
  });
  const rules = { ...before.rules } as { -readonly [key in keyof DuelRules]: DuelRules[key] };
  for (const [option, value] of Object.entries(raw['rules'])) {
    if (!Object.hasOwn(rules, option)) faults.push(faultOf(option, value) ?? words.optionFault(option, setupText.notHere));
    else if (option === 'lifeboats') rules.lifeboats = take(option, value, rules.lifeboats);
    else if (option === 'noFireDrawRounds' || option === 'twoPairsRepair') rules[option] = take(option, value, rules[option]);
  }
  const seed = readSeed(raw['seed']);
  if (seed === null) faults.push(setupText.seedFault);
  return { draft: { players, seats, rules, seed: seed ?? '' }, faults };
}
