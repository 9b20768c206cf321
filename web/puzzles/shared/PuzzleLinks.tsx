import { Suspense, useState } from 'react';
import { Link } from '../../components/actions/Link.tsx';
import type { PlayerView, PuzzleLink } from '../../../engine/public.ts';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { lazyModule } from '../../components/lazy.ts';
import { typeset } from '../../components/text/typography.tsx';
import styles from './PuzzleLinks.module.css';
import { shownStatus } from '../../state/client-state.ts';
import { useClientState } from '../../state/store.ts';
import { useWords } from '../../words/use-words.ts';

const Modal = lazyModule('modal', () => import('../../components/overlays/Modal.tsx')).part('Modal');

interface PuzzleLinksProps {
  readonly links: readonly PuzzleLink[];
}

/** The name of the role that has what a route shows; undefined where this telephone has it. */
function holderOf({ hands, tiles }: Pick<PlayerView, 'hands' | 'tiles'>, route: string): string | undefined {
  const { messages = [], documents = [] } = hands ?? {};
  const elsewhere = [
    ...messages.map(({ slug, heldBy }) => ({ to: `/home/messages/${slug}`, heldBy })),
    ...documents.map(({ slug, heldBy }) => ({ to: `/document/${slug}`, heldBy })),
    ...tiles,
  ];
  return elsewhere.find(({ to }) => to === route)?.heldBy;
}

/** What a link says: with the role that has its paper, where another telephone does. */
function useLinkLabel(): (link: PuzzleLink) => string {
  const words = useWords('game').puzzles;
  const view = useClientState(shownStatus)?.view ?? null;
  return ({ label, to }) => {
    const holder = view === null ? undefined : holderOf(view, to);
    return holder === undefined ? label : words.linkElsewhere(label, holder);
  };
}

export function PuzzleLinks({ links }: PuzzleLinksProps) {
  const words = useWords('game').puzzles;
  const labelOf = useLinkLabel();
  if (links.length === 0) return null;
  return (
    <Stack as="nav" gap={2} className={styles.links} aria-label={words.links}>
      {links.map((link) => (
        <Link key={link.to} className="button" to={link.to} returns>
          {typeset(labelOf(link))}
        </Link>
      ))}
    </Stack>
  );
}

/** The same for an instrument without room: one button that opens the list. */
export function PuzzleLinksKey({ links }: PuzzleLinksProps) {
  const words = useWords('game').puzzles;
  const labelOf = useLinkLabel();
  const [open, setOpen] = useState(false);
  const [only] = links;
  if (!only) return null;
  if (links.length === 1)
    return (
      <ButtonLink to={only.to} returns>
        {typeset(labelOf(only))}
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
