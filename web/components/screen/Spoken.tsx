/** Text for screen readers only. The element is always mounted, so that changes are announced. */
export function Spoken({ children }: { readonly children: string }) {
  return (
    <p role="status" className="visually-hidden">
      {children}
    </p>
  );
}
