import { Component, type ContextType, type ReactNode } from 'react';
import { newUuid } from '#src/platform/newUuid.ts';
import { RuntimeContext } from '#src/platform/runtime.ts';
import { isChunkError, mayReload } from './chunkReload.ts';
import { FallbackPage } from './FallbackPage.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Around a part of a page: what stands in for it. The page is not reloaded for a part's script. */
  fallback?: (retry: () => void) => ReactNode;
}

/**
 * Catches what a screen throws while rendering. A script that did not arrive reloads the page, a few times; anything
 * else shows the fallback page, whose "Try again" renders the screen anew with its answers.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; round: number }> {
  static override contextType = RuntimeContext;
  declare context: ContextType<typeof RuntimeContext>;
  override state = { error: undefined as unknown, round: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Something was thrown that is no error') };
  }

  override componentDidCatch(error: unknown) {
    const runtime = this.context;
    if (!runtime) return;
    const chunk = isChunkError(error);
    const code = chunk ? 'script-unavailable' : 'screen-failed';
    const correlationId = newUuid();
    runtime.reporter.error(error, { code, correlationId });
    runtime.emit({ type: 'error', code, retryable: true, correlationId });
    if (this.props.fallback) return;
    if (chunk && runtime.reloadOnChunkError && mayReload(runtime.storage.session)) runtime.reload();
  }

  private readonly retry = () => this.setState(({ round }) => ({ error: undefined, round: round + 1 }));

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return this.props.fallback ? this.props.fallback(this.retry) : <FallbackPage onRetry={this.retry} />;
  }
}
