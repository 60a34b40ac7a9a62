import { useState } from 'preact/hooks';
import { closeIcon, plusIcon, undoIcon } from '../../../../../assets/icons/interface.ts';
import { battleshipsAllowed, type Options, type Side } from '../../../../games/orions-gate/index.ts';
import { announce, Button, Choice, choicesOf, Panel } from '../../../kit/index.ts';
import { battleSetup as words } from '../words/battle-setup.ts';
import { optionsText } from '../words/options.ts';
import type { SeatDraft } from '../../../match/setup/player.ts';
import { Ruled } from '../../../match/setup/more-rules.tsx';
import { SeatList } from '../../../match/setup/seat-list.tsx';
import {
  captainsIn,
  BATTLE_COMPUTERS,
  isHotSeat,
  letterOf,
  MAX_CAPTAINS,
  SIDES,
  seatId,
  sideSum,
  withCaptain,
  withoutCaptain,
  withSeat,
  type Captain,
  type DraftSeat,
  type Seats,
} from './captains.ts';
import type { RawOptions } from './raw-options.ts';
import './captains-panel.css';

interface CaptainsPanelProps {
  readonly seats: Seats;
  /** Names shown, by captain. */
  readonly names: { readonly [id: string]: string };
  /** The options as they would be played; null while one is out of range. */
  readonly options: Options | null;
  readonly pointSplit: RawOptions['pointSplit'];
  /** Fleets of a side that nobody may see now. */
  readonly secret: (side: Side) => boolean;
  readonly onSeats: (seats: Seats) => void;
  readonly onSplit: (split: RawOptions['pointSplit']) => void;
}

/** Who was taken off, so that a slip costs no fleet. */
interface Gone {
  readonly side: Side;
  readonly place: number;
  readonly seat: DraftSeat;
  readonly name: string;
}

/** Who commands which side: one to four captains each, people and computers in any mix (OG-17.1). */
export function CaptainsPanel({ seats, names, options, pointSplit, secret, onSeats, onSplit }: CaptainsPanelProps) {
  const [gone, setGone] = useState<Gone | null>(null);
  const several = SIDES.some((side) => seats[side].length > 1);
  const remove = (captain: Captain) => {
    const name = names[captain.id]!;
    setGone({ ...captain, name });
    onSeats(withoutCaptain(seats, captain));
    announce(words.removed(name));
  };
  const bringBack = ({ side, place, seat }: Gone) => {
    setGone(null);
    onSeats(withCaptain(seats, side, seat, place));
  };
  return (
    <Panel title={words.captains}>
      <div class="sides">
        {SIDES.map((side) => (
          <SideCaptains
            key={side}
            {...{ side, seats, options, pointSplit, secret, onSeats }}
            several={several}
            gone={gone?.side === side ? gone : null}
            onRemove={remove}
            onBringBack={bringBack}
          />
        ))}
      </div>
      {several && (
        <div class="side-split">
          <Choice
            label={<Ruled rule="OG-17.2">{words.split}</Ruled>}
            value={pointSplit}
            options={choicesOf(words.splits)}
            hint={words.splitHints[pointSplit]}
            onChange={onSplit}
          />
        </div>
      )}
      {isHotSeat(seats) && <p class="small second">{several ? words.hotSeatTeams : optionsText.hotSeat}</p>}
    </Panel>
  );
}

interface SideProps extends Omit<CaptainsPanelProps, 'names' | 'onSplit'> {
  readonly side: Side;
  /** A side has several captains. */
  readonly several: boolean;
  readonly gone: Gone | null;
  readonly onRemove: (captain: Captain) => void;
  readonly onBringBack: (gone: Gone) => void;
}

/** The captains of a side: who plays them, one more, one brought back. */
function SideCaptains(props: SideProps) {
  const { side, seats, options, pointSplit, several, gone, secret, onSeats, onRemove, onBringBack } = props;
  const change = (id: string, to: Partial<SeatDraft>) =>
    onSeats(
      withSeat(
        seats,
        captainsIn(seats).find((captain) => captain.id === id)!,
        to,
      ),
    );
  const add = () => {
    onSeats(withCaptain(seats, side));
    announce(optionsText.captain(seatId(side, seats[side].length).toUpperCase()));
  };
  return (
    <div class="side-captains" role="group" aria-label={optionsText.seatOf[side]}>
      {several && (
        <p class="side-head">
          <strong>{optionsText.seatOf[side]}</strong>
          {options && <span class="small second">{summary(options, seats, side, pointSplit, secret(side))}</span>}
        </p>
      )}
      <SeatList
        seats={captainsIn(seats)
          .filter((captain) => captain.side === side)
          .map((captain) => seatShown(seats, captain, onRemove))}
        computers={BATTLE_COMPUTERS}
        onChange={change}
      />
      <div class="row">
        {seats[side].length < MAX_CAPTAINS && (
          <Button small variant="quiet" icon={plusIcon} onClick={add}>
            {words.addShort}
            <span class="unseen"> ({optionsText.seatOf[side]})</span>
          </Button>
        )}
        {gone && seats[side].length < MAX_CAPTAINS && (
          <Button small variant="quiet" icon={undoIcon} onClick={() => onBringBack(gone)}>
            {words.bringBack(gone.name)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** How the seat of a captain is shown; one of several can be taken off. */
function seatShown(seats: Seats, captain: Captain, onRemove: (captain: Captain) => void) {
  const { id, side, seat } = captain;
  const letter = letterOf(seats, captain);
  return {
    seat: id,
    label: seats[side].length > 1 ? optionsText.captain(letter) : optionsText.seatOf[side],
    badge: (
      <span class="captain-letter" aria-hidden="true">
        {letter}
      </span>
    ),
    person: optionsText.captain(letter),
    player: seat.player,
    name: seat.name,
    tint: `seat-${side}`,
    end: seats[side].length > 1 && (
      <Button
        small
        variant="quiet"
        icon={closeIcon}
        label={words.remove(optionsText.captain(letter))}
        onClick={() => onRemove(captain)}
      />
    ),
  };
}

/**
 * Captains, points and Battleships of a side (OG-17.2, 17.3); what was built for it stays untold while it is secret.
 */
function summary(
  options: Options,
  seats: Seats,
  side: Side,
  split: RawOptions['pointSplit'],
  isSecret: boolean,
): string {
  const { spent, battleships, each } = sideSum(options, seats, side);
  const captains = seats[side].length;
  const allowed = battleshipsAllowed(options.points);
  const points =
    captains === 1
      ? optionsText.pointsShow(options.points)
      : split === 'pooled'
        ? words.pool(captains, options.points)
        : words.shares(captains, each);
  if (isSecret || spent === 0) return `${points} · ${words.mostBattleships(allowed)}`;
  return `${points} · ${words.spent(spent)} · ${words.battleships(battleships, allowed)}`;
}
