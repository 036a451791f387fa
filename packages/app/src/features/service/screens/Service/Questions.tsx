import { articlePage, type ResponseOf } from '@meridian/api';
import { Accordion, ScreenNote, Skeleton, Text, VisuallyHidden } from '@meridian/design-system';
import { useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { knownData } from '#platform/reading/request-phase.ts';
import { soundRows, withKnown } from '#platform/reading/sound-rows.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { Answer } from './Answer.tsx';
import { messages } from './Help.messages.ts';

/** As many as a person looks through; who looks for another one searches. */
const mostShown = 50;

type Page = ResponseOf<typeof articlePage>;

/** A backend that does not know the help answers with its news, which are no answers. */
const helpIn = (known: Page): Page => ({
  ...known,
  list: known.list.filter(({ column }) => column === 'help'),
});

export interface QuestionsProps {
  /** A topic, or what is looked for. */
  readonly asked: { readonly tag: string } | { readonly keyword: string };
  readonly empty: ReactNode;
}

/** Questions, each with its answer folded away. */
export function Questions({ asked, empty }: QuestionsProps): ReactNode {
  const intl = useIntl();
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  const { request, reload } = useRefreshable(
    useRead(articlePage, { column: 'help', pageNo: 1, pageSize: mostShown, ...asked }, { subject: 'help' }),
  );
  const questions = useMemo(
    () => withKnown(request, (known) => soundRows(helpIn(known), { keyOf: ({ id }) => id })),
    [request],
  );
  const count = 'keyword' in asked ? knownData(questions)?.list.length : undefined;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{count !== undefined && intl.formatMessage(messages.found, { count })}</span>
      </VisuallyHidden>
      <RequestView
        request={questions}
        reload={reload}
        what={intl.formatMessage(messages.what)}
        skeleton={<Skeleton shape="row" count={3} />}
        isEmpty={({ list }) => list.length === 0}
        empty={empty}
      >
        {({ list, totalPage }) => (
          <>
            <Accordion
              openIds={openIds}
              onChange={setOpenIds}
              items={list.map(({ id, title }) => ({
                id,
                title,
                content: openIds.includes(id) ? <Answer id={id} /> : null,
              }))}
            />
            {totalPage > 1 && (
              <ScreenNote>
                <Text size="s" tone="secondary">
                  {intl.formatMessage(messages.more, { count: list.length })}
                </Text>
              </ScreenNote>
            )}
          </>
        )}
      </RequestView>
    </>
  );
}
