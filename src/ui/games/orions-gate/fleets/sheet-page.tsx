import { useState } from 'preact/hooks';
import { Toggle } from '../../../kit/index.ts';
import { SheetPage as ListSheetPage } from '../../../match/lists/sheet-page.tsx';
import type { Query } from '../../../match/manifest.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { faces, FLEETS } from './fleet-lists.ts';
import { Sheet } from './sheet.tsx';
import './sheet.css';

/** A fleet as a sheet of paper, with or without rules and arcs. */
export function SheetPage({ query }: { readonly query: Query }) {
  const [rules, setRules] = useState(true);
  const [arcs, setArcs] = useState<boolean | null>(null);
  return (
    <ListSheetPage
      game={FLEETS}
      query={query}
      choices={(fleet) => (
        <>
          <Toggle label={words.sheetRules} checked={rules} onChange={setRules} />
          <Toggle label={words.sheetArcs} checked={arcs ?? faces(fleet)} onChange={setArcs} />
        </>
      )}
      sheet={(fleet) => <Sheet fleet={fleet} rules={rules} arcs={arcs ?? faces(fleet)} />}
    />
  );
}
