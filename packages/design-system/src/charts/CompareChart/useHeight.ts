import { useLayoutEffect, useState, type RefObject } from 'react';

/** Height of the element's content box in px, kept up to date; 0 until it is laid out. */
export function useHeight(element: RefObject<Element | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const observer = new ResizeObserver(() => setHeight(node.clientHeight));
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return height;
}
