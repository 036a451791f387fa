import { Button, Dialog, FormLayout, List, ListRow, Stack, Text, TextField } from '@meridian/design-system';
import { useId, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFields } from '#forms/useFields.ts';
import { groupName, groupNamed, maxGroupName, mostGroups, type Group } from '../../model/arrangement.ts';
import { messages } from './Manage.messages.ts';

export interface GroupDialogProps {
  readonly isOpen: boolean;
  readonly groups: readonly Group[];
  /** How many are put into the group. */
  readonly count: number;
  /** Into a group that there is, or into a new one of that name. */
  onChoose(name: string): void;
  onClose(): void;
}

/** Chooses the group for what is selected, or makes one. */
export function GroupDialog({ isOpen, groups, count, onChoose, onClose }: GroupDialogProps): ReactNode {
  const intl = useIntl();
  const fields = useFields({
    initial: { name: '' },
    rules: {
      name: {
        problemOf: (name) => (name === '' ? { message: messages.nameMissing } : null),
        tidy: groupName,
      },
    },
  });
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();
  const trimmed = groupName(fields.values.name);
  // One that differs by its letters' case only is meant: the name leads into it.
  const known = groupNamed(groups, trimmed);
  const isFull = groups.length >= mostGroups;
  const choose = (chosen: string): void => {
    fields.begin({ name: '' });
    onChoose(chosen);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={intl.formatMessage(messages.addToGroup)}
      closeLabel={intl.formatMessage(messages.close)}
      initialFocus={groups.length === 0 ? field : undefined}
      actions={
        !isFull && (
          <Button tone="primary" type="submit" form={formId} isDisabled={trimmed === ''}>
            {known === undefined
              ? intl.formatMessage(messages.create, { count })
              : intl.formatMessage(messages.addTo, { count, name: known.name })}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {groups.length > 0 && (
          <List
            label={intl.formatMessage(messages.addToGroup)}
            items={groups}
            keyOf={(group) => group.name}
            renderRow={(group) => <ListRow title={group.name} onPress={() => choose(group.name)} />}
          />
        )}
        {isFull ? (
          <Text>{intl.formatMessage(messages.groupsFull, { count: mostGroups })}</Text>
        ) : (
          <FormLayout id={formId} {...fields.submit(({ name }) => choose(name))}>
            <TextField
              {...fields.bind('name')}
              ref={field}
              label={intl.formatMessage(messages.newGroup)}
              hint={intl.formatMessage(messages.newGroupHint, { count: maxGroupName })}
              maxLength={maxGroupName}
              enterKeyHint="done"
              autoComplete="off"
            />
          </FormLayout>
        )}
      </Stack>
    </Dialog>
  );
}
