import { redoIcon } from '../../../../assets/icons/interface.ts';
import { Button, Notice, Refusal, type Reason } from '../../kit/index.ts';
import type { Query } from '../manifest.ts';
import { navigate } from '../router.ts';
import { listAt } from './address.ts';
import type { Named } from './form.ts';
import { packList } from './link.ts';
import { LinkFailed } from './link-notice.tsx';
import { calledIn, type ListGame, type ListView } from './list-game.ts';
import { ListPick, useShelf, type Shelved } from './list-pick.tsx';

/** Two lists of an address, and ways to choose others. */
export interface Pair<L extends Named> {
  readonly game: ListGame<L>;
  readonly a: L;
  readonly b: L;
  readonly shelf: readonly Shelved<L>[];
  /** Why a list of the address could not be read. */
  readonly faults: readonly string[];
  set(a: string, b: string): void;
}

/**
 * The two lists an address asks for; in the place of those it does not name, or that cannot be read, stand the first of
 * the shelf. A game has at least one ready-made list, so the shelf is never empty.
 */
export function usePair<L extends Named>(game: ListGame<L>, view: ListView, query: Query): Pair<L> {
  const { form, page } = game;
  const shelf = useShelf(game);
  const read = { a: listAt(game, query['a']), b: listAt(game, query['b']) };
  const a = read.a?.ok ? read.a.list : shelf[0]!.list;
  const b = read.b?.ok ? read.b.list : (shelf.find(({ packed }) => packed !== packList(form, a)) ?? shelf[0]!).list;
  return {
    game,
    a,
    b,
    shelf,
    faults: [read.a, read.b].flatMap((one) => (one && !one.ok ? [one.reason] : [])),
    set: (first, second) => navigate(page(view, { ...query, a: first, b: second }), true),
  };
}

/** Both lists as choices, and a button that exchanges them. */
export function PairPicks<L extends Named>({ pair: { game, a, b, shelf, faults, set } }: { readonly pair: Pair<L> }) {
  const { form } = game;
  const { words } = form;
  const [first, second] = [packList(form, a), packList(form, b)];
  return (
    <>
      {faults.map((fault) => (
        <LinkFailed key={fault} game={game} reason={fault} />
      ))}
      <div class="pair">
        <ListPick game={game} label={words.pickA} shelf={shelf} list={a} onPick={(packed) => set(packed, second)} />
        <Button icon={redoIcon} label={words.swap} onClick={() => set(second, first)} />
        <ListPick game={game} label={words.pickB} shelf={shelf} list={b} onPick={(packed) => set(first, packed)} />
      </div>
    </>
  );
}

/** A name for each of two lists that tells them apart. */
export const namesOfPair = <L extends Named>(
  game: Pick<ListGame<L>, 'form'>,
  a: L,
  b: L,
): readonly [string, string] => {
  const [one, other] = [calledIn(game, a), calledIn(game, b)];
  return one === other ? [`${one} A`, `${other} B`] : [one, other];
};

/** A list that nobody could play, and why. */
interface FaultyList {
  readonly name: string;
  readonly reasons: readonly Reason[];
}

/** Which of two lists cannot be played in any match, and why. */
export const faultsOfPair = <L extends Named>({
  game,
  a,
  b,
}: Pick<Pair<L>, 'game' | 'a' | 'b'>): readonly FaultyList[] =>
  [a, b]
    .map((list, at) => ({ name: namesOfPair(game, a, b)[at]!, reasons: game.form.check(list) }))
    .filter(({ reasons }) => reasons.length > 0);

/** What is wrong with the lists that cannot be played. */
export const PairFaults = <L extends Named>({
  game: { form },
  faults,
}: {
  readonly game: ListGame<L>;
  readonly faults: readonly FaultyList[];
}) => (
  <>
    {faults.map(({ name, reasons }) => (
      <Notice key={name} tone="bad" title={form.words.of(name, form.words.illegal)}>
        <Refusal reasons={reasons} />
      </Notice>
    ))}
  </>
);
