import type { ReactNode, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Row } from '../layout/layout.tsx';
import { PageTitle } from './PageTitle.tsx';
import styles from './GameFrame.module.css';
import { typeset } from '../text/typography.tsx';
import { ScreenTitle } from './ScreenTitle.tsx';
import { useLocation, useNavigate } from 'react-router-dom';
import { BackIcon } from '../icons.tsx';
import { Link, cameFrom } from '../actions/Link.tsx';
import { useWords } from '../../words/use-words.ts';

/** Goes back to the previous screen in its last state, or to `to` without a previous screen. */
function BackLink({ to }: { readonly to: string }) {
  const words = useWords('common');
  const navigate = useNavigate();
  const from = cameFrom(useLocation().state);
  const goBack = (event: MouseEvent) => {
    if (from === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link className={styles.back} to={from ?? to} onClick={goBack} aria-label={words.back}>
      <BackIcon className={styles.backIcon} />
    </Link>
  );
}

interface ScreenProps {
  readonly title: string;
  /** Under the title, in the flap. */
  readonly subtitle?: string;
  /** The title is a place name, set in its accent colour. */
  readonly place?: boolean;
  /** Target of « Retour » without a previous screen; without it there is no button. */
  readonly back?: string;
  /** Right of the header: a state, a count. */
  readonly end?: ReactNode;
  /** A fixed-height screen: the content shrinks and the buttons stay at the bottom. */
  readonly fixed?: boolean;
  readonly className?: string;
  /** The content is not interactive yet. */
  readonly inert?: boolean;
  readonly children: ReactNode;
}

/** A screen of the game: header with its title, and content. */
export function Screen({
  title,
  subtitle,
  place,
  back,
  end,
  fixed,
  className,
  inert,
  children,
}: ScreenProps) {
  return (
    <>
      <PageTitle>{typeset(title)}</PageTitle>
      <Row as="header" gap={3} align="center" className={classNames(styles.flap, 'arrives')}>
        {back && <BackLink to={back} />}
        <div className={styles.heading}>
          <ScreenTitle className={place ? styles.place : undefined}>{typeset(title)}</ScreenTitle>
          {subtitle && <p>{typeset(subtitle)}</p>}
        </div>
        {end && <div className={styles.end}>{end}</div>}
      </Row>
      <main
        id="contenu"
        data-fixed={fixed || undefined}
        inert={inert}
        className={classNames(styles.room, 'arrives', className)}
      >
        {children}
      </main>
    </>
  );
}
