import { Fragment } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { momentOf } from '../dates.ts';
import { Links, OrderLink, Section, Slip, SlipList } from '../Slips.tsx';
import type { ChangedData } from '../use-changed-data.ts';
import { sendReleaseOfWithdrawal, sendSettlement, type OpenWithdrawal, type Queue } from './queue-calls.ts';

interface WithdrawalsProps {
  readonly withdrawals: readonly OpenWithdrawal[];
  readonly change: ChangedData<Queue>['change'];
}

/** The withdrawals that nobody has dealt with yet, and the letters that they hold back. */
export function Withdrawals({ withdrawals, change }: WithdrawalsProps) {
  return (
    <Section id="withdrawals" title="Rétractations" count={withdrawals.length}>
      <p>
        {typeset(
          'Rien de ce qui est retenu ne part. Remboursez chez le prestataire de paiement, puis « C’est réglé ».',
        )}
      </p>
      <SlipList>
        {withdrawals.map((withdrawal) => (
          <WithdrawalItem key={withdrawal.id} withdrawal={withdrawal} change={change} />
        ))}
      </SlipList>
    </Section>
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
    <Slip>
      <p>
        <b className="typed">{reference}</b>
        <br />
        {`${email}, le ${momentOf(receivedAt)}`}
        {letters.map((letter) => (
          <Fragment key={letter.code}>
            <br />
            <OrderLink code={letter.code} />
            {typeset(` ${[letter.identifier, letter.city, stateOf(letter)].filter(Boolean).join(' · ')}`)}
          </Fragment>
        ))}
      </p>
      <Links>
        <Button aria-label={typeset(`C’est réglé : ${reference}`)} onClick={settle}>
          C’est réglé
        </Button>
        <Button aria-label={typeset(`Relâcher : ${reference}`)} onClick={release}>
          Relâcher
        </Button>
      </Links>
    </Slip>
  );
}
