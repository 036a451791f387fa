import type { RefusalName } from '@meridian/api';
import { BusinessRefusal } from '#kernel/index.ts';
import type { Json } from '#kernel/index.ts';

/**
 * The brokerage's "no", by the name the contract gives it. `detail` holds the figures its message is written with
 * (`handlers/refusal-messages.ts`); the English text here is for logs and tests only.
 */
export function refuse(name: RefusalName, detail: Readonly<Record<string, Json>> = {}): BusinessRefusal {
  return new BusinessRefusal(name, `${name} ${JSON.stringify(detail)}`, { detail });
}

/** A "no" that changed the world nevertheless: a wrong code that is counted. */
export function refuseAndRecord(name: RefusalName): BusinessRefusal {
  return new BusinessRefusal(name, name, { isRecorded: true });
}
