import { fundingOverview } from '@meridian/api';
import { Button, Inline, Stack, Text } from '@meridian/design-system';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { messages } from './Home.messages.ts';
import { OwnWaiting } from './OwnWaiting.tsx';

/** For who is signed in only; a visitor's first picture does not wait for it. */
const Own = lazy(() => import('./own/Own.tsx'));

/** "Where do I stand?"; a visitor sees what an account is for. */
export function Standing() {
  const { isSignedIn } = useSession();
  return isSignedIn ? <OwnStanding /> : <Invitation />;
}

/** The totals are asked for while the code that shows them is on its way. */
function OwnStanding() {
  const { timeZone } = usePorts().systemInfo();
  const overview = useRead(
    fundingOverview,
    { timeZone },
    { subject: 'overview', onTopics: ['wallets', 'orders'] },
  );
  return (
    <Suspense fallback={<OwnWaiting />}>
      <Own overview={overview} />
    </Suspense>
  );
}

function Invitation() {
  const intl = useIntl();
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text as="h2" size="l" isStrong>
          {intl.formatMessage(messages.visitorTitle)}
        </Text>
        <Text tone="secondary">{intl.formatMessage(messages.visitorBody)}</Text>
      </Stack>
      <Inline gap={2}>
        <Button tone="primary" href={links.register()}>
          {intl.formatMessage(messages.register)}
        </Button>
        <Button href={links.login()}>{intl.formatMessage(messages.signIn)}</Button>
      </Inline>
    </Stack>
  );
}
