import { Button, FormLayout } from '@meridian/design-system';
import type { ReactNode } from 'react';
import type { FormWrite } from './useFormWrite.tsx';

interface WriteFormProps {
  readonly write: FormWrite;
  /** What its button says: what will happen. */
  readonly action: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form of one column: what came of the last try, the fields, and the one thing to press. */
export function WriteForm({ write, action, children }: WriteFormProps): ReactNode {
  return (
    <FormLayout {...write.submit}>
      {write.banner}
      {children}
      <Button tone="primary" size="l" type="submit" isFullWidth isPending={write.isSending}>
        {action}
      </Button>
    </FormLayout>
  );
}
