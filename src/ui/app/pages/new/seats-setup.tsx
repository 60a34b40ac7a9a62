import { computerIcon, personIcon } from '../../../../../assets/icons/interface.ts';
import type { Side } from '../../../../games/orions-gate/index.ts';
import { Choice, Icon } from '../../../kit/index.ts';
import { optionsText as words } from '../../../messages/options.ts';
import type { Draft, DraftSeat } from './draft.ts';

const SIDES = ['A', 'B'] as const;
const PLAYERS = ['human', 'easy', 'default', 'hard'] as const;

interface SeatsSetupProps {
  readonly seats: Draft['seats'];
  readonly onChange: (side: Side, change: Partial<DraftSeat>) => void;
}

/** Who commands which side. */
export function SeatsSetup({ seats, onChange }: SeatsSetupProps) {
  return (
    <div class="seats">
      {SIDES.map((side) => (
        <div key={side} class={`seat seat-${side}`}>
          <span class="captain-letter" aria-hidden="true">{side}</span>
          <Choice
            label={words.seatOf[side]}
            value={seats[side].player}
            options={PLAYERS.map((player) => ({
              value: player,
              hint: words.playerHint[player],
              label: <><Icon of={player === 'human' ? personIcon : computerIcon} size={16} />{words.players[player]}</>,
            }))}
            onChange={(player) => onChange(side, { player })}
          />
          {seats[side].player === 'human' ? (
            <input class="input seat-name" aria-label={`${words.personName}, ${words.seatOf[side]}`} placeholder={words.people[side]} maxLength={24} autocomplete="off" value={seats[side].name} onInput={(event) => onChange(side, { name: event.currentTarget.value })} />
          ) : (
            <span class="seat-name small quiet">{words.playerHint[seats[side].player]}</span>
          )}
        </div>
      ))}
    </div>
  );
}
