import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { closeIcon } from '../../../assets/icons/interface.ts';
import { Asked } from './asked.ts';
import { Button } from './button.tsx';
import { reachByKeys } from './reach.ts';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
  /** Buttons at the foot. */
  readonly actions?: ComponentChildren;
  /** `side`: a drawer at the right edge. `wide`: room for a list or a text. `curtain`: hides everything behind it. */
  readonly shape?: 'plain' | 'wide' | 'side' | 'curtain';
  /** False: only its own buttons close it (hand-over curtain). */
  readonly dismissible?: boolean;
}

/** A modal dialog: focus is held inside and goes back to where it came from; Esc closes it. Mounted = open. */
export function Dialog({ title, onClose, children, actions, shape = 'plain', dismissible = true }: DialogProps) {
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current!;
    const before = document.activeElement;
    dialog.showModal();
    // Nothing asked for the focus: the title gets it, so that no button shows its tooltip unasked.
    const first = dialog.querySelector<HTMLElement>('[data-focus-first]');
    if (first) first.focus();
    else dialog.querySelector('h2')?.focus({ preventScroll: true });
    const body = dialog.querySelector<HTMLElement>('.dialog-body')!;
    const watcher = new ResizeObserver(() => reachByKeys(body));
    watcher.observe(body);
    return () => {
      watcher.disconnect();
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={`dialog dialog-${shape}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onPointerDown={(event) => {
        if (dismissible && event.target === element.current) onClose();
      }}
    >
      <Asked.Provider value={null}>
        <div class="dialog-plate">
          <header class="dialog-head">
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            {dismissible && (
              <Button variant="quiet" small icon={closeIcon} label="Close" class="push" onClick={onClose} />
            )}
          </header>
          <div class="dialog-body">{children}</div>
          {actions && <footer class="dialog-foot">{actions}</footer>}
        </div>
      </Asked.Provider>
    </dialog>
  );
}

interface ConfirmProps {
  readonly title: string;
  readonly children?: ComponentChildren;
  readonly yes: string;
  readonly no?: string;
  readonly danger?: boolean;
  /** What is asked may well be a blunder: it is not bright, and the keyboard begins on the other answer. */
  readonly warned?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before something that cannot be taken back. */
export function Confirm({
  title,
  children,
  yes,
  no = 'Cancel',
  danger = false,
  warned = false,
  onYes,
  onNo,
}: ConfirmProps) {
  return (
    <Dialog
      title={title}
      onClose={onNo}
      actions={
        <>
          <Button onClick={onNo} autoFocus={danger || warned}>
            {no}
          </Button>
          <Button
            variant={danger ? 'danger' : warned ? 'plain' : 'primary'}
            class={warned ? 'button-go' : ''}
            autoFocus={!danger && !warned}
            onClick={onYes}
          >
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
