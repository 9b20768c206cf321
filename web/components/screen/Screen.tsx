import type { ReactNode } from 'react';
import { BackLink } from '../actions/BackLink.tsx';
import { classNames } from '../class-names.ts';
import { PageTitle } from './PageTitle.tsx';
import styles from './Terminal.module.css';
import { t } from '../text/typography.tsx';
import { useScreenFocus } from './use-screen.ts';

interface ScreenProps {
  readonly title: string;
  /** Under the title, in the flap. */
  readonly subtitle?: string;
  /** The title is a place's name, set in its accent. */
  readonly place?: boolean;
  /** Where « Retour » leads who came by no other screen; without it there is no such button. */
  readonly back?: string;
  /** At the right of the flap: a state, a count. */
  readonly end?: ReactNode;
  /** An instrument that holds still: the reading shrinks, the keys stay under the thumb. */
  readonly fixed?: boolean;
  readonly className?: string;
  /** The room answers nobody yet. */
  readonly inert?: boolean;
  readonly children: ReactNode;
}

/** One screen of the game: the flap with its title, and the room under it. */
export function Screen({ title, subtitle, place, back, end, fixed, className, inert, children }: ScreenProps) {
  const heading = useScreenFocus();
  return (
    <>
      <PageTitle>{t(title)}</PageTitle>
      <header className={classNames(styles.flap, 'arrives')}>
        {back && <BackLink to={back} />}
        <div className={styles.heading}>
          <h1 ref={heading} tabIndex={-1} className={place ? styles.place : undefined}>
            {t(title)}
          </h1>
          {subtitle && <p>{t(subtitle)}</p>}
        </div>
        {end && <div className={styles.end}>{end}</div>}
      </header>
      <main id="contenu" data-fixed={fixed || undefined} inert={inert} className={classNames(styles.room, 'arrives', className)}>
        {children}
      </main>
    </>
  );
}
