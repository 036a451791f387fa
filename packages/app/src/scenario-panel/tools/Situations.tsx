import type { LocaleTag } from '@meridian/api';
import type { WorldHandle } from '@meridian/mocks';
import { demoUser, scenarioAreas, scenarioDescriptions } from '@meridian/mocks/names';
import { Button, MoreList, Section, Stack, StatGrid, Text } from '@meridian/design-system';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Situations as ByScreen } from 'virtual:situations';
import { useNow } from '#platform/ports/use-ports.ts';
import { situationsFor, type SituationGroup } from '../situations.ts';
import { messages } from './Situations.messages.ts';
import { ToolSearch } from './ToolSearch.tsx';

/** What is read of the stories when the demo is built. Without it all scenarios are there by their areas. */
function useByScreen(): ByScreen {
  const [byScreen, setByScreen] = useState<ByScreen>({});
  useEffect(() => {
    import('virtual:situations').then(
      (module) => setByScreen(module.situations),
      () => {},
    );
  }, []);
  return byScreen;
}

interface Props {
  readonly handle: WorldHandle;
  onStartOver(): Promise<void>;
}

/** Any situation in one press, on the screen one is on. */
export function Situations({ handle, onStartOver }: Props): ReactNode {
  const intl = useIntl();
  const { pathname, search: query } = useLocation();
  const [search, setSearch] = useState('');
  const language = intl.locale as LocaleTag;
  const ofThisScreen = useByScreen()[pathname] ?? [];
  const groups = situationsFor({ ofThisScreen, search, language });
  const titleOf = (area: SituationGroup['area']): string =>
    area === 'ofThisScreen'
      ? intl.formatMessage(messages.ofThisScreen)
      : (scenarioAreas.get(area)?.title[language] ?? area);
  return (
    <Stack gap={4}>
      <ToolSearch label={intl.formatMessage(messages.search)} value={search} onChange={setSearch} />
      <Button size="s" onPress={() => void onStartOver()}>
        {intl.formatMessage(messages.startOver, { name: handle.scenario })}
      </Button>
      {groups.length === 0 && <Text tone="secondary">{intl.formatMessage(messages.nothingFound)}</Text>}
      {groups.map(({ area, names }) => (
        <Section key={area} title={titleOf(area)} headingLevel={3}>
          <MoreList
            label={titleOf(area)}
            items={names.map((name) => ({
              id: name,
              label: name,
              hint: scenarioDescriptions[name][language],
              href: `?scenario=${name}#${pathname}${query}`,
              ...(name === handle.scenario && { value: intl.formatMessage(messages.current) }),
            }))}
          />
        </Section>
      ))}
      <ByHand handle={handle} />
    </Stack>
  );
}

/** To sign in by hand, and the codes that the brokerage sent by email: no email leaves a simulated world. */
function ByHand({ handle }: { handle: WorldHandle }): ReactNode {
  const intl = useIntl();
  useNow(1_000);
  const sent = handle.emailCodes().filter(({ status }) => status === 'sent');
  return (
    <>
      <Section title={intl.formatMessage(messages.signIn)} headingLevel={3}>
        <StatGrid
          items={[
            { id: 'id', label: intl.formatMessage(messages.userId), value: demoUser.loginId },
            { id: 'password', label: intl.formatMessage(messages.password), value: demoUser.password },
            { id: 'pay', label: intl.formatMessage(messages.payPassword), value: demoUser.payPassword },
          ]}
        />
      </Section>
      {sent.length > 0 && (
        <Section title={intl.formatMessage(messages.mailbox)} headingLevel={3}>
          <StatGrid
            items={sent.map(({ email, code }) => ({ id: email, label: email, value: code }))}
            columns={1}
          />
        </Section>
      )}
    </>
  );
}
