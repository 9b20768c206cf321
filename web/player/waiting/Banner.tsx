import type { ReactNode } from 'react';
import { Row } from '../../components/layout/layout.tsx';
import styles from './Banner.module.css';

/** A line above the screen, and what can be done about it. */
export const Banner = ({ children }: { readonly children: ReactNode }) => (
  <Row gap={3} align="center" justify="between" className={styles.banner}>
    {children}
  </Row>
);
