/** A gummed label on what has not been opened yet. */
export function Sticker({ className = '', children = 'Nouveau' }: { readonly className?: string; readonly children?: string }) {
  return <span className={`sticker ${className}`}>{children}</span>;
}
