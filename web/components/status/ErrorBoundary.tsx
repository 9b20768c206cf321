import { isRecord } from '../../../engine/public.ts';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { asChunkError } from '../../api/load-chunk.ts';
import { Button } from '../actions/Button.tsx';
import { classNames } from '../class-names.ts';
import { lazyPicture } from '../lazy.ts';
import styles from '../forms/Notice.module.css';
import { type Catalogue, loadedWords } from '../../words/catalogues.ts';
import { common as french } from '../../words/fr/common.tsx';
import { useLanguage } from '../../words/use-words.ts';

/** In French when the words of another language are what could not be loaded. */
const useCrashWords = (): Catalogue<'common'> => loadedWords('common', useLanguage()) ?? french;

const CutWire = lazyPicture(async () => (await import('../engravings/CutWire.tsx')).CutWire);

const TornSheet = lazyPicture(async () => (await import('../engravings/TornSheet.tsx')).TornSheet);

interface FallbackProps {
  readonly Picture: typeof CutWire;
  readonly title: string;
  readonly button: string;
  readonly role?: 'alert';
  readonly children: ReactNode;
}

function Fallback({ Picture, title, button, role, children }: FallbackProps) {
  return (
    <div className="paper" role={role}>
      <main className={classNames(styles.notice, styles.standalone)}>
        <div className={styles.plate}>
          <Picture className={styles.picture} />
        </div>
        <h1 className="typed">{title}</h1>
        {children}
        <Button primary onClick={() => window.location.reload()}>
          {button}
        </Button>
      </main>
    </div>
  );
}

/**
 * Shown when a route could not be opened: its script is missing, or the response was an error. `detail`: « 404
 * Not Found », or the error's message.
 */
function RouterFallback({ detail }: { readonly detail: string }) {
  const { crash: words, retry } = useCrashWords();
  return (
    <Fallback Picture={CutWire} title={words.missingTitle} button={retry} role="alert">
      <p className={styles.code}>{detail}</p>
      <p>{words.missingText}</p>
    </Fallback>
  );
}

/** Shown after a rendering error. Typed text is stored: a reload is safe. */
function ErrorFallback() {
  const { crash: words } = useCrashWords();
  return (
    <Fallback Picture={TornSheet} title={words.title} button={words.reload}>
      <p>{words.text}</p>
    </Fallback>
  );
}

interface RouteFailure {
  readonly status: number;
  readonly statusText: string;
}

const isRouteFailure = (thrown: unknown): thrown is RouteFailure =>
  isRecord(thrown) && typeof thrown.status === 'number' && typeof thrown.statusText === 'string';

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
