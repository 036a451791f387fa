import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { CloseIcon } from '#icons/index.ts';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';
import { useThemeScope } from '#theme/ThemeScope.tsx';
import {
  Close,
  Head,
  Label,
  Note,
  Open,
  Operator,
  Popup,
  Positioner,
  Row,
  Step,
  Steps,
  Title,
  Value,
} from './FigureRow.styles.ts';

export interface FigureStep {
  label: string;
  value: string;
  /** `×`, `+`, `−`, `÷`, `=`: how this line meets the one above. */
  operator?: string | undefined;
}

export interface FigureExplanation {
  title: string;
  /** The working, line by line; the last is the result. */
  steps: readonly FigureStep[];
  note?: string | undefined;
  openLabel: string;
  closeLabel: string;
}

export interface FigureRowProps {
  label: string;
  value: ReactNode;
  /** With it, the figure opens its arithmetic. */
  explanation?: FigureExplanation | undefined;
  /** The sum of the rows above: larger and stronger than they. */
  isTotal?: boolean | undefined;
}

function Explanation({ label, explanation }: { label: string; explanation: FigureExplanation }): ReactNode {
  const { portal } = useThemeScope();
  return (
    <Base.Root>
      <Open>
        {label}
        <VisuallyHidden> {explanation.openLabel}</VisuallyHidden>
      </Open>
      <Base.Portal container={portal}>
        <Positioner side="top" align="start" sideOffset={4} collisionPadding={16}>
          <Popup>
            <Head>
              <Title>{explanation.title}</Title>
              <Close aria-label={explanation.closeLabel}>
                <CloseIcon aria-hidden="true" />
              </Close>
            </Head>
            <Steps>
              {explanation.steps.map((step) => (
                <Step key={step.label}>
                  <dt>
                    <Operator>{step.operator}</Operator>
                    {step.label}
                  </dt>
                  <dd>{step.value}</dd>
                </Step>
              ))}
            </Steps>
            {explanation.note !== undefined && <Note>{explanation.note}</Note>}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** A figure with its name. Where it was worked out, its name opens the working: nothing on a ticket has to be believed. */
export function FigureRow({ label, value, explanation, isTotal = false }: FigureRowProps): ReactNode {
  return (
    <Row data-total={isTotal || undefined}>
      {explanation ? <Explanation label={label} explanation={explanation} /> : <Label>{label}</Label>}
      <Value>{value}</Value>
    </Row>
  );
}
