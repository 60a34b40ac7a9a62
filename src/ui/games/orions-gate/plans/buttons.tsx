import { heatIcon, plansIcon } from '../../../../../assets/icons/interface.ts';
import { Button } from '../../../kit/index.ts';
import { planNames as words } from '../words/plan-names.ts';
import type { Planning } from './open-planning.ts';
import type { PlansState } from './state.ts';

/** The two keys of planning as buttons, beside those that measure. */
export function PlanButtons({ planning, planned }: { readonly planning: Planning; readonly planned: PlansState }) {
  return (
    <>
      <Button
        small
        variant="quiet"
        icon={plansIcon}
        short={words.openShort}
        pressed={planned.open}
        label={`${words.open} (O)`}
        onClick={planning.toggle}
      />
      <Button
        small
        variant="quiet"
        icon={heatIcon}
        short={words.answers}
        pressed={planned.heat.on}
        label={`${words.answers}: ${words.heat} (H)`}
        onClick={planning.heat}
      />
    </>
  );
}
