import { SearchField } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../Panel.messages.ts';

interface ToolSearchProps {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}

/** Narrows a tool's list while it is typed. */
export function ToolSearch({ label, value, onChange }: ToolSearchProps): ReactNode {
  const intl = useIntl();
  return (
    <SearchField
      label={label}
      placeholder={label}
      clearLabel={intl.formatMessage(messages.clear)}
      value={value}
      onChange={onChange}
      onSubmit={onChange}
    />
  );
}
