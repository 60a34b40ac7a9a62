import type { Glance } from '../../engine/game.ts';

/** A small picture of a table as a list of matches keeps it; decoration, for the words beside it say what counts. */
export function MatchPicture({ picture: { width, height, shapes } }: { readonly picture: Glance['picture'] }) {
  return (
    <svg class="match-picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {shapes.map((shape, at) => {
        const tint = shape.party === null ? 'match-terrain' : `match-party-${shape.party}`;
        return 'points' in shape ? (
          <polygon key={at} class={tint} points={shape.points.join(' ')} />
        ) : (
          <circle key={at} class={tint} cx={shape.x} cy={shape.y} r={shape.r} />
        );
      })}
    </svg>
  );
}
