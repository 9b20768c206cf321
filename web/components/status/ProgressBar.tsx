interface ProgressProps {
  /** 0 to 1. */
  readonly value: number;
  readonly label: string;
  readonly className?: string;
}

export function ProgressBar({ value, label, className = '' }: ProgressProps) {
  const clamped = Math.min(1, Math.max(0, value));
  return (
    <div
      className={`progress ${className}`}
      style={{ '--value': clamped }}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(clamped * 100)}
    />
  );
}
