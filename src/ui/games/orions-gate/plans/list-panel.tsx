import { useEffect, useRef } from 'preact/hooks';
import {
  closeIcon,
  downIcon,
  plusIcon,
  playIcon,
  renameIcon,
  shareIcon,
  upIcon,
} from '../../../../../assets/icons/interface.ts';
import {
  canMovePlan,
  percentText,
  weightOf,
  type PlanCheck,
  type OrionsGateState,
  type PlanNote,
  type PlannedShip,
  type PlannedShot,
  type PlanSet,
} from '../../../../games/orions-gate/index.ts';
import { Button, RuleLink } from '../../../kit/index.ts';
import { plans as words } from '../words/plans.ts';
import { stateOf } from '../asking.ts';
import { seatName, unitName } from '../hud/names.ts';
import { oddsOf } from '../hud/odds.ts';
import { peopleOf } from './eyes.ts';
import { checksOf, lineUp } from './imagined.ts';
import { PlanCrowd } from './plan-crowd.tsx';
import { worstOf, type ListedPlan } from './plan-groups.ts';
import { ShareCurtain } from './share-curtain.tsx';
import { movementText, noteText, ruleOf, shotText } from './telling.ts';
import type { PlanProps } from './props.ts';
import type { Carrying as CarryingPlan } from './state.ts';
import './plans.css';

/** More plans than this are searched, grouped and folded. */
const FEW = 8;

/** The list of what is planned: order, conflicts, and the go. */
export default function ListPanel(props: PlanProps) {
  const { battle, planning, state, planned } = props;
  const { eyes, sets, team, carrying } = planned;
  const { seats } = battle.session;
  const people = peopleOf(seats);
  const name = seatName(seats);
  const board = stateOf(battle.session.game, state.view);
  const checks = checksOf(board, planned);
  const rows = <Plans {...props} checks={checks} />;
  if (eyes === null) {
    return (
      <div class="plans">
        {team !== null && checks.length > 0 && (
          <>
            <strong class="small">{words.titleOf(words.side(team))}</strong>
            {rows}
          </>
        )}
        <ShareCurtain {...props} people={people} />
      </div>
    );
  }
  const own = sets.find(({ owner }) => owner === eyes);
  return (
    <div class="plans">
      {people.length > 1 && (
        <div class="plans-row">
          <strong class="small">{words.titleOf(name(eyes))}</strong>
          <Button small variant="quiet" onClick={() => planning.lift(null)}>
            {words.hide}
          </Button>
        </div>
      )}
      {carrying && own && <Carrying {...props} />}
      {checks.length === 0 && <p class="quiet small">{words.empty}</p>}
      {rows}
      <Foot {...props} />
    </div>
  );
}

/** The plans in the order they are carried out, and what speaks against them together. */
function Plans({ checks, ...props }: PlanProps & { readonly checks: readonly PlanCheck[] }) {
  const { battle, state, planned } = props;
  const owners = lineUp(stateOf(battle.session.game, state.view), planned);
  const row = ({ check, number }: ListedPlan) => {
    const { owner } = owners[number - 1]!;
    return <Row key={`${owner} ${check.plan.unit}`} {...props} check={check} owner={owner} number={number} />;
  };
  const conflicts = checks.length > 1 && <Conflicts checks={checks} />;
  if (checks.length > FEW)
    return <PlanCrowd view={state.view} checks={checks} selected={state.selected} head={conflicts} row={row} />;
  return (
    <>
      <ol class="plans-list" aria-label={words.list}>
        {checks.map((check, index) => row({ check, number: index + 1 }))}
      </ol>
      {conflicts}
    </>
  );
}

