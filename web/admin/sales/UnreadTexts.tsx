import { typeset } from '../../components/text/typography.tsx';
import type { SaleBody } from './sales.ts';

/** What a shop or a buyer wrote and nobody understood, word by word. */
export function UnreadTexts({ unread }: Pick<SaleBody, 'unread'>) {
  if (unread.length === 0) return null;
  return (
    <ul aria-label="Ce qui n’a pas été compris">
      {unread.map(({ name, text }) => (
        <li key={name + text}>
          {typeset(`${name} : `)}
          <span className="typed">{`«\u00A0${text}\u00A0»`}</span>
        </li>
      ))}
    </ul>
  );
}
