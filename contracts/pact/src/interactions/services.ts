/** Applying for the permission to trade blocks (DECISIONS 13, 14). */
import { applyService, applyStatus } from '@meridian/api';
import { exactly } from '../example.ts';
import { chinese, signedIn, state, type Interaction } from '../interaction.ts';

const service = 'blockTrade';
const permission = (status: string) => [...signedIn, state('service', { service, status })];
const application = { clientOrderId: 'intent-1', serviceType: service };
const time = 1_795_008_600_000;

export const applications: readonly Interaction[] = [
  {
    endpoint: applyStatus,
    description: 'for a permission that nobody has applied for',
    given: signedIn,
    request: { serviceType: service },
    answer: { data: { status: exactly('notOpened') } },
  },
  {
    endpoint: applyStatus,
    description: 'for a permission that is under review',
    given: permission('underReview'),
    request: { serviceType: service },
    answer: { data: { status: exactly('underReview'), createTimeTimestamp: time } },
  },
  {
    endpoint: applyStatus,
    description: 'for a permission that is open',
    given: permission('approved'),
    request: { serviceType: service },
    answer: { data: { status: exactly('opened'), createTimeTimestamp: time } },
  },
  {
    endpoint: applyStatus,
    description: 'for a permission that was refused',
    given: permission('refused'),
    request: { serviceType: service },
    answer: {
      data: {
        status: exactly('refused'),
        reason: 'Block trading needs more trading experience.',
        createTimeTimestamp: time,
      },
    },
  },
  {
    endpoint: applyService,
    description: 'to apply for a permission',
    given: signedIn,
    request: application,
    answer: { data: null },
  },
  {
    endpoint: applyService,
    description: 'to apply for a permission again after it was refused',
    given: permission('refused'),
    request: application,
    answer: { data: null },
  },
  {
    endpoint: applyService,
    description: 'to apply for a permission that is under review, in simplified Chinese',
    given: permission('underReview'),
    locale: 'zh-Hans',
    request: application,
    answer: { refusal: 'alreadyApplied', message: { pattern: chinese, example: '您的申请正在审核' } },
  },
  {
    endpoint: applyService,
    description: 'to apply for a permission under an id that was used for something else',
    given: [
      ...signedIn,
      state('restingOrder', { code: 'AAPL', quantity: '7', clientOrderId: application.clientOrderId }),
    ],
    request: application,
    answer: { refusal: 'requestIdReused' },
  },
];
