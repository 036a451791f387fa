/** Messages to the customer and notices of the house: the list, and one in full (spec §2, /pages/notice). */
export { default as MessagesScreen } from './screens/Messages/Messages.tsx';
export { default as MessageScreen } from './screens/Message/Message.tsx';
/** The list of messages to the customer, as a part of a desk. */
export { OwnInbox } from './screens/Messages/Inbox.tsx';
