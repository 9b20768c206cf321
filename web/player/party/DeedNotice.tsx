import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { setState } from '../../state/store.ts';
import { useShownStatus } from '../story.ts';
import { Banner } from '../waiting/Banner.tsx';
import { isBusyScreen } from '../watch/use-watch.ts';
import { passPen } from '../../api/party-calls.ts';
import {
  deedNews,
  findsSeen,
  HINTS,
  markFindsSeen,
  newDeed,
  NOTEBOOK,
  PEN,
  stepNews,
  type DeedNews,
} from './deed-words.ts';
import { usePartyCall } from './use-party-call.ts';
import { useWords } from '../../words/use-words.ts';

const SHOWN_MS = 12_000;

/**
 * News of what somebody else has just done, until the next screen or for a while. What was done before this
 * page was opened is no news.
 */
function useDeedNews(): DeedNews | null {
  const words = useWords('beside').party;
  const { pathname } = useLocation();
  const status = useShownStatus();
  const party = status?.party;
  const at = party?.last?.at ?? '';
  const finds = party?.finds?.at(-1)?.at ?? '';
  const [seen, setSeen] = useState(at);
  const [found, setFound] = useState<string | null>(null);
  const [told, setTold] = useState<{ readonly news: DeedNews; readonly on: string } | null>(null);
  if (party && status.view && at > seen) {
    const deed = newDeed(party, seen);
    // A player who reads or types gets no notice of what the others read.
    const news =
      deed && !(deed.kind === 'opened' && isBusyScreen(pathname)) ? deedNews(status.view, deed, words) : null;
    setSeen(at);
    if (news) setTold({ news, on: pathname });
  }
  if (status && found !== finds) {
    const news = finds > (findsSeen(status) ?? '') ? stepNews(status, words) : undefined;
    setFound(finds);
    if (news !== undefined && !isBusyScreen(pathname))
      setTold({ news: { words: words.deeds.sentence(news), to: NOTEBOOK, member: 0 }, on: pathname });
  }
  useEffect(() => {
    if (status) markFindsSeen(status);
  }, [status, finds]);
  useEffect(() => {
    if (!told) return undefined;
    const timer = setTimeout(() => setTold(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return told?.on === pathname ? told.news : null;
}

/** For whoever may pass the pen. */
function PassPen({ member }: { readonly member: number }) {
  const { deeds } = useWords('beside').party;
  const party = useShownStatus()?.party;
  const { pending, run } = usePartyCall(passPen);
  if (!party || party.pen === member || !(party.isHolder || party.pen === party.me)) return null;
  return (
    <Button held={pending} onClick={() => void run(member)}>
      {deeds.passPen}
    </Button>
  );
}

/** A line above the screen, which takes no focus and changes nothing below it. */
export function DeedNotice() {
  const { deeds } = useWords('beside').party;
  const news = useDeedNews();
  if (!news) return null;
  const { words, to } = news;
  return (
    <Banner>
      <p>{typeset(words)}</p>
      {to === HINTS && <Button onClick={() => setState({ showClue: true })}>{deeds.readHint}</Button>}
      {to === PEN && <PassPen member={news.member} />}
      {to !== null && to !== HINTS && to !== PEN && (
        <ButtonLink to={to} returns>
          {to === NOTEBOOK ? deeds.readNotebook : deeds.readToo}
        </ButtonLink>
      )}
    </Banner>
  );
}
