import { Button, Dialog, FormLayout, TextField } from '@meridian/design-system';
import { useId, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFields } from '#forms/useFields.ts';
import { groupName, groupNameProblem, maxGroupName, type Group } from '../../model/arrangement.ts';
import { messages } from './Manage.messages.ts';

export interface RenameDialogProps {
  readonly groups: readonly Group[];
  /** The group that gets another name. */
  readonly name: string;
  onRename(name: string): void;
  onClose(): void;
}

const problems = {
  missing: messages.nameMissing,
  tooLong: messages.nameTooLong,
  taken: messages.nameTaken,
} as const;

/** Another name for a group: each has one of its own. */
export function RenameDialog({ groups, name, onRename, onClose }: RenameDialogProps): ReactNode {
  const intl = useIntl();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const fields = useFields({
    initial: { name },
    rules: {
      name: {
        problemOf(typed) {
          const problem = groupNameProblem(groups, typed, name);
          const values = { count: maxGroupName };
          return problem && { message: problems[problem], values, isFinal: problem !== 'missing' };
        },
        tidy: groupName,
      },
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={intl.formatMessage(messages.renameGroup)}
      closeLabel={intl.formatMessage(messages.close)}
      initialFocus={field}
      actions={
        <Button tone="primary" type="submit" form={formId}>
          {intl.formatMessage(messages.rename)}
        </Button>
      }
    >
      <FormLayout id={formId} {...fields.submit((typed) => onRename(typed.name))}>
        <TextField
          {...fields.bind('name')}
          ref={field}
          label={intl.formatMessage(messages.groupName)}
          hint={intl.formatMessage(messages.newGroupHint, { count: maxGroupName })}
          maxLength={maxGroupName}
          enterKeyHint="done"
          autoComplete="off"
        />
      </FormLayout>
    </Dialog>
  );
}
