import { Button, Dialog, TextField } from '@meridian/design-system';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
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
  const [typed, setTyped] = useState(name);
  const [hasTried, setTried] = useState(false);
  const problem = groupNameProblem(groups, typed, name);
  // That a name is taken is said at once; that there is none yet only to who is done.
  const isSaid = problem !== null && (hasTried || problem !== 'missing');
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
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (problem === null) onRename(groupName(typed));
        }}
      >
        <TextField
          ref={field}
          label={intl.formatMessage(messages.groupName)}
          hint={intl.formatMessage(messages.newGroupHint, { count: maxGroupName })}
          error={isSaid ? intl.formatMessage(problems[problem], { count: maxGroupName }) : undefined}
          value={typed}
          onChange={setTyped}
          maxLength={maxGroupName}
          enterKeyHint="done"
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
