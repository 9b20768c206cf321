import { Children, type ReactNode } from 'react';
import { t } from '../components/text/typography.tsx';

/** Text after an element starts in mid-sentence: the « x » stands for the preceding word, so that « ; » gets its space. */
const typesetAfterElement = (text: string) => t(`x${text}`).slice(1);

/** French typography for the text among mixed children. */
export function typesetNodes(children: ReactNode): ReactNode {
  return Children.map(children, (child, index) => {
    if (typeof child !== 'string') return child;
    return index === 0 ? t(child) : typesetAfterElement(child);
  });
}
