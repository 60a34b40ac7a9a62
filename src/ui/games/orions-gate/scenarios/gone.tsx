import { Button, Notice } from '../../../kit/index.ts';
import { scenariosText as words } from '../words/scenarios.ts';

/** What was just deleted, and the way back. */
export const Gone = ({ title, onUndo }: { readonly title: string; readonly onUndo: () => void }) => (
  <Notice tone="info" title={title}>
    <div class="row notice-do">
      <Button small onClick={onUndo}>
        {words.undo}
      </Button>
    </div>
  </Notice>
);
