import { lazy, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '#platform/words/messages.ts';
import { LatePart } from './LatePart.tsx';
import type { LoadPart } from './use-late-code.ts';

/**
 * A part whose code comes when it is first shown; what is there meanwhile says the `Suspense` around it. Where the code does
 * not come, "Couldn't load …" takes its place, and Retry asks for it again.
 * @param what as named in "Couldn't load …"
 */
export function lazyPart<Props extends object>(load: LoadPart<Props>, what: Message): ComponentType<Props> {
  function AskedAgain(props: Props): ReactNode {
    const intl = useIntl();
    return (
      <LatePart load={load} what={intl.formatMessage(what)} awaited={null}>
        {(Part) => <Part {...props} />}
      </LatePart>
    );
  }
  return lazy(() => load().catch(() => ({ default: AskedAgain })));
}
