import { Button } from '../../kit/index.ts';
import { UNREAD_WORDS } from '../words/lists.ts';

interface UnreadLinesProps {
  /** Number of the lines. */
  readonly lines: number;
  readonly onDrop: () => void;
}

/** Lines of the text a list came from that were left out: whoever builds it on says so. */
export const UnreadLines = ({ lines, onDrop }: UnreadLinesProps) => (
  <div class="row">
    <span class="small second">{UNREAD_WORDS.title(lines)}</span>
    <Button small onClick={onDrop}>
      {UNREAD_WORDS.drop}
    </Button>
  </div>
);
