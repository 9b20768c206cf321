import '../../styles/form-line.css';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { currentWaiver, type Language, type PartyView } from '../../../engine/public.ts';
import { Link } from '../../components/actions/Link.tsx';
import { Button } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import { typeset } from '../../components/text/typography.tsx';
import type { Confirmation } from './activation-machine.ts';
import styles from './Activation.module.css';
import { useShownStatus } from '../story.ts';
import '../../styles/tick.css';
import { chooseLanguage, useLanguage, useWords } from '../../words/use-words.ts';

export type ConfirmedLetter = Confirmation & { readonly code: string };

interface ConfirmScreenProps {
  readonly letter: ConfirmedLetter;
  readonly hasStory: boolean;
  readonly pending: boolean;
  readonly onWaive: (waived: boolean) => void;
  readonly onConfirm: () => void;
  readonly onRefuse: () => void;
  readonly onReadTerms: () => void;
}

const guestsOf = (party: PartyView | undefined): readonly string[] =>
  party?.members.filter(({ isHolder }) => !isHolder).map(({ name }) => name) ?? [];

/** The receipt to confirm: start of the story, and waiver of the right of withdrawal. */
export function ConfirmScreen({
  letter: { code, giftFrom, isPhrase, letterLanguage, waived },
  hasStory,
  pending,
  onWaive,
  onConfirm,
  onRefuse,
  onReadTerms,
}: ConfirmScreenProps) {
  const { activation, papers, refuse, settings } = useWords('beside');
  const words = activation.confirm;
  const { confirm } = useWords('game').shared;
  const language = useLanguage();
  const id = useId();
  const { pathname } = useLocation();
  const guests = guestsOf(useShownStatus()?.party);
  return (
    <Screen title={hasStory ? words.titleNext : words.title} className={styles.room}>
      <Stack as={Surface} gap={4} kind="buff" className={styles.slip}>
        <dl>
          <div className="form-line">
            <dt>{isPhrase ? words.phrase : words.letter}</dt>
            <dd className="typed">{typeset(code)}</dd>
          </div>
          {giftFrom && (
            <div className="form-line">
              <dt>{words.sender}</dt>
              <dd className="typed">{typeset(papers.giftFrom(giftFrom))}</dd>
            </div>
          )}
        </dl>
        {letterLanguage !== 'fr' && letterLanguage !== language && (
          <LanguageProposal language={letterLanguage} />
        )}
        <p className={styles.lead}>{hasStory ? words.textNext : words.text}</p>
        {guests.length > 0 && <p>{typeset(words.endsParty(guests))}</p>}
        {!isPhrase && (
          <>
            <div className={styles.waiver}>
              <input
                className="tick"
                id={id}
                type="checkbox"
                checked={waived}
                disabled={pending}
                onChange={(event) => onWaive(event.target.checked)}
              />
              <label htmlFor={id}>{typeset(currentWaiver(language).text)}</label>
            </div>
            <p>
              <Link className={styles.terms} to="/home/cgv" state={{ back: pathname }} onClick={onReadTerms}>
                {settings.legal.termsOfSale}
              </Link>
            </p>
          </>
        )}
        <Stack gap={3}>
          {!isPhrase && (
            <p id={`${id}-first`} className={styles.first} data-done={waived || undefined}>
              {words.tickFirst}
            </p>
          )}
          <Button
            primary
            disabled={!waived && !isPhrase}
            aria-describedby={isPhrase ? undefined : `${id}-first`}
            held={pending}
            aria-busy={pending || undefined}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
          <Button held={pending} onClick={onRefuse}>
            {refuse}
          </Button>
        </Stack>
      </Stack>
    </Screen>
  );
}

/** An English letter on a telephone that plays in French: English is proposed, and the choice stays until it is taken. */
function LanguageProposal({ language }: { readonly language: Language }) {
  const { activation, settings } = useWords('beside');
  return (
    <Stack gap={2} lang={language}>
      <p>{activation.confirm.letterInEnglish}</p>
      <Button onClick={() => chooseLanguage(language)}>{settings.device.otherLanguage}</Button>
    </Stack>
  );
}
