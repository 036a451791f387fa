/** Identity documents: what is accepted, what is refused how, and its outcome. */
import { refusal } from '@meridian/api';
import type { IdentityDocuments } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { sampleFile } from '#domain/files/index.ts';
import type { SamplePicture } from '#domain/files/index.ts';
import type { ScenarioName } from '#names.ts';
import { open } from '#test/opened-world.ts';
import { filePath } from '../upload/file-address.ts';

const hourMs = 3_600_000;

/** A customer who has put three pictures on the server. */
async function applicant(scenario: ScenarioName = 'newcomer') {
  const { call, handle } = open(scenario);
  for (const picture of ['documentFront', 'documentBack', 'informationPage'])
    await handle.applyFact('uploadedImage', { picture });
  const addressOf = (picture: SamplePicture) => {
    const state = handle.world.read();
    const user = state.users.get('demo');
    if (user === undefined) throw new Error('no customer');
    return `http://meridian.test/w/world${filePath(state, user, sampleFile(picture, 0).hash)}`;
  };
  const person = {
    firstName: 'Wei',
    lastName: 'Chen',
    documentNumber: 'E12345678',
    countryCode: 'CN',
  };
  const passport = () => ({
    ...person,
    documentType: 'passport' as const,
    imageUrls: [addressOf('informationPage')],
  });
  const idCard = () => ({
    ...person,
    documentType: 'idCard' as const,
    imageUrls: [addressOf('documentFront'), addressOf('documentBack')],
  });
  const submit = (request: ReturnType<typeof passport | typeof idCard>) =>
    call('auth.submitRealName', request);
  const standing = () =>
    call('auth.userInfo', {}).data as {
      name: string;
      realStatus: number;
      realReason: string | null;
      unreadCount: number;
    };
  return { call, handle, addressOf, passport, idCard, submit, standing };
}

