/** Facts about who the customer is: sign-in, passwords, identity. */
import { emailCodeTries, maxNameLength } from '@meridian/api';
import * as v from 'valibot';
import { addUser, sessionRefusals, userOf } from '#domain/brokerage.ts';
import type { Brokerage } from '#domain/brokerage.ts';
import { emailCodeEnd, emailKey } from '#domain/email-codes/index.ts';
import { addFile, sampleFile } from '#domain/files/index.ts';
import { identityCodes, identityStates, notSubmitted, reviewEnd, usualFailure } from '#domain/kyc/index.ts';
import type { IdentityDocuments } from '#domain/kyc/index.ts';
import { personName, regions, telephoneOf } from '#domain/invented/index.ts';
import type { Language, Region } from '#domain/invented/index.ts';
import { refuse } from '#domain/refusals.ts';
import { reviewed, underReview } from '#domain/reviews/index.ts';
import type { RefusedParts } from '#domain/reviews/index.ts';
import {
  createUser,
  endSessions,
  hashOfSecret,
  sessionEndings,
  tokenOf,
  userOfEmail,
} from '#domain/session/index.ts';
import type { User } from '#domain/session/index.ts';
import { demoUser } from '#names.ts';
import { customerId, defineFact, hourMs, hours, seconds, shortText } from './define.ts';

const signedIn = defineFact({
  parameters: v.object({}),
  sentence: () => 'the customer is signed in',
  apply: (state) => signIn(state),
});

const signedOut = defineFact({
  parameters: v.object({}),
  sentence: () => 'nobody is signed in',
  apply: (state) => {
    state.session = null;
  },
});

const session = defineFact({
  parameters: v.object({
    state: v.picklist(['active', 'expired']),
    refusedBy: v.optional(v.picklist(sessionRefusals), 'envelope401'),
    /** Why it is over, where it is. */
    because: v.optional(v.picklist(sessionEndings), 'expired'),
  }),
  sentence: ({ state, because }) =>
    state === 'expired' && because === 'passwordChanged'
      ? "the customer's session is over because the login password was changed"
      : `the customer's session is ${state}`,
  apply(state, parameters) {
    if (state.session === null || parameters.state === 'active') signIn(state);
    if (parameters.state === 'expired') endSessions(userOf(state, customerId), parameters.because);
    state.sessionRefusal = parameters.refusedBy;
  },
});

/** The app finds this token in its storage when the scenario begins. */
function signIn(state: Brokerage): void {
  const user = userOf(state, customerId);
  state.session = { userId: user.id, token: tokenOf(state, user) };
}

/** How people of a region write their names. */
const scriptOf: Readonly<Record<Region, Language>> = {
  hongKong: 'zh-Hant',
  mainland: 'zh-Hans',
  unitedStates: 'en',
};

const customer = defineFact({
  parameters: v.object({
    region: v.picklist(regions),
    /** Without it the seed decides. */
    name: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxNameLength))),
  }),
  sentence: ({ region, name }) =>
    `the customer is ${name ?? 'somebody'} of ${regionWords[region]}, with a telephone number there`,
  apply(state, { region, name }) {
    const user = userOf(state, customerId);
    const person = { kind: 'customer', id: user.id, region };
    user.name = name ?? personName(state.seed, person, scriptOf[region]);
    user.phone = telephoneOf(state.seed, person);
  },
});

const regionWords: Readonly<Record<Region, string>> = {
  hongKong: 'Hong Kong',
  mainland: 'mainland China',
  unitedStates: 'the United States',
};

/** Somebody to sign in as besides: with the passwords of the customer, and with nothing else yet. */
const anotherCustomer = defineFact({
  parameters: v.object({ region: v.optional(v.picklist(regions), 'unitedStates') }),
  sentence: ({ region }) => `there is another customer, of ${regionWords[region]}, who has just registered`,
  apply(state, { region }) {
    const id = `${customerId}-${state.users.size + 1}`;
    const email = `${id}@meridian.example`;
    const person = { kind: 'customer', id, region };
    const user = createUser({
      id,
      email,
      name: personName(state.seed, person, scriptOf[region]),
      phone: telephoneOf(state.seed, person),
      inviteCode: `MRD-${id}`,
      passwordHash: hashOfSecret(email, demoUser.password),
    });
    user.payPasswordHash = hashOfSecret(email, demoUser.payPassword);
    addUser(state, user);
  },
});

