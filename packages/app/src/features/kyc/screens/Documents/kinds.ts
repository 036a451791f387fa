import type { RequestOf, submitRealName } from '@meridian/api';
import type { Message } from '#platform/words/messages.ts';
import { messages } from './Documents.messages.ts';

/** An image of the document. */
export type Side = 'front' | 'back';

export interface DocumentKind {
  readonly type: RequestOf<typeof submitRealName>['documentType'];
  readonly title: Message;
  readonly number: Message;
  readonly numberMissing: Message;
  readonly picturesTitle: Message;
  /** Its images in the order in which they are sent (spec §3). */
  readonly sides: readonly { readonly side: Side; readonly label: Message }[];
}

const idCard: DocumentKind = {
  type: 'idCard',
  title: messages.idCardTitle,
  number: messages.idCardNumber,
  numberMissing: messages.idCardNumberMissing,
  picturesTitle: messages.idCardPictures,
  sides: [
    { side: 'front', label: messages.front },
    { side: 'back', label: messages.backSide },
  ],
};

const passport: DocumentKind = {
  type: 'passport',
  title: messages.passportTitle,
  number: messages.passportNumber,
  numberMissing: messages.passportNumberMissing,
  picturesTitle: messages.passportPictures,
  sides: [{ side: 'front', label: messages.page }],
};

export const documentKinds: Readonly<Record<DocumentKind['type'], DocumentKind>> = { idCard, passport };
