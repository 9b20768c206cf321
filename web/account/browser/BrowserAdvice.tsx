import { Stack } from '../../components/layout/layout.tsx';
import { Typeset } from '../../components/text/typography.tsx';
import styles from './BrowserAdvice.module.css';
import type { BrowserTrouble } from './browser-trouble.ts';
import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';

interface CopyLinkProps {
  readonly link: string;
  /** Rejects where the browser forbids writing to the clipboard. */
  readonly copy?: (text: string) => Promise<void>;
}

/** Over plain http `navigator.clipboard` is undefined: this rejects too. */
const toClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** A link to copy into another browser; where copying fails, a field to select it from. */
export function CopyLink({ link, copy = toClipboard }: CopyLinkProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const press = () =>
    copy(link).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  if (outcome === 'refused')
    return (
      <Field
        label="Lien à copier"
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
        autoFocus
      />
    );
  return (
    <>
      <Button className="button--small" onClick={() => void press()}>
        Copier le lien
      </Button>
      <p role="status">{outcome === 'copied' && 'Lien copié.'}</p>
    </>
  );
}

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
    <Stack gap={2} align="start" role="note" className={styles.advice}>
      <p>
        <b>
          <Typeset>{TROUBLES[trouble]}</Typeset>
        </b>
      </p>
      <p>
        <Typeset>{ADVICE[trouble]}</Typeset>
      </p>
      <CopyLink link={link} />
    </Stack>
  );
}
