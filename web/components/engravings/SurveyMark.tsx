import { defineEngraving } from './define-engraving.tsx';

/** Repère de géomètre marqué alpha. */
export const SurveyMark = defineEngraving({ viewBox: '0 0 96 96', stroke: 2.6 }, () => (
  <>
    <path
      d="M21 48a27 27 0 1 0 54 0a27 27 0 1 0 -54 0Z"
      transform="translate(3 3)"
      fill="var(--tint)"
      stroke="none"
    />
    <path d="M13 48a35 35 0 1 0 70 0a35 35 0 1 0 -70 0Z" />
    <path d="M21 48a27 27 0 1 0 54 0a27 27 0 1 0 -54 0Z" />
    <path d="M48 4v17M48 75v17M4 48h17M75 48h17" />
    <path d="M78.4 54L82.3 54.8" />
    <path d="M76.6 59.9L80.3 61.4" />
    <path d="M73.8 65.2L77.1 67.4" />
    <path d="M69.9 69.9L72.7 72.7" />
    <path d="M65.2 73.8L67.4 77.1" />
    <path d="M59.9 76.6L61.4 80.3" />
    <path d="M54 78.4L54.8 82.3" />
    <path d="M42 78.4L41.2 82.3" />
    <path d="M36.1 76.6L34.6 80.3" />
    <path d="M30.8 73.8L28.6 77.1" />
    <path d="M26.1 69.9L23.3 72.7" />
    <path d="M22.2 65.2L18.9 67.4" />
    <path d="M19.4 59.9L15.7 61.4" />
    <path d="M17.6 54L13.7 54.8" />
    <path d="M17.6 42L13.7 41.2" />
    <path d="M19.4 36.1L15.7 34.6" />
    <path d="M22.2 30.8L18.9 28.6" />
    <path d="M26.1 26.1L23.3 23.3" />
    <path d="M30.8 22.2L28.6 18.9" />
    <path d="M36.1 19.4L34.6 15.7" />
    <path d="M42 17.6L41.2 13.7" />
    <path d="M54 17.6L54.8 13.7" />
    <path d="M59.9 19.4L61.4 15.7" />
    <path d="M65.2 22.2L67.4 18.9" />
    <path d="M69.9 26.1L72.7 23.3" />
    <path d="M73.8 30.8L77.1 28.6" />
    <path d="M76.6 36.1L80.3 34.6" />
    <path d="M78.4 42L82.3 41.2" />
    <path d="M63 35C59 50 53 61 44 61 36 61 32 55 32 48S36 35 44 35C54 35 57 58 65 61M67 35C63 50 56 61 44 61M44 35C56 35 60 57 69 60" />
    <path d="M63 35h4M65 61l4-1" />
  </>
));
