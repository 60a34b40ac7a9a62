import { ChooseActions } from './act-choose.tsx';
import { FireActions } from './act-fire.tsx';
import { PlanActions } from './act-plan.tsx';
import { GroupActions } from './act-group.tsx';
import type { ActProps } from './act-props.ts';
import { WarpActions } from './act-setup.tsx';
import { DebrisActions, SalvageActions } from './act-windows.tsx';

/** What can be done once ships are on the table. */
export function PlayActions(props: ActProps) {
  switch (props.state.decision) {
    case 'play.choose':
      return <Choose {...props} />;
    case 'play.plan':
      return <PlanActions {...props} />;
    case 'play.fire':
      return <FireActions {...props} />;
    case 'window.warp':
      return <WarpActions {...props} />;
    case 'window.debris':
      return <DebrisActions {...props} />;
    case 'window.salvage':
      return <SalvageActions {...props} />;
    default:
      return null;
  }
}

/** One ship, or several: while a first box is drawn the panel stays as it is, and so does the table beside it. */
function Choose(props: ActProps) {
  const { group } = props.state;
  return group && (group.several || group.units.length > 0) ? (
    <GroupActions {...props} group={group} />
  ) : (
    <ChooseActions {...props} />
  );
}
