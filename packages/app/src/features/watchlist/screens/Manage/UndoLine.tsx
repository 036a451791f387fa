import { Beside, Button, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './Manage.messages.ts';

export interface UndoLineProps {
  /** What was taken away. */
  readonly title: string;
  onUndo(): void;
}

/** The way back stays at the foot of the screen; the notice that says the same goes by itself. */
export function UndoLine({ title, onUndo }: UndoLineProps): ReactNode {
  const intl = useIntl();
  return (
    <Beside
      end={
        <Button tone="quiet" size="s" onPress={onUndo}>
          {intl.formatMessage(messages.undo)}
        </Button>
      }
    >
      <Text size="s">
        <span role="status">{title}</span>
      </Text>
    </Beside>
  );
}
