import { useState } from 'preact/hooks';
import { compareIcon, duelIcon } from '../../../../../assets/icons/interface.ts';
import type { NamedFleet } from '../../../../games/orions-gate/index.ts';
import { announce, Button } from '../../../kit/index.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { fleetsHref } from './fleet-address.ts';

/** A fleet chosen to be compared: one of the reader's, or a ready-made one; names of both may be alike. */
interface Chosen {
  readonly key: string;
  readonly fleet: NamedFleet;
}

/** The fleets that are chosen to be compared, two at most: the last ones. */
export interface Choice {
  readonly chosen: readonly Chosen[];
  readonly has: (key: string) => boolean;
  /** Chooses a fleet, or takes it off the choice. */
  readonly toggle: (key: string, fleet: NamedFleet) => void;
  readonly drop: (key: string) => void;
  readonly clear: () => void;
}

/** Keeps the choice, and announces it as it changes. */
export function useChoice(): Choice {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const without = (key: string) => chosen.filter((one) => one.key !== key);
  const has = (key: string): boolean => chosen.some((one) => one.key === key);
  return {
    chosen,
    has,
    toggle(key, fleet) {
      const next = has(key) ? without(key) : [...chosen, { key, fleet }].slice(-2);
      setChosen(next);
      announce(words.chosen(next.map((one) => one.fleet.name || words.unnamed)));
    },
    drop: (key) => setChosen(without(key)),
    clear: () => setChosen([]),
  };
}

/** What can be done with the two fleets that are chosen. */
export function ChoiceBar({ choice: { chosen, clear } }: { readonly choice: Choice }) {
  const [a, b] = chosen;
  const both = a && b ? { a: a.fleet, b: b.fleet } : null;
  const short = [{ rule: 'OG-3.7', reason: words.needTwo }];
  return (
    <div
      class={`shelf-bar ${chosen.length > 0 ? 'shelf-bar-on' : ''}`}
      role="group"
      aria-label={`${words.compare}, ${words.duel}`}
    >
      <p class="small second">{words.chosen(chosen.map(({ fleet }) => fleet.name || words.unnamed))}</p>
      <div class="row push">
        {chosen.length > 0 && (
          <Button small variant="quiet" onClick={clear}>
            {words.unchoose}
          </Button>
        )}
        {both ? (
          <Button small icon={compareIcon} href={fleetsHref('compare', both)}>
            {words.compare}
          </Button>
        ) : (
          <Button small icon={compareIcon} refused={short}>
            {words.compare}
          </Button>
        )}
        {both ? (
          <Button small icon={duelIcon} href={fleetsHref('duel', both)}>
            {words.duel}
          </Button>
        ) : (
          <Button small icon={duelIcon} refused={short}>
            {words.duel}
          </Button>
        )}
      </div>
    </div>
  );
}
