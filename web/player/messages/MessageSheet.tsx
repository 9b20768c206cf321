import { useCallback, useRef, type RefObject, useLayoutEffect, useState } from 'react';
import type { MessageView } from '../../../engine/public.ts';
import { Lamp } from '../../components/status/Lamp.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useReducedMotion } from '../../components/motion/use-reduced-motion.ts';
import { PageContent } from '../pages/PageContent.tsx';
import { Pointing } from '../party/Pointing.tsx';
import { deliveryDate } from '../dates.ts';
import { useOpened } from '../use-opened.ts';
import { MessageEnd } from './MessageEnd.tsx';
import { MessageTape } from './MessageTape.tsx';
import { useTypewriter } from './use-typewriter.ts';
import styles from './MessageSheet.module.css';
import { useParams, useSearchParams } from 'react-router-dom';
import { PaperElsewhere } from '../hands/PaperElsewhere.tsx';
import { useStory } from '../story.ts';
import { useLanguage, useWords } from '../../words/use-words.ts';

const READY = '[data-page="ready"]';

/** Text of the page in the container; null until its script is loaded and it is rendered. */
function usePageText(container: RefObject<HTMLElement | null>): string | null {
  const [text, setText] = useState<string | null>(null);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const update = () => setText(element.querySelector(READY)?.textContent ?? null);
    const observer = new MutationObserver(update);
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-page'],
    });
    update();
    return () => observer.disconnect();
  }, [container]);
  return text;
}

interface MessageProps {
  readonly message: MessageView;
  readonly code: string;
  readonly timeZone: string;
  /** A new message: it is typed out, and then the screen returns to the desk. */
  readonly appears: boolean;
}

const FIRST_WORDS = 48;
/** Rounding of layout positions. */
const TOLERANCE_PX = 1;

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const bottomOf = ({ current }: RefObject<HTMLElement | null>): number =>
  current?.getBoundingClientRect().bottom ?? 0;
const topOf = ({ current }: RefObject<HTMLElement | null>): number =>
  (current?.getBoundingClientRect().top ?? 0) + TOLERANCE_PX;

export function MessageSheet({ message, code, timeZone, appears }: MessageProps) {
  const words = useWords('game').messages;
  const language = useLanguage();
  const body = useRef<HTMLDivElement>(null);
  const cursor = useRef<HTMLElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const calm = useReducedMotion();
  const text = usePageText(body);
  const ready = text !== null;
  const { typing, finish } = useTypewriter({ container: body, cursor, foot }, ready, appears && !calm);
  const isEndInView = useCallback(() => topOf(foot) >= bottomOf(body), []);
  useOpened('messages', message);
  const date = deliveryDate(message.date, language, timeZone);
  return (
    <Screen
      title={message.title}
      back="/home/messages"
      end={<Lamp state={typing ? 'on' : 'off'} />}
      className={styles.room}
    >
      <MessageTape text={(text ?? '').slice(0, FIRST_WORDS)} unrolls={appears} />
      <dl className={styles.routing}>
        <dt>{words.sender}</dt>
        <dd>{typeset(message.author)}</dd>
        {date && (
          <>
            <dt>{words.delivered}</dt>
            <dd>{typeset(date)}</dd>
          </>
        )}
      </dl>
      <div className={styles.paper} data-typing={typing || undefined} onClick={typing ? finish : undefined}>
        <div ref={body}>
          <Pointing paper={`messages/${message.slug}`}>
            <PageContent kind="message" page={message.page} code={code} />
          </Pointing>
        </div>
        {typing && ready && <i ref={cursor} className={styles.cursor} aria-hidden="true" />}
      </div>
      {ready && (
        <MessageEnd
          place={foot}
          appears={appears}
          leaves={appears && !calm}
          typing={typing}
          words={wordsIn(text)}
          isEndInView={isEndInView}
          onFinish={finish}
        />
      )}
    </Screen>
  );
}

/** One message; of one in other hands, who has it; an unknown or locked one redirects to the list. */
export function MessagePage() {
  const words = useWords('game').messages;
  const { slug } = useParams();
  const [params] = useSearchParams();
  const { status, view } = useStory();
  const message = view.messages.find((entry) => entry.slug === slug);
  if (!message) {
    const held = view.hands?.messages.find((entry) => entry.slug === slug);
    return <PaperElsewhere paper={held} screen={words.title} back="/home/messages" />;
  }
  const arrival = params.get('appear');
  return (
    <MessageSheet
      key={`${message.slug} ${arrival}`}
      message={message}
      code={status.code}
      timeZone={view.city.timeZone}
      appears={arrival !== null}
    />
  );
}
