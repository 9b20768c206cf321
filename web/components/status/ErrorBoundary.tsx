import { Component, type ErrorInfo, type ReactNode } from 'react';
import { asChunkError } from '../../api/load-chunk.ts';
import { ErrorFallback, RouterFallback } from './ErrorFallback.tsx';

interface RouteFailure {
  readonly status: number;
  readonly statusText: string;
}

const isRouteFailure = (thrown: unknown): thrown is RouteFailure =>
  typeof thrown === 'object' &&
  thrown !== null &&
  typeof (thrown as RouteFailure).status === 'number' &&
  typeof (thrown as RouteFailure).statusText === 'string';

/** Text for a route that could not be opened; null for a rendering error. */
function routeDetail(thrown: unknown): string | null {
  const missing = asChunkError(thrown);
  if (missing) return missing.message;
  if (isRouteFailure(thrown)) return `${thrown.status} ${thrown.statusText}`;
  return null;
}

/** Catches errors of a screen and distinguishes a missing route script from a rendering error. */
export class ErrorBoundary extends Component<
  { readonly children: ReactNode },
  { thrown: unknown; failed: boolean }
> {
  override state = { thrown: null as unknown, failed: false };

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown, failed: true };
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo) {
    console.error(thrown, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const detail = routeDetail(this.state.thrown);
    return detail ? <RouterFallback detail={detail} /> : <ErrorFallback />;
  }
}
