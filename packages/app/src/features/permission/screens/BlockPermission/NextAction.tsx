import { applyService } from '@meridian/api';
import { Button, Inline, Measure, Text, useToast } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ApplicationPhase } from '#domain/application.ts';
import { useFields } from '#forms/useFields.ts';
import { useFormWrite } from '#forms/useFormWrite.tsx';
import { WriteForm } from '#forms/WriteForm.tsx';
import { links, useReturnAddress } from '#platform/address/links.ts';
import { usePorts } from '#platform/ports/context.ts';
import type { Message } from '#platform/words/messages.ts';
import { messages as shared } from '#presentation/application/application.messages.ts';
import { messages } from './BlockPermission.messages.ts';

/** What the customer can do now: apply, wait, or go on. */
export function NextAction({ phase }: { phase: ApplicationPhase }): ReactNode {
  const intl = useIntl();
  switch (phase) {
    case 'notApplied':
      return <Apply action={messages.apply} />;
    case 'refused':
      return <Apply action={messages.applyAgain} />;
    case 'unknown':
      return (
        <Inline gap={3} isWrapping>
          <Button href={links.service()}>{intl.formatMessage(shared.service)}</Button>
        </Inline>
      );
    case 'underReview':
      return <GoOn tone="neutral" />;
    case 'approved':
      return <GoOn tone="primary" />;
  }
}

function GoOn({ tone }: { tone: 'neutral' | 'primary' }): ReactNode {
  const intl = useIntl();
  const returnAddress = useReturnAddress();
  return (
    <Inline gap={3} isWrapping>
      <Button tone={tone} href={returnAddress ?? links.list('blockTrade')}>
        {intl.formatMessage(returnAddress === null ? messages.toList : messages.goOn)}
      </Button>
    </Inline>
  );
}

/** Applies once: pressed again after a lost answer it is the same application. */
function Apply({ action }: { action: Message }): ReactNode {
  const intl = useIntl();
  const toast = useToast();
  const { newId } = usePorts();
  const [clientOrderId] = useState(newId);
  const isOnTheWay = useReturnAddress() !== null;
  const write = useFormWrite(applyService, {
    fields: useFields({ initial: {}, rules: {} }),
    toWire: () => ({ clientOrderId, serviceType: 'blockTrade' as const }),
    done: () =>
      toast.show({
        tone: 'positive',
        title: intl.formatMessage(messages.done),
        description: intl.formatMessage(messages.applied),
      }),
    says: {
      refused: messages.failed,
      unknown: { title: messages.maybeApplied, advice: messages.maybeAppliedBody },
    },
  });
  return (
    <Measure width="form">
      <WriteForm write={write} action={intl.formatMessage(action)}>
        {isOnTheWay && <Text tone="secondary">{intl.formatMessage(messages.draftKept)}</Text>}
      </WriteForm>
    </Measure>
  );
}
