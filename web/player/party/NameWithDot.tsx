import { Lamp } from '../../components/status/Lamp.tsx';
import styles from './PartyLine.module.css';

/** A name and a dot, lit while one of the person's telephones listens. */
export const NameWithDot = ({ name, isHere }: { readonly name: string; readonly isHere: boolean }) => (
  <span className={styles.person} data-here={isHere}>
    <Lamp state={isHere ? 'clear' : 'off'} />
    <span className={styles.name}>{name}</span>
  </span>
);
