import { type CSSProperties, Suspense, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { apiAddress } from '../../api/client.ts';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { StampPaper } from '../../player/app/SheetPage.tsx';
import { LanguageContext } from '../../words/use-words.ts';
import { AdminPage } from '../AdminPage.tsx';
import { useReadyPages } from '../letters/Papers.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { useStaffRequest } from '../use-staff-request.ts';
import { fetchKeepsakeSheet, type KeepsakeSheetBody } from './keepsakes.ts';
import styles from './KeepsakeSheet.module.css';

/** A sheet of stamps as it is printed: the stamps without the names of their finders, then the address. */
export function KeepsakeSheetPage() {
  const { id = '' } = useParams();
  const [sheet, setSheet] = useState<KeepsakeSheetBody | null>(null);
  const papers = useRef<HTMLDivElement>(null);
  const readiness = useReadyPages(papers, sheet !== null);
  const request = useStaffRequest(sheet ? null : id, () => fetchKeepsakeSheet(id), setSheet);
  return (
    <AdminPage title={sheet ? `Planche ${sheet.number}` : 'Planche'}>
      {request.failure ? (
        <LoadFailure of={request}>La planche n’est pas arrivée.</LoadFailure>
      ) : (
        <Row gap={4} lineGap={3} align="center" className={styles.keys}>
          <a className="button button--primary" href={apiAddress(`admin/keepsakes/${id}/sheet.pdf`)}>
            {typeset('Télécharger le PDF')}
          </a>
          {sheet && (
            <p>{typeset(`La planche sur ${sheet.paper}, puis l’adresse à coller sur l’enveloppe.`)}</p>
          )}
        </Row>
      )}
      <div ref={papers} data-letters={readiness}>
        {sheet && <Papers sheet={sheet} />}
      </div>
    </AdminPage>
  );
}

function Papers({
  sheet: { paper, language, city, stamps, map, address },
}: {
  readonly sheet: KeepsakeSheetBody;
}) {
  const ink = { '--accent-on-paper': city.accent.onPaper } as CSSProperties;
  return (
    <Stack gap={5} className={paper === 'A3' ? styles.a3 : styles.a4} style={ink}>
      <LanguageContext value={language}>
        <Suspense fallback={<div data-page="loading" />}>
          <div lang={language}>
            <StampPaper stamps={stamps} city={city} map={map} />
          </div>
        </Suspense>
      </LanguageContext>
      {address && (
        <address className={styles.address}>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
    </Stack>
  );
}
