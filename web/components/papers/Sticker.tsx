/** Label on a new item. */
export function Sticker({
  className = '',
  children = 'Nouveau',
}: {
  readonly className?: string;
  readonly children?: string;
}) {
  return <span className={`sticker ${className}`}>{children}</span>;
}
