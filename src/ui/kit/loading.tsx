import type { ComponentChildren } from 'preact';
import { app } from './words/app.ts';
import './loading.css';

/** The ring that turns while something is on its way; what that is stands beside it. */
export const LoadingRing = () => <span class="loading-ring" aria-hidden="true" />;

/** Stands in the place of what is on its way; `children` = words of its own. */
export const Loading = ({ children = app.loading }: { readonly children?: ComponentChildren }) => (
  <div class="loading" role="status">
    <LoadingRing />
    {children}
  </div>
);
