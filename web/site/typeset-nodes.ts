import { Children, type ReactNode } from 'react';
import { t } from '../components/text/typography.tsx';

/** Text after an element begins in mid-sentence: a letter stands in for what comes before, so that « ; » finds its space. */
const typesetAfterElement = (text: string) => t(`x${text}`).slice(1);

/** French typography for the text among mixed children. */
export function typesetNodes(children: ReactNode): ReactNode {
  return Children.map(children, (child, index) => {
    if (typeof child !== 'string') return child;
    return index === 0 ? t(child) : typesetAfterElement(child);
  });
}
