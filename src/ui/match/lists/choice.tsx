import { useState } from 'preact/hooks';
import { compareIcon, duelIcon } from '../../../../assets/icons/interface.ts';
import { announce, Button } from '../../kit/index.ts';
import { listsHref } from './address.ts';
import type { Named } from './form.ts';
import { calledIn, type ListGame } from './list-game.ts';

/** A list chosen to be compared: one of the reader's, or a ready-made one; names of both may be alike. */
interface Chosen<L extends Named> {
  readonly key: string;
  readonly list: L;
}

/** The lists that are chosen to be compared, two at most: the last ones. */
export interface Choice<L extends Named> {
  readonly chosen: readonly Chosen<L>[];
  /** Who they are, in a sentence. */
  readonly said: string;
  readonly has: (key: string) => boolean;
  /** Chooses a list, or takes it off the choice. */
  readonly toggle: (key: string, list: L) => void;
  readonly drop: (key: string) => void;
  readonly clear: () => void;
}

/** Keeps the choice, and announces it as it changes. */
export function useChoice<L extends Named>(game: ListGame<L>): Choice<L> {
  const [chosen, setChosen] = useState<readonly Chosen<L>[]>([]);
  const without = (key: string) => chosen.filter((one) => one.key !== key);
  const has = (key: string): boolean => chosen.some((one) => one.key === key);
  const say = (all: readonly Chosen<L>[]): string =>
    game.form.words.chosen(
      all.map(({ list }) => calledIn(game, list)),
      game.views.includes('duel'),
    );
  return {
    chosen,
    said: say(chosen),
    has,
    toggle(key, list) {
      const next = has(key) ? without(key) : [...chosen, { key, list }].slice(-2);
      setChosen(next);
      announce(say(next));
    },
    drop: (key) => setChosen(without(key)),
    clear: () => setChosen([]),
  };
}

const PAIR_VIEWS = [
  { view: 'compare', icon: compareIcon },
  { view: 'duel', icon: duelIcon },
] as const;

/** What can be done with the two lists that are chosen. */
export function ChoiceBar<L extends Named>({
  game,
  choice: { chosen, said, clear },
}: {
  readonly game: ListGame<L>;
  readonly choice: Choice<L>;
}) {
  const { words } = game.form;
  const [a, b] = chosen;
  const both = a && b ? { a: a.list, b: b.list } : null;
  const views = PAIR_VIEWS.filter(({ view }) => game.views.includes(view));
  return (
    <div
      class={`shelf-bar ${chosen.length > 0 ? 'shelf-bar-on' : ''}`}
      role="group"
      aria-label={views.map(({ view }) => words[view]).join(', ')}
    >
      <p class="small second">{said}</p>
      <div class="row push">
        {chosen.length > 0 && (
          <Button small variant="quiet" onClick={clear}>
            {words.unchoose}
          </Button>
        )}
        {views.map(({ view, icon }) => (
          <Button
            key={view}
            small
            icon={icon}
            {...(both
              ? { href: listsHref(game, view, both) }
              : { refused: [{ rule: game.pairRule, reason: words.needTwo }] })}
          >
            {words[view]}
          </Button>
        ))}
      </div>
    </div>
  );
}
