import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { ArrivedScreens } from './fetch-screen.ts';
import { LazyScreen } from './LazyScreen.tsx';
import { titles } from '../routes.messages.ts';
import { sourceOf, type RouteName } from '../routes.ts';
import { ScreenBoundary } from '../ScreenBoundary.tsx';

export interface LoadedProps {
  readonly name: RouteName;
  readonly arrived: ArrivedScreens;
  onReload(): void;
}

/** The code of a screen, and what takes its place if it breaks. */
export function Loaded({ name, arrived, onReload }: LoadedProps): ReactNode {
  const intl = useIntl();
  const { key } = useLocation();
  const title = intl.formatMessage(titles[name]);
  return (
    <ScreenBoundary title={title} resetKey={key} onReload={onReload}>
      <LazyScreen key={name} {...sourceOf(name)} title={title} arrived={arrived} onReload={onReload} />
    </ScreenBoundary>
  );
}
