import type { ReactNode } from 'react';
import { Link } from '../actions/Link.tsx';
import { Row } from '../layout/layout.tsx';
import { AirmailStripe } from './AirmailStripe.tsx';
import { ButtonLink } from '../actions/Button.tsx';
import { classNames } from '../class-names.ts';
import styles from './PaperPage.module.css';
import { useWords } from '../../words/use-words.ts';

interface PaperPageProps {
  /** Target and label of the button in the header. */
  readonly back?: string;
  readonly backLabel?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page of the site outside the game: paper, product name, back button. */
export function PaperPage({ back = '/', backLabel, className, children }: PaperPageProps) {
  const words = useWords('common');
  return (
    <div className={classNames('paper', styles.page)}>
      <a className="skip-link" href="#contenu">
        {words.toContent}
      </a>
      <AirmailStripe />
      <Row as="header" gap={3} align="center" justify="between" className={styles.top}>
        <Link to="/" className={styles.name}>
          {words.product}
        </Link>
        <ButtonLink to={back} className="button--small">
          {backLabel ?? words.back}
        </ButtonLink>
      </Row>
      <main id="contenu" className={classNames('arrives', className)}>
        {children}
      </main>
    </div>
  );
}
