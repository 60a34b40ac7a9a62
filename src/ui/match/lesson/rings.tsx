import { useEffect, useState } from 'preact/hooks';
import type { OpenScreen } from '../game-ui.ts';
import type { Spot } from './lesson.ts';

type Ring = Spot & { readonly rise: number };

/** Milliseconds between looks at where the table is drawn: it appears late and moves with panels. */
const PATIENCE = 250;

type Table = NonNullable<ReturnType<NonNullable<OpenScreen['stage']>>>;

const ringOf = (table: Table, { x, y, radius, square = false, rise = radius }: Spot): Ring => {
  const at = table.toScreen({ x, y });
  const rim = table.toScreen({ x: x + radius, y: y + rise });
  return { x: at.x, y: at.y, radius: Math.abs(rim.x - at.x), rise: Math.abs(rim.y - at.y), square };
};

/** Whether the middle of it lies on the free part of the table: a ring over a panel would point at the panel. */
const inSight = ({ x, y }: Ring): boolean => (document.elementFromPoint(x, y)?.closest('.play-table') ?? null) !== null;

/** Rings round what the coach speaks of on the table. They follow the camera and take no pointer. */
export function Rings({ screen, spots }: { readonly screen: OpenScreen; readonly spots: readonly Spot[] }) {
  const [rings, setRings] = useState<readonly Ring[]>([]);
  const key = JSON.stringify(spots);
  useEffect(() => {
    let last = '';
    const look = () => {
      const table = screen.stage?.() ?? null;
      const next = table ? spots.map((spot) => ringOf(table, spot)).filter(inSight) : [];
      const text = JSON.stringify(next);
      if (text === last) return;
      last = text;
      setRings(next);
    };
    look();
    const camera = screen.stage?.()?.camera$.subscribe(look);
    const timer = setInterval(look, PATIENCE);
    return () => {
      camera?.unsubscribe();
      clearInterval(timer);
    };
  }, [screen, key]);
  if (rings.length === 0) return null;
  return (
    <svg class="coach-rings" aria-hidden="true">
      {rings.map(({ x, y, radius, rise, square }, place) =>
        square ? (
          <rect key={place} x={x - radius} y={y - rise} width={2 * radius} height={2 * rise} rx={radius / 6} />
        ) : (
          <circle key={place} cx={x} cy={y} r={radius} />
        ),
      )}
    </svg>
  );
}
