import { redoIcon } from '../../../../../assets/icons/interface.ts';
import { faultsOfFleet, type NamedFleet } from '../../../../games/orions-gate/index.ts';
import { Button, Notice, Refusal, type Reason } from '../../../kit/index.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { packFleet } from '../setup/fleet-link.ts';
import { navigate } from '../../../match/router.ts';
import { fleetsPage, type FleetView } from '../pages.ts';
import { fleetAt } from './fleet-address.ts';
import { FleetPick, useShelf } from './fleet-pick.tsx';

type Query = { readonly [name: string]: string };

/** Two fleets of an address, and ways to choose others. */
export interface Pair {
  readonly a: NamedFleet;
  readonly b: NamedFleet;
  readonly shelf: ReturnType<typeof useShelf>;
  /** Why a fleet of the address could not be read. */
  readonly faults: readonly string[];
  set(a: string, b: string): void;
}

/**
 * The two fleets an address asks for; in the place of those it does not name, or that cannot be read, stand the first
 * of the shelf.
 */
export function usePair(view: FleetView, query: Query): Pair {
  const shelf = useShelf();
  const read = { a: fleetAt(query['a']), b: fleetAt(query['b']) };
  const a = read.a?.ok ? read.a.fleet : shelf[0]!.fleet;
  const b = read.b?.ok
    ? read.b.fleet
    : (shelf.find(({ fleet }) => packFleet(fleet) !== packFleet(a)) ?? shelf[0]!).fleet;
  return {
    a,
    b,
    shelf,
    faults: [read.a, read.b].flatMap((one) => (one && !one.ok ? [one.reason] : [])),
    set: (first, second) => navigate(fleetsPage(view, { ...query, a: first, b: second }), true),
  };
}

/** Both fleets as choices, and a button that exchanges them. */
export function PairPicks({ pair: { a, b, shelf, faults, set } }: { readonly pair: Pair }) {
  return (
    <>
      {faults.map((fault) => (
        <Notice key={fault} tone="bad" title={words.linkFailed}>
          {fault}
        </Notice>
      ))}
      <div class="pair">
        <FleetPick label={words.pickA} shelf={shelf} fleet={a} onPick={(packed) => set(packed, packFleet(b))} />
        <Button icon={redoIcon} label={words.swap} onClick={() => set(packFleet(b), packFleet(a))} />
        <FleetPick label={words.pickB} shelf={shelf} fleet={b} onPick={(packed) => set(packFleet(a), packed)} />
      </div>
    </>
  );
}

/** A name for each of two fleets that tells them apart. */
export const namesOfPair = (a: NamedFleet, b: NamedFleet): readonly [string, string] => {
  const [one, other] = [a.name || words.unnamed, b.name || words.unnamed];
  return one === other ? [`${one} A`, `${other} B`] : [one, other];
};

/** A fleet that nobody could play, and why (chapter 3). */
interface FaultyFleet {
  readonly name: string;
  readonly reasons: readonly Reason[];
}

/** Which of two fleets cannot be played in any game, and why. */
export const faultsOfPair = ({ a, b }: Pick<Pair, 'a' | 'b'>): readonly FaultyFleet[] =>
  [a, b]
    .map((fleet, at) => ({ name: namesOfPair(a, b)[at]!, reasons: faultsOfFleet(fleet) }))
    .filter(({ reasons }) => reasons.length > 0);

/** What is wrong with the fleets that cannot be played. */
export const PairFaults = ({ faults }: { readonly faults: readonly FaultyFleet[] }) => (
  <>
    {faults.map(({ name, reasons }) => (
      <Notice key={name} tone="bad" title={words.of(name, words.illegal)}>
        <Refusal reasons={reasons} />
      </Notice>
    ))}
  </>
);
