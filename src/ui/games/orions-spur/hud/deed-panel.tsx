import type { ComponentChildren } from 'preact';
import {
  cardOf,
  packetOfSource,
  sourceOf,
  splashOf,
  isMissile,
  type SpurView,
} from '../../../../games/orions-spur/index.ts';
import { Button } from '../../../kit/index.ts';
import { cardName, fleetIn, seatIn, shipIn, shipName, sideName } from '../names.ts';
import { deedOutlook, isOutOfSight } from '../overlays.ts';
import type { SpurTable, TableProps } from '../state.ts';
import { deedsFor, isPicked, openDimension, type Deed, type Dimension, type Picks } from '../tools/deed.ts';
import { spurWords as words } from '../words/play.ts';
import { SeatMark } from './bar.tsx';
import { CHOICE_KEYS } from './choice-keys.ts';
import { outlookText } from './outlook-words.ts';

const DIMENSIONS: readonly Dimension[] = ['actor', 'source', 'verb', 'target'];

/** The printed weapon of a ship; of several while none of them is picked. */
const weaponName = (ship: string | undefined): string =>
  (ship !== undefined && sourceOf(ship, 'weapon')?.name) || words.ownWeapon;

/** A value of a part of an order in words. */
export function valueName(view: SpurView, part: Dimension, value: string | null, picks: Picks): string {
  if (value === null) return words.nothing;
  switch (part) {
    case 'verb':
      return words.verbs[value as Deed['verb']];
    case 'source':
      return value === 'weapon' ? weaponName(picks.actor) : cardName(value);
    case 'actor':
      return shipName(value);
    case 'target':
      return view.players.some(({ seat }) => seat === value) ? sideName(view, value) : shipName(value);
  }
}

/** The values of a ship in play, short. */
const valuesOf = (view: SpurView, id: string): string => {
  const ship = shipIn(view, id);
  return ship ? words.standing(ship.shield, ship.hull, ship.energy) : '';
};

/** What a card or weapon costs and does, in a few words. */
function sourceNote(ship: string | undefined, word: string): string {
  if (word !== 'weapon' || ship !== undefined) {
    const source = sourceOf(ship ?? '', word);
    const fires = source?.effects.some(({ kind }) => kind === 'attack') ?? false;
    if (!source || !fires) return word === 'weapon' ? '' : cardOf(word).text;
    return [
      words.energyCost(source.cost),
      words.packet(packetOfSource(source)),
      isMissile(source) && words.missile,
      splashOf(source) > 0 && words.splash(splashOf(source)),
    ]
      .filter(Boolean)
      .join(', ');
  }
  return '';
}

/** What there is to say of a choice: values of a ship, cost of a source, what the order comes to that it completes. */
export function noteOf(
  view: SpurView,
  part: Dimension,
  value: string | null,
  deeds: readonly Deed[],
  picks: Picks,
): string {
  if (value === null) return '';
  const here = deeds.filter((deed) => deed[part] === value);
  const outlook = here.length === 1 ? deedOutlook(view, here[0]!) : null;
  const ends = outlook ? outlookText(view, outlook) : '';
  if (part === 'source') return [sourceNote(picks.actor, value), ends].filter(Boolean).join('; ');
  if (part === 'actor') return valuesOf(view, value);
  if (part === 'verb') return ends;
  return ends || valuesOf(view, value);
}

/** An order that is put together: what is picked, and what is asked next. */
export function DeedPanel({ table, state }: TableProps) {
  const { view, tool } = state;
  if (tool.kind !== 'deed') return null;
  const { picks } = tool;
  if (!isPicked(picks)) return <Actors table={table} view={view} />;
  const deeds = deedsFor(view, picks);
  const asks = openDimension(deeds, picks);
  return (
    <>
      <Picked table={table} view={view} picks={picks} />
      {asks && <Choices table={table} state={state} picks={picks} deeds={deeds} part={asks} />}
    </>
  );
}

