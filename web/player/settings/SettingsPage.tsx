import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink, SendButton } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { isTrial } from '../../api/mount.ts';
import { isGuestSession } from '../../state/client-state.ts';
import { setState, useClientState } from '../../state/store.ts';
import { isStoryPlayed, useShownStatus } from '../story.ts';
import room from '../Room.module.css';
import { accountData } from '../../api/account-calls.ts';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { saveFile } from '../../state/device/save-file.ts';
import { done, failedWith, refusedForm, type FormOutcome } from '../../state/game/outcome.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailProof } from './EmailProof.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { LeaveTrial } from '../app/TrialEnd.tsx';
import { LeaveParty } from '../party/EndParty.tsx';
import { holderOf, memberName } from '../party/people.ts';
import { SessionsButton } from './SessionsList.tsx';
import styles from './SettingsPage.module.css';
import { chooseLanguage, useLanguage, useWords } from '../../words/use-words.ts';
import { type ErrorWords, wordsFor } from '../../state/words.ts';
import type { Catalogue } from '../../words/catalogues.ts';
import { type ReactNode, useState } from 'react';
import { shareOpened } from '../../api/calls.ts';
import { Switch } from '../../components/forms/Switch.tsx';
import {
  applyTheme,
  readPreference,
  setPreference,
  type Preference,
} from '../../state/device/preferences.ts';
import { refreshStatus } from '../../state/game/status.ts';

export const AnotherLetter = () => (
  <ButtonLink to="/home/letter">{useWords('beside').activation.otherLetter}</ButtonLink>
);

function usePreference(name: Preference): readonly [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => readPreference(name));
  return [
    value,
    (next) => {
      setPreference(name, next);
      setValue(next);
    },
  ];
}

/** The server sets a readable cookie with the device's name; all sharing devices have the same name. */
const isSharing = (): boolean => document.cookie.split('; ').includes('device=shared');

/** Whether items read on this device are marked as read on the owner's other devices too. */
function ReadingSwitch() {
  const words = useWords('beside').settings.device;
  const { errors } = useWords('common');
  const [isOn, setOn] = useState(isSharing);
  const [failure, setFailure] = useState<FormOutcome | null>(null);
  const change = async (next: boolean) => {
    setOn(next);
    const result = await shareOpened(next);
    setFailure(result.ok ? null : failedWith(result, errors));
    if (result.ok) await refreshStatus();
    else setOn(!next);
  };
  return (
    <>
      <Switch
        label={words.reading}
        note={words.readingNote}
        on={isOn}
        onChange={(next) => void change(next)}
      />
      {failure && <OutcomeNote outcome={failure} />}
    </>
  );
}

/**
 * The other language of the site, in its own words: whoever needs it reads no other. Only the server has the texts of
 * the city in it.
 */
function LanguageSwitch() {
  const { errors } = useWords('common');
  const [failure, setFailure] = useState<FormOutcome | null>(null);
  const isEnglish = useLanguage() === 'en';
  const words = useWords('beside').settings.device;
  const languages = useShownStatus()?.view?.city.languages ?? [];
  // Whoever plays in English may always come back.
  if (!isEnglish && !languages.includes('en')) return null;
  const change = () => {
    if (navigator.onLine) chooseLanguage(isEnglish ? 'fr' : 'en');
    else setFailure(refusedForm(wordsFor('ERROR_NETWORK', errors)));
  };
  return (
    <>
      <Button onClick={change}>
        <span lang={isEnglish ? 'fr' : 'en'}>{words.otherLanguage}</span>
      </Button>
      {failure && <OutcomeNote outcome={failure} />}
    </>
  );
}

function DeviceSettings() {
  const words = useWords('beside').settings.device;
  const isGuest = useClientState(isGuestSession);
  const [sun, setSun] = usePreference('sun');
  const [clicks, setClicks] = usePreference('clicks');
  const changeSun = (value: boolean) => {
    setSun(value);
    applyTheme();
  };
  return (
    <Stack as="section" gap={3} className={styles.group} aria-labelledby="device">
      <h2 id="device">{words.title}</h2>
      <Switch label={words.sun} note={words.sunNote} on={sun} onChange={changeSun} />
      <Switch label={words.clicks} note={words.clicksNote} on={clicks} onChange={setClicks} />
      <LanguageSwitch />
      {!isGuest && <ReadingSwitch />}
    </Stack>
  );
}

