import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './panel.css';

interface PanelProps {
  readonly title?: string;
  /** Beside the title. */
  readonly actions?: ComponentChildren;
  readonly children?: ComponentChildren;
  readonly class?: string;
  readonly level?: 2 | 3;
}

/** A plate with a small-caps heading. */
export function Panel({ title, actions, children, class: extra, level = 2 }: PanelProps) {
  const id = useId();
  const Heading: 'h2' | 'h3' = `h${level}`;
  return (
    <section class={`panel ${extra ?? ''}`} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <header class="panel-head">
          {title && (
            <Heading class="eyebrow" id={id}>
              {title}
            </Heading>
          )}
          {actions && <div class="row push">{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
