import { useState } from 'preact/hooks';
import type { OwnFleet } from '../../../../games/orions-spur/index.ts';
import { Toggle } from '../../../kit/index.ts';
import { SheetPage as ListSheetPage } from '../../../match/lists/sheet-page.tsx';
import type { Query } from '../../../match/manifest.ts';
import { EVEN } from '../setup/draft.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { spurText } from '../words/setup.ts';
import { FLEETS } from './fleet-lists.ts';
import { Sheet } from './sheet.tsx';
import './sheet.css';

/** A fleet as a sheet of paper, with or without its text. */
export function SheetPage({ query }: { readonly query: Query }) {
  const [text, setText] = useState(false);
  const [even, setEven] = useState(true);
  return (
    <ListSheetPage<OwnFleet>
      game={FLEETS}
      query={query}
      choices={() => (
        <>
          <Toggle label={spurText.evenShips} checked={even} onChange={setEven} />
          <Toggle label={words.sheetText} checked={text} onChange={setText} />
        </>
      )}
      sheet={(fleet) => <Sheet fleet={fleet} dataSet={even ? EVEN.dataSet : 'catalogue'} text={text} />}
    />
  );
}
