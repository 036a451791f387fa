import { useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Banner } from '#primitives/Banner/Banner.tsx';
import { Button, type ButtonTone } from '#primitives/Button/Button.tsx';
import { Checkbox } from '#primitives/Checkbox/Checkbox.tsx';
import { PasswordField } from '#primitives/PasswordField/PasswordField.tsx';
import { Sheet } from '#primitives/Sheet/Sheet.tsx';
import { Stack } from '#primitives/Stack/Stack.tsx';

export interface ReviewConsent {
  id: string;
  /** In the first person of the user: "I know that it cannot be sold". */
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A change of price or rate, and the button that accepts it. */
export interface ReviewQuestion {
  /** "The price moved to $190.10". */
  title: string;
  body: ReactNode;
  acceptLabel: string;
  /** The caller then removes the question and shows the new figures. */
  onAccept: () => void;
}

export interface ReviewPassword {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  showLabel: string;
  hideLabel: string;
}

export interface ReviewSheetProps {
  isOpen: boolean;
  /** The words of the button that led here: "Buy 10 AAPL". */
  title: string;
  /** What will be sent: facts and figures, the total last. */
  children?: ReactNode;
  /** What the person has to agree to before sending. */
  consents?: readonly ReviewConsent[] | undefined;
  /** Shown at a consent that is missing when the button is pressed: "Tick this to continue". Needed with `consents`. */
  consentError?: string | undefined;
  /** What has changed since the form was filled in, to be accepted before anything is sent. */
  question?: ReviewQuestion | undefined;
  /** The transaction password; leave out where none is required. */
  password?: ReviewPassword | undefined;
  /** Names what it does: "Buy 10 AAPL". */
  submitLabel: string;
  /** As on the button that led here: `buy`, `sell`, `danger`; `primary` by default. */
  submitTone?: ButtonTone | undefined;
  onSubmit: () => void;
  /** Replaces `submitLabel` while it is being sent: "Sending…". */
  pendingLabel: string;
  isPending: boolean;
  /** In its own column instead of over the page: see `Sheet`. */
  isInPlace?: boolean | undefined;
  onClose: () => void;
  closeLabel: string;
}

/* Takes the focus only to be read out, so it shows no ring. */
const Content = styled.div`
  &:focus-visible {
    outline: none;
  }
`;

/**
 * What will be sent, before it is sent, and the one press that sends it: consents, the transaction password, the button. A
 * press while something is missing moves the focus there. While it is being sent, the sheet cannot be closed.
 */
export function ReviewSheet(props: ReviewSheetProps): ReactNode {
  const {
    consents = [],
    consentError,
    question,
    password,
    submitTone = 'primary',
    isPending,
    onSubmit,
  } = props;
  const formId = useId();
  const [hasTried, setTried] = useState(false);
  const contentRef = useRef<HTMLDivElement>(null);
  const consentsRef = useRef<HTMLDivElement>(null);
  const acceptRef = useRef<HTMLButtonElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);

  const submit = (): void => {
    if (isPending) return;
    setTried(true);
    const missing = consents.findIndex((consent) => !consent.isChecked);
    if (missing !== -1)
      consentsRef.current?.querySelectorAll<HTMLElement>('[role=checkbox]')[missing]?.focus();
    else if (question) acceptRef.current?.focus();
    else onSubmit();
  };
  return (
    <Sheet
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={props.title}
      closeLabel={props.closeLabel}
      canDismiss={!isPending}
      initialFocus={password && passwordRef}
      isInPlace={props.isInPlace}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap={5}>
          <Content ref={contentRef} tabIndex={-1}>
            {props.children}
          </Content>
          {consents.length > 0 && (
            <div ref={consentsRef}>
              {consents.map(({ id, ...consent }) => (
                <Checkbox
                  key={id}
                  {...consent}
                  error={hasTried && !consent.isChecked ? consentError : undefined}
                  isDisabled={isPending}
                />
              ))}
            </div>
          )}
          {question && (
            <Banner
              tone="waiting"
              title={question.title}
              isLive
              action={
                <Button
                  ref={acceptRef}
                  onPress={() => {
                    question.onAccept();
                    // Not to the password or the button: pressing twice accepts a price and sends nothing.
                    contentRef.current?.focus();
                  }}
                >
                  {question.acceptLabel}
                </Button>
              }
            >
              {question.body}
            </Banner>
          )}
          {password && (
            <PasswordField
              {...password}
              ref={passwordRef}
              isReadOnly={isPending}
              autoComplete="off"
              enterKeyHint="done"
            />
          )}
          <Button type="submit" tone={submitTone} size="l" isFullWidth isPending={isPending}>
            {isPending ? props.pendingLabel : props.submitLabel}
          </Button>
        </Stack>
      </form>
    </Sheet>
  );
}
