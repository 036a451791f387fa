import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  CheckIcon,
  KeyIcon,
  LogOutIcon,
  OfflineIcon,
  RefusedIcon,
  WaitingIcon,
  type Icon,
} from '#icons/index.ts';
import { Action, Body, Mark, Root, Small, Title } from '../Notice/Notice.styles.ts';

/**
 * `sessionExpired`: signed out by the server (codes 401 and 403, spec §4, §8).
 * `notOpened`, `underReview`, `refused`: a permission, as that of block trading (spec §4, DECISIONS 13).
 * `offline`: no network, and nothing was loaded before.
 */
export type StateNoticeKind = 'sessionExpired' | 'notOpened' | 'underReview' | 'refused' | 'offline';

interface Look {
  icon: Icon;
  tone: 'info' | 'waiting' | 'negative' | undefined;
  /** Told to screen readers when it appears: at once, in turn, or not, because the person came to it. */
  role: 'alert' | 'status' | undefined;
}

const looks: Record<StateNoticeKind, Look> = {
  sessionExpired: { icon: LogOutIcon, tone: 'waiting', role: 'alert' },
  notOpened: { icon: KeyIcon, tone: 'info', role: undefined },
  underReview: { icon: WaitingIcon, tone: 'waiting', role: undefined },
  refused: { icon: RefusedIcon, tone: 'negative', role: undefined },
  offline: { icon: OfflineIcon, tone: undefined, role: 'status' },
};

const Kept = styled(Small)`
  display: flex;
  gap: var(--m-space-2);
  & > svg {
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: 0.1rem;
    color: var(--m-status-positive);
  }
`;

const Between = styled.div`
  inline-size: 100%;
  margin-block-start: var(--m-space-3);
`;

const Actions = styled(Action)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--m-space-3);
`;

interface StateNoticeBase {
  /** `sessionExpired`, `notOpened` and `refused` need a way on; `underReview` and `offline` end by themselves. */
  kind: StateNoticeKind;
  /** What is the case: "Your login has expired". */
  title: string;
  body?: ReactNode;
  /** A `Button`. The way on: sign in again, apply, apply again; or a help meanwhile: customer service, try again. */
  action?: ReactNode;
  /** What is safe meanwhile: "Your ticket is kept." Shown with a tick. */
  kept?: string | undefined;
  /** Between words and action: a `Timeline` of the review, the reason of a refusal. */
  children?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
}

type NextAction =
  | { kind: 'sessionExpired' | 'notOpened' | 'refused'; action: ReactNode }
  | { kind: 'underReview' | 'offline' };

export type StateNoticeProps = StateNoticeBase & NextAction;

/** A whole screen that cannot be what was asked for: why, what is kept, and what to do next. */
export function StateNotice(props: StateNoticeProps): ReactNode {
  const { kind, title, body, kept, children, action, headingLevel = 2 } = props;
  const { icon: KindIcon, tone, role } = looks[kind];
  return (
    <Root data-tone={tone} role={role}>
      <Mark aria-hidden="true">
        <KindIcon />
      </Mark>
      <Title as={`h${headingLevel}`}>{title}</Title>
      {body !== undefined && <Body>{body}</Body>}
      {kept !== undefined && (
        <Kept>
          <CheckIcon aria-hidden="true" />
          {kept}
        </Kept>
      )}
      {children !== undefined && <Between>{children}</Between>}
      {action !== undefined && <Actions>{action}</Actions>}
    </Root>
  );
}
