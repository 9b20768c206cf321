const PRODUCT = 'Poste Restante';

/** The document's title: React moves it into the head. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} · ${PRODUCT}`}</title>;
}
