import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../kit/index.ts';
import { battle as words } from '../words/play.ts';
import { play as common } from '../../../match/words/play.ts';
import { measures } from '../tools/tool.ts';
import { DeployActions } from './act-deploy.tsx';
import type { ActProps } from './act-props.ts';
import { CaptainSwitch } from './captains.tsx';
import { SpotActions } from './act-spot.tsx';
import { MeasurePanel } from './measure-panel.tsx';
import { FleetActions, PlayActions } from './parts.ts';
import { EdgeActions } from './act-setup.tsx';

/** Every legal action of the moment as buttons and fields. Whatever can be done by pointing can be done here. */
export function ActionPanel(given: ActProps) {
  const props = useKept(given);
  const { seat, view } = props.state;
  // A battle that begins with its ships placed is waited for with nothing more than it shows.
  const fought = view.stage === 'play' || (seat !== null && view.deployed.includes(seat));
  useEffect(() => {
    if (fought) void PlayActions.preload();
  }, [fought]);
  return (
    <>
      {props.state.decision !== 'setup.fleet' && !measures(props.state.tool) && <CaptainSwitch {...props} />}
      <Actions {...props} />
    </>
  );
}

/** While the table shows a ship that is placed or taken back the panel stays as it is: more is to be placed. */
function useKept(given: ActProps): ActProps {
  const { battle, state } = given;
  const last = useRef(state);
  const by = state.log.at(-1)?.seat ?? null;
  const shows = state.busy && state.seat === null && state.decision === 'setup.deploy';
  if (shows && by !== null && battle.session.isHuman(by) && last.current.decision === 'setup.deploy')
    return { ...given, state: last.current };
  last.current = state;
  return given;
}

function Actions({ battle, state }: ActProps) {
  // While something is measured the decision waits; handing in a fleet is no matter of the table.
  if (measures(state.tool) && state.decision !== 'setup.fleet')
    return <MeasurePanel game={battle.session.game} measure={battle} state={state} />;
  if (state.view.outcome)
    return (
      <div class="act-row">
        <Button variant="primary" onClick={() => battle.open('result')}>
          {words.says.over}
        </Button>
      </div>
    );
  return state.seat === null ? <Waiting battle={battle} state={state} /> : <Decision battle={battle} state={state} />;
}

function Waiting({ battle, state }: ActProps) {
  return (
    <div class="act-row">
      <p class="second small">{common.waiting}</p>
      {state.busy && (
        <Button small shortcut="Space" onClick={battle.skip}>
          {common.skip}
        </Button>
      )}
    </div>
  );
}

function Decision({ battle, state }: ActProps) {
  switch (state.decision) {
    case 'setup.fleet':
      return <FleetActions battle={battle} state={state} />;
    case 'setup.edge':
      return <EdgeActions battle={battle} state={state} />;
    case 'setup.marker':
    case 'window.exit':
      return <SpotActions battle={battle} state={state} />;
    case 'setup.deploy':
      return <DeployActions battle={battle} state={state} />;
    case null:
      return null;
    default:
      return <PlayActions battle={battle} state={state} />;
  }
}
