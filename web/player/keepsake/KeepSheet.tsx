import { cityMapOf } from '../../../engine/public.ts';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { Stack } from '../../components/layout/layout.tsx';
import type { FormOutcome } from '../../state/game/outcome.ts';
import { useLanguage, useWords } from '../../words/use-words.ts';
import { fetchMap, type MapData } from '../pages/map/map-data.ts';
import { useLoaded } from '../pages/use-loaded.ts';
import { keepPdf, keepPicture } from '../printed/keep.ts';
import { movedMarks, type PrintedSheet } from '../printed/marks.ts';
import { SheetMarks } from '../printed/SheetMarks.tsx';
import { writePdf } from '../printed/write-pdf.ts';
import { useStory } from '../story.ts';
import { printAddressSide } from './address-side.ts';
import styles from './KeepSheet.module.css';
import { OrderSheet } from './OrderSheet.tsx';
import { type KeepsakeFormat, printKeepsake } from './print-keepsake.ts';

/** In points. */
const A6 = { width: 419.53, height: 297.64 };

const onA6 = ({ width, marks }: PrintedSheet): PrintedSheet => ({
  ...A6,
  marks: movedMarks(marks, 0, 0, A6.width / width),
});

interface KeysProps {
  readonly map: MapData | null;
  /** Address of the document with the map. */
  readonly mapPage: string | null;
}

/** The picture that others may see, and the keys that share and print it. */
function Keys({ map, mapPage }: KeysProps) {
  const { keep: keepWords, keepsake: words } = useWords('beside');
  const { product } = useWords('common');
  const { sheet } = useWords('game').app;
  const language = useLanguage();
  const { city, stamps = [] } = useStory().view;
  const count = sheet.count(stamps.filter(({ at }) => at !== null).length);
  const print = (format: KeepsakeFormat): PrintedSheet =>
    printKeepsake({ city, accent: city.accent.onPaper, stamps, map, product, count, language }, format);
  const title = words.fileName(city.name);
  const keep = async (format: KeepsakeFormat): Promise<FormOutcome | null> => {
    if (format !== 'card') return keepPicture(title, print(format), 1, keepWords);
    const sides = [print('card'), printAddressSide(words.postcard, product)].map(onA6);
    return keepPdf(title, writePdf(sides, title, language), keepWords);
  };
  const { pending, outcome, submit } = useSubmission(keep);
  const key = (format: KeepsakeFormat, primary = false) => (
    <Button primary={primary} held={pending} onClick={() => void submit(format)}>
      {words[format]}
    </Button>
  );
  return (
    <Stack as="section" gap={4} className={styles.keep} aria-labelledby="keepsake">
      <h2 id="keepsake">{words.title}</h2>
      <SheetMarks {...print('square')} className={styles.picture} />
      <p>{words.note}</p>
      <Stack gap={3}>
        {key('tall', true)}
        {key('square')}
        {key('card')}
        <Button onClick={() => window.print()}>{keepWords.print}</Button>
        <OrderSheet />
        {mapPage && <ButtonLink to={mapPage}>{words.map}</ButtonLink>}
        {outcome && <OutcomeNote outcome={outcome} />}
      </Stack>
    </Stack>
  );
}

/** Without its map, which a telephone may not have, the picture has the stamps alone. */
function WithMap({ address, document }: NonNullable<ReturnType<typeof cityMapOf>>) {
  const { state } = useLoaded(address, fetchMap);
  if (state.status === 'loading') return null;
  return <Keys map={state.status === 'ready' ? state.value : null} mapPage={`/document/${document.slug}`} />;
}

/** What a player takes away from the sheet of stamps. */
export function KeepSheet() {
  const map = cityMapOf(useStory().status);
  return map ? <WithMap {...map} /> : <Keys map={null} mapPage={null} />;
}
