import { COLUMNS, designNamed, ROWS, type CommandOf, type Layout } from '../../../../games/orions-spur/index.ts';
import { Button } from '../../../kit/index.ts';
import { fleetIn, playerOf, shipName } from '../names.ts';
import type { SpurTable, TableProps } from '../state.ts';
import { isSameLayout } from '../tools/reduce.ts';
import { spurWords as words } from '../words/play.ts';
import { CHOICE_KEYS } from './choice-keys.ts';
import { Pick } from './deed-panel.tsx';
import { KeepFleet, OwnFormations } from './own-fleets.tsx';

/** Ships that are bought before the fleet is arranged (OS-9.5), then their places. */
export function LayoutPanel({ table, state }: TableProps) {
  const { view, tool, seat } = state;
  if ((tool.kind !== 'layout' && tool.kind !== 'moves') || seat === null) return null;
  const ships = fleetIn(view, seat).map(({ id }) => id);
  const left = ships.filter((id) => !Object.values(tool.layout).includes(id));
  return (
    <>
      {view.phase === 'regrouping' && <Recruits table={table} state={state} />}
      <p class="small second">
        {tool.kind === 'moves' ? words.movesHelp(tool.moves.length, tool.most) : words.layoutHelp}
      </p>
      <OwnFormations table={table} state={state} />
      <Grid table={table} layout={tool.layout} held={tool.held} />
      {left.length > 0 && (
        <div class="os-group">
          <p class="eyebrow">{words.unplaced}</p>
          <div class="os-picked">
            {left.map((id) => (
              <Button key={id} small pressed={tool.held === id} onClick={() => table.input({ kind: 'hold', ship: id })}>
                {shipName(id)}
              </Button>
            ))}
          </div>
        </div>
      )}
      <div class="row">
        {tool.kind === 'layout' && <Arrange table={table} state={state} layout={tool.layout} />}
        <KeepFleet state={state} />
      </div>
    </>
  );
}

/** The three rows of the fleet as its owner sees them, the front row on top. */
function Grid({
  table,
  layout,
  held,
}: {
  readonly table: SpurTable;
  readonly layout: Layout;
  readonly held: string | null;
}) {
  const press = (slot: string, ship: string | undefined) => {
    if (held !== null && held !== ship) table.input({ kind: 'put', slot });
    else if (ship !== undefined) table.input({ kind: 'hold', ship });
  };
  return (
    <div class="os-grid" role="group" aria-label={words.sidesTitle}>
      {ROWS.map((row) =>
        COLUMNS.map((column) => {
          const slot = `${row}${column}`;
          const ship = layout[slot];
          return (
            <button
              key={slot}
              type="button"
              class={`os-slot ${ship === undefined ? 'os-slot-empty' : ''}`}
              aria-pressed={ship !== undefined && ship === held}
              aria-label={ship === undefined ? words.slot(slot) : words.slotShip(slot, shipName(ship))}
              onClick={() => press(slot, ship)}
            >
              {ship === undefined ? slot : shipName(ship)}
            </button>
          );
        }),
      )}
    </div>
  );
}

/** A legal formation that is offered. */
function Arrange({ table, state: { view }, layout }: TableProps & { readonly layout: Layout }) {
  const offered = view.choices
    .flatMap((one) => (one.type === 'setLayout' || (one.type === 'reorganize' && one.layout) ? [one] : []))
    .map(({ layout }) => layout!)[0];
  if (!offered) return null;
  return (
    <Button
      class="os-made"
      small
      variant="quiet"
      pressed={isSameLayout(layout, offered)}
      onClick={() => table.input({ kind: 'layout', layout: offered })}
    >
      {words.autoLayout}
    </Button>
  );
}

/** What can be bought now. */
function Recruits({ table, state: { view, seat } }: TableProps) {
  const offers = view.choices.filter((one): one is CommandOf<'recruit'> => one.type === 'recruit');
  const points = playerOf(view, seat!).recruitment;
  if (offers.length === 0) return null;
  return (
    <section class="os-group" aria-label={words.recruits}>
      <p class="eyebrow">{words.recruits}</p>
      {offers.map((command, place) => {
        const { name, cost } = designNamed(command.design)!;
        return (
          <Pick
            key={command.design}
            name={name}
            note={words.recruit('', cost, points).replace(/^, /, '')}
            shortcut={CHOICE_KEYS[place]}
            onPick={() => void table.order(command)}
          />
        );
      })}
    </section>
  );
}
