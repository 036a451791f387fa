import { useEffect, useState } from 'react';

interface ClosedByBack {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
}

/**
 * Something over the whole window that feels like a page: the browser's way back closes it, and the page below stays what
 * it was. Its entry in the history is a copy of the page's own, so that the router finds nothing new there.
 */
export function useClosedByBack(): ClosedByBack {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const close = (): void => setOpen(false);
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [isOpen]);
  return {
    isOpen,
    open() {
      history.pushState(history.state, '');
      setOpen(true);
    },
    close() {
      if (isOpen) history.back();
      setOpen(false);
    },
  };
}
