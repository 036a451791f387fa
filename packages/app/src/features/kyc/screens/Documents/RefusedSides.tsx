import { Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { SideOnFile } from '../../on-file.ts';
import { messages } from './Documents.messages.ts';

/** Which images were refused, and why. */
export function RefusedSides({ sides }: { sides: readonly SideOnFile[] }): ReactNode {
  const intl = useIntl();
  return (
    <Stack gap={1}>
      {sides.map(
        ({ side, label, reason }) =>
          reason !== null && (
            <span key={side}>
              {intl.formatMessage(messages.refusedSide, { side: intl.formatMessage(label), reason })}
            </span>
          ),
      )}
    </Stack>
  );
}
