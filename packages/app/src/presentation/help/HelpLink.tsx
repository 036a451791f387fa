import type { HelpTopic } from '@meridian/api';
import { TextLink } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { messages } from './HelpLink.messages.ts';

/** The way to what customer service answers about the thing that a screen is for. */
export function HelpLink({ topic }: { topic: HelpTopic }): ReactNode {
  return (
    <TextLink isStandalone href={links.service(topic)}>
      {useIntl().formatMessage(messages.about, { topic })}
    </TextLink>
  );
}
