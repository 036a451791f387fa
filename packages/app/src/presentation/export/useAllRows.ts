import { ApiError, type ReadEndpoint } from '@meridian/api';
import { useToast } from '@meridian/design-system';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePorts } from '#platform/ports/context.ts';
import type { GrownList } from '#platform/reading/grown-list.ts';
import { readAll, type AllOf, type ReadSoFar } from '#platform/reading/read-all.ts';
import type { PageOf, RowOf } from '#platform/reading/use-growing-list.ts';
import { exportMessages as messages } from './export.messages.ts';

export interface AllRows<E extends ReadEndpoint> {
  /** While they are read: how far, once the first page says how many there are. */
  readonly progress: ReadSoFar | 'begun' | null;
  /** Reads all rows; null where it was cancelled, or failed, which is reported. One at a time. */
  read(): Promise<GrownList<RowOf<E>, PageOf<E>> | null>;
  cancel(): void;
}

/** All rows of a list, those not yet on the screen among them, for a file or paper. Half a list is none. */
export function useAllRows<E extends ReadEndpoint>(source: AllOf<E>): AllRows<E> {
  const intl = useIntl();
  const toast = useToast();
  const { api } = usePorts();
  const [progress, setProgress] = useState<AllRows<E>['progress']>(null);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  function fail(): null {
    toast.show({
      tone: 'negative',
      title: intl.formatMessage(messages.failed),
      description: intl.formatMessage(messages.failedBody),
    });
    return null;
  }

  async function read(): ReturnType<AllRows<E>['read']> {
    if (underWay.current !== undefined) return null;
    const controller = new AbortController();
    underWay.current = controller;
    setProgress('begun');
    try {
      const { signal } = controller;
      return (await readAll(api, source, { signal, onProgress: setProgress })) ?? fail();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return controller.signal.aborted ? null : fail();
    } finally {
      underWay.current = undefined;
      setProgress(null);
    }
  }

  return { progress, read, cancel: () => underWay.current?.abort() };
}
