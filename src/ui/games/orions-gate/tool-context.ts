import type { Rejection } from '../../../engine/game.ts';
import {
  dragDeploy,
  dragLay,
  dragPlan,
  dragSpot,
  dragThroughGate,
  dragWarp,
  exitsOf,
  whyNot,
} from '../../../games/orions-gate/index.ts';
import type { Session } from '../../../session/session.ts';
import { RULES, stateOf } from './asking.ts';
import { chanceOf, worthOf } from './hud/odds.ts';
import type { BattleState } from './state.ts';
import type { ToolContext } from './tools/tool.ts';

/** OG-20.1: nobody decides at this screen. */
const NOBODY: readonly Rejection[] = [{ rule: 'OG-20.1', reason: '' }];

/** What the tools may ask of the rules, for the person who decides. */
export const contextOf = (
  session: Session,
  { view, seat, table, trying }: Pick<BattleState, 'view' | 'seat' | 'table' | 'trying'>,
): ToolContext => ({
  view,
  check: (command) =>
    seat === null
      ? NOBODY
      : trying && command.type === 'plan'
        ? whyNot(RULES, stateOf(session.game, view), seat, command)
        : session.check(seat, command),
  drag: (wish) => dragPlan(RULES, stateOf(session.game, view), wish),
  place: (unit, wish, heading) => dragDeploy(stateOf(session.game, view), unit, wish, heading, wish.table),
  jump: (wish) => dragWarp(stateOf(session.game, view), wish),
  table,
  gate: (wish) => dragThroughGate(RULES, stateOf(session.game, view), wish),
  exits: (enter) => exitsOf(stateOf(session.game, view), enter),
  spot: (spot, on, wish) => dragSpot(stateOf(session.game, view), spot, on, wish),
  lay: (laying, wish) => dragLay(RULES, stateOf(session.game, view), laying, wish),
  chance: (unit, slot, target) => chanceOf(session.game, view, unit, slot, target),
  worth: (unit, slot, target) => worthOf(session.game, view, unit, slot, target),
});
