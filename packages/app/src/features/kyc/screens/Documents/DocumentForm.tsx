import { maxIdLength, maxNameLength, submitRealName, url } from '@meridian/api';
import {
  Banner,
  Stack,
  StatGrid,
  StepField,
  StepForm,
  Text,
  TextField,
  useToast,
} from '@meridian/design-system';
import * as v from 'valibot';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CountryField, useCountryName } from '#forms/CountryField.tsx';
import type { Rule } from '#forms/fields.ts';
import { allOf, chosen, optional, required } from '#forms/rules.ts';
import type { Step } from '#forms/steps.ts';
import { UploadField } from '#forms/upload/UploadField.tsx';
import { useFields, type Fields } from '#forms/useFields.ts';
import { useFormWrite } from '#forms/useFormWrite.tsx';
import { useSteps } from '#forms/useSteps.ts';
import { useRedirect } from '#platform/address/use-redirect.ts';
import { links, useReturnAddress } from '#platform/address/links.ts';
import { storageKeys } from '#platform/device/storage.ts';
import { useIsKept } from '#platform/device/use-stored-text.ts';
import type { OnFile } from '../../on-file.ts';
import { messages } from './Documents.messages.ts';
import type { DocumentKind, Side } from './kinds.ts';

interface Documents extends Record<Side, string | null> {
  readonly countryCode: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly documentNumber: string;
}

const nothing: Documents = {
  countryCode: null,
  firstName: '',
  lastName: '',
  documentNumber: '',
  front: null,
  back: null,
};

/** Everything that was accepted, to be sent again as it is. */
function acceptedOf({ documents, sides }: OnFile): Documents {
  const { countryCode: country, firstName: first, lastName: last, documentNumber: number } = documents;
  const accepted = Object.fromEntries(
    sides.filter(({ reason }) => reason === null).map(({ side, url: at }) => [side, at]),
  );
  return {
    ...nothing,
    countryCode: country,
    firstName: first,
    lastName: last,
    documentNumber: number,
    ...accepted,
  };
}

const picture = chosen<string>(messages.pictureMissing);
/** One picture shows one side. */
const notTheFront: Rule<string | null, Documents> = {
  problemOf: (image, { front }) =>
    image !== null && image === front ? { message: messages.sameAsFront, isFinal: true } : null,
};
const { countryCode, firstName, lastName, documentNumber } = submitRealName.request.entries;

interface Part {
  readonly kind: DocumentKind;
  readonly form: Fields<Documents>;
}

interface DocumentFormProps {
  readonly kind: DocumentKind;
  /** What of this kind was refused in part: only that is asked for again, and the whole is sent. */
  readonly onFile: OnFile | null;
}

/**
 * What is handed in, in two steps: who one is; then the pictures, beside what is sent with them. It is kept on the device until it
 * has been sent.
 */
