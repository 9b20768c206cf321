import { useRef, useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { useTypeset } from '../../components/text/typography.tsx';
import { usePageContext } from './page-context.ts';
import styles from './Sound.module.css';
import { useWords } from '../../words/use-words.ts';

/** A name without extension means all its formats. */
const FORMATS = ['', '.ogg', '.mp3'] as const;
const MIME: Readonly<Record<string, string>> = { ogg: 'audio/ogg', mp3: 'audio/mpeg' };

const mimeOf = (name: string) => MIME[name.split('.').at(-1) ?? ''];

export function Sound({ name, transcript }: { readonly name: string; readonly transcript: string }) {
  const words = useWords('game').pages.sound;
  const typeset = useTypeset();
  const { media } = usePageContext();
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const sources = FORMATS.flatMap((format) =>
    media[name + format] ? [{ file: name + format, address: media[name + format] }] : [],
  );
  const toggle = () => {
    const element = audio.current;
    if (!element) return;
    if (playing) return element.pause();
    setFailed(false);
    element.currentTime = 0;
    element.play().catch(() => setFailed(true));
  };
  return (
    <Stack as="figure" gap={2} align="start" className={styles.sound}>
      <audio
        ref={audio}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
      >
        {sources.map(({ file, address }) => (
          <source key={file} src={address} type={mimeOf(file)} />
        ))}
      </audio>
      <Button onClick={toggle}>{playing ? words.stop : words.play}</Button>
      <p role="status" className={failed ? undefined : 'visually-hidden'}>
        {failed && words.silent}
      </p>
      <details open={failed || undefined}>
        <summary>{words.transcript}</summary>
        <p>{typeset(transcript)}</p>
      </details>
    </Stack>
  );
}
