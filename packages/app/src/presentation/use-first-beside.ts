import { knownData, type Request } from '#platform/reading/request.ts';
import { useBeside } from './screen-context.ts';

/** On a wide window the first item of a list is open beside it, until another one is chosen. */
export function useFirstBeside<Row>(
  request: Request<{ readonly list: readonly Row[] }>,
  addressOf: (row: Row) => string,
): void {
  const rows = knownData(request)?.list;
  const [first] = rows ?? [];
  const isComing = rows === undefined && request.phase !== 'failed';
  useBeside(first === undefined ? (isComing ? 'comes' : null) : addressOf(first));
}