export function DocumentForm({ kind, onFile }: DocumentFormProps): ReactNode {
  const intl = useIntl();
  const toast = useToast();
  const redirect = useRedirect();
  const isKept = useIsKept(storageKeys.drafts);
  const returnTo = useReturnAddress() ?? undefined;
  const hasBack = kind.sides.some(({ side }) => side === 'back');
  const form = useFields<Documents>({
    initial: onFile === null ? nothing : acceptedOf(onFile),
    rules: {
      countryCode: chosen<string>(messages.countryMissing),
      firstName: required(messages.firstNameMissing),
      lastName: required(messages.lastNameMissing),
      documentNumber: required(kind.numberMissing),
      front: picture,
      back: hasBack ? allOf(picture, notTheFront) : optional,
    },
    draft: {
      name: `identity.${kind.type}`,
      keeps: {
        countryCode: v.nullable(countryCode),
        firstName,
        lastName,
        documentNumber,
        front: v.nullable(url),
        back: v.nullable(url),
      },
    },
  });
  const write = useFormWrite(submitRealName, {
    fields: form,
    toWire: ({ front, back, countryCode: country, ...typed }) => ({
      ...typed,
      documentType: kind.type,
      countryCode: country ?? '',
      imageUrls: [front, back].filter((image) => image !== null),
    }),
    done() {
      toast.show({
        tone: 'positive',
        title: intl.formatMessage(messages.done),
        description: intl.formatMessage(messages.doneBody),
      });
      return redirect(links.kyc(returnTo));
    },
    says: {
      refused: messages.failed,
      unknown: { title: messages.maybe, advice: messages.maybeBody },
    },
    refusals: { imageNotUploaded: 'front' },
  });
  const steps: readonly Step<Documents>[] = [
    { id: 'details', fields: ['countryCode', 'firstName', 'lastName', 'documentNumber'] },
    { id: 'pictures', fields: kind.sides.map(({ side }) => side) },
  ];
  const { index, next, back, problems } = useSteps({
    steps,
    form,
    start: onFile === null ? undefined : 'pictures',
    finish: write.submit.onSubmit,
  });
  return (
    <Stack gap={6}>
      {!isKept && (
        <Banner tone="waiting" title={intl.formatMessage(messages.unkept)}>
          {intl.formatMessage(messages.unkeptBody)}
        </Banner>
      )}
      <StepForm
        label={intl.formatMessage(kind.title)}
        steps={[
          {
            id: 'details',
            title: intl.formatMessage(messages.detailsTitle),
            lead: intl.formatMessage(messages.detailsLead),
            content: <Details kind={kind} form={form} />,
          },
          {
            id: 'pictures',
            title: intl.formatMessage(kind.picturesTitle),
            lead: intl.formatMessage(messages.picturesLead),
            content: <Pictures kind={kind} form={form} onFile={onFile} />,
          },
        ]}
        stepIndex={index}
        stepText={intl.formatMessage(messages.stepText, { step: index + 1, count: steps.length })}
        onNext={next}
        nextLabel={intl.formatMessage(index === 0 ? messages.toPictures : messages.submit)}
        onBack={back ?? undefined}
        backLabel={intl.formatMessage(messages.back)}
        problems={problems}
        problemsTitle={intl.formatMessage(messages.problems, { count: problems.length })}
        isPending={write.isSending}
        failure={write.banner}
      />
    </Stack>
  );
}

function Details({ kind, form }: Part): ReactNode {
  const intl = useIntl();
  return (
    <>
      <StepField name="countryCode">
        <CountryField {...form.bind('countryCode')} label={intl.formatMessage(messages.country)} />
      </StepField>
      <StepField name="firstName">
        <TextField
          {...form.bind('firstName')}
          label={intl.formatMessage(messages.firstName)}
          autoComplete="given-name"
          maxLength={maxNameLength}
          enterKeyHint="next"
        />
      </StepField>
      <StepField name="lastName">
        <TextField
          {...form.bind('lastName')}
          label={intl.formatMessage(messages.lastName)}
          autoComplete="family-name"
          maxLength={maxNameLength}
          enterKeyHint="next"
        />
      </StepField>
      <StepField name="documentNumber">
        <TextField
          {...form.bind('documentNumber')}
          label={intl.formatMessage(kind.number)}
          autoComplete="off"
          maxLength={maxIdLength}
          enterKeyHint="next"
        />
      </StepField>
    </>
  );
}

function Pictures({ kind, form, onFile }: Part & DocumentFormProps): ReactNode {
  const intl = useIntl();
  const acceptedText = intl.formatMessage(messages.accepted);
  const nameOf = useCountryName();
  const { values } = form;
  return (
    <>
      {kind.sides.map(({ side, label }) => (
        <StepField key={side} name={side}>
          <UploadField
            {...form.bind(side)}
            label={intl.formatMessage(label)}
            place={`identity.${kind.type}.${side}`}
            isOfDocument
            accepted={acceptedAt(onFile, side, acceptedText)}
          />
        </StepField>
      ))}
      <Text size="s" tone="secondary">
        {intl.formatMessage(messages.privacy)}
      </Text>
      <StatGrid
        columns={1}
        items={[
          {
            id: 'country',
            label: intl.formatMessage(messages.country),
            value: values.countryCode === null ? '' : nameOf(values.countryCode),
          },
          { id: 'first', label: intl.formatMessage(messages.firstName), value: values.firstName },
          { id: 'last', label: intl.formatMessage(messages.lastName), value: values.lastName },
          { id: 'number', label: intl.formatMessage(kind.number), value: values.documentNumber },
        ]}
      />
    </>
  );
}

function acceptedAt(onFile: OnFile | null, side: Side, text: string) {
  const held = onFile?.sides.find((one) => one.side === side && one.reason === null);
  return held && { url: held.url, text };
}
