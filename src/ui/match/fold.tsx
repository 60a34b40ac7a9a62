import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { play as words } from './words/play.ts';

interface FoldProps {
  readonly title: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly class: string;
  readonly children: ComponentChildren;
  readonly actions?: ComponentChildren;
}

/** A docked plate that folds to its heading. */
export function Fold({ title, open, onToggle, class: extra, children, actions }: FoldProps) {
  const id = useId();
  return (
    <section class={`plate plate-docked ${extra} ${open ? '' : 'plate-folded'}`} aria-labelledby={id}>
      <header class="plate-head">
        <h2 class="eyebrow" id={id}>
          <button
            type="button"
            class="plate-fold"
            aria-expanded={open}
            aria-label={open ? words.fold(title) : words.unfold(title)}
            onClick={onToggle}
          >
            <span class="plate-mark" aria-hidden="true" />
            {title}
          </button>
        </h2>
        {open && actions}
      </header>
      {open && (
        <div class="plate-body" tabIndex={-1}>
          {children}
        </div>
      )}
    </section>
  );
}
