import type { Session } from '../../../session/session.ts';
import { isComputers, type Asked } from '../../../session/threads/why/ask.ts';
import type { Reel } from '../replay/reel.ts';

/** What can be asked why it was done. Asking costs nothing before it happens. */
export interface WhyAsker {
  /** Whether a computer player gave the command (counted from 1). */
  of(plies: number): boolean;
  /** The name of who gave it. */
  by(plies: number): string;
  /** The match as it stands now. */
  asked(): Asked;
}

const askerFor = (asked: () => Asked): WhyAsker => ({
  of: (plies) => isComputers(asked(), plies),
  by: (plies) => nameOfGiver(asked(), plies),
  asked,
});

function nameOfGiver({ timeline: { header, plies } }: Asked, ply: number): string {
  const { seat } = plies[ply - 1]!;
  return header.seats.find((one) => one.seat === seat)?.name ?? seat;
}

/** Asks of a running match; null where it is hosted elsewhere, or a lesson leads it by a script. */
export function askerOf({ host, game, id, guided = false }: Session): WhyAsker | null {
  if (!host || guided) return null;
  const asked = (): Asked => ({ game, id, timeline: host.timeline() });
  return askerFor(asked);
}

/** Asks of a replay; null for a copy that was made for watching. `id`: of a match that is kept, else null. */
export function replayAsker({ game, timeline }: Reel, id: string | null): WhyAsker | null {
  if (!timeline) return null;
  const asked = { game, id, timeline };
  return askerFor(() => asked);
}
