import { useMemo } from 'preact/hooks';
import { Select } from '../../kit/index.ts';
import type { Named } from './form.ts';
import { packList } from './link.ts';
import { calledIn, type ListGame } from './list-game.ts';

/** A list that can be chosen; `packed` tells it from all others. */
export interface Shelved<L extends Named> {
  readonly packed: string;
  readonly list: L;
  readonly group: string;
}

/** All lists there are, the reader's first. */
export function useShelf<L extends Named>({ form, library, readyMade }: ListGame<L>): readonly Shelved<L>[] {
  return useMemo(() => {
    const shelved =
      (group: string) =>
      (list: L): Shelved<L> => ({ packed: packList(form, list), list, group });
    return [...library.saved().map(shelved(form.words.own)), ...readyMade.map(shelved(form.words.presets))];
  }, [form, library, readyMade]);
}

interface PickProps<L extends Named> {
  readonly game: ListGame<L>;
  readonly label: string;
  readonly shelf: readonly Shelved<L>[];
  readonly list: L;
  readonly onPick: (packed: string) => void;
}

/** One of all lists; one that came by the link stands beside them. */
export function ListPick<L extends Named>({ game, label, shelf, list, onPick }: PickProps<L>) {
  const { form, figures } = game;
  const { words, check } = form;
  const packed = packList(form, list);
  const all = shelf.some((one) => one.packed === packed) ? shelf : [{ packed, list, group: words.fromLink }, ...shelf];
  return (
    <Select
      label={label}
      value={packed}
      options={all.map((one) => ({
        value: one.packed,
        label: words.pickLabel(calledIn(game, one.list), figures[0].of(one.list), check(one.list).length > 0),
        group: one.group,
      }))}
      onChange={onPick}
    />
  );
}
