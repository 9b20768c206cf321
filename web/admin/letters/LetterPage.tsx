import { useParams, useSearchParams } from 'react-router-dom';
import { apiAddress, type ApiResult } from '../../api/client.ts';
import { type LetterBody, fetchLetter, paperFormOf, printLetter } from './letter-calls.ts';
import { Papers } from './Papers.tsx';

/** Papers of one order, for viewing and printing. */
export function LetterPage() {
  const { code = '' } = useParams();
  const [params] = useSearchParams();
  const pdf = apiAddress(`admin/orders/${code}/letter.pdf`);
  return (
    <Papers
      title={`Lettre ${code}`}
      name={code}
      load={async () => asList(await fetchLetter(code))}
      print={async () => asList(await printLetter(code))}
      pdf={pdf}
      others={{ largePdf: `${pdf}?form=large`, textName: `lettre-${code}.txt` }}
      form={paperFormOf(params)}
    />
  );
}

const asList = (result: ApiResult<LetterBody>): ApiResult<readonly LetterBody[]> =>
  result.ok ? { ...result, data: [result.data] } : result;
