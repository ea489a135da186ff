import { Component, type ContextType, type ReactNode } from 'react';
import { newUuid } from '#src/platform/newUuid.ts';
import { RuntimeContext } from '#src/platform/runtime.ts';
import { LoadingPage } from '../loading/LoadingPage.tsx';
import { isChunkError, mayReload } from './chunkReload.ts';
import { FallbackPage } from './FallbackPage.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Around a page: its name, by which reloads for a script of it are counted. Nothing else is worth a reload. */
  page?: string;
  /** Around a part of a page: what stands in for it. */
  fallback?: (retry: () => void) => ReactNode;
}

/** By then a reload has replaced the page; otherwise the host or the person has refused to leave. */
const RELOADED_BY_MS = 5000;

/**
 * Catches what a screen throws while rendering. A page whose script did not arrive is reloaded, a few times; anything
 * else shows the fallback page, whose "Try again" renders the screen anew with its answers.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; reloading: boolean }> {
  static override contextType = RuntimeContext;
  declare context: ContextType<typeof RuntimeContext>;
  override state = { error: undefined as unknown, reloading: false };
  private timer: ReturnType<typeof setTimeout> | undefined;

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
    const { page } = this.props;
    if (page === undefined || !chunk || !runtime.reloadOnChunkError || !mayReload(page)) return;
    this.setState({ reloading: true });
    this.timer = setTimeout(() => this.setState({ reloading: false }), RELOADED_BY_MS);
    runtime.reload();
  }

  override componentWillUnmount() {
    clearTimeout(this.timer);
  }

  private readonly retry = () => this.setState({ error: undefined });

  override render() {
    const { error, reloading } = this.state;
    if (error === undefined) return this.props.children;
    if (reloading) return <LoadingPage />;
    return this.props.fallback ? this.props.fallback(this.retry) : <FallbackPage onRetry={this.retry} />;
  }
}
