import styles from '../screen/GameFrame.module.css';

/** Placeholder of a loading screen: header and empty content. */
export function BusyScreen() {
  return (
    <>
      <header className={styles.flap} aria-hidden="true" />
      <main id="contenu" className={styles.room} aria-busy="true" />
    </>
  );
}
