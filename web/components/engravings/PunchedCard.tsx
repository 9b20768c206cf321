import { defineEngraving } from './define-engraving.tsx';

/** Carte perforée. */
export const PunchedCard = defineEngraving({ viewBox: '0 0 96 96', stroke: 2.6 }, () => (
  <>
    <path d="M26 14H86V82H10V30Z" transform="translate(3 3)" fill="var(--tint)" stroke="none" />
    <path d="M26 14H86V82H10V30Z" />
    <path d="M10 24V30" />
    <path d="M20 38h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M30 38h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M50 38h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M70 38h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M40 48h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M50 48h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M60 48h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M20 58h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M40 58h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M70 58h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M30 68h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M50 68h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M60 68h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M70 68h4.4v6h-4.4Z" fill="var(--ink)" />
    <path d="M34 22h44M34 29h28" />
  </>
));
