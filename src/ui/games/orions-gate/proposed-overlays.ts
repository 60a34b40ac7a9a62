import type { AnyGame } from '../../../engine/game.ts';
import {
  plannedEnd,
  type Action,
  type CommandOf,
  type OrionsFacts,
  type OrionsGateCommand,
  type OrionsGateView,
  type UnitId,
} from '../../../games/orions-gate/index.ts';
import { percent } from '../../kit/words/text.ts';
import { inOrder, type Proposed } from '../../match/coach/proposal.ts';
import { RULES, stateOf } from './asking.ts';
import { sideTone } from './measure-overlays.ts';
import type { Overlay } from './table/stage.ts';
import { placedIn } from './tools/tool.ts';
import { lineOverlays, wayOverlays } from './way-overlays.ts';
import { proposedWords as words } from './words/proposed.ts';

/** What is proposed, drawn as plans are: the way, the ghost at its end, whom it fires at from there. */
export const proposedOverlays = (game: AnyGame, proposed: Proposed): readonly Overlay[] =>
  inOrder(proposed).flatMap((one) => overlaysOf(game, one));

function overlaysOf(game: AnyGame, proposed: Proposed): readonly Overlay[] {
  const view = proposed.view as OrionsGateView;
  const facts = proposed.facts as unknown as OrionsFacts | null;
  const [first, then] = proposed.commands as unknown as readonly OrionsGateCommand[];
  switch (first?.type) {
    case 'activate':
      return unitOverlays(game, view, first.unit, first.action, then?.type === 'plan' ? then : null, facts);
    case 'plan': {
      const { activation } = view;
      return activation ? unitOverlays(game, view, activation.unit, activation.action, first, facts) : [];
    }
    case 'firePrimary':
    case 'useComponent':
    case 'board':
      return shotOverlays(view, facts);
    default:
      return view.activation ? [{ kind: 'mark', unit: view.activation.unit, mark: 'selected' }] : [];
  }
}

/** A unit with its way, and whom it would fire at, board or ram at the end of it. */
function unitOverlays(
  game: AnyGame,
  view: OrionsGateView,
  id: UnitId,
  action: Action,
  movement: CommandOf<'plan'> | null,
  facts: OrionsFacts | null,
): readonly Overlay[] {
  const unit = placedIn(view, id);
  if (!unit) return [];
  const selected: Overlay = { kind: 'mark', unit: id, mark: 'selected' };
  if (!movement) return [selected];
  const end = plannedEnd(RULES, stateOf(game, view), { unit: id, action, movement, shots: [] });
  const parts = facts && 'parts' in facts ? facts.parts : null;
  const targets = movement.target === undefined ? (parts?.targets ?? []) : [movement.target];
  return [
    selected,
    ...wayOverlays(view, unit, end, sideTone(unit), words.long(end.used)),
    ...(movement.target === undefined ? lineOverlays(view, unit, end.pose, targets) : []),
    ...marks(targets),
  ];
}

/** A shot or a boarding of the unit that has its turn, with the chances of it at each target. */
function shotOverlays(view: OrionsGateView, facts: OrionsFacts | null): readonly Overlay[] {
  const unit = view.activation && placedIn(view, view.activation.unit);
  if (!unit || (facts?.kind !== 'fire' && facts?.kind !== 'board')) return [];
  const selected: Overlay = { kind: 'mark', unit: unit.id, mark: 'selected' };
  if (facts.kind === 'board') {
    const label = () => words.captures(percent(facts.captures));
    return [selected, ...lineOverlays(view, unit, unit.pose, [facts.target], label), ...marks([facts.target])];
  }
  const targets = facts.targets.map((one) => one.unit);
  const label = (id: UnitId): string => {
    const { mean, destroyed } = facts.targets.find((one) => one.unit === id)!;
    return words.fires(mean.toFixed(1), percent(destroyed));
  };
  return [selected, ...lineOverlays(view, unit, unit.pose, targets, label), ...marks(targets)];
}

const marks = (targets: readonly UnitId[]): readonly Overlay[] =>
  targets.map((unit) => ({ kind: 'mark', unit, mark: 'target' }));
