import { useState } from 'preact/hooks';
import { duelIcon } from '../../../../assets/icons/interface.ts';
import { Button, Panel, Toggle } from '../../kit/index.ts';
import { PageHead } from '../../kit/page-head.tsx';
import type { Query } from '../manifest.ts';
import type { ListWords } from '../words/lists.ts';
import { listsHref } from './address.ts';
import { figureText, larger, type CompareGroup, type CompareRow } from './compare-rows.ts';
import type { Named } from './form.ts';
import type { ListGame } from './list-game.ts';
import { faultsOfPair, namesOfPair, PairFaults, PairPicks, usePair } from './pair.tsx';
import './library.css';
import './compare.css';

interface FigureProps {
  readonly words: ListWords;
  readonly row: CompareRow;
  readonly at: 0 | 1;
  readonly marked: boolean;
}

function Figure({ words, row: { values, decimals, unit }, at, marked }: FigureProps) {
  const value = values[at];
  return (
    <td class={`figure ${marked ? 'compare-larger' : ''}`}>
      {value === null ? (
        <span class="quiet" aria-label={words.counting}>
          …
        </span>
      ) : (
        `${figureText(value, decimals)}${unit ?? ''}`
      )}
      {marked && (
        <span class="compare-mark" aria-hidden="true">
          ▲
        </span>
      )}
      {marked && <span class="unseen"> {words.larger}</span>}
    </td>
  );
}

interface GroupProps {
  readonly words: ListWords;
  readonly group: CompareGroup;
  readonly names: readonly [string, string];
}

function Group({ words, group: { title, how, rows }, names }: GroupProps) {
  return (
    <section class="compare-group">
      <table class="compare-table">
        <caption class="eyebrow">{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{words.figure}</span>
            </th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const which = larger(row);
            return (
              <tr key={row.label} class={which === 'alike' ? '' : 'compare-differs'}>
                <th scope="row">{row.label}</th>
                <Figure words={words} row={row} at={0} marked={which === 'a'} />
                <Figure words={words} row={row} at={1} marked={which === 'b'} />
              </tr>
            );
          })}
        </tbody>
      </table>
      {how && <p class="small quiet">{how}</p>}
    </section>
  );
}

interface GroupsProps extends Pick<GroupProps, 'words' | 'names'> {
  readonly groups: readonly CompareGroup[];
  /** Only rows that differ. */
  readonly only: boolean;
}

function Groups({ words, names, groups, only }: GroupsProps) {
  const shown = only
    ? groups
        .map((group) => ({ ...group, rows: group.rows.filter((row) => larger(row) !== 'alike') }))
        .filter(({ rows }) => rows.length > 0)
    : groups;
  if (shown.length === 0) return <p class="second">{words.none}</p>;
  return (
    <div class="compare-groups">
      {shown.map((group) => (
        <Group key={group.title} words={words} group={group} names={names} />
      ))}
    </div>
  );
}

interface CompareProps<L extends Named> {
  readonly game: ListGame<L>;
  readonly query: Query;
  /** A hook: the figures of two lists, of which some may still be counted. `able` = both can be played. */
  readonly useGroups: (a: L, b: L, able: boolean) => readonly CompareGroup[];
}

/** Two lists side by side, the larger figure of each row marked. */
export function ComparePage<L extends Named>({ game, query, useGroups }: CompareProps<L>) {
  const { words } = game.form;
  const pair = usePair(game, 'compare', query);
  const { a, b } = pair;
  const [only, setOnly] = useState(false);
  const faults = faultsOfPair(pair);
  const groups = useGroups(a, b, faults.length === 0);
  return (
    <div class="page">
      <PageHead title={words.compareTitle} lead={words.compareLead}>
        <Button variant="quiet" href={listsHref(game, null)}>
          {words.back}
        </Button>
        {game.views.includes('duel') && (
          <Button icon={duelIcon} href={listsHref(game, 'duel', { a, b })}>
            {words.duel}
          </Button>
        )}
      </PageHead>
      <PairPicks pair={pair} />
      <PairFaults game={game} faults={faults} />
      <Panel>
        <Toggle label={words.onlyDifferent} checked={only} onChange={setOnly} />
        <Groups words={words} names={namesOfPair(game, a, b)} groups={groups} only={only} />
      </Panel>
    </div>
  );
}