/** The ships that can do something, with nothing in hand. */
function Actors({ table, view }: { readonly table: SpurTable; readonly view: SpurView }) {
  const ships = [...new Set(deedsFor(view, {}).flatMap(({ actor }) => actor ?? []))];
  const fights = view.phase === 'turnOpen' || view.phase === 'attacking';
  return (
    <section class="os-group" aria-label={words.ships}>
      {fights && <p class="eyebrow">{words.ships}</p>}
      {ships.length === 0 && fights && (
        <p class="small second">{fleetIn(view, view.activeSeat).length === 0 ? words.noShipLeft : words.noShips}</p>
      )}
      {ships.map((id, place) => (
        <Pick
          key={id}
          shortcut={CHOICE_KEYS[place]}
          name={shipName(id)}
          note={valuesOf(view, id)}
          onPick={() => table.input({ kind: 'pick', part: 'actor', value: id })}
          onLook={(on) => table.point(on ? { kind: 'ship', id } : null)}
        />
      ))}
      <p class="small second">{words.cardsHint}</p>
    </section>
  );
}

/** What is picked already; a press makes it open again. */
function Picked({ table, view, picks }: { readonly table: SpurTable; readonly view: SpurView; readonly picks: Picks }) {
  return (
    <div class="os-picked">
      {DIMENSIONS.filter((part) => picks[part] !== undefined).map((part) => (
        <Button
          key={part}
          small
          pressed
          onClick={() => table.input({ kind: 'pick', part, value: picks[part] ?? null })}
        >
          {valueName(view, part, picks[part] ?? null, picks)}
        </Button>
      ))}
    </div>
  );
}

interface ChoicesProps extends TableProps {
  readonly picks: Picks;
  readonly deeds: readonly Deed[];
  readonly part: Dimension;
}

/** Everything a part of the order may be. */
function Choices({ table, state, picks, deeds, part }: ChoicesProps) {
  const { view } = state;
  const values = [...new Set(deeds.map((deed) => deed[part]))];
  const isShip = (value: string | null): value is string => value !== null && shipIn(view, value) !== null;
  const pick = (value: string | null): void => {
    // What nobody has seen is only aimed at, as by a finger on the table: its fleet comes into sight first.
    if (part === 'target' && isShip(value) && isOutOfSight(state, seatIn(value)))
      table.input({ kind: 'press', target: { kind: 'ship', id: value }, mouse: false });
    else table.input({ kind: 'pick', part, value });
  };
  return (
    <section class="os-group" aria-label={words.step[part]}>
      <p class="eyebrow">{words.step[part]}</p>
      {values.map((value, place) => (
        <Pick
          key={value ?? ''}
          shortcut={CHOICE_KEYS[place]}
          name={valueName(view, part, value, picks)}
          note={noteOf(view, part, value, deeds, picks)}
          mark={part === 'target' && view.players.length > 2 && value !== null && <SeatMark seat={seatIn(value)} />}
          onPick={() => pick(value)}
          onLook={(on) => table.point(on && isShip(value) ? { kind: 'ship', id: value } : null)}
        />
      ))}
    </section>
  );
}

interface PickProps {
  readonly name: string;
  readonly note: string;
  /** Whose it is, where several have the like. */
  readonly mark?: ComponentChildren;
  readonly shortcut?: string | undefined;
  /** Whether it is picked, where several may be. */
  readonly pressed?: boolean;
  readonly onPick: () => void;
  readonly onLook?: (on: boolean) => void;
}

/** A choice with its name and what there is to say of it. */
export function Pick({ name, note, mark, shortcut, pressed, onPick, onLook }: PickProps) {
  return (
    <button
      type="button"
      class="os-pick"
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      onClick={onPick}
      // A focus that a finger has left behind points at nothing.
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onLook?.(true)}
      onBlur={() => onLook?.(false)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLook?.(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onLook?.(false)}
    >
      {shortcut !== undefined && (
        <kbd class="button-key" aria-hidden="true">
          {shortcut}
        </kbd>
      )}
      <span class="os-name">
        {mark} {name}
      </span>{' '}
      <span class="small second">{note}</span>
    </button>
  );
}
