import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Row } from '../../components/layout/layout.tsx';
import proposal from '../../site/language/LanguageProposal.module.css';
import { deviceStorage } from '../../state/device/storage.ts';
import { chosenLanguage, useLanguage, useWords } from '../../words/use-words.ts';
import { useShownStatus } from '../story.ts';

/** Tells an English telephone once in each game why its screens are French. */
export function FrenchOnly() {
  const language = useLanguage();
  const code = useShownStatus()?.code;
  if (code === undefined || chosenLanguage() === language) return null;
  return <Notice key={code} game={code} />;
}

function Notice({ game }: { readonly game: string }) {
  const words = useWords('beside').settings.device;
  const key = `french-only.${game}`;
  const [isRead, setRead] = useState(() => deviceStorage.read(key) !== null);
  if (isRead) return null;
  const read = () => {
    deviceStorage.write(key, 'yes');
    setRead(true);
  };
  return (
    <Row
      as="aside"
      gap={3}
      lineGap={1}
      align="center"
      justify="between"
      className={proposal.proposal}
      lang="en"
    >
      <p>{words.frenchOnly}</p>
      <Button className="button--small" onClick={read}>
        {words.frenchOnlyRead}
      </Button>
    </Row>
  );
}
