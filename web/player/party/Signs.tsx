import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Status } from '../../../engine/public.ts';
import { giveSign, type Sign } from '../../api/party-calls.ts';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useClientState } from '../../state/store.ts';
import { useWords } from '../../words/use-words.ts';
import { useShownStatus } from '../story.ts';
import { Banner } from '../waiting/Banner.tsx';
import styles from './Party.module.css';
import { memberName } from './people.ts';

const SIGNS: readonly Sign[] = ['look', 'here', 'wait'];

/** Three signs that need no keyboard, and how one points. */
export function Signs() {
  const words = useWords('beside').party.signs;
  const isLive = useClientState(({ live }) => live !== null);
  const [given, setGiven] = useState<Sign | null>(null);
  const give = (sign: Sign): void => {
    setGiven(sign);
    void giveSign(sign);
  };
  return (
    <Stack as="section" gap={3} className={styles.part} aria-labelledby="signs">
      <h2 id="signs">{words.title}</h2>
      <Row gap={3} lineGap={2}>
        {SIGNS.map((sign) => (
          <Button key={sign} className="button--small" disabled={!isLive} onClick={() => give(sign)}>
            {words[sign]}
          </Button>
        ))}
      </Row>
      <p role="status" className={styles.roles}>
        {given ? typeset(words.told(words[given])) : ''}
      </p>
      <p className={styles.roles}>{words.how}</p>
    </Stack>
  );
}

/** Where a mark is shown: the address of its paper and its title; null for what this telephone has not got. */
function paperAt(
  { view, step }: Status,
  paper: string,
): { readonly to: string; readonly title: string } | null {
  const [kind, slug = ''] = paper.split('/');
  if (kind === 'step') {
    const side = view?.beside?.find(({ name }) => name === slug);
    if (side) return { to: side.to, title: side.title };
    if (!step || slug !== step.name) return null;
    const { header = null } = (view?.puzzle ?? {}) as { readonly header?: string | null };
    return { to: '/home/app/code', title: header ?? step.description };
  }
  const entry = (kind === 'messages' ? view?.messages : view?.documents)?.find((one) => one.slug === slug);
  const folder = kind === 'messages' ? '/home/messages' : '/document';
  return entry ? { to: `${folder}/${slug}`, title: entry.title } : null;
}

/** A sign of somebody else, and where somebody points while this telephone shows another screen. */
export function SignNotice() {
  const { signs, somebody } = useWords('beside').party;
  const { pathname } = useLocation();
  const status = useShownStatus();
  const sign = useClientState(({ live }) => live?.sign ?? null);
  const mark = useClientState(({ live }) => live?.marks.at(-1) ?? null);
  const party = status?.party;
  if (!status || !party) return <div role="status" />;
  const place = mark && paperAt(status, mark.paper);
  const isHere = place?.to === pathname;
  const nameOf = (member: number): string => memberName(party, member, somebody);
  return (
    <div role="status">
      {sign && (
        <Banner>
          <p>{typeset(signs.given(nameOf(sign.member), signs[sign.sign]))}</p>
        </Banner>
      )}
      {mark && isHere && (
        <p className="visually-hidden">{typeset(signs.pointing(nameOf(mark.member), place.title))}</p>
      )}
      {mark && place && !isHere && (
        <Banner>
          <p>{typeset(signs.pointing(nameOf(mark.member), place.title))}</p>
          <ButtonLink to={place.to} returns>
            {signs.goLook}
          </ButtonLink>
        </Banner>
      )}
    </div>
  );
}
