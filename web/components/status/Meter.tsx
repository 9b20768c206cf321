interface MeterProps {
  /** 0 to 1. */
  readonly level: number;
  readonly label: string;
}

const LAMPS = 16;

/** Sixteen lamps in a row, for the strength of a signal. */
export function Meter({ level, label }: MeterProps) {
  const clamped = Math.min(1, Math.max(0, level));
  return (
    <div
      className="meter"
      style={{ '--level': clamped }}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={LAMPS}
      aria-valuenow={Math.round(clamped * LAMPS)}
    />
  );
}
