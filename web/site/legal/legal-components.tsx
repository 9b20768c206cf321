import type { AnchorHTMLAttributes, HTMLAttributes, ReactNode } from 'react';
import { Link } from '../../components/actions/Link.tsx';
import { t } from '../../components/text/typography.tsx';
import { Fact } from '../landing/Fact.tsx';
import styles from './legal-pages.module.css';
import { Price } from '../landing/Price.tsx';
import { site } from '../site.ts';
import { typesetNodes } from '../typeset-nodes.ts';

/** An element of the text whose words are set by the rules of French typography. */
function typeset(Tag: 'h2' | 'h3' | 'p' | 'li' | 'strong') {
  return function Typeset({ children, ...rest }: HTMLAttributes<HTMLElement>) {
    return <Tag {...rest}>{typesetNodes(children)}</Tag>;
  };
}

/** Words the law wants set apart. */
function Boxed({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.boxed} aria-label={title}>
      <h3>{t(title)}</h3>
      {children}
    </section>
  );
}

const Facts = ({ children }: { readonly children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

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

/** The operator's own reminder, there until it is taken out of the file. */
const Note = () => (site.legal.note ? <p className={styles.note}>{t(site.legal.note)}</p> : null);

/** A link of the text: inside the site the page stays, and so does what the reader has open. */
function TextLink({ href = '', children }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const words = typesetNodes(children);
  return href.startsWith('/') ? <Link to={href}>{words}</Link> : <a href={href}>{words}</a>;
}

/** What a legal text may say beyond plain Markdown. */
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
