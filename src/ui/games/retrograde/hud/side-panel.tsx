import {
  assetPlate,
  dialOf,
  orbitsOf,
  spacecraftPlate,
  type Asset,
  type RetrogradeView,
  type SideView,
} from '../../../../games/retrograde/index.ts';
import { projectName, sideName, thingName, tintOf } from '../names.ts';
import type { About } from '../state.ts';
import type { Target } from '../table/stage.ts';
import { retrogradeWords as words } from '../words/play.ts';
import type { SeatInfo } from '../../../../engine/recording.ts';
import { SeatMark } from './bar.tsx';

interface SidesProps {
  readonly view: RetrogradeView;
  readonly seats: readonly SeatInfo[];
  readonly read: (about: About) => void;
  readonly look?: ((target: Target | null) => void) | undefined;
}

/** The whole orrery in words: both systems, all that is in play, every pile. Everything can be opened from here. */
export function Sides({ view, seats, read, look }: SidesProps) {
  return (
    <div class="rg-sides">
      {view.sides.map((side) => (
        <System
          key={side.seat}
          view={view}
          side={side}
          player={seats.find(({ seat }) => seat === side.seat)?.name ?? ''}
          read={read}
          look={look}
        />
      ))}
    </div>
  );
}

type SystemProps = Omit<SidesProps, 'seats'> & { readonly side: SideView; readonly player: string };

function System({ view, side, player, read, look }: SystemProps) {
  const { seat, orbitCounter, population, hand, deck, removed } = side;
  const who = words.side(sideName(view, seat), player);
  const home = view.assets.find(({ owner, card }) => owner === seat && card === side.homeworld);
  const piles = [
    ['hand', words.handCount(hand.count)],
    ['deck', words.deckCount(deck.count)],
    ['removed', words.removedCount(removed.length)],
  ] as const;
  return (
    <section class={`rg-side ${tintOf(seat)}`} aria-label={who}>
      <p class="rg-side-name">
        <SeatMark seat={seat} /> {who}
      </p>
      <p class="small second">
        {[
          words.populationIs(population.used, population.limit),
          words.counter(orbitCounter),
          home?.destroyed ? words.homeworldLost : words.homeworldFine,
        ].join(', ')}
      </p>
      <ul class="rg-things">
        {view.assets
          .filter(({ owner }) => owner === seat)
          .map((asset) => (
            <AssetRow key={asset.id} view={view} asset={asset} read={read} look={look} />
          ))}
        {view.projects
          .filter((project) => project.owner === seat)
          .map((project) => (
            <ThingRow
              key={project.id}
              name={projectName(view, project)}
              note={words.points(project.points, project.cost)}
              target={{ kind: 'project', id: project.id }}
              read={() => read({ kind: 'project', id: project.id })}
              look={look}
            />
          ))}
      </ul>
      <div class="rg-piles">
        {piles.map(([pile, text]) => (
          <button key={pile} type="button" class="rg-pile" onClick={() => read({ kind: 'pile', pile, seat })}>
            {text}
          </button>
        ))}
      </div>
    </section>
  );
}

/** An asset with all that is around it (RG-23.1 to RG-23.6). */
function AssetRow({
  view,
  asset: { id },
  read,
  look,
}: Pick<SidesProps, 'view' | 'read' | 'look'> & { readonly asset: Asset }) {
  const plate = assetPlate(view, id);
  const note = [
    plate.destroyed ? words.destroyed : words.damage(plate.damage.now, plate.damage.of),
    !plate.destroyed && words.power(plate.power),
    words.arrival(dialOf(view, id).arrival),
    plate.tapped && words.tapped,
    plate.upgrade?.name,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <ThingRow
        name={thingName(view, id)}
        note={note}
        target={{ kind: 'asset', asset: id }}
        read={() => read({ kind: 'asset', id })}
        look={look}
      />
      {orbitsOf(view, id).flatMap(({ orbital, spacecraft, debris }) => [
        ...spacecraft.map((craft) => {
          const { owner, deltaVee } = spacecraftPlate(view, craft);
          return (
            <ThingRow
              key={craft}
              inner
              name={thingName(view, craft)}
              note={words.orbiting(sideName(view, owner), orbital, deltaVee.now, deltaVee.of)}
              target={{ kind: 'spacecraft', id: craft }}
              read={() => read({ kind: 'spacecraft', id: craft })}
              look={look}
            />
          );
        }),
        ...(debris.length === 0
          ? []
          : [
              <ThingRow
                key={`debris ${orbital}`}
                inner
                name={words.debrisHere(debris.length, orbital)}
                note={debris.map((wreck) => thingName(view, wreck)).join(', ')}
                target={{ kind: 'debris', asset: id, orbital }}
                read={() => read({ kind: 'debris', id: debris[0]! })}
                look={look}
              />,
            ]),
      ])}
    </>
  );
}

interface RowProps extends Pick<SidesProps, 'look'> {
  readonly name: string;
  readonly note: string;
  readonly target: Target;
  readonly inner?: boolean;
  readonly read: () => void;
}

/** A thing in play. */
function ThingRow({ name, note, target, inner = false, read, look }: RowProps) {
  return (
    <li>
      <button
        type="button"
        class={`rg-thing ${inner ? 'rg-inner' : ''}`}
        onClick={read}
        {...(look && {
          onFocus: () => look(target),
          onBlur: () => look(null),
          onPointerEnter: () => look(target),
          onPointerLeave: () => look(null),
        })}
      >
        <span>{name}</span> <span class="small second">{note}</span>
      </button>
    </li>
  );
}
