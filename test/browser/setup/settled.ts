/** How long a fault must stay before it counts, ms: a panel that is being filled or folded settles sooner. */
const STAYS = 10_000;
/** Pause between two looks, ms. */
const PAUSE = 50;

/**
 * The faults that stay. What is looked at between two decisions may be in the middle of a change: it is looked at
 * again until nothing is wrong any more, or until the same looks have found faults for `STAYS`.
 */
export async function settled(faultsNow: () => Promise<string[]>): Promise<string[]> {
  const begun = Date.now();
  for (;;) {
    const faults = await faultsNow();
    if (faults.length === 0 || Date.now() - begun > STAYS) return faults;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
