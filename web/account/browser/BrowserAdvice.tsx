import { Typeset } from '../../components/text/typography.tsx';
import styles from './BrowserAdvice.module.css';
import type { BrowserTrouble } from './browser-trouble.ts';
import { CopyLink } from './CopyLink.tsx';

interface BrowserAdviceProps {
  readonly trouble: BrowserTrouble;
  /** Address to open in another browser. */
  readonly link: string;
}

const TROUBLES: Readonly<Record<BrowserTrouble, string>> = {
  cookies: 'Ce navigateur refuse les cookies.',
  app: 'Vous êtes dans une autre application.',
};

const ADVICE: Readonly<Record<BrowserTrouble, string>> = {
  cookies:
    'Sans eux, le guichet ne vous reconnaîtra pas. Autorisez-les pour ce site, ou ouvrez ce lien dans un autre navigateur.',
  app: 'Votre enquête n’y resterait pas. Ouvrez ce lien dans le navigateur de votre téléphone.',
};

/** Shown before a form: this browser would not store the game, with a link for another one. */
export function BrowserAdvice({ trouble, link }: BrowserAdviceProps) {
  return (
    <div role="note" className={styles.advice}>
      <p>
        <b>
          <Typeset>{TROUBLES[trouble]}</Typeset>
        </b>
      </p>
      <p>
        <Typeset>{ADVICE[trouble]}</Typeset>
      </p>
      <CopyLink link={link} />
    </div>
  );
}
