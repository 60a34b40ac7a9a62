import type { ComponentChildren } from 'preact';
import type { OrionsGateView } from '../../../../games/orions-gate/index.ts';
import { isLostForSure } from '../odds-drawing.ts';
import { planOf } from '../plan-facts.ts';
import { Button, Refusal } from '../../../kit/index.ts';
import { battle as words } from '../words/play.ts';
import { boundsOf, standsStill, wastesMove } from '../tools/plan.ts';
import { oneDecimal } from '../words/one-decimal.ts';
import { pullWords } from '../words/pull.ts';
import { commandOf, placedIn, type Draft } from '../tools/tool.ts';
import { isDrawn, type ActProps } from './act-props.ts';
import { GateCard } from './gate-card.tsx';
import { useNumberFold } from './number-fold.tsx';
import { Numbers } from './plan-numbers.tsx';
import { CommandCard } from './load-command-card.ts';
import { isRamHopeless } from './odds.ts';
import { RamCard } from './ram-card.tsx';
import { StopLine } from './stop-line.tsx';
import { ActionChips, EngineChance } from './try-chips.tsx';
import { allowanceOf, type PlacedUnit, type Unit } from '../../../../games/orions-gate/index.ts';
import { stateOf } from '../asking.ts';
import { GoButton } from '../../../match/go-button.tsx';
import type { Rejection } from '../../../../engine/game.ts';

/** The movement of the active unit: the numbers of its path, typed or read, and the go. */
export function PlanActions({ battle, state, labels }: ActProps) {
  const { tool, view } = state;
  const fold = useNumberFold();
  const unit = tool.kind === 'plan' ? placedIn(view, tool.unit) : null;
  if (tool.kind !== 'plan' || !unit) return null;
  const { draft } = tool;
  const facts = planOf(tool, unit, battle.context());
  const refused = battle.context().check(commandOf(draft));
  const set = (next: Draft) => battle.input({ kind: 'draft', draft: next });
  // Over the edge there is no end to measure to: the plan as it is given counts (OG-16.9).
  const used = facts?.used ?? (draft.kind === 'ship' ? draft.first + draft.second : 0);
  const parts: PartProps = { battle, state, labels, draft, unit, used };
  return (
    <div class={`act-grid${isDrawn(state) ? ' act-drawn' : ''}`}>
      <PlanHead {...parts} />
      {draft.kind === 'ram' && draft.target !== null && <RamCard battle={battle} state={state} target={draft.target} />}
      <PlanOdds battle={battle} state={state} draft={draft} />
      <div class={fold.row}>
        <Numbers draft={draft} set={set} battle={battle} state={state} />
        <GateCard battle={battle} state={state} />
      </div>
      <PlanReason {...parts} refused={refused} stop={tool.blocked} />
      <PlanGo {...parts} refused={refused} fold={fold.button} />
    </div>
  );
}

/** Why it is refused, or what stops a legal ghost where it stands, or what can be done. */
function PlanReason({
  state,
  draft,
  refused: [why],
  stop,
}: PartProps & { readonly refused: readonly Rejection[]; readonly stop: Rejection | null }) {
  if (why) return <Refusal reasons={[{ ...why, reason: oneDecimal(why.reason) }]} />;
  if (!stop) return <p class="quiet small">{hintFor(draft, state.finger !== null)}</p>;
  return <StopLine view={state.view} stop={stop} />;
}

interface PartProps extends ActProps {
  readonly draft: Draft;
  readonly unit: PlacedUnit;
  /** Mils of the path. */
  readonly used: number;
  readonly labels: ActProps['labels'];
}

