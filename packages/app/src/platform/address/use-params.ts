import { useLocation } from 'react-router-dom';

/** This screen's address: where sign-in, verification and password screens return to. */
export function useReturnTo(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
