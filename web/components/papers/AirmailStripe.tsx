/** A band of airmail paper across the page. */
export function AirmailStripe() {
  return <div className="airmail" aria-hidden="true" />;
}
