import type { ReactNode } from 'react';

interface IconProps {
  readonly className?: string;
}

function Line({
  className,
  viewBox,
  width,
  children,
}: IconProps & { viewBox: string; width: number; children: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox={viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

const nav = (path: string) =>
  function NavIcon({ className }: IconProps) {
    return (
      <Line className={className} viewBox="0 0 32 32" width={2}>
        <path d={path} />
      </Line>
    );
  };

export const DeskIcon = nav('M3 8h26v18H3ZM3 8l13 10L29 8');
export const HintsIcon = nav(
  'M16 3a9 9 0 0 1 5 16.5V24H11V19.5A9 9 0 0 1 16 3ZM12 28h8M16 24V15M12.5 12l3.5 3 3.5-3',
);
export const HoursIcon = nav('M3 16a13 13 0 1 0 26 0a13 13 0 1 0-26 0ZM16 8v8l6 4');
export const NotebookIcon = nav('M8 4h17v24H8ZM5 9h6M5 16h6M5 23h6M15 11h6M15 16h6');
export const AccountIcon = nav('M4 6h24v20H4ZM9 22c0-6 10-6 10 0M14 11a3 3 0 1 1-.1 0M22 12h3M22 17h3');

export function BackIcon({ className }: IconProps) {
  return (
    <Line className={className} viewBox="0 0 24 24" width={2.6}>
      <path d="M15 3L5 12l10 9M5 12h16" />
    </Line>
  );
}

export function CloseIcon({ className }: IconProps) {
  return (
    <Line className={className} viewBox="0 0 24 24" width={2.6}>
      <path d="M4 4l16 16M20 4L4 20" />
    </Line>
  );
}
