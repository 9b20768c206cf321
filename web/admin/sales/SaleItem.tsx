import { Button } from '../../components/actions/Button.tsx';
import { Link } from '../../components/actions/Link.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { dayOf } from '../dates.ts';
import slips from '../Slips.module.css';
import type { ChangedData } from '../use-changed-data.ts';
import { sendLooked } from './sale-calls.ts';
import { amountOf, LETTER_STATES, saleState, type SaleBody } from './sale-words.ts';

const SHOPS: Readonly<Record<SaleBody['shop'], string>> = { stripe: 'Stripe', standard: 'boutique' };

interface SaleItemProps {
  readonly sale: SaleBody;
  readonly change: ChangedData<readonly SaleBody[]>['change'];
}

/** A sale, its letters, and what a person should look at. */
export function SaleItem({ sale, change }: SaleItemProps) {
  const { number, shop, reference, createdAt, problems, lookedAt, letters } = sale;
  return (
    <li className={slips.slip}>
      <div>
        <p>
          <b className="typed">
            {typeset([number, amountOf(sale), saleState(sale)].filter(Boolean).join(' · '))}
          </b>
          <br />
          {typeset(`${dayOf(createdAt)}, ${SHOPS[shop]} : ${reference}`)}
        </p>
        <ul>
          {letters.map(({ code, city, state }) => (
            <li key={code}>
              <Link to={`/admin/orders/${code}`} className="typed">
                {code}
              </Link>
              {typeset(` ${city}${state === null ? '' : `, ${LETTER_STATES[state]}`}`)}
            </li>
          ))}
        </ul>
        {problems.map(({ code, words }) => (
          <p key={code} className={lookedAt === null ? slips.warning : undefined}>
            {typeset(words)}
          </p>
        ))}
        {lookedAt !== null && problems.length > 0 && <p>{typeset(`Regardé le ${dayOf(lookedAt)}.`)}</p>}
      </div>
      {problems.length > 0 && lookedAt === null && (
        <Button
          aria-label={typeset(`C’est regardé : ${number}`)}
          onClick={() => void change(() => sendLooked(sale))}
        >
          C’est regardé
        </Button>
      )}
    </li>
  );
}
