import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { styled } from 'styled-components';

/* Margins of what it holds stay inside: they count as its height, wherever it is. */
const Root = styled.div`
  display: flow-root;
  min-block-size: var(--m-room);
`;

export interface RoomProps {
  /** CSS length: as high as what comes, so that nothing below it moves. */
  height: string;
  /** Shows what it holds only once it is about to be scrolled into sight, and from then on. */
  isDeferred?: boolean | undefined;
  children: ReactNode;
}

/** How far ahead of the reader. */
const ahead = '200px';

/** Keeps the room of what comes later: code that is fetched by itself, a part that few people reach. */
export function Room({ height, isDeferred = false, children }: RoomProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(!isDeferred);
  useEffect(() => {
    if (isNear || box.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <Root ref={box} style={{ '--m-room': height } as CSSProperties}>
      {isNear && children}
    </Root>
  );
}
