import { Suspense, useMemo, type ReactNode } from 'react';
import type { PageView } from '../../../engine/public.ts';
import { pageComponentMap, pagePart } from './components.tsx';
import { loadedPage, loadPage, type PageComponent } from './load-page.ts';
import { NotOpened } from './NotOpened.tsx';
import {
  PageContext,
  type Filing,
  type Infos,
  type PageContentKind,
  type PageContextValue,
} from './page-context.ts';
import styles from './PageContent.module.css';
import { useLoaded, type Loaded } from './use-loaded.ts';
import { useWords } from '../../words/use-words.ts';

/** Used by documents only, so loaded with the first of them. */
const PrintedPage = pagePart('PrintedPage');

export interface PageContentProps {
  readonly page: PageView;
  readonly kind: PageContentKind;
  /** Fields of the status about this document: `status.infos[slug]`. */
  readonly infos?: Infos;
  /** File that the document belongs to. */
  readonly filing?: Filing;
  /** The rubber stamp on a document. */
  readonly stamp?: string | null;
  /** Printed at the head of a document; messages have theirs in the screen's header. */
  readonly title?: string;
  /** Replaces the document's own letterhead. */
  readonly head?: ReactNode;
  /** Activation code of the order, where the page prints it. */
  readonly code?: string;
  /** Address in the letter's QR code. */
  readonly link?: string;
  /** Contact address, where the page offers it. */
  readonly contact?: string;
  /** Replaces loading over the network. */
  readonly load?: (address: string) => Promise<PageComponent>;
}

const kindClass: Record<PageContentKind, string | undefined> = {
  message: styles.message,
  document: styles.document,
  page: styles.page,
};

/**
 * A page of the scenario, rendered with the known components: a message, a document, or the page above a
 * puzzle.
 */
export function PageContent({
  page,
  kind,
  infos,
  filing,
  stamp,
  title,
  head,
  code,
  link,
  contact,
  load = loadPage,
}: PageContentProps) {
  const { state, retry } = useLoaded(
    page.address,
    load,
    load === loadPage ? loadedPage(page.address) : undefined,
  );
  const context = useMemo<PageContextValue>(
    () => ({ kind, media: page.media, infos: infos ?? {}, filing, code, link, contact }),
    [kind, page.media, infos, filing, code, link, contact],
  );
  const body = (
    <div className={kindClass[kind]} data-page={state.status}>
      <Body state={state} retry={retry} />
    </div>
  );
  return (
    <PageContext value={context}>
      {kind === 'document' ? (
        <Suspense
          fallback={
            <div data-page="loading">
              <Opening />
            </div>
          }
        >
          <PrintedPage title={title} stamp={stamp} head={head}>
            {body}
          </PrintedPage>
        </Suspense>
      ) : (
        body
      )}
    </PageContext>
  );
}

const Opening = () => (
  <p role="status" className={styles.loading}>
    {useWords('game').pages.loading}
  </p>
);

function Body({ state, retry }: { state: Loaded<PageComponent>; retry: () => void }) {
  const words = useWords('game').pages;
  if (state.status === 'ready') return <state.value components={pageComponentMap} />;
  if (state.status === 'loading') return <Opening />;
  return <NotOpened retry={retry}>{words.failed}</NotOpened>;
}
