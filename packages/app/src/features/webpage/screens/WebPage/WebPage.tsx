import { appVersion } from '@meridian/api';
import {
  Banner,
  Button,
  EmptyState,
  ExternalIcon,
  Inline,
  PageFrame,
  Skeleton,
  Stack,
  Text,
  WarningIcon,
} from '@meridian/design-system';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { links } from '#platform/address/links.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { isOnHost, webAddress } from '#platform/address/web-address.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { messages } from './WebPage.messages.ts';

/** A page of the web: inside the app where the configuration allows its host, else named, and opened beside the app (spec §2). */
export default function WebPageScreen(): ReactNode {
  const intl = useIntl();
  const [query] = useSearchParams();
  const page = webAddress(query.get('url') ?? '');
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} subtitle={page?.host} hasBack>
      {page === null ? <NoPage /> : <OnePage key={page.href} page={page} />}
    </ScreenFrame>
  );
}

function NoPage(): ReactNode {
  const intl = useIntl();
  return (
    <EmptyState
      icon={<WarningIcon />}
      title={intl.formatMessage(messages.wrong)}
      body={intl.formatMessage(messages.wrongBody)}
      action={<Button href={links.home()}>{intl.formatMessage(messages.stay)}</Button>}
    />
  );
}

/** Nothing is loaded before the configuration has said which hosts it may be. */
function OnePage({ page }: { page: URL }): ReactNode {
  const intl = useIntl();
  const { request, reload } = useRead(appVersion, {});
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.what)}
      skeleton={<Skeleton shape="text" count={8} />}
    >
      {({ webHosts }) => (isOnHost(page, webHosts) ? <ShownPage page={page} /> : <Leaving page={page} />)}
    </RequestView>
  );
}

/** Somebody else's page: whose, in full, before anybody goes there. */
function Leaving({ page: { host, href } }: { page: URL }): ReactNode {
  const intl = useIntl();
  return (
    <EmptyState
      icon={<ExternalIcon />}
      title={intl.formatMessage(messages.leaving)}
      body={intl.formatMessage(messages.leavingBody, { host })}
      action={
        <Stack gap={3} align="start">
          <Button tone="primary" href={links.home()}>
            {intl.formatMessage(messages.stay)}
          </Button>
          <Button tone="quiet" href={href}>
            {intl.formatMessage(messages.open)}
          </Button>
        </Stack>
      }
    />
  );
}

/** After this long without a page, it is said that none comes, in ms. */
const patienceMs = 8_000;

/** `elsewhere`: something else than what was asked for shows in the frame, by a link or by itself. Whose, nobody can tell. */
type Phase = 'awaited' | 'silent' | 'here' | 'elsewhere';

function ShownPage({ page: { host, href } }: { page: URL }): ReactNode {
  const intl = useIntl();
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<Phase>('awaited');
  const { timers } = usePorts();
  useEffect(() => {
    if (phase !== 'awaited') return;
    const timer = timers.setTimeout(() => setPhase('silent'), patienceMs);
    return () => timers.clearTimeout(timer);
  }, [phase, timers]);
  const tryAgain = (): void => {
    setAttempt(attempt + 1);
    setPhase('awaited');
  };
  const isAwaited = phase === 'awaited' || phase === 'silent';
  return (
    <Stack gap={3}>
      {phase === 'elsewhere' && (
        <Banner
          tone="waiting"
          title={intl.formatMessage(messages.elsewhere)}
          action={
            <Button tone="quiet" size="s" onPress={tryAgain}>
              {intl.formatMessage(messages.back, { host })}
            </Button>
          }
        >
          {intl.formatMessage(messages.elsewhereBody, { host })}
        </Banner>
      )}
      {phase === 'silent' && (
        <Banner
          tone="waiting"
          title={intl.formatMessage(messages.silent, { host })}
          action={
            <Button tone="quiet" size="s" onPress={tryAgain}>
              {intl.formatMessage(messages.retry)}
            </Button>
          }
        >
          {intl.formatMessage(messages.silentBody)}
        </Banner>
      )}
      <PageFrame
        key={attempt}
        src={href}
        title={host}
        isAwaited={isAwaited}
        awaitedLabel={intl.formatMessage(messages.loading, { host })}
        onLoad={() => setPhase(isAwaited ? 'here' : 'elsewhere')}
      />
      <Inline justify="between" isWrapping>
        <Text size="s" tone="secondary">
          {intl.formatMessage(messages.ofOthers, { host })}
        </Text>
        <Button tone="quiet" size="s" href={href}>
          {intl.formatMessage(messages.open)}
        </Button>
      </Inline>
    </Stack>
  );
}
