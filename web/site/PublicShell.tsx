import '../styles/gestures.css';
import { Suspense, useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { frenchAddress } from '../../engine/public.ts';
import { Link } from '../components/actions/Link.tsx';
import { Row, Stack } from '../components/layout/layout.tsx';
import { AirmailStripe } from '../components/papers/AirmailStripe.tsx';
import { ButtonLink } from '../components/actions/Button.tsx';
import { classNames } from '../components/class-names.ts';
import { Surface } from '../components/papers/Surface.tsx';
import { updateThemeColor } from '../state/device/preferences.ts';
import styles from './PublicShell.module.css';
import { site, useSite } from '../state/site.ts';
import { OrderLink } from './landing/OrderLink.tsx';
import { LanguageLink } from './language/LanguageLink.tsx';
import { LanguageProposal } from './language/LanguageProposal.tsx';
import { useWords } from '../words/use-words.ts';
import { typeset } from '../components/text/typography.tsx';

const REGISTER = 'register';

/** Target of « Retour »: from the terms of use back to the form, else to the landing page. */
export function backTarget({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string {
  if (frenchAddress(pathname).replace(/\/$/, '') !== '/login/cgu') return '/';
  return new URLSearchParams(search).has(REGISTER) ? `/login?${REGISTER}=true` : '/login';
}

/** Footer of every page of the site: publisher, withdrawal, accessibility, the other language. */
function SiteFooter() {
  const words = useWords('site');
  const { legal } = useWords('common');
  const { accessibility } = useSite();
  return (
    <Row as="footer" gap={5} lineGap={0} justify="centred" className={styles.footer}>
      <Link to="/legal">{legal.notice}</Link>
      <Link to="/retractation">{legal.withdraw}</Link>
      <Link to="/accessibilite">{words.accessibility(typeset(accessibility.conformity))}</Link>
      <LanguageLink />
    </Row>
  );
}

/** Button of the header: login on the landing page, back on all others. */
function HeaderButton({ atRoot }: { readonly atRoot: boolean }) {
  const { login } = useWords('site');
  const { back } = useWords('common');
  const location = useLocation();
  return (
    <ButtonLink className="button--small" to={atRoot ? '/login' : backTarget(location)}>
      {atRoot ? login : back}
    </ButtonLink>
  );
}

function PageLoading() {
  const words = useWords('common');
  return (
    <p role="status" className={`typed ${styles.waiting}`}>
      {words.loadingText}
    </p>
  );
}

/** To the English page, for whoever came to the French one. */
function EnglishProposal() {
  const words = useWords('site').language;
  return (
    <LanguageProposal stay={words.stay}>
      <LanguageLink>{words.proposal}</LanguageLink>
    </LanguageProposal>
  );
}

/** Frame of all pages for visitors. */
export function PublicShell({ showLogin = site.showLogin }: { readonly showLogin?: boolean }) {
  const words = useWords('common');
  const { order } = useWords('site');
  const { pathname } = useLocation();
  const atRoot = frenchAddress(pathname) === '/';
  useLayoutEffect(updateThemeColor, []);
  return (
    <Surface kind="paper" className={classNames(styles.shell, atRoot && styles.root)}>
      <a className="skip-link" href="#contenu">
        {words.toContent}
      </a>
      <AirmailStripe />
      <Row as="header" gap={2} align="center" justify="between" className={styles.header}>
        {atRoot ? (
          <span className="caps">{site.cities}</span>
        ) : (
          <Link className={styles.name} to="/">
            {site.name}
          </Link>
        )}
        <Row gap={2}>
          {atRoot && <OrderLink className="button--small">{order}</OrderLink>}
          {showLogin && <HeaderButton atRoot={atRoot} />}
        </Row>
      </Row>
      <EnglishProposal />
      <Stack as="main" id="contenu" key={pathname} className={classNames(styles.main, 'arrives')}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </Stack>
      <SiteFooter />
    </Surface>
  );
}
