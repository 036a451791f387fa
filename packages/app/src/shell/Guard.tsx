import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { links, useReturnTo } from '#platform/address/links.ts';
import { useSession } from '#platform/ports/use-ports.ts';

/** Leads through sign-in to what only a signed-in user sees, and back (DECISIONS 15). */
export function Guard({ children }: { children: ReactNode }): ReactNode {
  const here = useReturnTo();
  const { isSignedIn, endedBy } = useSession();
  const [wasSignedIn] = useState(isSignedIn);
  if (isSignedIn) return children;
  // Who chose to leave, here or in another tab, does not want to be led back here.
  const isLeaving = wasSignedIn && (endedBy === null || endedBy === 'user');
  return <Navigate to={isLeaving ? links.login() : links.login(here)} replace />;
}
