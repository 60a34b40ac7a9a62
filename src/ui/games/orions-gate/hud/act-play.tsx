import { ChooseActions } from './act-choose.tsx';
import { FireActions } from './act-fire.tsx';
import { PlanActions } from './act-plan.tsx';
import type { ActProps } from './act-props.ts';
import { WarpActions } from './act-setup.tsx';
import { DebrisActions, SalvageActions } from './act-windows.tsx';

/** What can be done once ships are on the table. */
export function PlayActions(props: ActProps) {
  switch (props.state.decision) {
    case 'play.choose':
      return <ChooseActions {...props} />;
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
