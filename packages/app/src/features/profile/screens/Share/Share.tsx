import { appVersion, downloadLinksOf } from '@meridian/api';
import {
  Button,
  CopyField,
  DownloadIcon,
  Measure,
  MoreList,
  QrCode,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useHref } from 'react-router-dom';
import { links, routePaths } from '#platform/address/links.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { useRead } from '#platform/reading/request.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { SavePicture } from './SavePicture.tsx';
import { messages } from './Share.messages.ts';

/** A link that opens an account, with the invitation code of whoever is signed in, and where to get the app (spec §1, §2). */
export default function ShareScreen(): ReactNode {
  const intl = useIntl();
  const { request, reload } = useRead(appVersion, {});
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack backTo={links.profile()}>
      <Measure width="form" isCentered>
        <Stack gap={8}>
          <Invitation />
          <Section title={intl.formatMessage(messages.apps)}>
            <RequestView
              request={request}
              reload={reload}
              what={intl.formatMessage(messages.whatApps)}
              skeleton={<Skeleton shape="row" count={3} />}
              isEmpty={(config) => downloadLinksOf(config).length === 0}
              empty={<Text tone="secondary">{intl.formatMessage(messages.noApps)}</Text>}
            >
              {(config) => <Apps apps={downloadLinksOf(config)} />}
            </RequestView>
          </Section>
        </Stack>
      </Measure>
    </ScreenFrame>
  );
}

function Invitation(): ReactNode {
  const intl = useIntl();
  const { user, isSignedIn } = useSession();
  const code = user?.inviteCode ?? null;
  const link = useAbsolute(links.register(code ?? undefined));
  const say = (message: keyof typeof messages): string => intl.formatMessage(messages[message]);
  const copying = { copyLabel: say('copy'), copiedLabel: say('copied'), failedLabel: say('copyFailed') };
  const data = { title: say('sendTitle'), url: link };
  return (
    <Section title={say('invite')}>
      <Stack gap={4}>
        <Text tone="secondary">
          {say(code !== null ? 'inviteLead' : isSignedIn ? 'noCodeLead' : 'plainLead')}
        </Text>
        <QrCode value={link} label={say('qr')} size="m" />
        <CopyField label={say('link')} value={link} {...copying} />
        {code !== null && <CopyField label={say('code')} value={code} {...copying} />}
        {canShare(data) && (
          <Button tone="primary" isFullWidth onPress={() => void share(data)}>
            {say('send')}
          </Button>
        )}
        <SavePicture link={link} code={code} />
        {!isSignedIn && (
          <Button isFullWidth href={links.login(routePaths.share)}>
            {say('signIn')}
          </Button>
        )}
      </Stack>
    </Section>
  );
}

/** An address of the app as another device opens it. */
function useAbsolute(address: string): string {
  return new URL(useHref(address), window.location.href).href;
}

function canShare(data: ShareData): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare(data);
}

/** By the system's own sheet. Who closes it has changed their mind: that is no failure, and the link can still be copied. */
async function share(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function Apps({ apps }: { apps: ReturnType<typeof downloadLinksOf> }): ReactNode {
  const intl = useIntl();
  return (
    <MoreList
      label={intl.formatMessage(messages.apps)}
      items={apps.map(({ platform, url }, index) => ({
        id: String(index),
        label: intl.formatMessage(messages[platform ?? 'otherApp']),
        hint: new URL(url).host,
        icon: <DownloadIcon />,
        href: url,
      }))}
    />
  );
}
