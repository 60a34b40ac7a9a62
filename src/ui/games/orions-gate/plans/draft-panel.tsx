import { percentText, chanceToMove } from '../../../../games/orions-gate/index.ts';
import { Button } from '../../../kit/index.ts';
import { plans as words } from '../words/plans.ts';
import { ChooseActions } from '../hud/act-choose.tsx';
import { FireActions } from '../hud/act-fire.tsx';
import { PlanActions } from '../hud/act-plan.tsx';
import { unitName } from '../hud/names.ts';
import { planOf } from '../plan-facts.ts';
import type { PlanTool } from '../tools/plan.ts';
import { placedIn, type ToolContext } from '../tools/tool.ts';
import { sceneOf } from './drafting.ts';
import type { PlanProps } from './props.ts';
import type { Draft } from './state.ts';
import { shotText } from './telling.ts';
import './plans.css';

/** A plan being made, in the action panel: the very steps of an activation, on the imagined board. */
export default function DraftPanel({ battle, planning, state, planned }: PlanProps) {
  const { draft, eyes } = planned;
  if (!draft || eyes === null) return null;
  const shown = planning.shown(state, planned);
  const { context } = sceneOf(battle.session.game, state.view, eyes, draft);
  // What is drawn now asks of the board that is drawn now.
  const desk = { ...planning.desk, context: () => context };
  const { view } = shown;
  const plan = { unit: draft.unit ?? '' };
  return (
    <div class="draft">
      <div class="draft-head">
        <strong class="eyebrow">{draft.unit ? words.planning(unitName(view, draft.unit)) : words.choosing}</strong>
        {shown.tool.kind === 'plan' && <DiceChance draft={draft} tool={shown.tool} context={context} />}
        {shown.decision === 'play.fire' && (
          <span class="small second draft-shots">
            {words.planned}:{' '}
            {draft.shots.length === 0
              ? words.noShots
              : draft.shots.map((shot) => shotText(state.view, plan, shot)).join(' · ')}
          </span>
        )}
        <span class="draft-acts">
          {draft.shots.length > 0 && (
            <Button small variant="quiet" onClick={planning.unshoot}>
              {words.unshoot}
            </Button>
          )}
          <Button small variant="quiet" onClick={planning.stop}>
            {words.back}
          </Button>
        </span>
      </div>
      {shown.decision === 'play.choose' && <ChooseActions battle={desk} state={shown} />}
      {shown.decision === 'play.plan' && <PlanActions battle={desk} state={shown} labels={{ go: words.go }} />}
      {shown.decision === 'play.fire' && (
        <FireActions battle={desk} state={shown} labels={{ use: words.shoot, end: words.keep }} />
      )}
    </div>
  );
}

/** How likely the Engine dice give as much as the path in hand takes (OG-24.12). */
function DiceChance({
  draft,
  tool,
  context,
}: {
  readonly draft: Draft;
  readonly tool: PlanTool;
  readonly context: ToolContext;
}) {
  const unit = placedIn(context.view, tool.unit);
  if (!draft.activation || !unit) return null;
  const used = planOf(tool, unit, context)?.used ?? 0;
  const chance = chanceToMove(draft.board, unit.id, draft.activation.action, used);
  return chance.num === chance.den ? null : <span class="small second">{words.withDice(percentText(chance))}</span>;
}
