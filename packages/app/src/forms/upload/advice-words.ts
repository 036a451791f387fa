import type { PictureAdviceItem } from '@meridian/design-system';
import type { Message } from '#platform/words/messages.ts';
import type { PictureAdvice } from './picture-advice.ts';
import { messages } from './upload.messages.ts';

interface AdviceWords {
  readonly drawing: PictureAdviceItem['drawing'];
  readonly title: Message;
  readonly text: Message;
}

/** What is said of a picture, and drawn. */
export const adviceWords: Readonly<Record<PictureAdvice, AdviceWords>> = {
  tooSmall: { drawing: 'larger', title: messages.tooSmall, text: messages.tooSmallText },
  tooDark: { drawing: 'light', title: messages.tooDark, text: messages.tooDarkText },
  blurred: { drawing: 'steady', title: messages.blurred, text: messages.blurredText },
  glare: { drawing: 'glare', title: messages.glare, text: messages.glareText },
  cutOff: { drawing: 'corners', title: messages.cutOff, text: messages.cutOffText },
};