/** Another plan, carrying out the first, and sharing what is planned. */
function Foot({ battle, planning, state, planned }: PlanProps) {
  const { eyes, sets, carrying, draft } = planned;
  const own = sets.find(({ owner }) => owner === eyes);
  const mates = battle.session.seats.some(({ seat }) => seat !== eyes && seat[0] === eyes?.[0]);
  const mine = state.seat === eyes && !state.busy;
  return (
    <div class="plans-row plans-foot">
      <Button small icon={plusIcon} disabled={draft !== null} onClick={() => planning.plan()}>
        {words.add}
      </Button>
      {own && own.plans.length > 0 && !carrying && (
        <Button
          small
          icon={playIcon}
          tip={words.carryTip}
          refused={mine ? [] : [{ rule: 'OG-5.5', reason: words.notYours }]}
          onClick={planning.carry}
        >
          {words.carry}
        </Button>
      )}
      {own && own.plans.length > 1 && !carrying && (
        <Button
          small
          tip={words.carryAllTip}
          refused={mine ? [] : [{ rule: 'OG-5.5', reason: words.notYours }]}
          onClick={() => planning.together([])}
        >
          {words.carryAll(own.plans.length)}
        </Button>
      )}
      {mates && (
        <Button
          small
          variant="quiet"
          icon={shareIcon}
          pressed={own?.shared ?? false}
          tip={words.shareTip}
          onClick={() => planning.share(!own?.shared)}
        >
          {own?.shared ? words.share : words.private}
        </Button>
      )}
    </div>
  );
}

/** How many plans cannot be carried out as they are. */
function Conflicts({ checks }: { readonly checks: readonly PlanCheck[] }) {
  const conflicts = checks.filter((check) => worstOf(check) === 'bad').length;
  return (
    <p class={`small ${conflicts > 0 ? 'plans-bad' : 'second'}`} role="status">
      {words.conflicts(conflicts)}
    </p>
  );
}

interface RowProps extends PlanProps {
  readonly check: PlanCheck;
  readonly owner: string;
  readonly number: number;
}

/** One plan: what it does, what speaks against it, and what can be done with it. */
function Row({ battle, planning, state, planned, check, owner, number }: RowProps) {
  const { view } = state;
  const { plan, notes } = check;
  const own = owner === planned.eyes;
  const name = unitName(view, plan.unit);
  const set = planned.sets.find((one) => one.owner === owner)!;
  const board = stateOf(battle.session.game, view);
  const marks = [
    `plan-${worstOf(check)}`,
    planned.carrying?.unit === plan.unit && 'plan-now',
    state.selected === plan.unit && 'plan-chosen',
  ];
  return (
    <li class={`plan ${marks.filter(Boolean).join(' ')}`}>
      <div class="plan-head">
        <span class="plan-number figure" aria-hidden="true">
          {number}
        </span>
        <button type="button" class="plan-name" onClick={() => battle.select(plan.unit, true)}>
          <strong>{name}</strong>{' '}
          <span class="second small">
            {movementText(view, check)}
            {own ? '' : `, ${words.of(seatName(battle.session.seats)(owner))}`}
          </span>
        </button>
      </div>
      {plan.shots.length > 0 && (
        <p class="plan-shots small">{plan.shots.map((shot) => shotText(view, plan, shot)).join(' · ')}</p>
      )}
      {notes.map((note, index) => (
        <Note key={index} battle={battle} text={noteText(view, plan, note)} note={note} />
      ))}
      {own && <PlanActs planning={planning} board={board} set={set} check={check} name={name} />}
    </li>
  );
}

interface ActProps extends Pick<PlanProps, 'planning'>, Pick<RowProps, 'check'> {
  readonly board: OrionsGateState;
  readonly set: PlanSet;
  /** The ship's name. */
  readonly name: string;
}

/** What can be done with a plan of one's own: earlier, later, again in hand, away. */
function PlanActs({ planning, board, set, check, name }: ActProps) {
  const { plan } = check;
  const fixed = (by: -1 | 1) =>
    canMovePlan(board, set, plan.unit, by) ? [] : [{ rule: 'OG-5.2', reason: words.fixed }];
  const at = set.plans.findIndex(({ unit }) => unit === plan.unit);
  return (
    <div class="plan-acts">
      {set.plans.length > 1 && at > 0 && (
        <Button
          small
          variant="quiet"
          icon={upIcon}
          label={words.earlier(name)}
          refused={fixed(-1)}
          onClick={() => planning.move(plan.unit, -1)}
        />
      )}
      {set.plans.length > 1 && at < set.plans.length - 1 && (
        <Button
          small
          variant="quiet"
          icon={downIcon}
          label={words.later(name)}
          refused={fixed(1)}
          onClick={() => planning.move(plan.unit, 1)}
        />
      )}
      <Button
        small
        variant="quiet"
        icon={renameIcon}
        label={words.edit(name)}
        disabled={check.end === null}
        onClick={() => planning.edit(plan.unit)}
      />
      <Button
        small
        variant="quiet"
        icon={closeIcon}
        label={words.drop(name)}
        onClick={() => planning.drop(plan.unit)}
      />
    </div>
  );
}