describe('documents that are handed in', () => {
  test('are under review, and approved within the promised day, with a message and the real name', async () => {
    const { handle, passport, submit, standing } = await applicant();
    const from = handle.now();
    expect(submit(passport()).code).toBe(200);
    expect(standing()).toMatchObject({ realStatus: 1, name: 'Alex Morgan', unreadCount: 0 });
    const event = await handle.advanceToNextEvent();
    expect(event).toMatchObject({ process: 'identityReview', id: 'demo' });
    expect((event?.at ?? 0) - from).toBeLessThanOrEqual(24 * hourMs);
    expect(standing()).toMatchObject({ realStatus: 3, name: 'Wei Chen', unreadCount: 1 });
  });

  test('fail for the reason that was settled, and may then be handed in again', async () => {
    const { handle, idCard, submit, standing } = await applicant();
    await handle.applyFact('identityReview', { outcome: 'failed', reason: 'nameMismatch', reviewHours: 3 });
    expect(submit(idCard()).code).toBe(200);
    await handle.advance(3 * hourMs - 1);
    expect(standing().realStatus).toBe(1);
    await handle.advance(1);
    expect(standing()).toMatchObject({
      realStatus: 2,
      realReason: 'The name you entered does not match your document.',
      name: 'Alex Morgan',
      unreadCount: 1,
    });
    expect(submit(idCard()).code).toBe(200);
    await handle.advanceToNextEvent();
    expect(standing()).toMatchObject({ realStatus: 3, realReason: null });
  });

  test('that fail for one side name it: the other is handed in again as it is', async () => {
    const { call, handle, idCard, submit, addressOf } = await applicant();
    await handle.applyFact('identityReview', { outcome: 'failed', back: 'blurredDocument', reviewHours: 3 });
    submit(idCard());
    const documents = () =>
      (call('auth.userInfo', {}, { language: 'zh-Hans' }).data as { realDocuments: IdentityDocuments | null })
        .realDocuments;
    expect(documents()).toBeNull();
    await handle.advance(3 * hourMs);
    const { imageUrls, ...person } = idCard();
    const blurred = '证件照片不清晰，请在光线充足处重新拍摄。';
    const [front, back] = imageUrls.map((url) => ({ url, reason: null }));
    expect(documents()).toEqual({ ...person, images: [front, { ...back, reason: blurred }] });
    // A session later the address is another one, and leads to the same picture.
    await handle.applyFact('session', { state: 'expired' });
    await handle.applyFact('session', { state: 'active' });
    const kept = documents()?.images[0]?.url ?? '';
    expect(kept).not.toBe(front?.url);
    expect(submit({ ...idCard(), imageUrls: [kept, addressOf('informationPage')] }).code).toBe(200);
    await handle.advanceToNextEvent();
    expect(documents()).toBeNull();
    expect(handle.world.read().users.get('demo')?.identity.status).toBe(3);
  });

  test.each(['kyc-pending', 'kyc-approved'] as const)('in "%s" are refused', async (scenario) => {
    const { handle, passport, submit, standing } = await applicant(scenario);
    const { realStatus } = standing();
    const { length } = handle.world.log;
    expect(submit(passport())).toMatchObject({ code: refusal.alreadyApplied });
    expect(standing().realStatus).toBe(realStatus);
    expect(handle.world.log).toHaveLength(length);
  });

  test('have two images for an ID card, not one twice, and one for a passport', async () => {
    const { addressOf, passport, idCard, submit } = await applicant();
    const [front, back, page] = (['documentFront', 'documentBack', 'informationPage'] as const).map(
      addressOf,
    );
    for (const imageUrls of [[], [front], [front, front], [front, back, page]] as string[][]) {
      expect(submit({ ...idCard(), imageUrls })).toMatchObject({
        code: refusal.invalidRequest,
        msg: 'The request is not valid: imageUrls',
      });
    }
    for (const imageUrls of [[], [front, back]] as string[][])
      expect(submit({ ...passport(), imageUrls }).code).toBe(refusal.invalidRequest);
  });

  test.each(['firstName', 'lastName', 'documentNumber', 'countryCode'])(
    'need something in %s',
    async (field) => {
      const { passport, submit } = await applicant();
      for (const blank of ['', '  '])
        expect(submit({ ...passport(), [field]: blank })).toMatchObject({
          code: refusal.invalidRequest,
          msg: `The request is not valid: ${field}`,
        });
    },
  );

  test('have images that the customer has put there: no other address, none of another world or person', async () => {
    const { call, handle, addressOf, passport, submit, standing } = await applicant();
    const own = addressOf('informationPage');
    const hash = /[\da-f]{64}/.exec(own)?.[0] ?? '';
    const wrong = [
      '',
      'informationPage.png',
      'https://elsewhere.example/page.png',
      own.replace('/w/world/', '/w/other/'),
      own.replace(hash, '0'.repeat(64)),
      own.replace('/files/', '/files/more/'),
      `data:image/png;base64,${hash}`,
    ];
    for (const url of wrong)
      expect(submit({ ...passport(), imageUrls: [url] }), url).toMatchObject({
        code: refusal.imageNotUploaded,
      });
    expect(standing().realStatus).toBe(0);

    await handle.applyFact('emailCode', { email: 'eve@b', code: '111111' });
    const eve = { email: 'eve@b', password: 'stranger' };
    call('auth.registerByEmail', { ...eve, code: '111111', inviteCode: '' });
    const { token } = call('auth.login', { username: eve.email, password: eve.password }).data as {
      token: string;
    };
    expect(call('auth.submitRealName', passport(), { token }).code).toBe(refusal.imageNotUploaded);
  });

  test('are gone with the upload that is taken back', async () => {
    const { handle, passport, submit } = await applicant();
    const request = passport();
    await handle.undo();
    expect(submit(request).code).toBe(refusal.imageNotUploaded);
  });
});

test('what a fact says of the check leaves the name as it was', async () => {
  const { handle, passport, submit, standing } = await applicant();
  submit(passport());
  await handle.applyFact('kyc', { status: 'pending' });
  await handle.advanceToNextEvent();
  expect(standing()).toMatchObject({ realStatus: 3, name: 'Alex Morgan' });
});
