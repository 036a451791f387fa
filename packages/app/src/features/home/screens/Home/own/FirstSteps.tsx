import { realNameStatus, statusName } from '@meridian/api';
import {
  DepositIcon,
  IdentityIcon,
  MoreList,
  Section,
  StatusTag,
  SuccessIcon,
  TradeIcon,
} from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { links, routePaths } from '#platform/address/links.ts';
import { kycPresentation } from '#presentation/status/kyc.messages.ts';
import { useStatusTag } from '#presentation/status/status.ts';
import { messages } from './own.messages.ts';

export interface Steps {
  /** Of the identity check, as the brokerage codes it (spec §4). */
  readonly realStatus: unknown;
  readonly hasMoney: boolean;
  readonly hasTraded: boolean;
}

const kycOf = ({ realStatus }: Steps) => statusName(realNameStatus, realStatus);

/** Whether nothing is left to do before trading. */
export const isStarted = (steps: Steps): boolean =>
  kycOf(steps) === 'approved' && steps.hasMoney && steps.hasTraded;

/** What a newcomer does before the first trade, each step with its state and the way to it. */
export function FirstSteps(steps: Steps) {
  const intl = useIntl();
  const statusTag = useStatusTag();
  const kyc = kycOf(steps);
  const done = <StatusTag tone="positive" text={intl.formatMessage(messages.stepDone)} />;
  const underWay = kyc !== 'notSubmitted' && <StatusTag {...statusTag(kycPresentation, steps.realStatus)} />;
  const title = intl.formatMessage(messages.steps);
  const hints = {
    notSubmitted: messages.verifyHint,
    pending: messages.verifyPending,
    failed: messages.verifyFailed,
    approved: messages.verifyHint,
  };
  return (
    <Section title={title}>
      <MoreList
        label={title}
        items={[
          {
            id: 'verify',
            label: intl.formatMessage(messages.verify),
            hint: intl.formatMessage(hints[kyc ?? 'notSubmitted']),
            icon: kyc === 'approved' ? <SuccessIcon /> : <IdentityIcon />,
            value: kyc === 'approved' ? done : underWay,
            href: links.kyc(),
          },
          {
            id: 'fund',
            label: intl.formatMessage(messages.fund),
            hint: intl.formatMessage(messages.fundHint),
            icon: steps.hasMoney ? <SuccessIcon /> : <DepositIcon />,
            value: steps.hasMoney && done,
            href: links.deposit(),
          },
          {
            id: 'trade',
            label: intl.formatMessage(messages.trade),
            hint: intl.formatMessage(messages.tradeHint),
            icon: steps.hasTraded ? <SuccessIcon /> : <TradeIcon />,
            value: steps.hasTraded && done,
            href: routePaths.markets,
          },
        ]}
      />
    </Section>
  );
}
