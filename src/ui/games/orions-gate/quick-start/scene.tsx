import type { ComponentChildren, JSX } from 'preact';
import { defaultOptions, type Side, type UnitType } from '../../../../games/orions-gate/index.ts';
import { INCH } from '../../../../table/inches.ts';
import { ShipPortrait } from '../art/ship-portrait.tsx';
import { radiusOf } from '../tools/radius.ts';

/** A ship of a figure: its base, inches from the left and upper edge, and its heading, degrees from the right. */
export interface Drawn {
  readonly type: UnitType;
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  /** Where it may come to be, not where it is. */
  readonly ghost?: boolean;
}

interface SceneProps {
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  /** Size of the part of the table, inches. */
  readonly width: number;
  readonly height: number;
  readonly ships: readonly Drawn[];
  /** Drawn below the ships, in inches. */
  readonly below?: ComponentChildren;
  /** Drawn above the ships, in inches. */
  readonly children?: ComponentChildren;
}

/** Side of a ship's picture in diameters of its base, as the table draws it from afar. */
const PICTURE = 1.8;

/** Radius of a base, inches (OG-2.4). */
export const baseOf = (type: UnitType): number => radiusOf(defaultOptions(), type) / INCH;

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;

/** A part of the table in true scale: bases, ships as the table paints them, and what is drawn for the figure. */
export function Scene({ alt, width, height, ships, below, children }: SceneProps) {
  const view = `0 0 ${width} ${height}`;
  return (
    <div class="scene" role="img" aria-label={alt} style={{ aspectRatio: `${width} / ${height}` }}>
      <svg viewBox={view}>
        {below}
        {ships.map(({ type, side, x, y, ghost }) => (
          <circle
            key={`${x} ${y}`}
            class={`scene-base side-${side} ${ghost ? 'scene-ghost' : ''}`}
            cx={x}
            cy={y}
            r={baseOf(type)}
          />
        ))}
      </svg>
      {ships.map((ship) => (
        <span
          key={`${ship.x} ${ship.y}`}
          class={`scene-ship ${ship.ghost ? 'scene-ghost' : ''}`}
          style={placed(ship, width, height)}
        >
          <ShipPortrait type={ship.type} side={ship.side} size="small" />
        </span>
      ))}
      <svg viewBox={view} style={{ '--width': width }}>
        {children}
      </svg>
    </div>
  );
}

function placed({ type, x, y, heading }: Drawn, width: number, height: number): JSX.CSSProperties {
  return {
    left: percent(x, width),
    top: percent(y, height),
    width: percent(2 * baseOf(type) * PICTURE, width),
    transform: `translate(-50%, -50%) rotate(${-heading}deg)`,
  };
}

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly tone?: 'good' | 'bad' | 'quiet';
  readonly children: ComponentChildren;
}

/** Words in a scene, their middle at a point, in inches. */
export const Label = ({ x, y, tone, children }: LabelProps) => (
  <text class={`scene-label ${tone ? `scene-${tone}` : ''}`} x={x} y={y}>
    {children}
  </text>
);
