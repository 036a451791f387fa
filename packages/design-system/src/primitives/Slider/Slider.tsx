import { useId, type ReactNode } from 'react';
import { FailureIcon } from '#icons/index.ts';
import { ErrorText, Hint } from '../Field/Field.styles.ts';
import {
  Below,
  Control,
  Indicator,
  Label,
  Mark,
  Marks,
  Root,
  Thumb,
  Tick,
  Track,
  Value,
} from './Slider.styles.ts';

export interface SliderProps {
  label: string;
  value: number;
  /** Never outside `min` and `max`. Told while the thumb moves. */
  onChange: (value: number) => void;
  /** Smallest value, at the left end. */
  min: number;
  /** Largest value, at the right end. */
  max: number;
  /** Size of one step: of an arrow key, of the smallest movement. */
  step: number;
  /** Size of a leap: Page Up, Page Down, or an arrow with Shift. A fifth of the range by default, in whole steps. */
  leap?: number | undefined;
  /** Values one can jump to with a press; up to five. */
  marks?: readonly number[] | undefined;
  /** The value in words, seen and heard: `10×`. */
  formatValue: (value: number) => string;
  hint?: string | undefined;
  /** What is wrong and what to do about it. Takes the hint's place. */
  error?: string | undefined;
  isDisabled?: boolean | undefined;
}

function fifthOf({ min, max, step }: SliderProps): number {
  return Math.max(step, Math.round((max - min) / 5 / step) * step);
}

/** A value in a range where the feel matters more than the digit: leverage. Arrow keys step, Page keys leap, Home and End go to the ends. */
export function Slider(props: SliderProps): ReactNode {
  const {
    label,
    value,
    onChange,
    min,
    max,
    step,
    marks,
    formatValue,
    hint,
    error,
    isDisabled = false,
  } = props;
  const messageId = useId();
  const hasMessage = hint !== undefined || error !== undefined;
  const placeOf = (mark: number) => ({ '--m-at': (mark - min) / (max - min) });
  return (
    <Root
      value={value}
      min={min}
      max={max}
      step={step}
      largeStep={props.leap ?? fifthOf(props)}
      disabled={isDisabled}
      onValueChange={(next) => onChange(next as number)}
    >
      <Label aria-hidden="true">{label}</Label>
      <Value aria-hidden="true">{formatValue(value)}</Value>
      <Control>
        <Track>
          <Indicator />
          {marks?.map((mark) => (
            <Tick key={mark} data-passed={mark <= value || undefined} style={placeOf(mark)} />
          ))}
          <Thumb
            aria-label={label}
            aria-describedby={hasMessage ? messageId : undefined}
            getAriaValueText={(_, current) => formatValue(current)}
          />
        </Track>
      </Control>
      {marks && (
        <Marks>
          {marks.map((mark) => (
            <Mark
              key={mark}
              type="button"
              tabIndex={-1}
              aria-label={`${label} ${formatValue(mark)}`}
              data-current={mark === value || undefined}
              disabled={isDisabled}
              onClick={() => onChange(mark)}
            >
              {formatValue(mark)}
            </Mark>
          ))}
        </Marks>
      )}
      {hasMessage && (
        <Below>
          {error === undefined ? (
            <Hint id={messageId}>{hint}</Hint>
          ) : (
            <ErrorText id={messageId}>
              <FailureIcon aria-hidden="true" />
              <span>{error}</span>
            </ErrorText>
          )}
        </Below>
      )}
    </Root>
  );
}
