import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CouldNotLoad } from '#presentation/CouldNotLoad.tsx';
import { useLateCode, type LoadPart } from '#presentation/late/use-late-code.ts';
import type { PictureCheckProps } from './PictureCheck.tsx';
import { messages } from './upload.messages.ts';

const loadCheck: LoadPart<PictureCheckProps> = () => import('./PictureCheck.tsx');

/** The look at a picture before it is sent. Its code comes with the first picture. */
export function LatePictureCheck(props: PictureCheckProps): ReactNode {
  const intl = useIntl();
  const { Part, hasFailed, retry } = useLateCode(loadCheck);
  if (Part !== null) return <Part {...props} />;
  return hasFailed ? <CouldNotLoad what={intl.formatMessage(messages.checking)} onRetry={retry} /> : null;
}
