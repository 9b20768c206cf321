import type { ComponentProps } from 'react';
import type { PuzzlePicture } from '../../../../engine/public.ts';
import { typeset } from '../../../components/text/typography.tsx';
import styles from './PictureKey.module.css';

interface PictureKeyProps extends ComponentProps<'button'> {
  readonly picture: PuzzlePicture;
  readonly lit: boolean;
}

/** A picture as a button; `children` show its state. */
export function PictureKey({ picture, lit, children, ...rest }: PictureKeyProps) {
  return (
    <button type="button" className={styles.key} data-lit={lit || undefined} {...rest}>
      <span className={styles.sheet}>
        <img src={picture.address} alt={picture.alt} draggable={false} />
        {picture.label !== undefined ? <span className={styles.label}>{typeset(picture.label)}</span> : null}
      </span>
      {children}
    </button>
  );
}
