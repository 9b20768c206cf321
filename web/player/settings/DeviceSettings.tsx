import { useState } from 'react';
import { Switch } from '../../components/Switch.tsx';
import { applyLook, prefers, setPreference, type Preference } from '../../state/preferences.ts';
import styles from './SettingsPage.module.css';

function usePreference(name: Preference): readonly [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => prefers(name));
  return [
    value,
    (next) => {
      setPreference(name, next);
      setValue(next);
    },
  ];
}

/** What this telephone does for who holds it: how it reads in the sun, and whether its wheels click. */
export function DeviceSettings() {
  const [sun, setSun] = usePreference('sun');
  const [clicks, setClicks] = usePreference('clicks');
  const look = (value: boolean) => {
    setSun(value);
    applyLook();
  };
  return (
    <section className={styles.group} aria-labelledby="device">
      <h2 id="device">Cet appareil</h2>
      <Switch label="Plein soleil" note="Encre sur papier, pour lire dehors." on={sun} onChange={look} />
      <Switch label="Clics des molettes" note="Un bruit sec et une vibration à chaque cran." on={clicks} onChange={setClicks} />
    </section>
  );
}
