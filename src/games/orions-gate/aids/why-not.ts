import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import { check } from '../check.ts';
import type { OrionsGateCommand } from '../command.ts';
import type { Rules } from '../rules/rules.ts';
import type { OrionsGateState } from '../state.ts';

/** Any command tried without being given: the answers of chapter 21, empty = it would be legal (OG-25.11). */
export const whyNot = (
  rules: Rules,
  state: OrionsGateState,
  seat: Seat,
  command: OrionsGateCommand,
): readonly Rejection[] => check(rules, state, seat, command);
