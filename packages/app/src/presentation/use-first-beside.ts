import { knownData, type Request } from '#platform/request.ts';
import { useBeside } from './screen-context.ts';

/** On a wide window the first of a list stands beside it, until another one is chosen. */
export function useFirstBeside<Row>(
  request: Request<{ readonly list: readonly Row[] }>,
  addressOf: (row: Row) => string,
): void {
  const rows = knownData(request)?.list;
  const [first] = rows ?? [];
  const isComing = rows === undefined && request.phase !== 'failed';
  useBeside(first === undefined ? (isComing ? 'comes' : null) : addressOf(first));
}
