import type { ReactNode } from 'react';
import { Enlargeable } from '../../components/overlays/full-view/Enlargeable.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useMedium } from './page-context.ts';
import styles from './Pictures.module.css';

interface NamedPicture {
  /** File in media/, with its extension. */
  readonly name: string;
  readonly alt: string;
  /**
   * Natural size in pixels, read by the build: the browser reserves the room before the picture is loaded.
   */
  readonly width?: string;
  readonly height?: string;
}

/** A drawing on its own sheet of paper, with its caption. */
export function Picture({ caption, ...picture }: NamedPicture & { readonly caption?: string }) {
  return (
    <figure className={styles.picture}>
      <Drawing {...picture} enlargeable />
      {caption ? <figcaption>{typeset(caption)}</figcaption> : null}
    </figure>
  );
}

/** Without the file its alternative text is displayed. */
function Drawing({
  name,
  alt,
  width,
  height,
  enlargeable = false,
}: NamedPicture & { readonly enlargeable?: boolean }) {
  const address = useMedium(name);
  if (!address) return <p className={styles.missing}>{typeset(alt)}</p>;
  const image = <img src={address} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
  return enlargeable ? <Enlargeable title={alt}>{image}</Enlargeable> : image;
}

/** Pictures side by side, for comparison. */
export function Tokens({ children }: { readonly children?: ReactNode }) {
  return <ul className={styles.tokens}>{children}</ul>;
}

export function PictureToken({ legend, ...picture }: NamedPicture & { readonly legend?: string }) {
  return (
    <li>
      <figure className={styles.token}>
        <Drawing {...picture} enlargeable />
        {legend ? <figcaption>{legend}</figcaption> : null}
      </figure>
    </li>
  );
}

/** Torn edge of a sheet or of its counterfoil, at one side of the text. */
export function Counterfoil({ side, ...picture }: NamedPicture & { readonly side?: string }) {
  return (
    <div className={styles.counterfoil} data-side={side}>
      <Drawing {...picture} />
    </div>
  );
}
