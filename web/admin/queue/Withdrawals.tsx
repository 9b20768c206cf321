import { Fragment } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Link } from '../../components/actions/Link.tsx';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { momentOf } from '../dates.ts';
import slips from '../Slips.module.css';
import type { ChangedData } from '../use-changed-data.ts';
import { sendReleaseOfWithdrawal, sendSettlement, type OpenWithdrawal, type Queue } from './queue-calls.ts';

interface WithdrawalsProps {
  readonly withdrawals: readonly OpenWithdrawal[];
  readonly change: ChangedData<Queue>['change'];
}

/** The withdrawals that nobody has dealt with yet, and the letters that they hold back. */
export function Withdrawals({ withdrawals, change }: WithdrawalsProps) {
  if (withdrawals.length === 0) return null;
  return (
    <Stack as="section" gap={3} align="start" className={slips.section} aria-labelledby="withdrawals">
      <h2 id="withdrawals">{typeset(`Rétractations : ${withdrawals.length}`)}</h2>
      <p>
        {typeset(
          'Rien de ce qui est retenu ne part. Remboursez chez le prestataire de paiement, puis « C’est réglé ».',
        )}
      </p>
      <Stack as="ul" gap={3} className={slips.list}>
        {withdrawals.map((withdrawal) => (
          <WithdrawalItem key={withdrawal.id} withdrawal={withdrawal} change={change} />
        ))}
      </Stack>
    </Stack>
  );
}

type Letter = OpenWithdrawal['letters'][number];

function stateOf({ isActivated, isStopped, isLater, state, batch }: Letter): string {
  if (isActivated) return 'activé : à vous de décider';
  if (!isStopped) return 'relâché';
  if (state === 'posted' || state === 'delivered') return 'posté, code arrêté : il doit revenir';
  if (state === 'printed') return `retenu, à retirer de la pile${batch ? ` (lot ${batch})` : ''}`;
  return isLater ? 'retenu, fait après la rétractation' : 'retenu';
}

interface WithdrawalItemProps extends Pick<WithdrawalsProps, 'change'> {
  readonly withdrawal: OpenWithdrawal;
}

function WithdrawalItem({ withdrawal, change }: WithdrawalItemProps) {
  const { id, reference, email, receivedAt, letters } = withdrawal;
  const settle = () => {
    if (window.confirm(`La rétractation « ${reference} » est réglée, et son argent rendu ?`))
      void change(() => sendSettlement(id));
  };
  const release = () => {
    const reason = window
      .prompt('Ses plis repartiront, et leurs codes vaudront de nouveau. Pourquoi ?')
      ?.trim();
    if (reason) void change(() => sendReleaseOfWithdrawal(id, reason));
  };
  return (
    <Row as="li" gap={5} lineGap={2} align="center" justify="between" className={slips.slip}>
      <p>
        <b className="typed">{reference}</b>
        <br />
        {`${email}, le ${momentOf(receivedAt)}`}
        {letters.map((letter) => (
          <Fragment key={letter.code}>
            <br />
            <Link to={`/admin/orders/${letter.code}`} className="typed">
              {letter.code}
            </Link>
            {typeset(` ${[letter.identifier, letter.city, stateOf(letter)].filter(Boolean).join(' · ')}`)}
          </Fragment>
        ))}
      </p>
      <Row as="p" gap={4} lineGap={2} align="center" className={slips.links}>
        <Button aria-label={typeset(`C’est réglé : ${reference}`)} onClick={settle}>
          C’est réglé
        </Button>
        <Button aria-label={typeset(`Relâcher : ${reference}`)} onClick={release}>
          Relâcher
        </Button>
      </Row>
    </Row>
  );
}
