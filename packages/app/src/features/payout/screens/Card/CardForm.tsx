import {
  addPayoutAccount,
  maxIdLength,
  maxNameLength,
  updatePayoutAccount,
  url,
  type ResponseOf,
} from '@meridian/api';
import { Select, StepField, StepForm, TextField, useToast } from '@meridian/design-system';
import * as v from 'valibot';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CountryField } from '#forms/CountryField.tsx';
import type { Rule } from '#forms/fields.ts';
import { allOf, chosen, required } from '#forms/rules.ts';
import type { Step } from '#forms/steps.ts';
import { UploadField } from '#forms/upload/UploadField.tsx';
import { useFields, type Fields } from '#forms/useFields.ts';
import { useFormWrite } from '#forms/useFormWrite.tsx';
import { useSteps } from '#forms/useSteps.ts';
import { useRedirect } from '#platform/address/use-redirect.ts';
import { links, useReturnAddress } from '#platform/address/links.ts';
import { currencyName } from '#platform/words/formatting.ts';
import type { Message } from '#platform/words/messages.ts';
import { hasIban, isAbaRoutingNumber, isIban, isSwiftCode, plainNumber } from '../../model/bank-numbers.ts';
import { asksFor, type RegionField } from '../../model/card-fields.ts';
import { messages } from './Card.messages.ts';

/** Currencies that banks are paid in (spec §9). */
const currencies = ['USD', 'EUR', 'HKD'] as const;
type CardCurrency = (typeof currencies)[number];

const texts = [
  'bankName',
  'city',
  'swiftCode',
  'abaRoutingNumber',
  'bankBranchAddress',
  'bankAccountName',
  'bankAccountNumber',
  'bankCardNumber',
  'name',
  'personalAddress',
  'postalCode',
] as const;
type TextName = (typeof texts)[number];

interface Values extends Readonly<Record<TextName, string>> {
  readonly region: string | null;
  readonly currency: CardCurrency | null;
  readonly image: string | null;
}

/** A rule of a field that not every region has. */
const where = (field: RegionField, rule: Rule<string, Values>): Rule<string, Values> => ({
  ...rule,
  problemOf: (text, values) => (asksFor(field, values.region) ? rule.problemOf(text, values) : null),
});
const numberOf = (
  missing: Message,
  wrong: Message,
  isRight: (text: string, values: Values) => boolean,
): Rule<string, Values> => ({
  problemOf(text, values) {
    if (text === '') return { message: missing };
    return isRight(text, values) ? null : { message: wrong };
  },
  tidy: plainNumber,
});
const lengthOf: Partial<Record<TextName, number>> = { bankBranchAddress: 200, personalAddress: 200 };
const isNumber: readonly TextName[] = [
  'swiftCode',
  'abaRoutingNumber',
  'bankAccountNumber',
  'bankCardNumber',
  'postalCode',
];
const longest = (field: TextName): number =>
  lengthOf[field] ?? (isNumber.includes(field) ? maxIdLength : maxNameLength);

