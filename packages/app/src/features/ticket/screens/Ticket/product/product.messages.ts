import { defineMessages } from '#platform/words/messages.ts';

/** Of a future, below what the order costs. */
export const contractMessages = defineMessages({
  title: { id: 'ticket.contract', defaultMessage: 'One contract' },
  size: { id: 'ticket.contract.size', defaultMessage: 'Size' },
  sizeIs: { id: 'ticket.contract.sizeIs', defaultMessage: '{count} {unit}' },
  multiplier: { id: 'ticket.contract.multiplier', defaultMessage: 'Contract multiplier' },
  lastDay: { id: 'ticket.contract.lastDay', defaultMessage: 'Last trading day' },
  settlement: { id: 'ticket.contract.settlement', defaultMessage: 'Settlement' },
  settledOn: { id: 'ticket.contract.settledOn', defaultMessage: 'In cash, daily; final on {date}' },
  rollsOver: { id: 'ticket.contract.rollsOver', defaultMessage: 'In cash, daily; then rolls over' },
  initialMargin: { id: 'ticket.contract.initialMargin', defaultMessage: 'Initial margin' },
  maintenanceRate: { id: 'ticket.contract.maintenanceRate', defaultMessage: 'Part that has to be left' },
  maintenanceMargin: { id: 'ticket.contract.maintenanceMargin', defaultMessage: 'Maintenance margin' },
  maintenanceNote: {
    id: 'ticket.contract.maintenanceNote',
    defaultMessage: 'When less margin than this is left, the brokerage closes the position.',
  },
});

/** Of a currency pair. `base` is its first currency. */
export const pairMessages = defineMessages({
  title: { id: 'ticket.pair', defaultMessage: 'Lots and pips' },
  lots: { id: 'ticket.pair.lots', defaultMessage: 'Size' },
  lotsAre: {
    id: 'ticket.pair.lotsAre',
    defaultMessage: '{count, plural, one {{lots} lot} other {{lots} lots}}',
  },
  lot: { id: 'ticket.pair.lot', defaultMessage: 'One lot' },
  lotIs: { id: 'ticket.pair.lotIs', defaultMessage: '{units} {base}' },
  pip: { id: 'ticket.pair.pip', defaultMessage: 'One pip' },
  units: { id: 'ticket.pair.units', defaultMessage: 'Units' },
  pipInQuote: { id: 'ticket.pair.pipInQuote', defaultMessage: 'In the currency of the price' },
  pipValue: { id: 'ticket.pair.pipValue', defaultMessage: 'Value of one pip' },
  pipValueOfLot: { id: 'ticket.pair.pipValueOfLot', defaultMessage: 'Value of one pip, one lot' },
  spread: { id: 'ticket.pair.spread', defaultMessage: 'Spread' },
  spreadOfLot: { id: 'ticket.pair.spreadOfLot', defaultMessage: 'Spread, one lot' },
  spreadIs: { id: 'ticket.pair.spreadIs', defaultMessage: '{pips} pips · {money}' },
});
