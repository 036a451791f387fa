import { useLocation } from 'react-router-dom';

/** This screen's address: what sign-in, verification and password screens are told to return to. */
export function useReturnTo(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
