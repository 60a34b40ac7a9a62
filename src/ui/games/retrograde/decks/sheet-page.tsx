import { useState } from 'preact/hooks';
import type { OwnDeck } from '../../../../games/retrograde/index.ts';
import { Toggle } from '../../../kit/index.ts';
import { SheetPage as ListSheetPage } from '../../../match/lists/sheet-page.tsx';
import type { Query } from '../../../match/manifest.ts';
import { decksText as words } from '../words/decks.ts';
import { DECKS } from './deck-lists.ts';
import { Sheet } from './sheet.tsx';
import './sheet.css';

/** A deck as a sheet of paper, with or without figures and its text. */
export function SheetPage({ query }: { readonly query: Query }) {
  const [figures, setFigures] = useState(true);
  const [text, setText] = useState(false);
  return (
    <ListSheetPage<OwnDeck>
      game={DECKS}
      query={query}
      choices={() => (
        <>
          <Toggle label={words.sheetFigures} checked={figures} onChange={setFigures} />
          <Toggle label={words.sheetText} checked={text} onChange={setText} />
        </>
      )}
      sheet={(deck) => <Sheet deck={deck} figures={figures} text={text} />}
    />
  );
}
