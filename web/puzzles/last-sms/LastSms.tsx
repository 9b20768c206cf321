import type { LastSmsPublic } from '../../../engine/puzzles/last-sms.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { Instrument, InstrumentHeading } from '../shared/Instrument.tsx';
import { MessageLog } from '../shared/MessageLog.tsx';
import { PuzzleLinks } from '../shared/PuzzleLinks.tsx';
import type { WidgetProps } from '../widget.ts';
import styles from './LastSms.module.css';
import { useWords } from '../../words/use-words.ts';

/** The last messages, read only: the answer is sent from another application. */
export function LastSms({
  puzzle: { header, subheader, contact, messages, links },
}: WidgetProps<LastSmsPublic>) {
  const { sms } = useWords('game').puzzles;
  return (
    <Instrument gap={5}>
      <InstrumentHeading header={header} subheader={subheader} />
      <Stack as="section" gap={3} className={styles.exchange}>
        <h3>{typeset(contact)}</h3>
        <MessageLog
          label={sms.messages(contact)}
          messages={messages.map((text) => ({ who: contact, text }))}
        />
      </Stack>
      <PuzzleLinks links={links} />
    </Instrument>
  );
}
