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

/** Pixels between a button and its frame. */
const CLEAR = 4;

/** The frame round the button that begins with these words; none while it cannot be seen. */
function frameOf(words: string): readonly Ring[] {
  const all = [...document.querySelectorAll<HTMLElement>('.dock-act button, .ship-tray button')];
  const box = all.find((one) => one.innerText.trim().startsWith(words))?.getBoundingClientRect();
  if (!box || box.width === 0) return [];
  const [radius, rise] = [box.width / 2 + CLEAR, box.height / 2 + CLEAR];
  return [{ x: box.x + box.width / 2, y: box.y + box.height / 2, radius, rise, square: true }];
}

interface RingsProps {
  readonly screen: OpenScreen;
  readonly spots: readonly Spot[];
  /** Buttons, by how their words begin. */
  readonly buttons: readonly string[];
}

/**
 * Rings round what the coach speaks of on the table, frames round the buttons it asks for. They follow the camera and
 * take no pointer.
 */
export function Rings({ screen, spots, buttons }: RingsProps) {
  const [rings, setRings] = useState<readonly Ring[]>([]);
  const key = JSON.stringify([spots, buttons]);
  useEffect(() => {
    let last = '';
    const look = () => {
      const table = screen.stage?.() ?? null;
      const onTable = table ? spots.map((spot) => ringOf(table, spot)).filter(inSight) : [];
      const next = [...onTable, ...buttons.flatMap(frameOf)];
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
          <rect
            key={place}
            x={x - radius}
            y={y - rise}
            width={2 * radius}
            height={2 * rise}
            rx={Math.min(radius, rise) / 3}
          />
        ) : (
          <circle key={place} cx={x} cy={y} r={radius} />
        ),
      )}
    </svg>
  );
}
