import { breakpoints, useMinWidth } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { KeysOf } from './DeskKeys.tsx';

/** The ordering keys of a page that is alone, for who has a keyboard on a narrow window. A desk has its own. */
export default function PageKeys(): ReactNode {
  const isWide = useMinWidth(breakpoints.split);
  const { pathname, search } = useLocation();
  return !isWide && <KeysOf pathname={pathname} search={search} />;
}
