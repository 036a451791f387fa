import {
  factFields,
  factNames,
  factSentence,
  parametersFrom,
  type FactField,
  type WorldHandle,
} from '@meridian/mocks';
import { Banner, Button, Select, Stack, Text, TextField } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './Facts.messages.ts';

type Result =
  | { readonly kind: 'done'; readonly contradicted: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string };

/** Anything that can be so, made so now, on top of what is: the form is read from the fact itself. */
export function Facts({ handle }: { handle: WorldHandle }): ReactNode {
  const intl = useIntl();
  const [name, setName] = useState<string>(factNames[0] ?? '');
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [result, setResult] = useState<Result | null>(null);
  const fields = factFields(name);
  const apply = async (): Promise<void> => {
    try {
      const parameters = parametersFrom(fields, typed);
      const contradicted = handle.contradictedBy(name, parameters);
      await handle.applyFact(name, parameters);
      setResult({ kind: 'done', contradicted });
    } catch (error) {
      // A refusal names the parameter that does not fit, or what the fact contradicts.
      setResult({ kind: 'refused', reason: reasonOf(error) });
    }
  };
  return (
    <Stack gap={3}>
      <Text size="s" tone="secondary">
        {intl.formatMessage(messages.about)}
      </Text>
      <Select
        label={intl.formatMessage(messages.fact)}
        value={name}
        onChange={(next) => {
          setName(next);
          setTyped(new Map());
          setResult(null);
        }}
        hint={sentenceOf(name, fields, typed)}
        options={factNames.toSorted().map((value) => ({ value, label: value }))}
      />
      {fields.map((field) => (
        <Parameter
          key={`${name} ${field.name}`}
          field={field}
          value={typed.get(field.name) ?? ''}
          onChange={(text) => setTyped(new Map(typed).set(field.name, text))}
        />
      ))}
      <Button size="s" onPress={() => void apply()}>
        {intl.formatMessage(messages.apply)}
      </Button>
      {result?.kind === 'done' && (
        <Banner tone="positive" title={intl.formatMessage(messages.done, { name })} isLive>
          {result.contradicted.length === 0
            ? null
            : intl.formatMessage(messages.noLonger, { facts: result.contradicted.join('; ') })}
        </Banner>
      )}
      {result?.kind === 'refused' && (
        <Banner tone="negative" title={intl.formatMessage(messages.refused, { name })} isLive>
          {result.reason}
        </Banner>
      )}
    </Stack>
  );
}

/** What would be so, in the words of bug reports; nothing as long as something is missing. */
function sentenceOf(
  name: string,
  fields: readonly FactField[],
  typed: ReadonlyMap<string, string>,
): string | undefined {
  try {
    return factSentence(name, parametersFrom(fields, typed));
  } catch {
    return undefined;
  }
}

/** What the brokerage says, with the particulars of its refusal. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const details: unknown = 'details' in error ? error.details : undefined;
  return details === undefined ? error.message : `${error.message} ${JSON.stringify(details)}`;
}

interface ParameterProps {
  readonly field: FactField;
  readonly value: string;
  onChange(value: string): void;
}

function Parameter({ field, value, onChange }: ParameterProps): ReactNode {
  const intl = useIntl();
  const { name, kind, choices, isOptional } = field;
  const hint = isOptional ? intl.formatMessage(messages.optional) : undefined;
  if (kind === 'choice' || kind === 'flag') {
    const values = kind === 'flag' ? ['true', 'false'] : choices.map(String);
    return (
      <Select
        label={name}
        value={value === '' ? null : value}
        onChange={onChange}
        hint={hint}
        placeholder={intl.formatMessage(messages.choose)}
        options={values.map((one) => ({ value: one, label: one }))}
      />
    );
  }
  return (
    <TextField
      label={name}
      value={value}
      onChange={onChange}
      hint={kind === 'json' ? intl.formatMessage(messages.json) : hint}
      {...(kind === 'number' && { inputMode: 'decimal' as const })}
    />
  );
}
