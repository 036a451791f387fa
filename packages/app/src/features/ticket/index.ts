/** One order ticket for every asset class, driven by the registry, and the screen that closes a position (spec §2). */
export { default as TicketScreen } from './screens/Ticket/Ticket.tsx';
export { default as CloseScreen } from './screens/Close/Close.tsx';
export { default as MarginScreen } from './screens/Margin/Margin.tsx';
