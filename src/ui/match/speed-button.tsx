import { Button, useSubject } from '../kit/index.ts';
import { play as words } from './words/play.ts';
import { settings$, updateSettings } from '../theme/settings.ts';

type Speed = keyof typeof words.speeds;

/** Goes round the speeds of animation; another speed set elsewhere counts as the plain one. */
export function SpeedButton({ name, speeds }: { readonly name: string; readonly speeds: readonly Speed[] }) {
  const { animationSpeed } = useSubject(settings$);
  const speed = speeds.find((one) => one === animationSpeed) ?? 1;
  return (
    <Button
      variant="quiet"
      small
      label={`${name}: ${words.speeds[speed]}`}
      class="speed"
      onClick={() => updateSettings({ animationSpeed: speeds[(speeds.indexOf(speed) + 1) % speeds.length]! })}
    >
      <span class="figure" aria-hidden="true">
        {words.speeds[speed]}
      </span>
    </Button>
  );
}
