import { Link } from '../../components/actions/Link.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { STATE_LABELS } from '../calls.ts';
import { dayOf } from '../dates.ts';
import { LETTER_STATES } from '../sales/sales.ts';
import { OrderLink, Slip, SlipList } from '../Slips.tsx';
import slips from '../Slips.module.css';
import { type CounterLetter, personPath } from './counter-calls.ts';

/** Letters with the people they concern, and what should stop a hand. */
export function LetterList({ letters }: { readonly letters: readonly CounterLetter[] }) {
  return (
    <SlipList>
      {letters.map((letter) => (
        <LetterItem key={letter.code} letter={letter} />
      ))}
    </SlipList>
  );
}

function LetterItem({ letter }: { readonly letter: CounterLetter }) {
  const { code, identifier, city, state, way, createdAt, buyer, player, to, postalCode } = letter;
  const marks = marksOf(letter);
  return (
    <Slip>
      <div>
        <p>
          <OrderLink code={code} />
          {typeset(
            ` ${[identifier, city, way ? LETTER_STATES[way] : STATE_LABELS[state], dayOf(createdAt)]
              .filter(Boolean)
              .join(' · ')}`,
          )}
        </p>
        {to !== null && <p>{typeset(`À ${[to, postalCode].filter(Boolean).join(', ')}`)}</p>}
        <People buyer={buyer} player={player} />
      </div>
      {marks !== '' && <b className={slips.warning}>{typeset(marks)}</b>}
    </Slip>
  );
}

function People({ buyer, player }: Pick<CounterLetter, 'buyer' | 'player'>) {
  const people = [
    ['Acheté par', buyer],
    ['Joué par', player],
  ] as const;
  return people.map(
    ([words, email]) =>
      email !== null && (
        <p key={words}>
          {`${words} `}
          <Link to={personPath(email)}>{email}</Link>
        </p>
      ),
  );
}

/** « rétracté le 2 juin 2026, remboursé, arrêté ». */
export function marksOf({
  withdrawnAt,
  reversal,
  isStopped = false,
}: Pick<CounterLetter, 'withdrawnAt' | 'reversal'> & Partial<Pick<CounterLetter, 'isStopped'>>): string {
  return [
    withdrawnAt && `rétracté le ${dayOf(withdrawnAt)}`,
    reversal && (reversal === 'refund' ? 'remboursé' : 'contesté'),
    isStopped && 'arrêté',
  ]
    .filter(Boolean)
    .join(', ');
}
