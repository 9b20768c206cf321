import type { LastSmsPublic } from '../../../engine/puzzles/last-sms.ts';
import { typeset } from '../../components/text/typography.tsx';
import { Instrument, InstrumentHeading } from '../shared/Instrument.tsx';
import { MessageLog } from '../shared/MessageLog.tsx';
import { PuzzleLinks } from '../shared/PuzzleLinks.tsx';
import type { WidgetProps } from '../widget.ts';
import styles from './LastSms.module.css';

/** The last messages, read only: the answer is sent from another application. */
export function LastSms({
  puzzle: { header, subheader, contact, messages, links },
}: WidgetProps<LastSmsPublic>) {
  return (
    <Instrument className={styles.screen}>
      <InstrumentHeading header={header} subheader={subheader} />
      <section className={styles.exchange}>
        <h3>{typeset(contact)}</h3>
        <MessageLog
          label={`Messages de ${contact}`}
          messages={messages.map((text) => ({ who: contact, text }))}
        />
      </section>
      <PuzzleLinks links={links} />
    </Instrument>
  );
}
