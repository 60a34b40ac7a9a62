import type { ComponentChildren } from 'preact';
import type { SeatInfo } from '../../../../engine/recording.ts';
import { viewerOf, type Seat } from '../../../../engine/seat.ts';
import type { BattlespaceSiriusView } from '../../../../games/battlespace-sirius/index.ts';
import { CardSheet, Inspector } from '../../../cards/inspector.tsx';
import { Button, Dialog } from '../../../kit/index.ts';
import { Curtain } from '../../../match/curtain.tsx';
import { VESSEL_CARDS } from '../card-art.ts';
import { playerOf, shipName } from '../names.ts';
import type { CardTable, TableProps } from '../state.ts';
import { sirius as words } from '../words/play.ts';
import { boatWords, readVessels } from './vessel-words.ts';

interface InspectorProps {
  readonly view: BattlespaceSiriusView;
  readonly seats: readonly SeatInfo[];
  readonly about: Seat;
  readonly onAbout: (seat: Seat) => void;
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
}

/** Any vessel of the table as a card; the next ones are those of the other players. */
export function VesselInspector({ view, seats, about, onAbout, onClose, children }: InspectorProps) {
  const vessels = readVessels(view, seats);
  return (
    <Inspector
      art={VESSEL_CARDS}
      zone={words.vessels}
      cards={vessels.map((one) => one.words)}
      at={vessels.findIndex(({ seat }) => seat === about)}
      onAt={(to) => onAbout(vessels[to]!.seat)}
      onClose={onClose}
    >
      {children}
    </Inspector>
  );
}

interface ReadingProps extends TableProps {
  readonly about: Seat;
  readonly onClose: () => void;
  /** Whether somebody at this screen may look at the hidden card of a seat. */
  readonly mayLook: (seat: Seat) => boolean;
}

/** A vessel, with a way to the hidden card under it for its owner. */
export function Reading({ table, state: { view }, about, onClose, mayLook }: ReadingProps) {
  const { lifeboat, shown, vessel } = playerOf(view, about);
  return (
    <VesselInspector
      view={view}
      seats={table.session.seats}
      about={about}
      onAbout={(seat) => table.ask('vessel', seat)}
      onClose={onClose}
    >
      {lifeboat !== null && !shown && vessel?.kind === 'ship' && mayLook(about) && (
        <Button onClick={() => table.ask('lifeboat', about)}>{words.lookUnder}</Button>
      )}
    </VesselInspector>
  );
}

/**
 * BS-19.11: the owner looks at the own hidden card. Alone at the screen it is simply shown; where several people share
 * it, behind the curtain. The card is asked of the session only while it is looked at: it is on the page at no other
 * time (BS-15.4).
 */
export function Look({ table, state, about, onClose }: Omit<ReadingProps, 'mayLook'>) {
  const name = shipName(state.view, about);
  const people = table.session.seats.filter(({ seat }) => table.session.isHuman(seat));
  const card = () => <Boat table={table} about={about} />;
  if (people.length > 1)
    return (
      <Curtain
        name={people.find(({ seat }) => seat === about)?.name ?? name}
        title={words.lookTitle(name)}
        onClose={onClose}
      >
        {card}
      </Curtain>
    );
  return (
    <Dialog title={words.lookTitle(name)} shape="wide" onClose={onClose}>
      {card()}
    </Dialog>
  );
}

/** A lifeboat's card with its art, and what its owner may do with it. */
function Boat({ table, about }: { readonly table: CardTable; readonly about: Seat }) {
  const { lifeboat, shown, ship } = playerOf(table.session.view(viewerOf(about)) as BattlespaceSiriusView, about);
  if (lifeboat === null || lifeboat === 'hidden') return null;
  return (
    <CardSheet art={VESSEL_CARDS} card={boatWords(lifeboat, ship)} named>
      {!shown && <p class="small second">{words.lookText}</p>}
      {!shown && <Button onClick={() => table.ask('reveal', about)}>{words.reveal}</Button>}
    </CardSheet>
  );
}
