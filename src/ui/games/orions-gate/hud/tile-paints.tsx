/** Stops of a paint, from its middle (or its start) outwards; colours and transparency are those of their classes. */
const Stops = ({ of, at }: { readonly of: string; readonly at: readonly string[] }) => (
  <>
    {at.map((offset, index) => (
      <stop key={offset} offset={offset} class={`${of}-${index}`} />
    ))}
  </>
);

/**
 * What the tables side by side are painted with: a sky with a cool and a dark end, planets lit from one side, nebulas
 * that end softly, black holes. The style sheet names them, and has a plain colour until they are there. What lies on a
 * table is drawn with y upwards.
 */
export const TilePaints = () => (
  <defs>
    <linearGradient id="tile-sky" x1="0" y1="0" x2="1" y2="1">
      <Stops of="tile-sky" at={['0%', '55%', '100%']} />
    </linearGradient>
    <radialGradient id="tile-planet" cx="0.34" cy="0.68" r="0.72">
      <Stops of="tile-planet" at={['0%', '45%', '100%']} />
    </radialGradient>
    <radialGradient id="tile-nebula">
      <Stops of="tile-nebula" at={['0%', '60%', '100%']} />
    </radialGradient>
    <radialGradient id="tile-hole">
      <Stops of="tile-hole" at={['30%', '42%', '100%']} />
    </radialGradient>
  </defs>
);
