import { Suspense, useState } from 'react';
import { Link } from '../../components/actions/Link.tsx';
import type { PuzzleLink } from '../../../engine/public.ts';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { lazyModule } from '../../components/lazy.ts';
import { typeset } from '../../components/text/typography.tsx';
import styles from './PuzzleLinks.module.css';
import { useWords } from '../../words/use-words.ts';

const Modal = lazyModule('modal', () => import('../../components/overlays/Modal.tsx')).part('Modal');

interface PuzzleLinksProps {
  readonly links: readonly PuzzleLink[];
}

/** Links to earlier documents and messages. */
export function PuzzleLinks({ links }: PuzzleLinksProps) {
  const words = useWords('game').puzzles;
  if (links.length === 0) return null;
  return (
    <Stack as="nav" gap={2} className={styles.links} aria-label={words.links}>
      {links.map(({ label, to }) => (
        <Link key={to} className="button" to={to} returns>
          {typeset(label)}
        </Link>
      ))}
    </Stack>
  );
}

/** The same for an instrument without room: one button that opens the list. */
export function PuzzleLinksKey({ links }: PuzzleLinksProps) {
  const words = useWords('game').puzzles;
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
        {words.links}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <Modal title={words.links} surface="paper" onClose={() => setOpen(false)}>
            <PuzzleLinks links={links} />
          </Modal>
        </Suspense>
      ) : null}
    </>
  );
}
