import { Component } from 'react';
import type { ReactNode } from 'react';

interface State {
  readonly error: Error | undefined;
}

/** Catches errors of rendering: says so, keeps what was saved, and offers a way to continue. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <main className="page" role="alert">
        <h1 className="my-4 font-serif text-3xl">This is a mistake of ours.</h1>
        <p className="mb-4">
          Gridproof stopped at something it did not expect. Your last board is kept in this browser.
        </p>
        <pre className="code mb-4">{error.message}</pre>
        <p className="flex gap-2">
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            Open the page again
          </button>
          <a className="button" href="#/" onClick={() => this.setState({ error: undefined })}>
            All puzzles
          </a>
        </p>
      </main>
    );
  }
}
