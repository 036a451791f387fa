import { Button, Dialog, Divider, Inline, RadioGroup, Stack, Text, TextField } from '@meridian/design-system';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { longestName, mostLayouts, type NameProblem } from './layouts.ts';
import { messages } from './layouts.messages.ts';
import type { DeskLayouts } from './use-layouts.ts';

export interface LayoutsDialogProps {
  readonly layouts: DeskLayouts;
  readonly isOpen: boolean;
  onClose(): void;
}

/** The standard layout among names: no name is empty. */
const standard = '';

/** The layouts of the desk: one is chosen at once, the desk as it is becomes a new one, the one shown is renamed or deleted. */
export default function LayoutsDialog({ layouts, isOpen, onClose }: LayoutsDialogProps): ReactNode {
  const intl = useIntl();
  const { shown, names } = layouts;
  const [isAsking, setAsking] = useState(false);
  const close = (): void => {
    setAsking(false);
    onClose();
  };
  const isDeleting = isAsking && shown !== null;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={
        isDeleting
          ? intl.formatMessage(messages.askDelete, { name: shown })
          : intl.formatMessage(messages.title)
      }
      closeLabel={intl.formatMessage(messages.close)}
      actions={
        isDeleting && (
          <>
            <Button onPress={() => setAsking(false)}>{intl.formatMessage(messages.keep)}</Button>
            <Button
              tone="danger"
              onPress={() => {
                layouts.remove(shown);
                setAsking(false);
              }}
            >
              {intl.formatMessage(messages.delete)}
            </Button>
          </>
        )
      }
    >
      {isDeleting ? (
        <Text>{intl.formatMessage(messages.askDeleteBody)}</Text>
      ) : (
        <Stack gap={5}>
          <RadioGroup
            label={intl.formatMessage(messages.choose)}
            hint={intl.formatMessage(messages.chooseHint)}
            value={shown ?? standard}
            onChange={(name) => layouts.show(name === standard ? null : name)}
            options={[
              { value: standard, label: intl.formatMessage(messages.standard) },
              ...names.map((name) => ({ value: name, label: name })),
            ]}
          />
          {shown !== null && (
            <NameForm
              key={shown}
              label={intl.formatMessage(messages.name)}
              action={intl.formatMessage(messages.rename)}
              before={shown}
              problemOf={(name) => layouts.problemOf(name, shown)}
              onName={(name) => layouts.rename(shown, name)}
            >
              <Button tone="danger" onPress={() => setAsking(true)}>
                {intl.formatMessage(messages.delete)}
              </Button>
            </NameForm>
          )}
          <Divider />
          <NameForm
            // Empty again once it has been saved.
            key={`${names.length} layouts`}
            label={intl.formatMessage(messages.newName)}
            hint={intl.formatMessage(messages.newHint)}
            action={intl.formatMessage(messages.save)}
            problemOf={(name) => layouts.problemOf(name)}
            onName={(name) => layouts.save(name)}
          />
        </Stack>
      )}
    </Dialog>
  );
}

interface NameFormProps {
  readonly label: string;
  readonly hint?: string;
  readonly action: string;
  /** The name so far. */
  readonly before?: string;
  problemOf(name: string): NameProblem | null;
  onName(name: string): void;
  /** Beside the button that gives the name. */
  readonly children?: ReactNode;
}

/** A name and the button that gives it. What is wrong with it is said when it is given. */
function NameForm(props: NameFormProps): ReactNode {
  const { label, hint, action, before = '', problemOf, onName, children } = props;
  const intl = useIntl();
  const [name, setName] = useState(before);
  const [problem, setProblem] = useState<NameProblem | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = problemOf(name);
    setProblem(found);
    if (found === null) onName(name);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={3}>
        <TextField
          label={label}
          hint={hint}
          value={name}
          maxLength={longestName}
          countText={(used, most) => intl.formatMessage(messages.used, { used, most })}
          onChange={(next) => {
            setName(next);
            setProblem(null);
          }}
          autoComplete="off"
          enterKeyHint="done"
          error={problem === null ? undefined : intl.formatMessage(messages[problem], { most: mostLayouts })}
        />
        <Inline gap={3} isWrapping>
          <Button type="submit">{action}</Button>
          {children}
        </Inline>
      </Stack>
    </form>
  );
}
