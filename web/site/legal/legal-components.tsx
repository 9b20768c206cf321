import { type AnchorHTMLAttributes, type HTMLAttributes, type ReactNode, Children } from 'react';
import { Link } from '../../components/actions/Link.tsx';
import { t } from '../../components/text/typography.tsx';
import { Fact } from '../landing/Fact.tsx';
import { Price } from '../landing/Price.tsx';
import { site } from '../../state/site.ts';
import styles from './legal-pages.module.css';

/**
 * Text after an element starts in mid-sentence: the « x » stands for the preceding word, so that « ; » gets
 * its space.
 */
const typesetAfterElement = (text: string) => t(`x${text}`).slice(1);

/** French typography for the text among mixed children. */
function typesetNodes(children: ReactNode): ReactNode {
  return Children.map(children, (child, index) => {
    if (typeof child !== 'string') return child;
    return index === 0 ? t(child) : typesetAfterElement(child);
  });
}

/** An element with French typography. */
function typeset(Tag: 'h2' | 'h3' | 'p' | 'li' | 'strong') {
  return function Typeset({ children, ...rest }: HTMLAttributes<HTMLElement>) {
    return <Tag {...rest}>{typesetNodes(children)}</Tag>;
  };
}

/** Text that the law requires in a box. */
function Boxed({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.boxed} aria-label={title}>
      <h3>{t(title)}</h3>
      {children}
    </section>
  );
}

const Facts = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles.facts}>{children}</dl>
);

function FactLine({ label, name }: { readonly label: string; readonly name: string }) {
  return (
    <div className={styles.line}>
      <dt>{t(label)}</dt>
      <dd>
        <Fact name={name} />
      </dd>
    </div>
  );
}

/** Reminder for the operator, displayed until it is removed from the settings. */
const Note = () => (site.legal.note ? <p className={styles.note}>{t(site.legal.note)}</p> : null);

/** A link of the text; within the site it does not reload the page. */
function TextLink({ href = '', children }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const words = typesetNodes(children);
  return href.startsWith('/') ? <Link to={href}>{words}</Link> : <a href={href}>{words}</a>;
}

/** Components of legal texts, in addition to plain Markdown. */
export const legalComponents = {
  a: TextLink,
  h2: typeset('h2'),
  h3: typeset('h3'),
  p: typeset('p'),
  li: typeset('li'),
  strong: typeset('strong'),
  Boxed,
  Fact,
  FactLine,
  Facts,
  Note,
  Price,
};
