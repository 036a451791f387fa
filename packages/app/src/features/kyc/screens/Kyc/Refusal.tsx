import { Banner, Inline, StatusTag } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { SideOnFile } from '../../on-file.ts';
import { messages } from './Kyc.messages.ts';

/** What came of each image: why it was refused, or that it was accepted. */
export function Refusal({ sides }: { sides: readonly SideOnFile[] }): ReactNode {
  const intl = useIntl();
  const refused = sides.filter(({ reason }) => reason !== null);
  const accepted = sides.filter(({ reason }) => reason === null);
  return (
    <>
      {refused.map(({ side, label, reason }) => (
        <Banner key={side} tone="negative" title={intl.formatMessage(label)}>
          {reason}
        </Banner>
      ))}
      {accepted.length > 0 && (
        <Inline gap={2} isWrapping>
          {accepted.map(({ side, label }) => (
            <StatusTag
              key={side}
              tone="positive"
              text={intl.formatMessage(messages.sideAccepted, { side: intl.formatMessage(label) })}
            />
          ))}
        </Inline>
      )}
    </>
  );
}
