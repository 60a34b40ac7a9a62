import { Button } from '../../../kit/index.ts';
import { battle as words } from '../words/play.ts';
import type { Draft } from '../tools/tool.ts';
import type { ActProps } from './act-props.ts';
import { HeadingBox, LengthBox, TurnBox } from './typed-boxes.tsx';

interface NumbersProps<D extends Draft = Draft> extends ActProps {
  readonly draft: D;
  readonly set: (draft: Draft) => void;
}
type Of<K extends Draft['kind']> = NumbersProps<Extract<Draft, { kind: K }>>;

/** The numbers of a movement, each in a box that can be typed into. */
export function Numbers({ draft, ...rest }: NumbersProps) {
  switch (draft.kind) {
    case 'turn':
      return <TurnNumbers draft={draft} {...rest} />;
    case 'ship':
      return <ShipNumbers draft={draft} {...rest} />;
    case 'chain':
      return <ChainNumbers draft={draft} {...rest} />;
    case 'ram':
      return <RamNumbers draft={draft} {...rest} />;
  }
}

const TurnNumbers = ({ draft, set, battle }: Of<'turn'>) => (
  <HeadingBox
    battle={battle}
    label={words.heading}
    value={draft.heading}
    onValue={(heading) => set({ ...draft, heading })}
  />
);

const ShipNumbers = ({ draft, set, battle }: Of<'ship'>) => (
  <>
    <LengthBox battle={battle} label={words.first} value={draft.first} onValue={(first) => set({ ...draft, first })} />
    <TurnBox
      battle={battle}
      label={`${words.pivot} (${words.leftPositive})`}
      value={draft.pivot}
      onValue={(pivot) => set({ ...draft, pivot })}
    />
    <LengthBox
      battle={battle}
      label={words.second}
      value={draft.second}
      onValue={(second) => set({ ...draft, second })}
    />
  </>
);

function ChainNumbers({ draft, set, battle, state: { view } }: Of<'chain'>) {
  const end = draft.points.at(-1) ?? view.units.find((unit) => unit.id === view.activation!.unit)!.pose!;
  const to = (x: number, y: number) => set({ ...draft, points: [...draft.points.slice(0, -1), { x, y }] });
  return (
    <>
      <LengthBox battle={battle} label={words.place.x} value={end.x} onValue={(x) => to(x, end.y)} />
      <LengthBox battle={battle} label={words.place.y} value={end.y} onValue={(y) => to(end.x, y)} />
      <HeadingBox
        battle={battle}
        label={words.heading}
        value={draft.heading}
        onValue={(heading) => set({ ...draft, heading })}
      />
      <Button
        small
        shortcut="W"
        disabled={draft.points.length === 0}
        onClick={() => battle.input({ kind: 'waypoint' })}
      >
        {words.waypoint}
      </Button>
      <span class="small second act-legs">{words.waypoints(draft.points.length)}</span>
    </>
  );
}

function RamNumbers({ draft, set, battle, state: { view } }: Of<'ram'>) {
  const enemies = view.units.filter((unit) => unit.status === 'inPlay' && unit.side !== view.activation!.side);
  return (
    <>
      <LengthBox
        battle={battle}
        label={words.distance}
        value={draft.distance}
        onValue={(distance) => set({ kind: 'ram', target: null, distance })}
      />
      <span class="row" role="group" aria-label={words.ramTargets}>
        {enemies.map((enemy) => (
          <Button
            key={enemy.id}
            small
            pressed={draft.target === enemy.id}
            refused={battle.context().check({ type: 'plan', target: enemy.id })}
            onClick={() => set({ kind: 'ram', target: enemy.id, distance: 0 })}
          >
            {enemy.name}
          </Button>
        ))}
      </span>
    </>
  );
}
