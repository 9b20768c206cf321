import { useState } from 'react';
import { shareOpened } from '../../api/calls.ts';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { Switch } from '../../components/forms/Switch.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { failedWith, type FormOutcome } from '../../state/game/outcome.ts';
import {
  applyTheme,
  readPreference,
  setPreference,
  type Preference,
} from '../../state/device/preferences.ts';
import { isGuestSession } from '../../state/client-state.ts';
import { refreshStatus } from '../../state/game/status.ts';
import { useClientState } from '../../state/store.ts';
import styles from './SettingsPage.module.css';
import { useWords } from '../../words/use-words.ts';

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

export function DeviceSettings() {
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
      {!isGuest && <ReadingSwitch />}
    </Stack>
  );
}
