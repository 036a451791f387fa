import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '#platform/words/intl.tsx';

/** Texts of alerts are a part of their own (scripts/locale-parts): they are fetched only where there are alerts. */
export const alertsPart = 'alerts';

/** Its children once the texts of alerts are here; until then `awaited`. */
export function AlertTextsHere(props: {
  readonly awaited?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const { awaited = null, children } = props;
  const texts = useTexts();
  const [areHere, setHere] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void texts.need(alertsPart).then(() => {
      if (isCurrent) setHere(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [texts]);
  return areHere ? children : awaited;
}
