import { articleDetail, isRefusedFor } from '@meridian/api';
import { ArticleText, Skeleton, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useRead } from '#platform/reading/use-read.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ServerText } from '#presentation/server-text/ServerText.tsx';
import { useSanitised } from '#presentation/server-text/sanitised.ts';
import { messages } from './Help.messages.ts';

/** The answer to a question that was opened: an article of the backend's, read when somebody wants it. */
export function Answer({ id }: { id: string }): ReactNode {
  const intl = useIntl();
  const { request, reload } = useRead(articleDetail, { id }, { subject: `help ${id}` });
  const gone = <Text>{intl.formatMessage(messages.gone)}</Text>;
  if (request.phase === 'failed' && isRefusedFor(request.problem, 'notFound')) return gone;
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.answer)}
      skeleton={<Skeleton shape="text" count={3} />}
    >
      {({ content, summary }) => <Words html={content} otherwise={summary} />}
    </RequestView>
  );
}

/** Without a text the line below its headline is all that there is. */
function Words({ html, otherwise }: { html: string | null; otherwise: string | null }): ReactNode {
  const intl = useIntl();
  const body = useSanitised(html);
  if (body === null) return <Text>{otherwise ?? intl.formatMessage(messages.gone)}</Text>;
  return (
    <ArticleText>
      <ServerText text={body.text} />
    </ArticleText>
  );
}
