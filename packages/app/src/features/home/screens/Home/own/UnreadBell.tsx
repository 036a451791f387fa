import { userInfo } from '@meridian/api';
import { Badge, BellIcon } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { messages } from './own.messages.ts';

/** The bell with the number of messages that have not been read. */
export default function UnreadBell() {
  const intl = useIntl();
  const count = knownData(useRead(userInfo, {}).request)?.unreadCount ?? 0;
  return (
    <Badge count={count} srText={intl.formatMessage(messages.unread, { count })}>
      <BellIcon aria-hidden />
    </Badge>
  );
}
