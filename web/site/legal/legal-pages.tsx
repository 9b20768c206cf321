import type { MDXContent } from 'mdx/types';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../../components/lazy.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { legalComponents } from './legal-components.tsx';
import styles from './legal-pages.module.css';

export { accessibilityTitle, legalNoticeTitle, termsOfSaleTitle, termsOfUseTitle } from './legal-titles.ts';

/** A legal text, loaded on demand. Its headings start at h2; the page has the h1. */
function legalText(chunk: string, load: () => Promise<{ default: MDXContent }>) {
  const Text = lazy(() => loadChunk(chunk, load));
  return function LegalText() {
    return (
      <Suspense fallback={<p role="status">Chargement…</p>}>
        <Stack gap={3} align="start" className={styles.text}>
          <Text components={legalComponents} />
        </Stack>
      </Suspense>
    );
  };
}

export const LegalNotice = legalText('legal-notice', () => import('../texts/legal-notice.mdx'));
export const TermsOfUse = legalText('terms-of-use', () => import('../texts/terms-of-use.mdx'));
export const TermsOfSale = legalText('terms-of-sale', () => import('../texts/terms-of-sale.mdx'));
export const Accessibility = legalText('accessibility', () => import('../texts/accessibility.mdx'));
