import { Button } from '../../kit/index.ts';

interface UnreadLinesProps {
  readonly title: string;
  /** Words of the button that lets go of the lines. */
  readonly drop: string;
  readonly onDrop: () => void;
}

/** Lines of the text a list came from that were left out: whoever builds it on says so. */
export const UnreadLines = ({ title, drop, onDrop }: UnreadLinesProps) => (
  <div class="row">
    <span class="small second">{title}</span>
    <Button small onClick={onDrop}>
      {drop}
    </Button>
  </div>
);
