import type { ComponentChildren } from 'preact';
import type { Level } from '../../../engine/level.ts';
import { computerIcon, personIcon } from '../../../../assets/icons/interface.ts';
import { Choice, Icon } from '../../kit/index.ts';
import { setupText as words } from '../words/setup.ts';
import { MAX_NAME, playersAt, type SeatDraft } from './player.ts';
import './seat-list.css';

/** One seat of the list. */
export interface SeatRow extends SeatDraft {
  readonly seat: string;
  /** "Side A". */
  readonly label: string;
  /** Its letter or picture. */
  readonly badge: ComponentChildren;
  /** The name of a person who gives none. */
  readonly person: string;
  /** Class that gives the seat its colours. */
  readonly tint: string;
  /** What else is chosen for it. */
  readonly more?: ComponentChildren;
  /** At the end of its line. */
  readonly end?: ComponentChildren;
}

interface SeatListProps {
  readonly seats: readonly SeatRow[];
  /** Levels of the computer that can be chosen. */
  readonly levels: readonly Level[];
  readonly onChange: (seat: string, change: Partial<SeatDraft>) => void;
}

/** Who plays where: a person or the computer, seat by seat. */
export function SeatList({ seats, levels, onChange }: SeatListProps) {
  return (
    <div class="seats">
      {seats.map(({ seat, label, badge, person, player, name, tint, more, end }) => (
        <div key={seat} class={`seat ${tint}${end ? ' seat-ended' : ''}`}>
          {badge}
          <Choice
            label={label}
            value={player}
            options={playersAt(levels).map((one) => ({
              value: one,
              hint: words.playerHint[one],
              label: (
                <>
                  {one === 'human' && <Icon of={personIcon} size={16} />}
                  {words.players[one]}
                </>
              ),
            }))}
            onChange={(next) => onChange(seat, { player: next })}
          />
          {player === 'human' ? (
            <input
              class="input seat-name"
              aria-label={`${words.personName}, ${label}`}
              placeholder={person}
              maxLength={MAX_NAME}
              autocomplete="off"
              value={name}
              onInput={(event) => onChange(seat, { name: event.currentTarget.value })}
            />
          ) : (
            <span class="seat-name small quiet">
              <Icon of={computerIcon} size={16} />
              {words.playerHint[player]}
            </span>
          )}
          {end && <div class="seat-end">{end}</div>}
          {more && <div class="seat-more">{more}</div>}
        </div>
      ))}
    </div>
  );
}
