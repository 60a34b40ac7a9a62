import type { ComponentChildren } from 'preact';
import {
  levelsAmong,
  TEMPERS,
  computerNamed,
  parseComputer,
  type Level,
  type ComputerName,
} from '../../../engine/level.ts';
import { computerIcon, personIcon } from '../../../../assets/icons/interface.ts';
import { Choice, Icon, Select } from '../../kit/index.ts';
import { setupText as words } from '../words/setup.ts';
import { temperNames } from '../words/level-names.ts';
import { MAX_NAME, type Player, type SeatDraft } from './player.ts';
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
  /** Computer players that can be chosen. */
  readonly computers: readonly ComputerName[];
  readonly onChange: (seat: string, change: Partial<SeatDraft>) => void;
}

/** A person, or the level of a computer. */
const sitterOf = (player: Player): 'human' | Level => (player === 'human' ? player : parseComputer(player)!.level);

/** Who sits down where somebody else sat: a computer of another level keeps the temper. */
const seated = (next: 'human' | Level, before: Player): Player =>
  next === 'human' || before === 'human' ? next : computerNamed(next, parseComputer(before)!.temper);

interface ComputerProps {
  /** Of the seat. */
  readonly label: string;
  readonly player: ComputerName;
  readonly computers: readonly ComputerName[];
  readonly onChange: (player: ComputerName) => void;
}

/** The temper of a computer player; what it is like where it has none. */
function Computer({ label, player, computers, onChange }: ComputerProps) {
  const { level, temper } = parseComputer(player)!;
  const tempers = TEMPERS.filter((one) => computers.some((thinker) => thinker === `${level}-${one}`));
  if (tempers.length === 0)
    return (
      <span class="seat-name small quiet">
        <Icon of={computerIcon} size={16} />
        {words.playerHint[level]}
      </span>
    );
  return (
    <div class="seat-name">
      <Select
        label={
          <>
            {words.temper}
            <span class="unseen"> ({label})</span>
          </>
        }
        value={temper ?? 'even'}
        options={(['even', ...tempers] as const).map((value) => ({ value, label: temperNames[value] }))}
        onChange={(value) => onChange(computerNamed(level, value === 'even' ? null : value))}
      />
    </div>
  );
}

/** Who plays where: a person or the computer, seat by seat. */
export function SeatList({ seats, computers, onChange }: SeatListProps) {
  return (
    <div class="seats">
      {seats.map(({ seat, label, badge, person, player, name, tint, more, end }) => (
        <div key={seat} class={`seat ${tint}${end ? ' seat-ended' : ''}`}>
          {badge}
          <Choice
            label={label}
            value={sitterOf(player)}
            options={(['human', ...levelsAmong(computers)] as const).map((one) => ({
              value: one,
              hint: words.playerHint[one],
              label: (
                <>
                  {one === 'human' && <Icon of={personIcon} size={16} />}
                  {words.players[one]}
                </>
              ),
            }))}
            onChange={(next) => onChange(seat, { player: seated(next, player) })}
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
            <Computer {...{ label, player, computers }} onChange={(next) => onChange(seat, { player: next })} />
          )}
          {end && <div class="seat-end">{end}</div>}
          {more && <div class="seat-more">{more}</div>}
        </div>
      ))}
    </div>
  );
}
