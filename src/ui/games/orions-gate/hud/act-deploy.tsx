import { actsFor } from '../../../../games/orions-gate/index.ts';
import { Button, Refusal } from '../../../kit/index.ts';
import { battle as words } from '../words/play.ts';
import { facingEnemy, ZONE } from '../tools/deploy.ts';
import type { ActProps } from './act-props.ts';
import { HeadingBox, LengthBox } from './typed-boxes.tsx';

/** Placing the fleet (OG-4.10): by hand, by numbers, or all at once. */
export function DeployActions({ battle, state }: ActProps) {
  const { view, tool } = state;
  const side = view.deploying!;
  const waiting = view.units.filter((unit) => unit.status === 'waiting' && actsFor(view, state.seat!, unit.captain));
  const unit = tool.kind === 'deploy' ? view.units.find((other) => other.id === tool.unit) : undefined;
  const { width, height } = view.tables[state.table - 1]!;
  const middle = {
    x: width / 2,
    y: view.edges[side] === 'north' ? height - ZONE / 2 : ZONE / 2,
    heading: facingEnemy(view, side),
    table: state.table,
  };
  const pose = tool.kind === 'deploy' ? (tool.pose ?? middle) : null;
  const moved =
    unit &&
    pose &&
    (unit.pose === null ||
      unit.pose.x !== pose.x ||
      unit.pose.y !== pose.y ||
      unit.pose.table !== pose.table ||
      unit.pose.heading !== pose.heading);
  const done = battle.context().check({ type: 'finishDeployment' });
  return (
    <div class="act-grid">
      <p class="act-title act-head">
        <strong>{unit?.name ?? ''}</strong> <span class="second small">{words.waitingUnits(waiting.length)}</span>
      </p>
      {unit && pose && (
        <div class="act-row">
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
          {moved && (
            <Button
              small
              shortcut="Enter"
              refused={battle.context().check({
                type: 'deploy',
                unit: unit.id,
                table: pose.table,
                x: pose.x,
                y: pose.y,
                heading: pose.heading,
              })}
              onClick={() => {
                battle.input({ kind: 'place', ...pose });
                battle.input({ kind: 'confirm' });
              }}
            >
              {words.place.set}
            </Button>
          )}
          {unit.status === 'waiting' ? (
            <Button small variant="quiet" onClick={() => battle.order({ type: 'leaveOut', unit: unit.id })}>
              {words.leaveOut}
            </Button>
          ) : (
            <Button small variant="quiet" onClick={() => battle.order({ type: 'undeploy', unit: unit.id })}>
              {words.takeBack}
            </Button>
          )}
        </div>
      )}
      {tool.kind === 'deploy' && tool.blocked ? (
        <Refusal reasons={[tool.blocked]} />
      ) : (
        <p class="quiet small">{words.deployHint}</p>
      )}
      <div class="act-go">
        {waiting.length > 0 && (
          <Button variant="primary" onClick={battle.deployAll}>
            {words.deployAll}
          </Button>
        )}
        <Button
          variant={waiting.length === 0 ? 'primary' : 'plain'}
          refused={done}
          onClick={() => battle.order({ type: 'finishDeployment' })}
        >
          {words.deployDone}
        </Button>
      </div>
    </div>
  );
}
