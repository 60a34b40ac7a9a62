import { loadShipped, parseScenario, type Scenario } from '../../../../games/orions-gate/scenario/index.ts';

/** A scenario that comes with the program. */
export interface Shipped {
  readonly id: string;
  readonly scenario: Scenario;
}

/** All scenarios of the program, in the order in which they are shown. Rejects when they cannot be fetched. */
export async function shippedScenarios(): Promise<readonly Shipped[]> {
  return (await loadShipped()).map(({ id, document }) => {
    const parsed = parseScenario(document);
    if (!parsed.ok) throw new Error(`${id}: ${parsed.faults[0]!.reason}`);
    return { id, scenario: parsed.value };
  });
}

/** One of them, or null. */
export const shippedScenario = async (id: string): Promise<Scenario | null> =>
  (await shippedScenarios()).find((one) => one.id === id)?.scenario ?? null;
