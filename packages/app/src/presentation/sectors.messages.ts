import type { Sector } from '@meridian/api';
import { defineMessages, type Message } from '#platform/words/messages.ts';

/** Sectors of shares as the press of each language names them; `other` is what has none. */
export const sectorNames: Readonly<Record<Sector | 'other', Message>> = defineMessages({
  technology: { id: 'presentation.sectorTechnology', defaultMessage: 'Technology' },
  communication: { id: 'presentation.sectorCommunication', defaultMessage: 'Communication' },
  consumerDiscretionary: {
    id: 'presentation.sectorConsumerDiscretionary',
    defaultMessage: 'Consumer discretionary',
  },
  consumerStaples: { id: 'presentation.sectorConsumerStaples', defaultMessage: 'Consumer staples' },
  financials: { id: 'presentation.sectorFinancials', defaultMessage: 'Financials' },
  healthCare: { id: 'presentation.sectorHealthCare', defaultMessage: 'Health care' },
  industrials: { id: 'presentation.sectorIndustrials', defaultMessage: 'Industrials' },
  energy: { id: 'presentation.sectorEnergy', defaultMessage: 'Energy' },
  materials: { id: 'presentation.sectorMaterials', defaultMessage: 'Materials' },
  realEstate: { id: 'presentation.sectorRealEstate', defaultMessage: 'Real estate' },
  utilities: { id: 'presentation.sectorUtilities', defaultMessage: 'Utilities' },
  other: { id: 'presentation.sectorOther', defaultMessage: 'Other' },
});
