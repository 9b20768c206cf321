import { Suspense, useState, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { lazyModule } from '../../lazy.ts';
import { useTypeset } from '../../text/typography.tsx';
import styles from './Enlargeable.module.css';
import { useWords } from '../../../words/use-words.ts';

const FullView = lazyModule('full-view', () => import('./FullView.tsx')).part('FullView');

interface EnlargeableProps {
  /** Description of the picture. */
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Enlargeable({ title, className, children }: EnlargeableProps) {
  const typeset = useTypeset();
  const { picture: words } = useWords('common');
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={classNames(styles.picture, className)} data-enlarged={isOpen || undefined}>
      {children}
      <button
        type="button"
        className={styles.key}
        aria-haspopup="dialog"
        aria-label={words.enlarge(typeset(title))}
        onClick={() => setOpen(true)}
      >
        <span className={styles.sign} aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <FullView title={title} onClose={() => setOpen(false)}>
            {children}
          </FullView>
        </Suspense>
      )}
    </span>
  );
}
