import type { MDXContent } from 'mdx/types';
import {
  lazy,
  Suspense,
  type AnchorHTMLAttributes,
  type HTMLAttributes,
  type ReactNode,
  Children,
} from 'react';
import { type ByLanguage, inEachLanguage } from '../../../engine/public.ts';
import { loadChunk } from '../../api/load-chunk.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { Link } from '../../components/actions/Link.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { Fact } from '../landing/Fact.tsx';
import { Price } from '../landing/Price.tsx';
import { useSite } from '../../state/site.ts';
import styles from './legal-pages.module.css';
import { useLanguage, useWords } from '../../words/use-words.ts';

/**
 * Text after an element starts in mid-sentence: the « x » stands for the preceding word, so that « ; » gets
 * its space.
 */
const typesetAfterElement = (text: string) => typeset(`x${text}`).slice(1);

/** Typography for the text among mixed children. */
function typesetNodes(children: ReactNode): ReactNode {
  return Children.map(children, (child, index) => {
    if (typeof child !== 'string') return child;
    return index === 0 ? typeset(child) : typesetAfterElement(child);
  });
}

/** An element with the typography of the page's language. */
function typesetElement(Tag: 'h2' | 'h3' | 'p' | 'li' | 'strong') {
  return function TypesetElement({ children, ...rest }: HTMLAttributes<HTMLElement>) {
    return <Tag {...rest}>{typesetNodes(children)}</Tag>;
  };
}

/** Text that the law requires in a box. */
function Boxed({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap={3} className={styles.boxed} aria-label={title}>
      <h3>{typeset(title)}</h3>
      {children}
    </Stack>
  );
}

const Facts = ({ children }: { readonly children: ReactNode }) => <Stack as="dl">{children}</Stack>;

function FactLine({ label, name }: { readonly label: string; readonly name: string }) {
  return (
    <div className={styles.line}>
      <dt>{typeset(label)}</dt>
      <dd>
        <Fact name={name} />
      </dd>
    </div>
  );
}

/** Reminder for the operator, displayed until it is removed from the settings. */
function Note() {
  const { note } = useSite().legal;
  return note ? <p className={styles.note}>{typeset(note)}</p> : null;
}

/** A link of the text; within the site it does not reload the page. */
function TextLink({ href = '', children }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const words = typesetNodes(children);
  return href.startsWith('/') ? <Link to={href}>{words}</Link> : <a href={href}>{words}</a>;
}

/** Components of legal texts, in addition to plain Markdown. */
const legalComponents = {
  a: TextLink,
  h2: typesetElement('h2'),
  h3: typesetElement('h3'),
  p: typesetElement('p'),
  li: typesetElement('li'),
  strong: typesetElement('strong'),
  Boxed,
  Fact,
  FactLine,
  Facts,
  Note,
  Price,
};

type LoadText = () => Promise<{ default: MDXContent }>;

/** A legal text, loaded on demand. Its headings start at h2; the page has the h1. */
function legalText(chunk: string, load: ByLanguage<LoadText>) {
  const texts = inEachLanguage((language) => lazy(() => loadChunk(chunk, load[language])));
  return function LegalText() {
    const { loadingText } = useWords('common');
    const Text = texts[useLanguage()];
    return (
      <Suspense fallback={<p role="status">{loadingText}</p>}>
        <Stack gap={3} align="start" className={styles.text}>
          <Text components={legalComponents} />
        </Stack>
      </Suspense>
    );
  };
}

export const LegalNotice = legalText('legal-notice', {
  fr: () => import('../texts/legal-notice.mdx'),
  en: () => import('../texts/en/legal-notice.mdx'),
});
export const TermsOfUse = legalText('terms-of-use', {
  fr: () => import('../texts/terms-of-use.mdx'),
  en: () => import('../texts/en/terms-of-use.mdx'),
});
export const TermsOfSale = legalText('terms-of-sale', {
  fr: () => import('../texts/terms-of-sale.mdx'),
  en: () => import('../texts/en/terms-of-sale.mdx'),
});
export const Accessibility = legalText('accessibility', {
  fr: () => import('../texts/accessibility.mdx'),
  en: () => import('../texts/en/accessibility.mdx'),
});
