import { Chip, Inline, Stack, Text } from '@meridian/design-system';
import { useId, type ReactNode } from 'react';

export interface ChoicesProps<T> {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: T | null;
  wordOf(option: T): string;
  /** Null: the chosen one was pressed again. */
  onChoose(option: T | null): void;
}

/** A few that one of may be chosen, by one press and off by another. */
export function Choices<T extends string | number>(props: ChoicesProps<T>): ReactNode {
  const { label, options, chosen, wordOf, onChoose } = props;
  const id = useId();
  if (options.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <Stack gap={1}>
        <span id={id}>
          <Text size="s" tone="secondary">
            {label}
          </Text>
        </span>
        <Inline gap={1} isWrapping>
          {options.map((option) => (
            <Chip
              key={option}
              size="s"
              isSelected={option === chosen}
              onPress={() => onChoose(option === chosen ? null : option)}
            >
              {wordOf(option)}
            </Chip>
          ))}
        </Inline>
      </Stack>
    </div>
  );
}
