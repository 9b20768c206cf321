import { useWords } from '../../words/use-words.ts';

interface StickerProps {
  readonly className?: string;
  readonly children?: string;
}

/** Label on a new item. */
export function Sticker({ className = '', children }: StickerProps) {
  const { fresh } = useWords('common');
  return <span className={`sticker ${className}`}>{children ?? fresh}</span>;
}
