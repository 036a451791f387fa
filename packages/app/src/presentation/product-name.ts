import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useAssetClasses } from '#asset-classes/registry.ts';

/** What one thing of a product is called where its instrument is offered as another one, too: "Block trade". Null for every other. */
export function useProductName(): (source: number) => string | null {
  const intl = useIntl();
  const classes = useAssetClasses();
  return useCallback(
    (source) => {
      const message = classes.of(source)?.productMessage;
      return message === undefined ? null : intl.formatMessage(message);
    },
    [intl, classes],
  );
}
