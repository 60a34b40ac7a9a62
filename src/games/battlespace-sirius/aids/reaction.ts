import type { BattlespaceSiriusCommand } from '../command.ts';
import type { Direction } from '../data/sides.ts';
import { sentryOdds, volleyOdds } from '../odds/volley.ts';
import type { Fraction } from '../odds/fraction.ts';
import { facingLines, turned } from '../rules/facing.ts';
import { moved } from '../rules/power.ts';
import type { Vessel } from '../state.ts';
import type { BattlespaceSiriusView } from '../view.ts';
import { lockOutlook, vesselOf, type LineOutlook } from './vessels.ts';

export type Reaction = Extract<BattlespaceSiriusCommand, { readonly type: 'react' }>;

/** What one reaction would bring (BS-19.6). */
export interface ReactionOutlook {
  readonly command: Reaction;
  /** Power it costs. */
  readonly cost: number;
  /** The reacting vessel after payment and rotation. */
  readonly vessel: Vessel;
  /** The locked lines after payment and rotation, before any Sentry die: `other` is the reacting vessel's end. */
  readonly locks: readonly LineOutlook[];
  /**
   * Sentry Fire along its lines, in dice order: the chance to hit (18.E), or that it destroys the turn player's ship
   * without a die.
   */
  readonly sentry: readonly { readonly line: Direction; readonly destroys: boolean; readonly hit: Fraction | null }[];
  /** Sentry Fire that destroys a ship without a die does so whatever its other lines would roll (BS-7.10). */
  readonly destroys: boolean;
}

/** BS-19.6: what a reaction would bring; legality is not looked at. Throws without an engaged opponent. */
export function reactionOutlook(view: BattlespaceSiriusView, command: Reaction): ReactionOutlook {
  const attacker = vesselOf(view, view.turnSeat)!;
  const before = vesselOf(view, view.engagedSeat)!;
  const pay = command.kind === 'nothing' ? [] : command.pay;
  const vessel = reacted(before, command);
  const faced = facingLines(attacker, vessel);
  const locks = view.locks.map((lock) =>
    lockOutlook(view, attacker, vessel, {
      ...lock,
      targetSide: faced.find(({ line }) => line === lock.line)!.targetSide,
    }),
  );
  const sentry = command.kind === 'sentry' ? command.lines.flatMap((line) => shotAlong(locks, line)) : [];
  return { command, cost: pay.length, vessel, locks, sentry, destroys: sentry.some((shot) => shot.destroys) };
}

/** BS-19.6: what each legal reaction of the viewer would bring; empty unless they are to react. */
export const reactionOutlooks = (view: BattlespaceSiriusView): readonly ReactionOutlook[] =>
  view.choices.flatMap((command) => (command.type === 'react' ? [reactionOutlook(view, command)] : []));

function reacted(vessel: Vessel, command: Reaction): Vessel {
  if (vessel.kind === 'lifeboat' || command.kind === 'nothing') return vessel;
  const power = moved(vessel.power, command.pay, -1);
  return command.kind === 'rotate'
    ? { ...vessel, heading: turned(vessel.heading, command.turn), power }
    : { ...vessel, power };
}

function shotAlong(locks: readonly LineOutlook[], line: Direction): ReactionOutlook['sentry'] {
  const end = locks.find((lock) => lock.line === line)?.own;
  if (!end) return [];
  if (end.kind === 'lifeboat') return [{ line, destroys: false, hit: volleyOdds(1, end.hull).atLeastOne }];
  return [{ line, destroys: end.power === 0, hit: sentryOdds(end.power) }];
}
