import { useWords } from '../../words/use-words.ts';

/** The document's title: React moves it into the head. */
export function PageTitle({ children }: { readonly children: string }) {
  const { product } = useWords('common');
  return <title>{`${children} · ${product}`}</title>;
}
