import type { Side } from '../../../../../games/orions-gate/index.ts';
import { optionsText as words } from '../../../../messages/options.ts';
import { SeatList } from '../shared/seat-list.tsx';
import type { SeatDraft } from '../shared/player.ts';
import { SIDES, type Draft } from './draft.ts';

interface SeatsSetupProps {
  readonly seats: Draft['seats'];
  readonly onChange: (side: Side, change: Partial<SeatDraft>) => void;
}

/** Who commands which side. */
export function SeatsSetup({ seats, onChange }: SeatsSetupProps) {
  return (
    <SeatList
      seats={SIDES.map((side) => ({
        seat: side,
        label: words.seatOf[side],
        badge: <span class="captain-letter" aria-hidden="true">{side}</span>,
        person: words.people[side],
        player: seats[side].player,
        name: seats[side].name,
        tint: `seat-${side}`,
      }))}
      onChange={(side, change) => onChange(side as Side, change)}
    />
  );
}
