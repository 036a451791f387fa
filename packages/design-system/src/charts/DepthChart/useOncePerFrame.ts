import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * The newest value, at most once a frame: a book that changes a hundred times a second is drawn as often as a screen can
 * show it. A waiting frame is never put off for a newer value, or steady changes would put it off for ever.
 */
export function useOncePerFrame<Value>(value: Value): Value {
  const [shown, setShown] = useState({ value });
  const latest = useRef(value);
  const frame = useRef<number>(undefined);

  useLayoutEffect(() => {
    latest.current = value;
    if (Object.is(value, shown.value)) return;
    frame.current ??= requestAnimationFrame(() => {
      frame.current = undefined;
      setShown({ value: latest.current });
    });
  }, [value, shown]);

  useEffect(
    () => () => {
      if (frame.current !== undefined) cancelAnimationFrame(frame.current);
      frame.current = undefined;
    },
    [],
  );
  return shown.value;
}
