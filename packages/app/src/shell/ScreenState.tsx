import { createElement, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './shell.messages.ts';

export type ScreenStateProps =
  | { readonly kind: 'slow' | 'notFound'; readonly title: string }
  | {
      readonly kind: 'timedOut' | 'notLoaded' | 'broken';
      readonly title: string;
      /** How long was waited; set by `timedOut` only. */
      readonly seconds?: number;
      /** The way out: the same again, or the whole app anew. */
      readonly way: 'retry' | 'reload';
      onWay(): void;
    };

type Look = ComponentType<ScreenStateProps>;

let look: Promise<Look> | undefined;

/**
 * Its look is fetched right after the first picture, so that it is at hand when a screen's code is not. Once it is here
 * nobody waits for it: `lazy` would leave one frame empty even then.
 */
export function loadScreenStates(): Promise<Look> {
  if (look !== undefined) return look;
  const coming = import('./ScreenStates.tsx').then(
    ({ default: Look }): Look => Look,
    (): Look => PlainState,
  );
  look = coming;
  void coming.then((value) => Object.assign(coming, { status: 'fulfilled', value }));
  return coming;
}

/** What takes a screen's place while there is no screen: it is on its way, did not come, broke, or does not exist. */
export function ScreenState(props: ScreenStateProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <Shown {...props} />
    </Suspense>
  );
}

function Shown(props: ScreenStateProps): ReactNode {
  return createElement(use(loadScreenStates()), props);
}

/** The last resort, when not even the look of a failure could be fetched: words and a button, never a blank page. */
function PlainState(props: ScreenStateProps): ReactNode {
  const intl = useIntl();
  const title = <h1>{props.title}</h1>;
  if (!('way' in props)) return <main>{title}</main>;
  return (
    <main>
      {title}
      <p role="alert">{intl.formatMessage(messages[`${props.kind}Title`])}</p>
      <button type="button" onClick={props.onWay}>
        {intl.formatMessage(messages[props.way])}
      </button>
    </main>
  );
}
