import type { Json } from '../../../engine/json.ts';
import type { Prospect } from '../../../engine/brain.ts';
import { viewerOf, type Seat } from '../../../engine/seat.ts';
import { fireOutlooks } from '../aids/fire.ts';
import { facingOutlook, glimpse, type Maneuver } from '../aids/glimpse.ts';
import { reactionOutlook } from '../aids/reaction.ts';
import type { LineEnd, LineOutlook } from '../aids/vessels.ts';
import type { BattlespaceSiriusCommand } from '../command.ts';
import { SIDES, type Side, type Turn } from '../data/sides.ts';
import type { Fraction } from '../odds/fraction.ts';
import { playerOf } from '../rules/players.ts';
import type { BattlespaceSiriusState, Power } from '../state.ts';
import { moved } from '../rules/power.ts';
import { view, type BattlespaceSiriusView } from '../view.ts';

/** A facing line as it would be: what stands at the end of the one who has the turn, and at the other. */
export interface FactLine {
  readonly target: Seat;
  readonly own: LineEnd;
  readonly other: LineEnd;
}

/** What a command comes to in terms of the rules. Chances are exact, of equally likely rolls. */
export type SiriusFacts =
  | {
      readonly kind: 'fire';
      readonly weapons: number;
      readonly target: Seat;
      /** The side shot at; null where a lifeboat stands. */
      readonly side: Side | null;
      /** What the chance is of: a side to 0 Power, or the vessel destroyed. */
      readonly goal: 'open' | 'destroy';
      readonly chance: Fraction;
      /** Power the side loses on average; null at a lifeboat and at a bare side. */
      readonly removed: Fraction | null;
    }
  | {
      readonly kind: 'maneuver';
      readonly how: Maneuver['kind'];
      readonly turn: Turn | null;
      readonly lines: readonly FactLine[];
      readonly paid: number;
    }
  | { readonly kind: 'lock'; readonly lines: readonly FactLine[] }
  | {
      readonly kind: 'react';
      readonly how: 'nothing' | 'rotate' | 'sentry';
      readonly turn: Turn | null;
      readonly paid: number;
      /** What the locked lines then aim at. */
      readonly lines: readonly FactLine[];
      /** Sentry Fire, line by line: its chance to hit; null = it destroys without a die. */
      readonly sentry: readonly (Fraction | null)[];
    }
  | { readonly kind: 'repair'; readonly sides: readonly { readonly side: Side; readonly power: number }[] };

const factLine = ({ target, own, other }: LineOutlook): FactLine => ({ target, own, other });

/** What a prospect of Battlespace Sirius comes to, by the odds shown to people (chapter 18); open facts only. */
export const siriusFacts = (
  state: BattlespaceSiriusState,
  seat: Seat,
  { command }: Prospect<BattlespaceSiriusCommand>,
): Json => factsOf(view(state, viewerOf(seat)), state, seat, command) as unknown as Json;

function factsOf(
  seen: BattlespaceSiriusView,
  state: BattlespaceSiriusState,
  seat: Seat,
  command: BattlespaceSiriusCommand,
): SiriusFacts | null {
  switch (command.type) {
    case 'maneuver':
      return {
        kind: 'maneuver',
        how: command.kind,
        turn: command.kind === 'rotate' || command.kind === 'rotatePosition' ? command.turn : null,
        lines: glimpse(seen, command).lines.map(factLine),
        paid: command.kind === 'rotatePosition' ? command.pay.length : 0,
      };
    case 'lock':
      return {
        kind: 'lock',
        lines: facingOutlook(seen)
          .filter(({ target, line }) => target === command.target && command.lines.includes(line))
          .map(factLine),
      };
    case 'react': {
      const { cost, locks, sentry } = reactionOutlook(seen, command);
      return {
        kind: 'react',
        how: command.kind,
        turn: command.kind === 'rotate' ? command.turn : null,
        paid: cost,
        lines: locks.map(factLine),
        sentry: sentry.map(({ hit }) => hit),
      };
    }
    case 'fire':
      return fireFacts(seen, command.line, command.weapons);
    case 'repair':
      return repairFacts(state, seat, command.sides);
    default:
      return null;
  }
}

const NONE: Fraction = { ways: 0, of: 1 };
const CERTAIN: Fraction = { ways: 1, of: 1 };

function fireFacts(seen: BattlespaceSiriusView, line: string, weapons: number): SiriusFacts | null {
  const open = fireOutlooks(seen).find((one) => one.line === line);
  const outlook = open?.weapons.find((one) => one.weapons === weapons);
  if (!open || !outlook) return null;
  const { target, other } = open.lock;
  const { destroys, volley, lifeboat } = outlook;
  const bare = other.kind === 'side' && other.power === 0;
  return {
    kind: 'fire',
    weapons,
    target,
    side: other.kind === 'side' ? other.side : null,
    goal: bare || other.kind === 'lifeboat' ? 'destroy' : 'open',
    chance: destroys ? CERTAIN : (lifeboat ?? volley?.emptied ?? NONE),
    removed: volley?.expectedRemoved ?? null,
  };
}

function repairFacts(state: BattlespaceSiriusState, seat: Seat, sides: readonly Side[]): SiriusFacts | null {
  const vessel = playerOf(state, seat)?.vessel;
  if (vessel?.kind !== 'ship') return null;
  const after: Power = moved(vessel.power, sides, 1);
  const named = SIDES.filter((side) => sides.includes(side));
  return { kind: 'repair', sides: named.map((side) => ({ side, power: after[SIDES.indexOf(side)]! })) };
}

/** Whether a seat's own hidden lifeboat is in its worths (BS-15.2): only its owner knows the card. */
export function restsOnLifeboat(state: BattlespaceSiriusState, seat: Seat): boolean {
  const player = playerOf(state, seat);
  return player !== null && player.lifeboat !== null && !player.shown;
}
