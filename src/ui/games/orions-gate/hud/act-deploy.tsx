import {
  actsFor,
  headingFrom,
  samePose,
  ZONE_DEPTH,
  type Pose,
  type Unit,
} from '../../../../games/orions-gate/index.ts';
import { useContext } from 'preact/hooks';
import { Asked, Button, Refusal } from '../../../kit/index.ts';
import { battle as words } from '../words/play.ts';
import type { BattleState } from '../state.ts';
import type { ActProps } from './act-props.ts';
import { edgeInstead } from '../edges.ts';
import { mayStand } from '../tools/deploy.ts';
import { oneDecimal } from '../words/one-decimal.ts';
import { useNumberFold } from './number-fold.tsx';
import { StopLine } from './stop-line.tsx';
import { HeadingBox, LengthBox } from './typed-boxes.tsx';

/** Placing the fleet (OG-4.10): by hand, by numbers, or all at once. */
export function DeployActions({ battle, state }: ActProps) {
  const { view, tool } = state;
  const waiting = view.units.filter((unit) => unit.status === 'waiting' && actsFor(view, state.seat!, unit.captain));
  const hand = tool.kind === 'deploy' ? tool : null;
  const unit = hand ? view.units.find((other) => other.id === hand.unit) : undefined;
  const edge = edgeInstead(state);
  return (
    <div class="act-grid">
      <p class="act-title act-head">
        <strong>{unit?.name ?? ''}</strong> <span class="second small">{words.waitingUnits(waiting.length)}</span>
      </p>
      {hand && unit && <UnitInHand battle={battle} unit={unit} pose={hand.pose ?? middleOfZone(state)} />}
      <DeployReason battle={battle} state={state}>
        {waiting.length > 0 ? words.deployHint : words.deployReady(edge !== null)}
      </DeployReason>
      <DeployDone battle={battle} state={state} waiting={waiting.length} />
    </div>
  );
}

/** Why a ship cannot be placed, or what it stops at where it may stand; else what can be done. */
function DeployReason({ battle, state, children }: ActProps & { readonly children: string }) {
  const { tool, view, hint } = state;
  // While a lesson wants to be read first, nothing is to be done here.
  const reads = useContext(Asked)?.length === 0;
  const hand = tool.kind === 'deploy' ? tool : null;
  const unit = view.units.find(({ id }) => id === hand?.unit);
  const why = hand?.blocked ?? hint?.why;
  if (!why) return reads ? null : <p class="quiet small">{children}</p>;
  const stops = hand?.blocked
    ? unit !== undefined && hand.pose !== null && mayStand(unit, hand.pose, battle.context())
    : hint?.stop;
  return stops ? (
    <StopLine view={view} stop={why} />
  ) : (
    <Refusal reasons={[{ ...why, reason: oneDecimal(why.reason) }]} />
  );
}

/** Placing what waits, taking the other edge, and the end of the deployment. */
function DeployDone({ battle, state, waiting }: ActProps & { readonly waiting: number }) {
  const edge = edgeInstead(state);
  const { check } = battle.context();
  const pending = pendingPlace(state);
  const place = pending && deployAt(pending.unit, pending.pose);
  const misplaced = place ? check(place) : [];
  const done = check({ type: 'finishDeployment' });
  /** Ready is said of the fleet as it is seen: a ghost that waits is placed first. */
  const finish = async () => {
    // While the first is shown nobody decides: the second is said to come from the same captain.
    const seat = state.seat!;
    if (!place || (await battle.order(place, seat))) await battle.order({ type: 'finishDeployment' }, seat);
  };
  return (
    <div class="act-go">
      {waiting > 0 && (
        <Button variant="primary" onClick={battle.deployAll}>
          {words.deployAll}
        </Button>
      )}
      <Button
        variant={waiting === 0 ? 'primary' : 'plain'}
        refused={misplaced.length > 0 ? misplaced : done}
        onClick={() => void finish()}
      >
        {words.deployDone}
      </Button>
      {edge && waiting === 0 && (
        <Button onClick={battle.changeEdge}>{edge === 'south' ? words.edgeSouth : words.edgeNorth}</Button>
      )}
    </div>
  );
}

/** The ship in hand, drawn or typed to a place where it has not been put down yet; null when there is none. */
function pendingPlace({ tool, view }: BattleState): { readonly unit: Unit; readonly pose: Pose } | null {
  if (tool.kind !== 'deploy' || !tool.pose) return null;
  const unit = view.units.find(({ id }) => id === tool.unit);
  return unit && !samePose(unit.pose, tool.pose) ? { unit, pose: tool.pose } : null;
}

const deployAt = ({ id }: Unit, { x, y, heading, table }: Pose) =>
  ({ type: 'deploy', unit: id, table, x, y, heading }) as const;

/** The middle of the zone of the table in sight, facing the enemy. */
function middleOfZone({ view, table }: BattleState): Pose {
  const { width, height } = view.tables[table - 1]!;
  const side = view.deploying!;
  const y = view.edges[side] === 'north' ? height - ZONE_DEPTH / 2 : ZONE_DEPTH / 2;
  return { x: width / 2, y, heading: headingFrom(view.edges[side]), table };
}

interface InHand extends Pick<ActProps, 'battle'> {
  readonly unit: Unit;
  readonly pose: Pose;
}

/** The place of the unit in hand in numbers, and whether it is left out. */
function UnitInHand({ battle, unit, pose }: InHand) {
  const { id } = unit;
  const fold = useNumberFold();
  return (
    <div class={fold.row}>
      <LengthBox
        battle={battle}
        label={words.place.x}
        value={pose.x}
        onValue={(x) => battle.input({ kind: 'place', ...pose, x })}
      />
      <LengthBox
        battle={battle}
        label={words.place.y}
        value={pose.y}
        onValue={(y) => battle.input({ kind: 'place', ...pose, y })}
      />
      <HeadingBox
        battle={battle}
        label={words.place.heading}
        value={pose.heading}
        onValue={(heading) => battle.input({ kind: 'place', ...pose, heading })}
      />
      {!samePose(unit.pose, pose) && <PlaceButton battle={battle} unit={unit} pose={pose} />}
      {unit.status === 'waiting' ? (
        <Button small variant="quiet" onClick={() => void battle.order({ type: 'leaveOut', unit: id })}>
          {words.leaveOut}
        </Button>
      ) : (
        <Button small variant="quiet" onClick={() => void battle.order({ type: 'undeploy', unit: id })}>
          {words.takeBack}
        </Button>
      )}
      {fold.button}
    </div>
  );
}

function PlaceButton({ battle, unit, pose }: InHand) {
  const { x, y, heading, table } = pose;
  const place = () => {
    battle.input({ kind: 'place', x, y, heading, table });
    battle.input({ kind: 'confirm' });
  };
  const refused = battle.context().check(deployAt(unit, pose));
  return (
    <Button small shortcut="Enter" refused={refused} onClick={place}>
      {words.place.set}
    </Button>
  );
}
