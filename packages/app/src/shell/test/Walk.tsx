import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Shell, type ShellProps } from '../Shell.tsx';

const typed = 'story:address-typed';

/** Goes to an address as if it had been typed. */
export const type = (address: string): boolean =>
  window.dispatchEvent(new CustomEvent(typed, { detail: address }));

/** The app, in which addresses are typed. */
export function Walk(props: ShellProps): ReactNode {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: Event): void => void navigate((event as CustomEvent<string>).detail);
    window.addEventListener(typed, follow);
    return () => window.removeEventListener(typed, follow);
  }, [navigate]);
  return <Shell {...props} />;
}
