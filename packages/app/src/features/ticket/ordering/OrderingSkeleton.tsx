import { ActionBar, Columns, Inline, ScreenFooter, Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';

/** A field in the heights it will have. */
export type FieldShape = 'choice' | 'choiceWithHint' | 'quantity' | 'leverage';

/** Parts of a field from its name down: height in px, and how many are beside one another. */
const shapes: Record<FieldShape, readonly (readonly [heightPx: number, beside: number])[]> = {
  choice: [[48, 1]],
  choiceWithHint: [
    [48, 1],
    [18, 2],
  ],
  quantity: [
    [22, 4],
    [48, 1],
    [36, 4],
  ],
  leverage: [
    [22, 4],
    [36, 4],
    [16, 2],
  ],
};

/** An order form's shape, in its heights: the price with bid and ask, the fields, the figures, and the foot with its button. */
export function OrderingSkeleton({
  fields,
  figures,
}: {
  fields: readonly FieldShape[];
  /** How many figures follow them. */
  figures: number;
}): ReactNode {
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Skeleton shape="block" width="55%" height="36px" />
        <Beside height={44} count={2} />
      </Stack>
      <Columns
        start={
          <Stack gap={5}>
            {fields.map((field, index) => (
              <Field key={index} shape={field} />
            ))}
          </Stack>
        }
        end={<Figures count={figures} />}
      />
      <ScreenFooter>
        <ActionBar figure={<Skeleton shape="block" height="56px" />}>
          <Skeleton shape="block" height="52px" />
        </ActionBar>
      </ScreenFooter>
    </Stack>
  );
}

/** Names and hints are as wide as a part, controls fill the line. */
function Field({ shape }: { shape: FieldShape }): ReactNode {
  return (
    <Stack gap={2}>
      {shapes[shape].map(([height, count]) =>
        height < 30 ? (
          <Skeleton key={height} shape="block" width={`${100 / count}%`} height={`${height}px`} />
        ) : (
          <Beside key={height} height={height} count={count} />
        ),
      )}
    </Stack>
  );
}

function Beside({ height, count }: { height: number; count: number }): ReactNode {
  return (
    <Inline gap={2} isEven>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="block" height={`${height}px`} />
      ))}
    </Inline>
  );
}

/** A heading and rows of 45 px: bars of 13 px and the room between them. */
function Figures({ count }: { count: number }): ReactNode {
  return (
    <Stack gap={8}>
      <Skeleton shape="block" width="25%" height="13px" />
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="block" height="13px" />
      ))}
    </Stack>
  );
}
