import { Suspense, useState } from 'react';
import { Link } from '../../components/actions/Link.tsx';
import type { PuzzleLink } from '../../../engine/public.ts';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { lazyModule } from '../../components/lazy.ts';
import { typeset } from '../../components/text/typography.tsx';
import styles from './PuzzleLinks.module.css';

const Modal = lazyModule('modal', () => import('../../components/overlays/Modal.tsx')).part('Modal');

interface PuzzleLinksProps {
  readonly links: readonly PuzzleLink[];
}

const TITLE = 'Pièces à relire';

/** Links to earlier documents and messages. */
export function PuzzleLinks({ links }: PuzzleLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className={styles.links} aria-label={TITLE}>
      {links.map(({ label, to }) => (
        <Link key={to} className="button" to={to} returns>
          {typeset(label)}
        </Link>
      ))}
    </nav>
  );
}

/** The same for an instrument without room: one button that opens the list. */
export function PuzzleLinksKey({ links }: PuzzleLinksProps) {
  const [open, setOpen] = useState(false);
  const [only] = links;
  if (!only) return null;
  if (links.length === 1)
    return (
      <ButtonLink to={only.to} returns>
        {typeset(only.label)}
      </ButtonLink>
    );
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {TITLE}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <Modal title={TITLE} surface="paper" onClose={() => setOpen(false)}>
            <PuzzleLinks links={links} />
          </Modal>
        </Suspense>
      ) : null}
    </>
  );
}
