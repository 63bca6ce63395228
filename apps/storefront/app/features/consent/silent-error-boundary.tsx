import { Component, type ReactNode } from 'react';
import { reportError } from '../reports/watch-errors.ts';

/** What is not the page must not take the page down with it: here an error shows nothing, and is reported. */
export class SilentErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
