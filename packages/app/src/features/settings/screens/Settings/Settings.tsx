import { KeyIcon, LockIcon, MoreList, Section, Stack, Switch, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAppConfig } from '#platform/reading/config.ts';
import { links, routePaths } from '#platform/address/links.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { LookChoices } from '#presentation/LookChoices/LookChoices.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { ClearData } from './ClearData.tsx';
import { messages } from './Settings.messages.ts';

/** Language, looks, privacy, and the links to the passwords. Nothing here needs a network. */
export default function SettingsScreen(): ReactNode {
  const intl = useIntl();
  const { title, version } = useAppConfig();
  const { areBalancesHidden, change } = useSettings();
  const security = intl.formatMessage(messages.security);
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack backTo={links.profile()}>
      <Stack gap={3}>
        <Section title={intl.formatMessage(messages.looks)}>
          <LookChoices />
        </Section>
        <Section title={intl.formatMessage(messages.privacy)}>
          <Switch
            label={intl.formatMessage(messages.hide)}
            isOn={areBalancesHidden}
            onChange={(isOn) => change({ areBalancesHidden: isOn })}
          />
          <Text size="s" tone="tertiary">
            {intl.formatMessage(messages.hideHint)}
          </Text>
        </Section>
        <Section title={security}>
          <MoreList
            label={security}
            items={[
              {
                id: 'payPassword',
                label: intl.formatMessage(messages.payPassword),
                icon: <KeyIcon />,
                href: links.paypwd(links.settings()),
              },
              {
                id: 'loginPassword',
                label: intl.formatMessage(messages.loginPassword),
                icon: <LockIcon />,
                href: routePaths.loginPassword,
              },
            ]}
          />
        </Section>
        <ClearData />
        <Text size="xs" tone="tertiary">
          {[title, intl.formatMessage(messages.version, { version })].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    </ScreenFrame>
  );
}
