import { Dialog, List, ListRow, Stack, Switch, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './desk.messages.ts';

export interface KeysDialogProps {
  readonly isOpen: boolean;
  onClose(): void;
  /** Whether single letters and digits do something. */
  readonly hasLetters: boolean;
  onLetters(hasLetters: boolean): void;
  /** The page is a desk, which has layouts. */
  readonly hasLayouts: boolean;
}

/** Every key of the desk, and the switch of those that are letters (WCAG 2.1.4). */
export default function KeysDialog(props: KeysDialogProps): ReactNode {
  const { isOpen, onClose, hasLetters, onLetters, hasLayouts } = props;
  const intl = useIntl();
  const or = (first: string, second: string) => intl.formatMessage(messages.keysOr, { first, second });
  const rows = [
    { what: messages.keysNext, keys: or('J', '↓') },
    { what: messages.keysPrevious, keys: or('K', '↑') },
    { what: messages.keysPeriod, keys: intl.formatMessage(messages.keysTo, { first: '1', last: '6' }) },
    { what: messages.keysBuy, keys: 'B' },
    { what: messages.keysSell, keys: 'S' },
    { what: messages.keysLong, keys: 'Shift B' },
    { what: messages.keysShort, keys: 'Shift S' },
    { what: messages.keysQuantity, keys: intl.formatMessage(messages.keysTo, { first: '0', last: '9' }) },
    { what: messages.keysLimit, keys: 'L' },
    { what: messages.keysTick, keys: or('↑', '↓') },
    { what: messages.keysReview, keys: 'Enter' },
    { what: messages.keysBack, keys: 'Esc' },
    { what: messages.keysSearch, keys: '/' },
    { what: messages.keysPanes, keys: or('←', '→') },
    ...(hasLayouts
      ? [
          { what: messages.keysLayouts, keys: 'D' },
          { what: messages.keysNextLayout, keys: 'Shift D' },
        ]
      : []),
    { what: messages.keysHelp, keys: '?' },
  ];
  const title = intl.formatMessage(messages.keysTitle);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={intl.formatMessage(messages.close)}>
      <Stack gap={4}>
        <List
          label={title}
          items={rows}
          keyOf={({ what }) => what.id}
          density="compact"
          renderRow={({ what, keys }) => (
            <ListRow
              title={intl.formatMessage(what)}
              trailing={
                <Text as="span" tone="secondary">
                  {keys}
                </Text>
              }
            />
          )}
        />
        <Switch
          label={intl.formatMessage(messages.keysLetters)}
          hint={intl.formatMessage(messages.keysLettersHint)}
          isOn={hasLetters}
          onChange={onLetters}
        />
      </Stack>
    </Dialog>
  );
}
