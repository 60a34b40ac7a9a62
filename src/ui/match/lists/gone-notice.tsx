import { useEffect, useRef } from 'preact/hooks';
import { undoIcon } from '../../../../assets/icons/interface.ts';
import { Button, Notice } from '../../kit/index.ts';
import type { ListWords } from '../words/lists.ts';

interface GoneProps {
  readonly words: ListWords;
  readonly name: string;
  readonly onUndo: () => void;
}

/**
 * What was deleted, and the way back, which has the focus: whoever pressed Delete by keyboard is one press from undoing
 * it.
 */
export function GoneNotice({ words, name, onUndo }: GoneProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} class="shelf-gone">
      <Notice tone="info" title={words.removed(name)}>
        <div class="row notice-do">
          <Button small icon={undoIcon} onClick={onUndo}>
            {words.undo}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
