import { useEffect, useState } from 'preact/hooks';
import type { OpenScreen } from '../game-ui.ts';
import type { Spot } from './lesson.ts';

type Ring = Spot & { readonly rise: number };

/** Milliseconds between looks at where the table is drawn: it appears late and moves with panels. */
export const PATIENCE = 250;

type Table = NonNullable<ReturnType<NonNullable<OpenScreen['stage']>>>;

const ringOf = (table: Table, { x, y, radius, square = false, rise = radius }: Spot): Ring => {
  const at = table.toScreen({ x, y });
  const rim = table.toScreen({ x: x + radius, y: y + rise });
  return { x: at.x, y: at.y, radius: Math.abs(rim.x - at.x), rise: Math.abs(rim.y - at.y), square };
};

const isFree = (x: number, y: number): boolean =>
  (document.elementFromPoint(x, y)?.closest('.play-table') ?? null) !== null;

/** Whether the middle of it lies on the free part of the table: a ring over a panel would point at the panel. */
const inSight = ({ x, y }: Ring): boolean => isFree(x, y);

/** Whether no panel lies over any side of it. */
const isWhole = ({ x, y, radius, rise }: Ring): boolean =>
  isFree(x, y) && [-1, 1].every((way) => isFree(x + way * radius, y) && isFree(x, y + way * rise));

/** Pixels between a button and its frame. */
const CLEAR = 4;

/** Where buttons are that a lesson may ask for. */
const BUTTONS = '.dock-act button, .ship-tray button, .topbar button';

/** The button that begins with these words, or whose name does; null while there is none. */
const buttonOf = (words: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(BUTTONS)].find((one) =>
    [one.innerText.trim(), one.ariaLabel ?? ''].some((name) => name.startsWith(words)),
  ) ?? null;

/** Whether a button is seen where it lies: not folded away, scrolled out of its panel or under something else. */
function isSeen(button: HTMLElement): boolean {
  const { x, y, width, height } = button.getBoundingClientRect();
  const top = width > 0 ? document.elementFromPoint(x + width / 2, y + height / 2) : null;
  return top !== null && button.contains(top);
}

/** The frame round the button of these words; none while it cannot be seen. */
function frameOf(words: string): readonly Ring[] {
  const button = buttonOf(words);
  if (!button || !isSeen(button)) return [];
  const box = button.getBoundingClientRect();
  const [radius, rise] = [box.width / 2 + CLEAR, box.height / 2 + CLEAR];
  return [{ x: box.x + box.width / 2, y: box.y + box.height / 2, radius, rise, square: true }];
}

interface RingsProps {
  readonly screen: OpenScreen;
  /** The step that is open. */
  readonly step: string;
  /** The step is about the camera, which is left alone. */
  readonly steady: boolean;
  readonly spots: readonly Spot[];
  /** Buttons, by how their words begin. */
  readonly buttons: readonly string[];
}

/**
 * Brings into sight what a step speaks of, once as it begins and the camera rests, and once more where the panel comes
 * later: from then on the table and the panels are the person's.
 */
function useInSight({ screen, step, steady, spots, buttons }: RingsProps): void {
  const spotted = JSON.stringify(spots);
  useEffect(() => {
    if (steady) return;
    let before = '';
    let looked = false;
    const timer = setInterval(() => {
      const table = screen.stage?.() ?? null;
      const camera = JSON.stringify(table?.camera());
      if (!table || camera !== before) return void (before = camera);
      // On a small screen the panel comes once the text was read, and lies over more.
      const panel = document.querySelector('.dock-act');
      if (!panel || panel.checkVisibility()) clearInterval(timer);
      else if (looked) return;
      looked = true;
      if (!spots.every((spot) => isWhole(ringOf(table, spot)))) table.fit();
    }, PATIENCE);
    return () => clearInterval(timer);
  }, [screen, step, spotted]);
  useEffect(() => {
    const waiting = new Set(buttons);
    const look = () => {
      for (const words of waiting) {
        const button = buttonOf(words);
        // On a small screen its panel comes once the text was read.
        if (!button?.checkVisibility()) continue;
        waiting.delete(words);
        if (!isSeen(button)) button.scrollIntoView({ block: 'nearest' });
      }
      if (waiting.size === 0) clearInterval(timer);
    };
    const timer = setInterval(look, PATIENCE);
    look();
    return () => clearInterval(timer);
  }, [step, buttons.join()]);
}

/**
 * Rings round what the coach speaks of on the table, frames round the buttons it asks for. They follow the camera and
 * take no pointer.
 */
export function Rings(props: RingsProps) {
  const { screen, spots, buttons } = props;
  const [rings, setRings] = useState<readonly Ring[]>([]);
  useInSight(props);
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