/** Who moves, how, and how far of how much. */
function PlanHead({ battle, state, draft, unit, used }: PartProps) {
  const { trying, view } = state;
  const { allowance } = boundsOf(view);
  return (
    <>
      <div class="act-row act-head">
        <p class="act-title">
          <strong>{unit.name}</strong>{' '}
          {!trying && <span class="second small">{words.actions[view.activation!.action]} </span>}
          {draft.kind !== 'turn' && <span class="figure small">{words.used(used, allowance)}</span>}
        </p>
        {draft.kind !== 'turn' && <Meter used={used} allowance={allowance} />}
        {trying && <ActionChips battle={battle} state={state} unit={unit} />}
      </div>
      {trying && <EngineChance battle={battle} state={state} unit={unit} used={used} />}
    </>
  );
}

/** The order, and the way back: standing still, or with an action only tried out of hand altogether. */
function PlanGo({
  battle,
  state,
  labels,
  draft,
  unit,
  refused,
  fold,
}: PartProps & { readonly refused: readonly Rejection[]; readonly fold: ComponentChildren }) {
  const { trying } = state;
  const still = standsStill(draft, unit.pose.heading);
  const hopeless = refused.length === 0 && isHopeless(battle, state, draft);
  const engines = enginesToRoll(battle, state, unit);
  const go = labels?.go ?? goWords(draft, still, engines);
  // The dice of Engines bring more to go with, and what a lesson asks for is no waste.
  const wasted = engines === 0 && !labels?.go && wastesMove(draft, unit.pose.heading, boundsOf(state.view).allowance);
  return (
    <div class="act-go">
      <Button
        small
        variant="quiet"
        shortcut="Esc"
        disabled={still && !trying}
        onClick={() => battle.input({ kind: 'cancel' })}
      >
        {trying ? pullWords.letGo : words.resetPlan}
      </Button>
      {fold}
      <GoButton
        name={go}
        warned={hopeless || wasted}
        shortcut="Enter"
        refused={refused}
        onClick={() => battle.input({ kind: 'confirm' })}
      />
    </div>
  );
}

/** Whether an order brings nothing but harm: a ram that cannot hurt, a way on which the ship is lost for certain. */
const isHopeless = ({ session }: ActProps['battle'], state: ActProps['state'], draft: Draft): boolean =>
  draft.kind === 'ram' && draft.target !== null
    ? isRamHopeless(session.game, state.view, draft.target)
    : isLostForSure(session.game, state);

/** The odds of the way, where anything could be rolled on it; a ram has said before what comes of the two ships. */
const PlanOdds = ({ battle, state, draft }: ActProps & { readonly draft: Draft }) =>
  mayRoll(state.view, draft) ? (
    <CommandCard battle={battle} state={state} brief={draft.kind === 'ram' && draft.target !== null} />
  ) : null;

/** Whether anything on the tables could make a movement roll at all. */
const mayRoll = ({ mines, tables, options }: OrionsGateView, draft: Draft): boolean =>
  (draft.kind === 'ram' && draft.target !== null) ||
  mines.length > 0 ||
  options.mysteriousObjectives ||
  tables.some(({ pieces }) => pieces.some(({ kind }) => kind === 'dangerous'));

/** How much of the allowance a path uses, as a bar. */
const Meter = ({ used, allowance }: { readonly used: number; readonly allowance: number }) => (
  <span class="meter" aria-hidden="true">
    <i style={{ width: `${allowance === 0 ? 0 : Math.min(100, (used * 100) / allowance)}%` }} />
  </span>
);

function hintFor(draft: Draft, finger: boolean): string {
  if (draft.kind === 'ram' && draft.target === null) return words.ramNone;
  if (draft.kind === 'turn') return finger ? words.turnTouch : words.turnHint;
  return finger ? words.planTouch : words.planHint;
}

/** Engines that roll once the action is declared; none when that is done. */
const enginesToRoll = ({ session }: ActProps['battle'], { trying, view }: ActProps['state'], { id }: Unit): number =>
  trying ? allowanceOf(stateOf(session.game, trying.real), id, view.activation!.action).engines : 0;

function goWords(draft: Draft, still: boolean, engines: number): string {
  if (engines > 0) return pullWords.roll(engines);
  if (draft.kind === 'ram' && draft.target !== null) return words.confirmRam;
  return still ? words.confirmStay : words.confirmPlan;
}
