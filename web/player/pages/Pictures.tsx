import type { ReactNode } from 'react';
import { Enlargeable } from '../../components/overlays/full-view/Enlargeable.tsx';
import { t } from '../../components/text/typography.tsx';
import { useMedium } from './page-context.ts';
import styles from './Pictures.module.css';

interface NamedPicture {
  /** File of media/, extension included. */
  readonly name: string;
  readonly alt: string;
  /** Its own size in pixels, which the build reads from the file: a browser keeps its room before it has come. */
  readonly width?: string;
  readonly height?: string;
}

/** A drawing lies on its own sheet of paper, with its caption under it. */
export function Picture({ caption, ...picture }: NamedPicture & { readonly caption?: string }) {
  return (
    <figure className={styles.picture}>
      <Drawing {...picture} enlargeable />
      {caption ? <figcaption>{t(caption)}</figcaption> : null}
    </figure>
  );
}

/** A missing file leaves its words: a picture is never the only way to know something. */
function Drawing({ name, alt, width, height, enlargeable = false }: NamedPicture & { readonly enlargeable?: boolean }) {
  const address = useMedium(name);
  if (!address) return <p className={styles.missing}>{t(alt)}</p>;
  const image = <img src={address} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
  return enlargeable ? <Enlargeable title={alt}>{image}</Enlargeable> : image;
}

/** Rubbed medals, side by side: one looks from the one to the other. */
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

/** The edge by which a sheet was torn from its counterfoil, or it from the sheet: fixed to that edge of the text. */
export function Counterfoil({ side, ...picture }: NamedPicture & { readonly side?: string }) {
  return (
    <div className={styles.counterfoil} data-side={side}>
      <Drawing {...picture} />
    </div>
  );
}
