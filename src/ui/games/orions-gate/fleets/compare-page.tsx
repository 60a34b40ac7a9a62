import { useState } from 'preact/hooks';
import { duelIcon } from '../../../../../assets/icons/interface.ts';
import type { NamedFleet } from '../../../../games/orions-gate/index.ts';
import { Button, Panel, Toggle } from '../../../kit/index.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { compareGroups, figureText, larger, type CompareGroup, type CompareRow } from './compare-rows.ts';
import { fleetsHref } from './fleet-address.ts';
import { faultsOfPair, namesOfPair, PairFaults, PairPicks, usePair } from './fleet-pair.tsx';
import { useVolleys } from './use-volleys.ts';
import './compare.css';
import { PageHead } from '../../../kit/page-head.tsx';

function Figure({ row, at, marked }: { readonly row: CompareRow; readonly at: 0 | 1; readonly marked: boolean }) {
  const value = row.values[at];
  return (
    <td class={`figure ${marked ? 'compare-larger' : ''}`}>
      {value === null ? (
        <span class="quiet" aria-label={words.counting}>
          …
        </span>
      ) : row.inches ? (
        words.inches(figureText(value, row.decimals))
      ) : (
        figureText(value, row.decimals)
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

function Group({
  group: { title, how, rows },
  names,
}: {
  readonly group: CompareGroup;
  readonly names: readonly [string, string];
}) {
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
                <Figure row={row} at={0} marked={which === 'a'} />
                <Figure row={row} at={1} marked={which === 'b'} />
              </tr>
            );
          })}
        </tbody>
      </table>
      {how && <p class="small quiet">{how}</p>}
    </section>
  );
}

function Figures({
  a,
  b,
  able,
  only,
}: {
  readonly a: NamedFleet;
  readonly b: NamedFleet;
  readonly able: boolean;
  readonly only: boolean;
}) {
  const groups = compareGroups(a, b, useVolleys(a, b, able));
  const shown = only
    ? groups
        .map((group) => ({ ...group, rows: group.rows.filter((row) => larger(row) !== 'alike') }))
        .filter(({ rows }) => rows.length > 0)
    : groups;
  if (shown.length === 0) return <p class="second">{words.none}</p>;
  return (
    <div class="compare-groups">
      {shown.map((group) => (
        <Group key={group.title} group={group} names={namesOfPair(a, b)} />
      ))}
    </div>
  );
}

/** Two fleets side by side: what they have, reach, do to each other and to each type of unit. */
export function ComparePage({ query }: { readonly query: { readonly [name: string]: string } }) {
  const pair = usePair('compare', query);
  const { a, b } = pair;
  const [only, setOnly] = useState(false);
  const faults = faultsOfPair(pair);
  return (
    <div class="page">
      <PageHead title={words.compareTitle} lead={words.compareLead}>
        <Button variant="quiet" href={fleetsHref(null)}>
          {words.back}
        </Button>
        <Button icon={duelIcon} href={fleetsHref('duel', { a, b })}>
          {words.duel}
        </Button>{' '}
      </PageHead>
      <PairPicks pair={pair} />
      <PairFaults faults={faults} />
      <Panel>
        <Toggle label={words.onlyDifferent} checked={only} onChange={setOnly} />
        <Figures a={a} b={b} able={faults.length === 0} only={only} />
      </Panel>
    </div>
  );
}
