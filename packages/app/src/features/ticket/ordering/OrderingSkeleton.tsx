import { ActionBar, Columns, Inline, Room, ScreenFooter, Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';

/** A field in the heights it will have. */
export type FieldShape = 'choice' | 'choiceWithHint' | 'quantity' | 'leverage';

const choice = { height: 'min(48px, var(--m-size-row))', beside: 1 };
const chips = { height: '36px', beside: 4 };
const name = { height: '22px', beside: 4, isText: true };

/** Parts of a field from its name down: their height, and how many are beside one another. */
const shapes: Record<FieldShape, readonly { height: string; beside: number; isText?: boolean }[]> = {
  choice: [choice],
  choiceWithHint: [choice, { height: '18px', beside: 2, isText: true }],
  quantity: [name, { height: 'var(--m-size-row)', beside: 1 }, chips],
  leverage: [name, chips, { height: '16px', beside: 2, isText: true }],
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
        <Beside height="var(--m-size-target)" count={2} />
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
        <ActionBar figure={<Skeleton shape="block" height="var(--m-size-row)" />}>
          <Skeleton shape="block" height="max(2.5rem, var(--m-size-row))" />
        </ActionBar>
      </ScreenFooter>
    </Stack>
  );
}

/** Names and hints are as wide as a part, controls fill the line. */
function Field({ shape }: { shape: FieldShape }): ReactNode {
  return (
    <Stack gap={2}>
      {shapes[shape].map(({ height, beside, isText = false }) =>
        isText ? (
          <Skeleton key={height} shape="block" width={`${100 / beside}%`} height={height} />
        ) : (
          <Beside key={height} height={height} count={beside} />
        ),
      )}
    </Stack>
  );
}

function Beside({ height, count }: { height: string; count: number }): ReactNode {
  return (
    <Inline gap={2} isEven>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="block" height={height} />
      ))}
    </Inline>
  );
}

/** Of a row with its hairline. */
const figureHeight = 'calc(var(--m-size-target) + 1px)';

/** A heading and rows: bars of 13 px, each in the room of its row. */
function Figures({ count }: { count: number }): ReactNode {
  return (
    <div>
      {Array.from({ length: count }, (_, index) => (
        <Room key={index} height={figureHeight}>
          <Skeleton shape="block" width={index === 0 ? '25%' : '100%'} height="13px" />
        </Room>
      ))}
      <Skeleton shape="block" height="13px" />
    </div>
  );
}
