export function AirmailStripe() {
  return <div className="airmail" aria-hidden="true" />;
}
