import type { PartyView } from '../../../engine/public.ts';
import { Lamp } from '../../components/status/Lamp.tsx';
import styles from './PartyLine.module.css';

/** A name and a dot, lit while one of the person's telephones listens. */
export const Presence = ({ member: { name, isHere } }: { readonly member: PartyView['members'][number] }) => (
  <span className={styles.person} data-here={isHere}>
    <Lamp state={isHere ? 'clear' : 'off'} />
    <span className={styles.name}>{name}</span>
  </span>
);
