import type { FilterWord } from '#asset-classes/definition.ts';
import { defineMessages, type Message } from '#platform/words/messages.ts';
import { sectorNames } from '#presentation/sectors.messages.ts';

const productMessages = defineMessages({
  payment: { id: 'product.payment', defaultMessage: 'Payment' },
  platform: { id: 'product.platform', defaultMessage: 'Platform' },
  scaling: { id: 'product.scaling', defaultMessage: 'Scaling' },
  finance: { id: 'product.finance', defaultMessage: 'Decentralised finance' },
  data: { id: 'product.data', defaultMessage: 'Data and computing' },
  game: { id: 'product.game', defaultMessage: 'Games and worlds' },
  meme: { id: 'product.meme', defaultMessage: 'Meme' },
  agricultural: { id: 'product.agricultural', defaultMessage: 'Agricultural' },
  metals: { id: 'product.metals', defaultMessage: 'Metals' },
});

/** What lists can be narrowed to: sectors of shares, what coins are for, goods of futures (energy is a sector's word, too). */
export const filterNames: Readonly<Record<FilterWord, Message>> = { ...sectorNames, ...productMessages };
