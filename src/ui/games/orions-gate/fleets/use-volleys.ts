import { useEffect, useState } from 'preact/hooks';
import { COMPARED_GAPS, toNumber, volleyBetween, type NamedFleet } from '../../../../games/orions-gate/index.ts';
import { kernelSight } from '../../../../table/index.ts';
import { packFleet } from '../setup/fleet-form.ts';

const RULES = { sight: kernelSight } as const;

type Volleys = readonly (readonly [number, number] | null)[];

/**
 * Mean damage of the fleets' volleys at each other at each gap, counted one after the other so that the page answers
 * meanwhile; null = not yet, all null = fleets that cannot fight.
 */
export function useVolleys(a: NamedFleet, b: NamedFleet, able: boolean): Volleys | null {
  const [found, setFound] = useState<Volleys>([]);
  useEffect(() => {
    let waiting = 0;
    const counted: (readonly [number, number])[] = [];
    setFound([]);
    const next = () => {
      const gap = COMPARED_GAPS[counted.length];
      if (gap === undefined) return;
      counted.push([
        toNumber(volleyBetween(RULES, a.units, b.units, gap)),
        toNumber(volleyBetween(RULES, b.units, a.units, gap)),
      ]);
      setFound([...counted]);
      waiting = window.setTimeout(next);
    };
    if (able) waiting = window.setTimeout(next);
    return () => clearTimeout(waiting);
  }, [packFleet(a), packFleet(b), able]);
  return able ? found : null;
}
