import {
  Checkbox,
  FullScreenIcon,
  IconButton,
  IndicatorsIcon,
  MarketsIcon,
  Popover,
  Stack,
} from '@meridian/design-system';
import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import { indicatorIds, type ChartChoice } from '../../../chart-choice.ts';
import { fullChartMessages } from './ChartMarks.messages.ts';
import { chartMessages, indicatorMessages, messages } from '../Quote.messages.ts';

interface Props {
  readonly choice: ChartChoice;
  onChange(patch: Partial<ChartChoice>): void;
  /** More buttons, after these. */
  readonly children?: ReactNode;
}

/** How the chart is drawn: as candles, and with which indicators. */
export function ChartTools({ choice, onChange, children }: Props) {
  const intl = useIntl();
  const { kind, indicators } = choice;
  return (
    <>
      <IconButton
        label={intl.formatMessage(messages.candles)}
        icon={<MarketsIcon />}
        isPressed={kind === 'candles'}
        onPress={() => onChange({ kind: kind === 'candles' ? 'area' : 'candles' })}
      />
      <Popover
        label={intl.formatMessage(chartMessages.indicators)}
        icon={<IndicatorsIcon />}
        title={intl.formatMessage(chartMessages.indicators)}
        closeLabel={intl.formatMessage(chartMessages.closeIndicators)}
      >
        <Stack gap={1}>
          {indicatorIds.map((id) => (
            <Checkbox
              key={id}
              label={intl.formatMessage(indicatorMessages[id])}
              isChecked={indicators.includes(id)}
              onChange={(isChecked) =>
                onChange({
                  indicators: isChecked ? [...indicators, id] : indicators.filter((other) => other !== id),
                })
              }
            />
          ))}
        </Stack>
      </Popover>
      {children}
    </>
  );
}

interface FullScreenButtonProps {
  onPress(): void;
  /** Has the button. */
  readonly ref: Ref<HTMLElement>;
}

/** Shows the chart over the whole window. */
export function FullScreenButton({ onPress, ref }: FullScreenButtonProps) {
  const intl = useIntl();
  return (
    <span ref={ref}>
      <IconButton
        label={intl.formatMessage(fullChartMessages.open)}
        icon={<FullScreenIcon />}
        onPress={onPress}
      />
    </span>
  );
}