const SIGNS = { bad: '\u2715', warn: '\u25B2', info: '\u00B7' } as const;

function Note({
  battle,
  text,
  note,
}: {
  readonly battle: PlanProps['battle'];
  readonly text: string;
  readonly note: PlanNote;
}) {
  const weight = weightOf(note);
  const place = note.kind === 'movement' ? note.at : note.kind === 'meets' ? note.met.at : null;
  const rule = ruleOf(note);
  return (
    <p class={`plan-note plan-note-${weight} small`}>
      <span aria-hidden="true">{SIGNS[weight]}</span>
      <span>
        <span class="unseen">{words.weights[weight]}: </span>
        {place ? (
          <button
            type="button"
            class="plan-place"
            title={words.show}
            onClick={() => battle.focus({ ...place, table: battle.state$.value.table })}
          >
            {text}
          </button>
        ) : (
          text
        )}
        {rule && (
          <>
            {' '}
            <RuleLink id={rule} />
          </>
        )}
      </span>
    </p>
  );
}

/** A plan being carried out: the shot that is due, or what the dice have left of the path. */
function Carrying(props: PlanProps) {
  const { planning, planned } = props;
  const { carrying, eyes, sets } = planned;
  const card = useRef<HTMLDivElement>(null);
  // What is due is in sight, wherever the list was.
  useEffect(
    () => card.current?.scrollIntoView({ block: 'nearest' }),
    [carrying?.unit, carrying?.shot?.index, carrying?.shorten],
  );
  const plan = sets.find(({ owner }) => owner === eyes)?.plans.find(({ unit }) => unit === carrying?.unit);
  if (!carrying || !plan) return null;
  const { shot: due } = carrying;
  const shot = due && plan.shots[due.index];
  return (
    <div class="plans-due" role="status" ref={card}>
      {carrying.shorten && <p class="small plans-bad">{words.shorten}</p>}
      {shot && <DueShot {...props} plan={plan} shot={shot} due={due} />}
      <div class="plans-row">
        {shot && (
          <>
            <Button small refused={due.refused ? [due.refused] : []} onClick={planning.fire}>
              {words.fire}
            </Button>
            {plan.shots.length - due.index > 1 && (
              <Button small onClick={planning.fireAll}>
                {words.fireAll}
              </Button>
            )}
            <Button small variant="quiet" onClick={planning.skip}>
              {words.skip}
            </Button>
          </>
        )}
        <Button small variant="quiet" onClick={planning.halt}>
          {words.halt}
        </Button>
      </div>
    </div>
  );
}

interface DueProps extends Pick<PlanProps, 'battle' | 'state'> {
  readonly plan: PlannedShip;
  readonly shot: PlannedShot;
  readonly due: NonNullable<CarryingPlan['shot']>;
}

/** The slot a shot is fired from, 0 the gun; null for what is not fired. */
function slotOf(shot: PlannedShot): number | null {
  if (shot.type === 'useComponent') return shot.slot;
  return shot.type === 'firePrimary' ? 0 : null;
}

/** The chance of a shot at a target it may be fired at; null where there is none to count. */
function chanceOf({ battle, state: { view }, plan, shot, due }: DueProps) {
  const slot = slotOf(shot);
  const unit = view.units.find(({ id }) => id === plan.unit);
  if (!unit || slot === null || shot.target === undefined || due.refused) return null;
  return oddsOf(battle.session.game, view, unit, slot, [shot.target]).attacks[0]?.chance ?? null;
}

/** The shot that is due, with its chance, or why it cannot be fired. */
function DueShot(props: DueProps) {
  const { state, plan, shot, due } = props;
  const odds = chanceOf(props);
  return (
    <>
      <p class="small">
        <span class="second">
          {words.next} {words.of2(due.index + 1, plan.shots.length)}:
        </span>{' '}
        <strong>{shotText(state.view, plan, shot)}</strong>{' '}
        {odds && <span class="figure">{percentText(odds.both)}</span>}
      </p>
      {due.refused && (
        <p class="small plans-bad">
          {due.refused.reason} <RuleLink id={due.refused.rule} />
        </p>
      )}
    </>
  );
}
