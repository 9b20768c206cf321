import type { ReactNode } from 'react';
import { Link } from '../components/actions/Link.tsx';
import { Row, Stack } from '../components/layout/layout.tsx';
import { typeset } from '../components/text/typography.tsx';
import slips from './Slips.module.css';

interface WithChildren {
  readonly children: ReactNode;
}

interface SectionProps extends WithChildren {
  readonly id: string;
  readonly title: string;
  /** Of what it holds; without any there is no section. */
  readonly count?: number | string;
}

export function Section({ id, title, count, children }: SectionProps) {
  if (count === 0) return null;
  return (
    <Stack as="section" gap={3} align="start" className={slips.section} aria-labelledby={id}>
      <h2 id={id}>{typeset(count === undefined ? title : `${title} : ${count}`)}</h2>
      {children}
    </Stack>
  );
}

export const SlipList = ({ children }: WithChildren) => (
  <Stack as="ul" gap={3} className={slips.list}>
    {children}
  </Stack>
);

/** One thing of a list: its words, then its buttons. */
export const Slip = ({ children }: WithChildren) => (
  <Row as="li" gap={5} lineGap={2} align="center" justify="between" className={slips.slip}>
    {children}
  </Row>
);

/** Links and buttons on one line. */
export const Links = ({ children }: WithChildren) => (
  <Row as="p" gap={4} lineGap={2} align="center" className={slips.links}>
    {children}
  </Row>
);

export const OrderLink = ({ code }: { readonly code: string }) => (
  <Link to={`/admin/orders/${code}`} className="typed">
    {code}
  </Link>
);

/** In the text of a slip, on a line of its own. */
export const WarningLine = ({ children }: WithChildren) => (
  <>
    <br />
    <b className={slips.warning}>{children}</b>
  </>
);
