/** Said aloud, and shown to nobody: what the screen tells the eye without a word. Always there, so that what appears in it is heard. */
export function Spoken({ children }: { readonly children: string }) {
  return (
    <p role="status" className="visually-hidden">
      {children}
    </p>
  );
}
