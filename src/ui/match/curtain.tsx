import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button, Dialog } from '../kit/index.ts';
import { useAway } from './use-away.ts';
import { play as words } from './words/play.ts';

interface CurtainProps {
  /** Whose secret it is. */
  readonly name: string;
  /** What it is called once it is seen; else the words of every game. */
  readonly title?: string;
  /** The cover is gone: hidden again, or never lifted. */
  readonly onClose: () => void;
  /** Makes the secret; called only while its owner looks, so that nothing of it is on the page before or after. */
  readonly children: () => ComponentChildren;
}

/**
 * A screen shared by several people: the cover over everything, "hand the screen to ...", then what only one person may
 * know, until it is hidden again. Mounted = the cover is up. A page that goes out of sight, or a window that loses the
 * focus, hides the secret.
 */
export function Curtain({ name, title, onClose, children }: CurtainProps) {
  const [lifted, setLifted] = useState(false);
  useAway(lifted, onClose);
  // Two dialogs, so that the focus goes to the heading of what is new.
  if (!lifted) {
    return (
      <Dialog
        key="cover"
        title={words.curtainTitle(name)}
        shape="curtain"
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{words.curtainBack}</Button>
            <Button variant="primary" onClick={() => setLifted(true)}>
              {words.curtainYes(name)}
            </Button>
          </>
        }
      >
        <p>{words.curtainText(name)}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      key="secret"
      title={title ?? words.curtainOpen(name)}
      shape="curtain"
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {words.curtainHide}
        </Button>
      }
    >
      {children()}
    </Dialog>
  );
}
