import * as v from 'valibot';
import { userOf } from '#domain/brokerage.ts';
import { documentTypes, submitIdentity } from '#domain/kyc/index.ts';
import { defineCommand, userId } from './define.ts';

export const identityCommands = {
  'identity/submit': defineCommand({
    payload: v.object({
      userId,
      documentType: v.picklist(documentTypes),
      firstName: v.string(),
      lastName: v.string(),
      documentNumber: v.string(),
      countryCode: v.string(),
      imageHashes: v.array(v.string()),
      imageUrls: v.optional(v.array(v.string()), []),
    }),
    apply(state, { userId: applicantId, ...documents }, at) {
      submitIdentity(state, userOf(state, applicantId), documents, at);
    },
  }),
} as const;
