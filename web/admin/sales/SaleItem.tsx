import type { ReactNode } from 'react';
import { Link } from '../../components/actions/Link.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { dayOf } from '../dates.ts';
import { KEEPSAKE_STATES } from '../keepsakes/keepsakes.ts';
import { personPath } from '../search/counter-calls.ts';
import { OrderLink, Slip, SlipList } from '../Slips.tsx';
import slips from '../Slips.module.css';
import { amountOf } from './amount.ts';
import { LETTER_STATES, type SaleBody, saleState } from './sales.ts';

/** What a shop or a buyer wrote and nobody understood, word by word. */
export function UnreadTexts({ unread }: Pick<SaleBody, 'unread'>) {
  if (unread.length === 0) return null;
  return (
    <ul aria-label="Ce qui n’a pas été compris">
      {unread.map(({ name, text }) => (
        <li key={name + text}>
          {typeset(`${name} : `)}
          <span className="typed">{`«\u00A0${text}\u00A0»`}</span>
        </li>
      ))}
    </ul>
  );
}

const SHOPS: Readonly<Record<SaleBody['shop'], string>> = { stripe: 'Stripe', standard: 'boutique' };

/** Sales that are only read here. */
export function SaleList({ sales }: { readonly sales: readonly SaleBody[] }) {
  return (
    <SlipList>
      {sales.map((sale) => (
        <SaleItem key={sale.id} sale={sale} />
      ))}
    </SlipList>
  );
}

interface SaleItemProps {
  readonly sale: SaleBody;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

export function SaleItem({ sale, children }: SaleItemProps) {
  const { number, shop, reference, createdAt, problems, lookedAt, unread, buyer } = sale;
  return (
    <Slip>
      <div>
        <p>
          <b className="typed">{typeset([number, amountOf(sale)].filter(Boolean).join(' · '))}</b>
          {' · '}
          <b className={sale.reversal === null ? undefined : slips.warning}>{saleState(sale)}</b>
          <br />
          {buyer !== null && (
            <>
              <Link to={personPath(buyer)}>{buyer}</Link>
              <br />
            </>
          )}
          {typeset(`${dayOf(createdAt)}, ${SHOPS[shop]} : ${reference}`)}
        </p>
        <Letters letters={sale.letters} />
        <Sheets keepsakes={sale.keepsakes} />
        {problems.map(({ code, words }) => (
          <p key={code} className={lookedAt === null ? slips.warning : undefined}>
            {typeset(words)}
          </p>
        ))}
        <UnreadTexts unread={unread} />
        {lookedAt !== null && problems.length > 0 && <p>{typeset(`Regardé le ${dayOf(lookedAt)}.`)}</p>}
      </div>
      {children}
    </Slip>
  );
}

function Letters({ letters }: Pick<SaleBody, 'letters'>) {
  return (
    <ul>
      {letters.map(({ code, city, state, to, withdrawnAt }) => (
        <li key={code}>
          <OrderLink code={code} />
          {typeset(` ${[city, to, state && LETTER_STATES[state]].filter(Boolean).join(', ')}`)}
          {withdrawnAt !== null && (
            <b className={slips.warning}>{typeset(`, rétracté le ${dayOf(withdrawnAt)}`)}</b>
          )}
        </li>
      ))}
    </ul>
  );
}

function Sheets({ keepsakes }: Pick<SaleBody, 'keepsakes'>) {
  if (keepsakes.length === 0) return null;
  return (
    <ul>
      {keepsakes.map(({ id, number, city, state, to }) => (
        <li key={id}>
          <Link to="/admin/keepsakes" className="typed">
            {number}
          </Link>
          {typeset(` ${['planche', city, to, KEEPSAKE_STATES[state]].filter(Boolean).join(', ')}`)}
        </li>
      ))}
    </ul>
  );
}
