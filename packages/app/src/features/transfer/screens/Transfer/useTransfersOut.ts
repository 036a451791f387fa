import { walletBill, type ResponseOf } from '@meridian/api';
import { usePorts } from '#platform/ports/context.ts';
import { useRead, type Read } from '#platform/reading/use-read.ts';

/** The newest lines: what is on its way is among them, since it takes minutes. */
const newest = 50;

/** The latest transfers as the statement has them: their way out, with how far each is. Live. */
export function useTransfersOut(): Read<ResponseOf<typeof walletBill>> {
  const { timeZone } = usePorts().systemInfo();
  return useRead(
    walletBill,
    { timeZone, kind: 'transferOut', pageNo: 1, pageSize: newest },
    { onTopics: ['wallets'] },
  );
}