const payPassword = defineFact({
  parameters: v.object({ isSet: v.boolean() }),
  sentence: ({ isSet }) => (isSet ? 'the transaction password is set' : 'no transaction password is set'),
  apply(state, { isSet }) {
    const user = userOf(state, customerId);
    user.payPasswordHash = isSet ? hashOfSecret(user.email, demoUser.payPassword) : null;
  },
});

const reasonText = v.pipe(v.string(), v.maxLength(500));
/** Why one image of an ID card is refused, as `reason`; where neither is given, the refusal is about the whole. */
const refusedSides = { front: v.optional(reasonText), back: v.optional(reasonText) };

interface RefusedSides {
  readonly front?: string | undefined;
  readonly back?: string | undefined;
}

function partsOf({ front, back }: RefusedSides): RefusedParts | undefined {
  if (front === undefined && back === undefined) return undefined;
  return { ...(front !== undefined && { front }), ...(back !== undefined && { back }) };
}

function sidesSentence({ front, back }: RefusedSides): string {
  return [
    front === undefined ? '' : `, its front because of ${front}`,
    back === undefined ? '' : `, its back because of ${back}`,
  ].join('');
}

/** An ID card as the customer may have handed it in. */
function idCardOf(state: Brokerage, at: number): IdentityDocuments {
  const user = userOf(state, customerId);
  const [firstName = 'Alex', ...others] = user.name.split(' ').filter(Boolean);
  const images = [sampleFile('documentFront', at), sampleFile('documentBack', at)];
  for (const image of images) addFile(state, customerId, image);
  return {
    documentType: 'idCard',
    firstName,
    lastName: others.join(' ') || 'Morgan',
    documentNumber: 'K123456(7)',
    countryCode: 'HK',
    imageHashes: images.map(({ hash }) => hash),
    imageUrls: [],
  };
}

const kyc = defineFact({
  parameters: v.object({
    status: v.picklist(identityStates),
    /** Why it failed, or will: one of the reviewers' reasons by name, or free text. */
    reason: v.optional(reasonText),
    ...refusedSides,
    submittedHoursAgo: v.optional(hours, 2),
    /** How a pending review will end. */
    outcome: v.optional(v.picklist(['approved', 'failed']), 'approved'),
    /** How long a pending review takes from its submission: longer than it has taken. Without it the seed decides. */
    reviewHours: v.optional(hours),
  }),
  sentence: ({ status, reason, outcome, reviewHours, ...sides }) => {
    const because = (reason === undefined ? '' : ` because of ${reason}`) + sidesSentence(sides);
    if (status !== 'pending') return `the customer's identity check is ${status}${because}`;
    const when = reviewHours === undefined ? '' : ` ${reviewHours} hours after its submission`;
    return `the customer's identity check is pending and will be ${outcome}${when}${because}`;
  },
  apply(state, { status, reason, submittedHoursAgo, outcome, reviewHours, ...sides }, at) {
    const user = userOf(state, customerId);
    const submittedAt = at - Math.round(submittedHoursAgo * hourMs);
    const failure = reason ?? sides.front ?? sides.back ?? usualFailure;
    const refusedParts = partsOf(sides);
    const canFail = status === 'failed' || (status === 'pending' && outcome === 'failed');
    if (refusedParts !== undefined && !canFail) throw refuse('invalidRequest', { field: 'status' });
    const verdict = canFail ? { failsBecause: failure, refusedParts } : { failsBecause: null };
    user.documents = refusedParts === undefined ? null : idCardOf(state, submittedAt);
    switch (status) {
      case 'notSubmitted':
        user.identity = notSubmitted;
        return;
      case 'pending': {
        const endsAt =
          reviewHours === undefined
            ? reviewEnd(state.seed, user.id, submittedAt, at)
            : submittedAt + Math.round(reviewHours * hourMs);
        if (endsAt <= at) throw refuse('invalidRequest', { field: 'reviewHours' });
        user.identity = underReview(identityCodes, submittedAt, { endsAt, ...verdict });
        return;
      }
      case 'failed':
      case 'approved':
        user.identity = reviewed(identityCodes, submittedAt, verdict);
    }
  },
});

