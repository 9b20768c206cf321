import styles from '../screen/Terminal.module.css';

/** A screen on its way: the shell stands, the room is still empty. */
export function BusyScreen() {
  return (
    <>
      <header className={styles.flap} aria-hidden="true" />
      <main id="contenu" className={styles.room} aria-busy="true" />
    </>
  );
}
