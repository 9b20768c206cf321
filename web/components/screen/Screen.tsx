import type { ReactNode } from 'react';
import { BackLink } from '../actions/BackLink.tsx';
import { classNames } from '../class-names.ts';
import { PageTitle } from './PageTitle.tsx';
import styles from './GameFrame.module.css';
import { typeset } from '../text/typography.tsx';
import { useScreenFocus } from './use-screen.ts';

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
  const heading = useScreenFocus();
  return (
    <>
      <PageTitle>{typeset(title)}</PageTitle>
      <header className={classNames(styles.flap, 'arrives')}>
        {back && <BackLink to={back} />}
        <div className={styles.heading}>
          <h1 ref={heading} tabIndex={-1} className={place ? styles.place : undefined}>
            {typeset(title)}
          </h1>
          {subtitle && <p>{typeset(subtitle)}</p>}
        </div>
        {end && <div className={styles.end}>{end}</div>}
      </header>
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
