import { useEffect, useEffectEvent, useState } from 'react';

/** What `read` gives, null until it has come. It is read again for another key, and never for null. */
export function useRead<Value>(key: string | null, read: () => Promise<Value>) {
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<{ readonly value: Value; readonly of: string } | null>(null);
  const readNow = useEffectEvent(read);
  const of = `${round} ${key}`;
  useEffect(() => {
    if (key === null) return undefined;
    let isLeft = false;
    void readNow().then((value) => {
      if (!isLeft) setFound({ value, of });
    });
    return () => {
      isLeft = true;
    };
  }, [key, of]);
  return {
    value: found?.value ?? null,
    /** A newer value is on its way. */
    isReading: found?.of !== of,
    replace: (value: Value) => setFound({ value, of }),
    readAgain: () => setRound(round + 1),
  };
}
