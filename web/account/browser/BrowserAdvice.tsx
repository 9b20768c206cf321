import { Stack } from '../../components/layout/layout.tsx';
import styles from './BrowserAdvice.module.css';
import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { useWords } from '../../words/use-words.ts';
import { isStorageForbidden } from '../../state/device/storage.ts';

/** Reason why this browser cannot store a game. */
export type BrowserTrouble = 'cookies' | 'app';

/** In-app browsers, by their user agents; on Android also any marked as a web view. */
const APPS =
  /\b(Instagram|FBAN|FBAV|FB_IAB|Messenger|WhatsApp|Snapchat|TikTok|musical_ly|BytedanceWebview|LinkedInApp|Pinterest|GSA|Line)\b|; wv\)/;
const APPLE = /\b(iPhone|iPad|iPod)\b/;

/** On Apple's phones every browser has « Safari » in its user agent, and in-app browsers do not. */
const isInsideApp = (userAgent: string): boolean =>
  APPS.test(userAgent) || (APPLE.test(userAgent) && !userAgent.includes('Safari/'));

/** A site opened from its icon on the home screen has no browser around it either, but stores data. */
const isInstalled = (): boolean => window.matchMedia?.('(display-mode: standalone)').matches ?? false;

export function browserTrouble({
  cookieEnabled,
  userAgent,
}: Pick<Navigator, 'cookieEnabled' | 'userAgent'>): BrowserTrouble | null {
  if (!cookieEnabled || isStorageForbidden()) return 'cookies';
  return isInsideApp(userAgent) && !isInstalled() ? 'app' : null;
}

interface CopyLinkProps {
  readonly link: string;
  /** Rejects where the browser forbids writing to the clipboard. */
  readonly copy?: (text: string) => Promise<void>;
}

/** Over plain http `navigator.clipboard` is undefined: this rejects too. */
const toClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** A link to copy into another browser; where copying fails, a field to select it from. */
export function CopyLink({ link, copy = toClipboard }: CopyLinkProps) {
  const words = useWords('account').browser;
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const press = () =>
    copy(link).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  if (outcome === 'refused')
    return (
      <Field
        label={words.linkField}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
        autoFocus
      />
    );
  return (
    <>
      <Button className="button--small" onClick={() => void press()}>
        {words.copyLink}
      </Button>
      <p role="status">{outcome === 'copied' && words.copied}</p>
    </>
  );
}

interface BrowserAdviceProps {
  readonly trouble: BrowserTrouble;
  readonly link: string;
}

/** Shown before a form: this browser would not store the game, with a link for another one. */
export function BrowserAdvice({ trouble, link }: BrowserAdviceProps) {
  const words = useWords('account').browser.troubles[trouble];
  return (
    <Stack gap={2} align="start" role="note" className={styles.advice}>
      <p>
        <b>{words.title}</b>
      </p>
      <p>{words.advice}</p>
      <CopyLink link={link} />
    </Stack>
  );
}
