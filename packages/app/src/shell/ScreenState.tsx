import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './shell.messages.ts';

export type ScreenStateProps =
  | { readonly kind: 'slow' | 'notFound'; readonly title: string }
  | {
      readonly kind: 'timedOut' | 'notLoaded' | 'broken';
      readonly title: string;
      /** How long was waited; told by `timedOut` only. */
      readonly seconds?: number;
      /** The way out: the same again, or the whole app anew. */
      readonly way: 'retry' | 'reload';
      onWay(): void;
    };

/** Its look is fetched right after the first picture, so that it is at hand when a screen's code is not. */
export const loadScreenStates = (): Promise<{ default: ComponentType<ScreenStateProps> }> =>
  import('./ScreenStates.tsx').catch(() => ({ default: PlainState }));

const Look = lazy(loadScreenStates);

/** What stands in a screen's place while there is no screen: it is on its way, did not come, broke, or does not exist. */
export function ScreenState(props: ScreenStateProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <Look {...props} />
    </Suspense>
  );
}

/** The last resort, when not even the look of a failure could be fetched: words and a button, never a blank page. */
function PlainState(props: ScreenStateProps): ReactNode {
  const intl = useIntl();
  if (!('way' in props)) return props.kind === 'slow' ? null : <h1>{props.title}</h1>;
  return (
    <main>
      <h1>{props.title}</h1>
      <p role="alert">{intl.formatMessage(messages[`${props.kind}Title`])}</p>
      <button type="button" onClick={props.onWay}>
        {intl.formatMessage(messages[props.way])}
      </button>
    </main>
  );
}