/** To the sheet of stamps of the running story, in a city that has stamps. */
function SheetLink() {
  const words = useWords('game').app.sheet;
  const hasStamps = useShownStatus()?.view?.stamps !== undefined;
  return hasStamps && <ButtonLink to="/home/planche">{words.show}</ButtonLink>;
}

/** `children`: what a contract adds. */
function LegalTexts({ children }: { readonly children?: ReactNode }) {
  const words = useWords('beside').settings.legal;
  const { legal } = useWords('common');
  return (
    <Stack as="nav" gap={3} className={styles.group} aria-labelledby="texts">
      <h2 id="texts">{words.title}</h2>
      <ButtonLink to="/home/legal">{legal.notice}</ButtonLink>
      <ButtonLink to="/home/cgu">{words.termsOfUse}</ButtonLink>
      {children}
      <ButtonLink to="/accessibilite">{words.accessibility}</ButtonLink>
    </Stack>
  );
}

/** What a guest of a party can set: this telephone. Account, data and contract belong to the holder. */
function GuestSettings() {
  const { settings: words, party: partyWords } = useWords('beside');
  const party = useShownStatus()?.party;
  return (
    <Screen title={words.title} back="/home" className={room.reading}>
      {party && (
        <p>
          {typeset(
            words.guest(memberName(party, party.me, partyWords.somebody), holderOf(party)?.name ?? ''),
          )}
        </p>
      )}
      <Stack gap={3}>
        <SheetLink />
        <ButtonLink to="/home/party">{partyWords.players}</ButtonLink>
      </Stack>
      <DeviceSettings />
      <LegalTexts />
      <LeaveParty />
    </Screen>
  );
}

async function download(
  words: Catalogue<'beside'>['settings']['data'],
  errors: ErrorWords,
): Promise<FormOutcome> {
  const result = await accountData();
  if (!result.ok) return failedWith(result, errors);
  const file = new Blob([JSON.stringify(result.data, null, 2)], { type: 'application/json' });
  saveFile(words.fileName, file);
  return done(words.downloaded);
}

function DataDownload() {
  const words = useWords('beside').settings.data;
  const { errors } = useWords('common');
  const { pending, outcome, submit } = useSubmission(() => download(words, errors));
  return (
    <>
      <SendButton onClick={() => void submit()} pending={pending}>
        {words.download}
      </SendButton>
      {outcome && <OutcomeNote outcome={outcome} />}
    </>
  );
}

/** What can be set without an account: this telephone. */
function TrialSettings() {
  return (
    <Screen title={useWords('beside').settings.title} back="/home" className={room.reading}>
      <SheetLink />
      <DeviceSettings />
      <LeaveTrial />
    </Screen>
  );
}

/** Settings and account; a guest of a party has no account, and who tries the game has none either. */
export function SettingsPage() {
  const isGuest = useClientState(isGuestSession);
  if (isTrial) return <TrialSettings />;
  return isGuest ? <GuestSettings /> : <AccountSettings />;
}

function AccountSettings() {
  const words = useWords('beside').settings;
  const { email: emailLabel, legal } = useWords('common');
  const navigate = useNavigate();
  const { email, admin } = useClientState((state) => state.auth);
  const played = isStoryPlayed(useShownStatus());
  const restartTutorial = () => {
    setState({ tutorialStep: 1 });
    void navigate('/home');
  };
  return (
    <Screen title={words.accountTitle} back="/home" className={room.reading}>
      <p className={styles.email}>
        <span>{emailLabel}</span>
        <b className="typed">{email}</b>
      </p>
      <EmailProof />
      <Stack gap={3}>
        <SheetLink />
        <Button onClick={restartTutorial} disabled={!played}>
          {words.restartTutorial}
        </Button>
        {played && <AnotherLetter />}
        {admin && <ButtonLink to="/admin">{words.staff}</ButtonLink>}
      </Stack>
      <DeviceSettings />
      <Stack as="section" gap={3} className={styles.group} aria-labelledby="data">
        <h2 id="data">{words.data.title}</h2>
        <SessionsButton />
        <DataDownload />
        <DeleteAccount />
      </Stack>
      <LegalTexts>
        <ButtonLink to="/home/cgv">{words.legal.termsOfSale}</ButtonLink>
        <ButtonLink to="/retractation">{legal.withdraw}</ButtonLink>
      </LegalTexts>
      <ButtonLink to="/logout">{words.logOut}</ButtonLink>
    </Screen>
  );
}
