import { CLASSES, linesIn, readyFleetsIn, type Design, type SpurView } from '../../../../games/orions-spur/index.ts';
import { Button } from '../../../kit/index.ts';
import { CardPicture } from '../../../cards/card-picture.tsx';
import { designFace } from '../art/face.ts';
import { SPUR_CARDS } from '../card-art.ts';
import { speciesOf } from '../names.ts';
import type { SpurTable, TableProps } from '../state.ts';
import { classNames } from '../words/names.ts';
import { spurWords as words } from '../words/play.ts';
import { OwnFleets } from './own-fleets.tsx';

/** Width of a ship's picture, CSS pixels of plain text. */
const WIDTH = 44;

/** A starting fleet that is put together: designs with their copies, points, ready-made fleets (OS-2.2, OS-12.1). */
export function FleetPanel({ table, state }: TableProps) {
  const { view, tool, seat } = state;
  if (tool.kind !== 'fleet' || seat === null) return null;
  const species = speciesOf(view, seat);
  const cost = tool.designs.reduce((sum, id) => sum + CLASSES[designOfSeat(view, seat, id).shipClass].cost, 0);
  const { startingFleet, fleetPoints, fleetPointsRule } = view.options;
  return (
    <>
      <p class="figure">
        {startingFleet === 'standard' ? words.fleetStandard : words.fleetPoints(cost, fleetPoints, fleetPointsRule)}
      </p>
      <OwnFleets table={table} state={state} />
      <Ready table={table} view={view} seat={seat} />
      <ul class="os-designs">
        {linesIn(view.options.dataSet, species).map((design) => (
          <DesignRow
            key={design.id}
            table={table}
            seat={seat}
            design={design}
            chosen={tool.designs.filter((id) => id === design.id).length}
          />
        ))}
      </ul>
    </>
  );
}

const designOfSeat = (view: SpurView, seat: string, id: string): Design =>
  linesIn(view.options.dataSet, speciesOf(view, seat)).find((one) => one.id === id)!;

/** Ready-made fleets that these rules allow. */
function Ready({ table, view, seat }: { readonly table: SpurTable; readonly view: SpurView; readonly seat: string }) {
  const fits = readyFleetsIn(view.options.dataSet, speciesOf(view, seat)).filter(
    ({ designs }) => table.session.check(seat, { type: 'chooseFleet', designs }).length === 0,
  );
  if (fits.length === 0) return null;
  return (
    <div class="os-group" role="group" aria-label={words.readyFleets}>
      <p class="eyebrow">{words.readyFleets}</p>
      <div class="os-picked">
        {fits.map(({ name, designs }) => (
          <Button key={name} small onClick={() => table.input({ kind: 'designs', designs })}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface RowProps {
  readonly table: SpurTable;
  readonly seat: string;
  readonly design: Design;
  readonly chosen: number;
}

/** A design: how many of it are chosen, and more or fewer. */
function DesignRow({ table, seat, design, chosen }: RowProps) {
  const { id, name, shipClass, shield, hull, energy, copies, cost } = design;
  return (
    <li class={`os-design ${chosen > 0 ? 'os-design-chosen' : ''}`}>
      <button
        type="button"
        class="os-design-read"
        onClick={() => table.read({ kind: 'design', design: id, seat })}
        aria-label={`${name}: ${words.read}`}
      >
        <CardPicture art={SPUR_CARDS} face={designFace(id, seat)} width={WIDTH} />
      </button>
      <span class="os-design-words">
        <span class="os-name">{name}</span>
        <span class="small second">
          {classNames[shipClass]}, {words.standing(shield, hull, energy)}, {words.recruitment(cost)}
        </span>
      </span>
      <span class="os-design-count">
        <Button
          small
          variant="quiet"
          label={words.less(name)}
          disabled={chosen === 0}
          onClick={() => table.input({ kind: 'design', design: id, by: -1 })}
        >
          −
        </Button>
        <span class="figure">{words.copies(chosen, copies)}</span>
        <Button
          small
          variant="quiet"
          label={words.more(name)}
          disabled={chosen === copies}
          onClick={() => table.input({ kind: 'design', design: id, by: 1 })}
        >
          +
        </Button>
      </span>
    </li>
  );
}