/** Two steps: the bank, then the account and the picture of its card. Which fields are asked follows from the bank's region. */
export function CardForm({ account }: { account?: ResponseOf<typeof addPayoutAccount> }): ReactNode {
  const intl = useIntl();
  const toast = useToast();
  const redirect = useRedirect();
  const returnTo = useReturnAddress() ?? links.payoutAccounts();
  const card = account?.bankCard ?? null;
  const place = `payout.card.${account?.id ?? 'new'}`;
  const textOf = (field: TextName): string => card?.[field] ?? '';
  const kept = (field: TextName) => v.pipe(v.string(), v.maxLength(longest(field)));
  const form = useFields<Values>({
    initial: {
      ...(Object.fromEntries(texts.map((field) => [field, textOf(field)])) as Record<TextName, string>),
      region: card?.region ?? null,
      currency: currencies.find((one) => one === account?.currency) ?? null,
      image: card?.cardImageUrl ?? null,
    },
    rules: {
      region: chosen<string>(messages.regionMissing),
      currency: chosen<CardCurrency>(messages.currencyMissing),
      bankName: required(messages.bankNameMissing),
      city: required(messages.cityMissing),
      swiftCode: where(
        'swiftCode',
        numberOf(messages.swiftCodeMissing, messages.swiftCodeWrong, isSwiftCode),
      ),
      abaRoutingNumber: where(
        'abaRoutingNumber',
        numberOf(messages.abaRoutingNumberMissing, messages.abaRoutingNumberWrong, isAbaRoutingNumber),
      ),
      bankBranchAddress: where('bankBranchAddress', required(messages.bankBranchAddressMissing)),
      bankAccountName: required(messages.bankAccountNameMissing),
      bankAccountNumber: numberOf(
        messages.bankAccountNumberMissing,
        messages.ibanWrong,
        (text, { region }) => region === null || !hasIban(region) || isIban(text, region),
      ),
      bankCardNumber: allOf<string, Values>(required(messages.bankCardNumberMissing), {
        problemOf: () => null,
        tidy: plainNumber,
      }),
      name: required(messages.nameMissing),
      personalAddress: required(messages.personalAddressMissing),
      postalCode: where('postalCode', required(messages.postalCodeMissing)),
      image: chosen<string>(messages.imageMissing),
    },
    draft: {
      name: place,
      keeps: {
        ...(Object.fromEntries(texts.map((field) => [field, kept(field)])) as Record<
          TextName,
          ReturnType<typeof kept>
        >),
        region: v.nullable(v.pipe(v.string(), v.maxLength(2))),
        currency: v.nullable(v.picklist(currencies)),
        image: v.nullable(url),
      },
    },
  });
  const write = useFormWrite(account === undefined ? addPayoutAccount : updatePayoutAccount, {
    fields: form,
    toWire({ region, currency, image, ...typed }) {
      const sent = (field: RegionField) => (asksFor(field, region) ? typed[field] : null);
      return {
        ...(account !== undefined && { id: account.id }),
        currency: currency ?? '',
        bankCard: {
          ...typed,
          region: region ?? '',
          swiftCode: sent('swiftCode'),
          abaRoutingNumber: sent('abaRoutingNumber'),
          bankBranchAddress: sent('bankBranchAddress'),
          postalCode: sent('postalCode'),
          cardImageUrl: image ?? '',
        },
      };
    },
    async done() {
      toast.show({ tone: 'positive', title: intl.formatMessage(messages.done) });
      await redirect(returnTo);
    },
    says: { refused: messages.failed, unknown: { title: messages.maybe, advice: messages.maybeBody } },
    refusals: { imageNotUploaded: 'image' },
  });
  const { region } = form.values;
  const shown = (...fields: readonly TextName[]): TextName[] =>
    fields.filter((field) => !isOfRegion(field) || asksFor(field, region));
  const bank = shown('bankName', 'city', 'swiftCode', 'abaRoutingNumber', 'bankBranchAddress');
  const own = shown(
    'bankAccountName',
    'bankAccountNumber',
    'bankCardNumber',
    'name',
    'personalAddress',
    'postalCode',
  );
  const steps: readonly Step<Values>[] = [
    { id: 'bank', fields: ['region', 'currency', ...bank] },
    { id: 'account', fields: [...own, 'image'] },
  ];
  const { index, next, back, problems } = useSteps({ steps, form, finish: write.submit.onSubmit });
  const currency = form.bind('currency');
  const last = account === undefined ? messages.add : messages.save;
  return (
    <StepForm
      label={intl.formatMessage(account === undefined ? messages.addTitle : messages.editTitle)}
      steps={[
        {
          id: 'bank',
          title: intl.formatMessage(messages.bankTitle),
          lead: intl.formatMessage(messages.bankLead),
          content: (
            <>
              <StepField name="region">
                <CountryField {...form.bind('region')} label={intl.formatMessage(messages.region)} />
              </StepField>
              <StepField name="currency">
                <Select
                  label={intl.formatMessage(messages.currency)}
                  placeholder={intl.formatMessage(messages.choose)}
                  value={currency.value}
                  onChange={currency.onChange}
                  error={currency.error}
                  options={currencies.map((one) => ({ value: one, label: currencyName(one) }))}
                />
              </StepField>
              <Texts form={form} fields={region === null ? [] : bank} />
            </>
          ),
        },
        {
          id: 'account',
          title: intl.formatMessage(messages.accountTitle),
          lead: intl.formatMessage(messages.accountLead),
          content: (
            <>
              <Texts form={form} fields={own} />
              <StepField name="image">
                <UploadField
                  {...form.bind('image')}
                  label={intl.formatMessage(messages.image)}
                  place={`${place}.image`}
                  isOfDocument
                />
              </StepField>
            </>
          ),
        },
      ]}
      stepIndex={index}
      stepText={intl.formatMessage(messages.stepText, { step: index + 1, count: steps.length })}
      onNext={next}
      nextLabel={intl.formatMessage(index === 0 ? messages.next : last)}
      onBack={back ?? undefined}
      backLabel={intl.formatMessage(messages.back)}
      problems={problems}
      problemsTitle={intl.formatMessage(messages.problems, { count: problems.length })}
      isPending={write.isSending}
      failure={write.banner}
    />
  );
}

function isOfRegion(field: TextName): field is TextName & RegionField {
  return ['swiftCode', 'abaRoutingNumber', 'bankBranchAddress', 'postalCode'].includes(field);
}

function Texts({ form, fields }: { form: Fields<Values>; fields: readonly TextName[] }): ReactNode {
  const intl = useIntl();
  const label = (field: TextName): Message =>
    field === 'bankAccountNumber' && hasIban(form.values.region) ? messages.iban : messages[field];
  return fields.map((field) => (
    <StepField key={field} name={field}>
      <TextField
        {...form.bind(field)}
        label={intl.formatMessage(label(field))}
        autoComplete="off"
        inputMode={field === 'abaRoutingNumber' || field === 'bankCardNumber' ? 'numeric' : undefined}
        maxLength={longest(field)}
        enterKeyHint="next"
      />
    </StepField>
  ));
}
