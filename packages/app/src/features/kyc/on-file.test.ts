import { realNameStatus, type User } from '@meridian/api';
import { describe, expect, it } from 'vitest';
import { onFileOf } from './on-file.ts';

const front = { url: '/files/front', reason: null };
const back = { url: '/files/back', reason: 'Blurred' };
const idCard = {
  documentType: 'idCard',
  firstName: 'Mei',
  lastName: 'Chan',
  documentNumber: 'K1234567',
  countryCode: 'HK',
  images: [front, back],
};
const user = (realDocuments: unknown, realStatus: number = realNameStatus.failed): User => ({
  userLoginId: 'demo',
  email: null,
  name: null,
  phone: null,
  inviteCode: null,
  realStatus,
  realReason: 'Blurred',
  realSubmitTimestamp: null,
  realDocuments,
  hasPayPassword: false,
  unreadCount: 0,
});

describe('what the brokerage has of a refused check', () => {
  it('is each side with its reason, or none where it was accepted', () => {
    expect(onFileOf(user(idCard))?.sides).toMatchObject([
      { side: 'front', url: '/files/front', reason: null },
      { side: 'back', url: '/files/back', reason: 'Blurred' },
    ]);
  });

  it.each([
    ['the backend says nothing of the parts', null],
    ['no part was refused', { ...idCard, images: [front, { ...back, reason: null }] }],
    ['a side is missing', { ...idCard, images: [back] }],
    ['there are more images than sides', { ...idCard, images: [front, back, back] }],
    ['it is of a kind that this version does not know', { ...idCard, documentType: 'visa' }],
  ])('is nothing where %s', (_, documents) => {
    expect(onFileOf(user(documents))).toBeNull();
  });

  it('is nothing of a check that goes on', () => {
    expect(onFileOf(user(idCard, realNameStatus.pending))).toBeNull();
  });
});
