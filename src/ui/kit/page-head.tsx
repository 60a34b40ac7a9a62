import type { ComponentChildren } from 'preact';

interface PageHeadProps {
  readonly title: string;
  readonly lead: string;
  /** Buttons at the far end. */
  readonly children?: ComponentChildren;
}

/** The head of a page: what it is, in a line, and what can be done with all of it. */
export const PageHead = ({ title, lead, children }: PageHeadProps) => (
  <header class="page-head">
    <div>
      <h1>{title}</h1>
      <p class="second">{lead}</p>
    </div>
    {children && <div class="row push">{children}</div>}
  </header>
);