/** @throws BusinessRefusal `invalidRequest` where nobody has the email */
function customerWith(state: Brokerage, email: string | undefined): User {
  if (email === undefined) return userOf(state, customerId);
  const user = userOfEmail(state.users, email);
  if (user === undefined) throw refuse('invalidRequest', { field: 'email', given: email });
  return user;
}

const identityReview = defineFact({
  parameters: v.object({
    outcome: v.picklist(['approved', 'failed']),
    /** Of whom, where it is not the demo customer: somebody who has opened an account in this world. */
    email: v.optional(shortText),
    /** Why it fails: one of the reviewers' reasons by name, or free text. */
    reason: v.optional(reasonText),
    ...refusedSides,
    /** From the submission. Without it the seed decides. */
    reviewHours: v.optional(hours),
  }),
  sentence: ({ outcome, email, reason, reviewHours, ...sides }) => {
    const when = reviewHours === undefined ? '' : ` after ${reviewHours} hours`;
    const failure = reason ?? sides.front ?? sides.back ?? usualFailure;
    const because = outcome === 'failed' ? ` because of ${failure}${sidesSentence(sides)}` : '';
    const who = email === undefined ? 'the customer' : `the customer with the email ${email}`;
    return `the next identity check that ${who} submits will be ${outcome}${when}${because}`;
  },
  apply(state, { outcome, email, reason, reviewHours, ...sides }) {
    const failure = reason ?? sides.front ?? sides.back ?? usualFailure;
    customerWith(state, email).plannedReview = {
      ...(outcome === 'failed'
        ? { failsBecause: failure, refusedParts: partsOf(sides) }
        : { failsBecause: null }),
      lastsMs: reviewHours === undefined ? null : Math.round(reviewHours * hourMs),
    };
  },
});

const emailCode = defineFact({
  parameters: v.object({
    email: v.optional(shortText, 'new@meridian.example'),
    /** The code in the email. */
    code: v.optional(v.pipe(v.string(), v.regex(/^\d{4,6}$/)), '482163'),
    sentSecondsAgo: v.optional(seconds, 0),
    isUsed: v.optional(v.boolean(), false),
    wrongTries: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(emailCodeTries)), 0),
  }),
  sentence: ({ email, code, sentSecondsAgo, isUsed, wrongTries }) =>
    `the code ${code} was sent to ${email} ${sentSecondsAgo} s ago${isUsed ? ' and has been used' : ''}${wrongTries > 0 ? `, and ${wrongTries} wrong ones were entered` : ''}`,
  apply(state, { email, code, sentSecondsAgo, isUsed, wrongTries }, at) {
    const sentAt = at - Math.round(sentSecondsAgo * 1000);
    const isOver = emailCodeEnd({ sentAt }) <= at;
    const status = isUsed ? 'used' : isOver ? 'expired' : 'sent';
    const key = emailKey(email);
    state.emailCodes.set(key, { email: key, code, sentAt, status, wrongTries });
  },
});

const gate = defineFact({
  parameters: v.object({ of: v.picklist(['withdraw', 'ipo', 'follow', 'loan']), isOn: v.boolean() }),
  sentence: ({ of, isOn }) => `${of} ${isOn ? 'asks' : 'does not ask'} for verified identity`,
  apply(state, { of, isOn }) {
    state.gates = { ...state.gates, [of]: isOn };
  },
});

export const authFacts = {
  signedIn,
  signedOut,
  session,
  customer,
  anotherCustomer,
  payPassword,
  kyc,
  identityReview,
  emailCode,
  gate,
} as const;
