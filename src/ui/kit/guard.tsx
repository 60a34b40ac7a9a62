import { Component, type ComponentChildren } from 'preact';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { app } from './words/app.ts';

interface GuardProps {
  /** A new value (another page) gives it a fresh start. */
  readonly of: string;
  readonly children: ComponentChildren;
}

/** Catches what a page throws while drawing and says so. The one class: the library asks for it. */
export class Guard extends Component<GuardProps, { failure: string | null }> {
  override state: { readonly failure: string | null } = { failure: null };

  static override getDerivedStateFromError(error: unknown) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }

  /** Where it was thrown is for whoever reports it. */
  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override componentDidUpdate(before: GuardProps) {
    if (before.of !== this.props.of && this.state.failure !== null) this.setState({ failure: null });
  }

  override render() {
    if (this.state.failure === null) return this.props.children;
    return (
      <div class="page page-narrow">
        <Notice tone="bad" title={app.brokenTitle}>
          <p>{app.brokenText}</p>
          <p class="quiet">{this.state.failure}</p>
        </Notice>
        <div class="row">
          <Button onClick={() => this.setState({ failure: null })}>{app.tryAgain}</Button>
          <Button variant="quiet" href="#/">
            {app.toHome}
          </Button>
        </div>
      </div>
    );
  }
}
