import { Suspense, useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Link } from '../components/actions/Link.tsx';
import { AirmailStripe } from '../components/papers/AirmailStripe.tsx';
import { ButtonLink } from '../components/actions/Button.tsx';
import { classNames } from '../components/class-names.ts';
import { Stock } from '../components/papers/Stock.tsx';
import { updateThemeColor } from '../state/device/theme-color.ts';
import { backTarget } from './back-target.ts';
import styles from './PublicShell.module.css';
import { site } from '../state/site.ts';
import { SiteFooter } from './SiteFooter.tsx';

/** Button of the header: login on the landing page, back on all others. */
function HeaderButton({ atRoot }: { readonly atRoot: boolean }) {
  const location = useLocation();
  return (
    <ButtonLink className="button--small" to={atRoot ? '/login' : backTarget(location)}>
      {atRoot ? 'Login' : 'Retour'}
    </ButtonLink>
  );
}

const PageLoading = () => (
  <p role="status" className={`typed ${styles.waiting}`}>
    Chargement…
  </p>
);

/** Frame of all pages for visitors. */
export function PublicShell({ showLogin = site.showLogin }: { readonly showLogin?: boolean }) {
  const { pathname } = useLocation();
  const atRoot = pathname === '/';
  useLayoutEffect(updateThemeColor, []);
  return (
    <Stock kind="paper" className={classNames(styles.shell, atRoot && styles.root)}>
      <a className="skip-link" href="#contenu">
        Aller au contenu
      </a>
      <AirmailStripe />
      <header className={styles.header}>
        {atRoot ? (
          <span className="caps">{site.cities}</span>
        ) : (
          <Link className={styles.name} to="/">
            {site.name}
          </Link>
        )}
        {showLogin && <HeaderButton atRoot={atRoot} />}
      </header>
      <main id="contenu" key={pathname} className={classNames(styles.main, 'arrives')}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <SiteFooter />
    </Stock>
  );
}
