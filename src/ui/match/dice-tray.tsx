import { play as words } from './words/play.ts';
import { Dice } from './dice.tsx';
import type { LoggedPly, LogRow } from './log.ts';
import { trayOf } from './tray-data.ts';

interface TrayProps {
  readonly log: readonly LoggedPly<unknown>[];
  /** Only dice of what goes on now: where room is short. */
  readonly current?: boolean;
}

/**
 * The last dice with their maths; they stay until the next roll, or until they are old. Dice of whoever answers lie
 * apart.
 */
export function DiceTray({ log, current = false }: TrayProps) {
  const { acting, answering } = trayOf(log, current);
  if (acting.length + answering.length === 0) return null;
  return (
    <section class="tray" aria-label={words.dice}>
      {answering.length > 0 && (
        <div class="tray-place tray-answer">
          {answering.map((roll) => (
            <Roll key={roll.key} roll={roll} />
          ))}
        </div>
      )}
      {acting.length > 0 && (
        <div class="tray-place">
          {acting.map((roll) => (
            <Roll key={roll.key} roll={roll} />
          ))}
        </div>
      )}
    </section>
  );
}

function Roll({
  roll: { tone, tint = '', label, against, dice, dropped, hits, rings, maths, notes },
}: {
  readonly roll: LogRow;
}) {
  return (
    <div class={`tray-roll ${tone ? `tray-${tone}` : ''} ${tint && `tray-tint ${tint}`}`}>
      <span class="eyebrow">{label}</span>
      {against && <span class="small second">{against}</span>}
      <Dice drawn={dice!} dropped={dropped} hits={hits} rings={rings} size={26} fresh />
      {(notes ?? [maths]).map((note) => (
        <span key={note} class="figure small">
          {note}
        </span>
      ))}
    </div>
  );
}
