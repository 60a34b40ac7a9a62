import {
  DESIGNS,
  designNamed,
  designsIn,
  KEYWORD_NAMES,
  WEAPONS,
  type Design,
} from '../../../../games/orions-spur/index.ts';
import { CardPicture } from '../../../cards/card-picture.tsx';
import { usePress } from '../../../cards/use-press.ts';
import { Button, Panel } from '../../../kit/index.ts';
import { usePool } from '../../../match/lists/use-pool.ts';
import { designFace } from '../art/face.ts';
import { TABLE_SHIPS } from '../card-art.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { classNames } from '../words/names.ts';
import type { FleetDesk } from './use-fleet-desk.ts';

/** Width of a ship's picture, CSS pixels of plain text. */
const WIDTH = 68;

/** The ships of the species: added by a press, dragged to their place, read. */
export function YardPanel({ desk }: { readonly desk: FleetDesk }) {
  const { fleet, add, less, read } = desk;
  const designs = DESIGNS[fleet.species];
  const readAt = (place: number) => read({ designs: designs.map(({ id }) => id), at: place });
  const { list, at, setStop, heard } = usePool(designs.length, {
    add: (place, copies) => add(designs[place]!.id, copies),
    read: readAt,
    less: (place) => less(designs[place]!.id),
  });
  return (
    <Panel title={words.designs} class="sf-yard">
      <ul class="sf-designs" aria-label={words.designs} ref={list} onKeyDown={heard}>
        {designs.map((design, place) => (
          <DesignRow
            key={design.id}
            design={design}
            desk={desk}
            tabbed={place === at}
            onFocus={() => setStop(place)}
            onRead={() => readAt(place)}
          />
        ))}
      </ul>
      <p class="small quiet">{words.designsHow}</p>
    </Panel>
  );
}

interface RowProps {
  readonly design: Design;
  readonly desk: FleetDesk;
  readonly tabbed: boolean;
  readonly onFocus: () => void;
  readonly onRead: () => void;
}

/** A design: a press adds a ship of it, its picture is dragged to a place, a resting finger reads it. */
function DesignRow({ design, desk, tabbed, onFocus, onRead }: RowProps) {
  const { id, name, shipClass, copies, cost, weapon, keywords } = design;
  const played = designNamed(desk.numbered(id))!;
  const chosen = designsIn(desk.fleet).filter((one) => one === id).length;
  const press = usePress({ onHold: onRead, onDrag: (spot) => desk.carry({ design: id, ship: null }, spot) });
  const bears = [weapon ? WEAPONS[weapon].name : words.unarmed, ...keywords.map((one) => KEYWORD_NAMES[one])];
  const state = chosen >= copies ? 'sf-chosen sf-spent' : chosen > 0 ? 'sf-chosen' : '';
  return (
    <li class={`sf-design ${state}`}>
      <button
        type="button"
        class="sf-add"
        tabIndex={tabbed ? 0 : -1}
        onFocus={onFocus}
        onClick={() => desk.add(id)}
        {...press}
      >
        <span class="sf-grip">
          <CardPicture art={TABLE_SHIPS} face={designFace(played.id, '1')} width={WIDTH} />
        </span>
        <span class="sf-words">
          <span class="sf-line">
            <span>
              <span class="unseen">{words.add} </span>
              <span class="sf-name">{name}</span> <span class="sf-class">{classNames[shipClass]}</span>
            </span>
            <span class="figure">{words.cost(cost)}</span>
          </span>
          <span class="small second">{words.values(played.shield, played.hull, played.energy)}</span>
          <span class="small second">{bears.join(', ')}</span>
          <span class="unseen">{words.chosenOf(chosen, copies)}</span>
        </span>
      </button>
      <span class="sf-count">
        <span class="figure" aria-hidden="true">
          {words.copies(chosen, copies)}
        </span>
        <Button
          small
          variant="quiet"
          label={words.lessShip(name)}
          disabled={chosen === 0}
          onClick={() => desk.less(id)}
        >
          −
        </Button>
      </span>
    </li>
  );
}
