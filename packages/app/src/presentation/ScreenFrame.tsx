import { Screen, TopBar } from '@meridian/design-system';
import { lazy, Suspense, use, useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { links } from '#platform/address/links.ts';
import { isPolling, pollMs, useIsFeedUnusable, useIsOnline, useLinkState } from '#platform/live/realtime.ts';
import type { InstrumentKey } from '#platform/ports/context.ts';
import { CauseContext, useCauses } from './causes.ts';
import { isFirstEntry } from './first-entry.ts';
import { messages } from './presentation.messages.ts';
import { RefreshContext, useRefreshing } from './Refresh/refreshing.ts';
import { ScreenContext } from './screen-context.ts';

const Refresh = lazy(() => import('./Refresh/Refresh.tsx').catch(() => ({ default: () => null })));

export interface ScreenFrameProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** Shows the way back: to where the user came from, else to `backTo`, else home. */
  readonly hasBack?: boolean;
  readonly backTo?: string;
  readonly actions?: ReactNode;
  /** In the bar in place of the title, which is then only heard. */
  readonly center?: ReactNode;
  /** For list beside detail; anything else keeps to a width that reads well. */
  readonly isWide?: boolean;
  /** It begins with tabs: they are right below the bar. */
  readonly hasTabsFirst?: boolean;
  /** The instrument whose live price the screen is about: it says when that one alone is interrupted. */
  readonly priceOf?: InstrumentKey | null;
  readonly children: ReactNode;
}

/** The frame of every screen: its name as the page's heading, the way back, and how far its numbers can be trusted. */
export function ScreenFrame(props: ScreenFrameProps): ReactNode {
  const {
    title,
    subtitle,
    hasBack = false,
    backTo,
    actions,
    center,
    isWide = false,
    hasTabsFirst = false,
    priceOf = null,
    children,
  } = props;
  const intl = useIntl();
  const [cause, tellCause] = useCauses();
  const trust = useTrust(priceOf, cause);
  const goBack = useGoBack(backTo ?? links.home());
  const { hasTabBar, isCompanion = false, isBesideList = false, hasActed, onTitle } = use(ScreenContext);
  const [refreshing, tellPart] = useRefreshing();
  useEffect(() => onTitle(title), [onTitle, title]);
  const refresh = (as: 'button' | 'pull'): ReactNode =>
    refreshing &&
    hasActed &&
    !isCompanion && (
      <Suspense fallback={null}>
        <Refresh refreshing={refreshing} as={as} />
      </Suspense>
    );
  return (
    <Screen
      hasTabBar={hasTabBar}
      isWide={isWide}
      hasTabsFirst={hasTabsFirst}
      // A screen beside the page leaves to it what holds for both.
      status={isCompanion ? undefined : trust}
      header={
        <TopBar
          title={title}
          subtitle={subtitle}
          center={center}
          actions={
            <>
              {refresh('button')}
              {actions}
            </>
          }
          {...(hasBack &&
            !isCompanion &&
            !isBesideList && { onBack: goBack, backLabel: intl.formatMessage(messages.back) })}
        />
      }
    >
      {refresh('pull')}
      <CauseContext value={isCompanion ? null : tellCause}>
        <RefreshContext value={tellPart}>{children}</RefreshContext>
      </CauseContext>
    </Screen>
  );
}

/** Back to where the user came from; a screen opened by a link has no such place. */
function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const isFirst = isFirstEntry(useLocation());
  return () => void (isFirst ? navigate(otherwise, { replace: true }) : navigate(-1));
}

/** What to say of the numbers on screen, one cause at a time; nothing while prices are live. */
function useTrust(priceOf: InstrumentKey | null, cause: string | null): string | undefined {
  const intl = useIntl();
  const link = useLinkState();
  const isOnline = useIsOnline();
  const isInterrupted = useIsFeedUnusable(priceOf) || isPolling(link);
  if (!isOnline) return intl.formatMessage(messages.offline);
  if (cause !== null) return cause;
  return isInterrupted ? intl.formatMessage(messages.polling, { seconds: pollMs / 1000 }) : undefined;
}
