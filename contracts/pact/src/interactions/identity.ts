/** Handing in identity documents. */
import { submitRealName } from '@meridian/api';
import { fromState } from '../example.ts';
import { signedIn, state, type Interaction } from '../interaction.ts';

/** As `upload.file` answered it for that image. */
const front = fromState('documentFrontUrl', 'https://backend.example/files/front.png');
const back = fromState('documentBackUrl', 'https://backend.example/files/back.png');
const page = fromState('informationPageUrl', 'https://backend.example/files/page.png');

const person = { firstName: 'Wei', lastName: 'Chen', documentNumber: 'E12345678', countryCode: 'CN' };
const passport = { ...person, documentType: 'passport', imageUrls: [page] };
const idCard = { ...person, documentType: 'idCard', imageUrls: [front, back] };

const withPage = (kyc: ReturnType<typeof state>) => [
  ...signedIn,
  kyc,
  state('uploadedImage', { picture: 'informationPage' }),
];
const notSubmitted = state('kyc', { status: 'notSubmitted' });

export const identity: readonly Interaction[] = [
  {
    endpoint: submitRealName,
    description: 'to hand in a passport',
    given: withPage(notSubmitted),
    request: passport,
    answer: { data: null },
  },
  {
    endpoint: submitRealName,
    description: 'to hand in an ID card, front and back',
    given: [
      ...signedIn,
      notSubmitted,
      state('uploadedImage', { picture: 'documentFront' }),
      state('uploadedImage', { picture: 'documentBack' }),
    ],
    request: idCard,
    answer: { data: null },
  },
  {
    endpoint: submitRealName,
    description: 'to hand in a passport after a check that failed',
    given: withPage(state('kyc', { status: 'failed', reason: 'blurredDocument' })),
    request: passport,
    answer: { data: null },
  },
  {
    endpoint: submitRealName,
    description: 'to hand in a passport during the review',
    given: withPage(state('kyc', { status: 'pending' })),
    request: passport,
    answer: { refusal: 'alreadyApplied' },
  },
  {
    endpoint: submitRealName,
    description: 'to hand in a passport once verified',
    given: withPage(state('kyc', { status: 'approved' })),
    request: passport,
    answer: { refusal: 'alreadyApplied' },
  },
  {
    endpoint: submitRealName,
    description: 'to hand in a passport whose image was never put on the server',
    given: [...signedIn, notSubmitted],
    request: { ...passport, imageUrls: ['https://elsewhere.example/page.png'] },
    answer: { refusal: 'imageNotUploaded' },
  },
  {
    endpoint: submitRealName,
    description: 'to hand in an ID card without its back',
    given: withPage(notSubmitted),
    request: { ...idCard, imageUrls: [page] },
    answer: { refusal: 'invalidRequest' },
  },
];
