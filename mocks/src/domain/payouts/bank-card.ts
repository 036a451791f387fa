import { areaCodes } from '../areas.ts';
import { refuse } from '../refusals.ts';

/** A card as it was entered; null for what its region does not have. */
export interface BankCard {
  readonly bankName: string;
  readonly bankAccountName: string;
  readonly bankCardNumber: string;
  /** Country or region of the bank, by ISO 3166-1. */
  readonly region: string;
  readonly city: string | null;
  readonly swiftCode: string | null;
  readonly abaRoutingNumber: string | null;
  /** An IBAN where the region has it. */
  readonly bankAccountNumber: string | null;
  readonly postalCode: string | null;
  readonly bankBranchAddress: string | null;
  readonly personalAddress: string | null;
  /** As it is printed on the card. */
  readonly name: string | null;
  /** The picture of the card: a file of the customer's own. */
  readonly imageHash: string;
  /** Where the picture is on its host, without the key that changes with its owner's sign-ins. */
  readonly imagePath: string;
}

type CardField = Exclude<keyof BankCard, 'imageHash' | 'imagePath'>;

/** Currencies that a bank is paid in (spec §9). */
const cardCurrencies = ['USD', 'EUR', 'HKD'] as const;

/** Regions whose post has no codes (Universal Postal Union). */
const withoutPostalCodes: ReadonlySet<string> = new Set(
  (
    'AE AG AN AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GD GH GM GN GQ GY HK JM KI KM KN KP LC ' +
    'ML MO MR MW NR NU QA RW SB SC SL SR ST SX SY TD TF TG TK TL TO TT TV UG VU WS YE ZW'
  ).split(' '),
);

/** Regions whose accounts are IBANs, as far as the brokerage pays there (ISO 13616). */
const withIban: ReadonlySet<string> = new Set(
  (
    'AD AE AL AT AZ BA BE BG BH BR BY CH CR CY CZ DE DK DO EE EG ES FI FO FR GB GE GI GL GR GT HR HU IE IL IQ IS IT ' +
    'JO KW KZ LB LC LI LT LU LV LY MC MD ME MK MR MT MU NL NO PK PL PS PT QA RO RS SA SC SE SI SK SM ST SV TL TN TR ' +
    'UA VA VG XK'
  ).split(' '),
);

const everywhere: readonly CardField[] = [
  'bankName',
  'bankAccountName',
  'bankCardNumber',
  'bankAccountNumber',
  'city',
  'personalAddress',
  'name',
];

function requiredIn(region: string): readonly CardField[] {
  return [
    ...everywhere,
    ...(region === 'US' ? (['abaRoutingNumber', 'bankBranchAddress'] as const) : (['swiftCode'] as const)),
    ...(withoutPostalCodes.has(region) ? [] : (['postalCode'] as const)),
  ];
}

/** What the numbers of banks look like. Check digits are for the app to find slips by; a bank returns what it does not know. */
const shapes: readonly (readonly [CardField, RegExp, (region: string) => boolean])[] = [
  ['abaRoutingNumber', /^\d{9}$/, () => true],
  ['swiftCode', /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, () => true],
  ['bankAccountNumber', /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, (region) => withIban.has(region)],
];

/** @throws BusinessRefusal `invalidRequest` naming the field. */
export function checkCard(currency: string, card: BankCard): void {
  const { region } = card;
  if (!cardCurrencies.some((one) => one === currency)) throw refuse('invalidRequest', { field: 'currency' });
  if (!areaCodes.includes(region)) throw refuse('invalidRequest', { field: 'bankCard.region' });
  for (const field of requiredIn(region))
    if ((card[field] ?? '').trim() === '') throw refuse('invalidRequest', { field: `bankCard.${field}` });
  for (const [field, shape, isIn] of shapes) {
    const text = card[field];
    if (text !== null && isIn(region) && !shape.test(text))
      throw refuse('invalidRequest', { field: `bankCard.${field}` });
  }
}

/** A card that a bank of the region might have given out, with everything the region requires. */
export function sampleCard(region: string, image: Pick<BankCard, 'imageHash' | 'imagePath'>): BankCard {
  const required = requiredIn(region);
  const given = (field: CardField, text: string) => (required.includes(field) ? text : null);
  const bank = sampleBanks[region] ?? elsewhere;
  return {
    bankName: bank.name,
    bankAccountName: 'Alex Morgan',
    bankCardNumber: bank.card,
    region,
    city: bank.city,
    swiftCode: given('swiftCode', bank.swift),
    abaRoutingNumber: given('abaRoutingNumber', '021000021'),
    // Of the shape that the region's numbers have.
    bankAccountNumber:
      withIban.has(region) && bank === elsewhere ? `${region}070331234567890123456` : bank.account,
    postalCode: given('postalCode', bank.postalCode),
    bankBranchAddress: given('bankBranchAddress', `1 Harbour Street, ${bank.city}`),
    personalAddress: `18 Garden Road, ${bank.city}`,
    name: 'ALEX MORGAN',
    ...image,
  };
}

interface SampleBank {
  readonly name: string;
  readonly city: string;
  readonly card: string;
  readonly swift: string;
  readonly account: string;
  readonly postalCode: string;
}

const elsewhere: SampleBank = {
  name: 'Harbour Trust',
  city: 'Singapore',
  card: '4000000000002230',
  swift: 'HBTRSGSG',
  account: '0012345678',
  postalCode: '018956',
};

/** Invented banks. */
const sampleBanks: Readonly<Record<string, SampleBank>> = {
  US: {
    ...elsewhere,
    name: 'First Harbor Bank',
    city: 'New York',
    card: '4000000000001234',
    account: '000123456789',
    postalCode: '10005',
  },
  HK: {
    ...elsewhere,
    name: 'Victoria Peak Bank',
    city: 'Hong Kong',
    card: '5200000000008210',
    swift: 'VPBKHKHH',
    account: '012345678901',
  },
  DE: {
    ...elsewhere,
    name: 'Elbhafen Bank',
    city: 'Hamburg',
    card: '5500000000004444',
    swift: 'ELBHDEHH',
    account: 'DE89370400440532013000',
    postalCode: '20457',
  },
};
