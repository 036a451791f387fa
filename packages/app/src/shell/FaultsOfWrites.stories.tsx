import preview from '@meridian/storybook/preview.tsx';
import { nothingDone, triedAgain } from '@meridian/storybook/faulted-writes.ts';
import * as login from '#features/auth/screens/Login/Behaviour.stories.tsx';
import * as register from '#features/auth/screens/Register/Behaviour.stories.tsx';
import * as code from '#features/auth/screens/Register/Register.stories.tsx';
import * as reset from '#features/auth/screens/ResetPassword/Behaviour.stories.tsx';
import * as resetCode from '#features/auth/screens/ResetPassword/ResetPassword.stories.tsx';
import * as deposit from '#features/deposit/screens/Send/Send.stories.tsx';
import * as copy from '#features/follow/screens/Follow/Copy.stories.tsx';
import * as copying from '#features/follow/screens/Invest/Copying.stories.tsx';
import * as investing from '#features/follow/screens/Invest/Sending.stories.tsx';
import * as messages from '#features/inbox/screens/Messages/Messages.stories.tsx';
import * as newShares from '#features/ipo/screens/Offer/Sending.stories.tsx';
import * as documents from '#features/kyc/screens/Documents/Behaviour.stories.tsx';
import * as loan from '#features/loan/screens/Loan/Sending.stories.tsx';
import * as accounts from '#features/payout/screens/Accounts/Accounts.stories.tsx';
import * as card from '#features/payout/screens/Card/Behaviour.stories.tsx';
import * as wallet from '#features/payout/screens/Wallet/Wallet.stories.tsx';
import * as permission from '#features/permission/screens/BlockPermission/BlockPermission.stories.tsx';
import * as cancelling from '#features/portfolio/screens/Trade/Cancelling.stories.tsx';
import * as watching from '#features/quote/screens/Quote/WatchToggle.stories.tsx';
import * as search from '#features/search/screens/Search/Search.stories.tsx';
import * as loginPassword from '#features/settings/screens/LoginPassword/Behaviour.stories.tsx';
import * as payPassword from '#features/settings/screens/PayPassword/Behaviour.stories.tsx';
import * as closing from '#features/ticket/screens/Close/Close.stories.tsx';
import * as margin from '#features/ticket/screens/Margin/Sending.stories.tsx';
import * as auction from '#features/ticket/screens/Ticket/Auction.stories.tsx';
import * as block from '#features/ticket/screens/Ticket/BlockTrade.stories.tsx';
import * as contracts from '#features/ticket/screens/Ticket/Contracts.stories.tsx';
import * as sending from '#features/ticket/screens/Ticket/Sending.stories.tsx';
import * as ticket from '#features/ticket/screens/Ticket/Ticket.stories.tsx';
import * as transferring from '#features/transfer/screens/Transfer/Pending.stories.tsx';
import * as transfer from '#features/transfer/screens/Transfer/Sending.stories.tsx';
import * as managing from '#features/watchlist/screens/Manage/Manage.stories.tsx';
import * as undoing from '#features/watchlist/screens/Manage/Undoing.stories.tsx';
import * as withdrawing from '#features/withdraw/screens/Withdraw/Sending.stories.tsx';

const otherPicture = {
  fileEmpty: 'another picture is chosen',
  fileTooLarge: 'another picture is chosen',
  fileKindNotAllowed: 'another picture is chosen',
  requestIdReused: "the id is the picture's: it is chosen again",
} as const;

/** Each write of each screen that makes it, by the story in which it succeeds: it fails first, and is tried again. */
const meta = preview.meta({ title: 'Shell/FaultsOfWrites', tags: ['!autodocs'] });

export const SignIn = meta.story(triedAgain(login.SignsInAndReturns, 'auth.login'));
export const Register = meta.story(triedAgain(register.RegistersAndReturns, 'auth.registerByEmail'));
export const SendCode = meta.story(triedAgain(code.CodeSent, 'auth.sendEmailCode'));
export const SendCodeForReset = meta.story(triedAgain(resetCode.CodeSent, 'auth.sendEmailCode'));
export const ResetPassword = meta.story(triedAgain(reset.ResetAndOnToSignIn, 'auth.resetPassword'));
/** Not a lost answer: with a new password the session is another one, whose token was in it. */
export const LoginPassword = meta.story(
  triedAgain(loginPassword.Changed, 'auth.updatePassword', { kinds: nothingDone }),
);
export const FirstPayPassword = meta.story(triedAgain(payPassword.BackToTheTicket, 'auth.setPayPassword'));
export const PayPassword = meta.story(triedAgain(payPassword.Changes, 'auth.updatePayPassword'));
export const Passport = meta.story(triedAgain(documents.HandsInAPassport, 'auth.submitRealName'));
export const PassportPicture = meta.story(
  triedAgain(documents.HandsInAPassport, 'upload.file', { leadElsewhere: otherPicture }),
);
/** What was done all the same is found out by itself, and the form is gone: `LostAnswerIsFoundOut` of the screen. */
export const BlockPermission = meta.story(
  triedAgain(permission.Applied, 'auth.applyService', { kinds: nothingDone }),
);
export const Loan = meta.story(triedAgain(loan.Applied, 'auth.applyService'));
export const MarkAllRead = meta.story(triedAgain(messages.AllMarked, 'content.markMessagesRead'));
export const DepositReported = meta.story(triedAgain(deposit.Reported, 'funds.createDeposit'));
export const DepositPicture = meta.story(
  triedAgain(deposit.Reported, 'upload.file', { leadElsewhere: otherPicture }),
);
export const Withdrawal = meta.story(triedAgain(withdrawing.UnderReview, 'funds.applyWithdrawal'));
export const Transfer = meta.story(triedAgain(transfer.Recorded, 'funds.transfer'));
export const CancelTransfer = meta.story(triedAgain(transferring.Cancelled, 'funds.cancelTransfer'));
export const AddWallet = meta.story(triedAgain(wallet.Added, 'funds.addPayoutAccount'));
export const ChangeWallet = meta.story(triedAgain(wallet.Changed, 'funds.updatePayoutAccount'));
export const AddCard = meta.story(triedAgain(card.Added, 'funds.addPayoutAccount'));
export const CardPicture = meta.story(triedAgain(card.Added, 'upload.file', { leadElsewhere: otherPicture }));
export const ChangeCard = meta.story(triedAgain(card.Changed, 'funds.updatePayoutAccount'));
export const DeleteWallet = meta.story(triedAgain(accounts.Deleted, 'funds.deletePayoutAccount'));
export const Shares = meta.story(triedAgain(sending.Bought, 'trading.createStockOrder'));
export const HongKongShares = meta.story(triedAgain(contracts.HongKongShares, 'trading.createHkOrder'));
export const Gold = meta.story(triedAgain(contracts.GoldBought, 'trading.createFutureOrder'));
export const Yen = meta.story(triedAgain(contracts.YenBought, 'trading.createForexOrder'));
export const Coins = meta.story(triedAgain(ticket.Crypto, 'trading.createCryptoOrder'));
export const Auction = meta.story(triedAgain(auction.AuctionOrderPlaced, 'trading.createAuctionStockOrder'));
export const Block = meta.story(triedAgain(block.BlockBought, 'trading.createBlockTrade'));
export const NewShares = meta.story(triedAgain(newShares.Subscribed, 'trading.subscribeIpo'));
export const Close = meta.story(triedAgain(closing.HalfOfIt, 'trading.flatPosition'));
export const AddMargin = meta.story(
  triedAgain(margin.Added, 'trading.addPositionMargin', { kinds: nothingDone }),
);
export const CancelOrder = meta.story(triedAgain(cancelling.CancelOrder, 'trading.cancelOrder'));
export const Invest = meta.story(triedAgain(investing.Receipt, 'follow.followAgency'));
export const CopyOrder = meta.story(triedAgain(copying.Copied, 'trading.createFollowFutures'));
export const CancelCopy = meta.story(
  triedAgain(copy.CancelledNow, 'trading.cancelFollowFutures', {
    leadElsewhere: { orderNotCancellable: 'it is too late: nothing asks for it again' },
  }),
);
export const CloseCopy = meta.story(
  triedAgain(copy.ClosedEarly, 'trading.closeFollowFutures', { kinds: nothingDone }),
);
export const Watch = meta.story(triedAgain(watching.AuctionShareWatchedAndHeld, 'watchlist.save'));
export const WatchAFinding = meta.story(
  triedAgain(search.WatchedFromTheList, 'watchlist.save', { kinds: nothingDone }),
);
export const Unwatch = meta.story(triedAgain(watching.AuctionShareWatchedAndHeld, 'watchlist.deleteByCode'));
export const UnwatchARow = meta.story(triedAgain(undoing.NothingMovesDown, 'watchlist.delete'));
export const UnwatchByCode = meta.story(triedAgain(managing.RemovedByCode, 'watchlist.deleteByCode'));
export const UndoUnwatching = meta.story(triedAgain(managing.RemovedAndUndone, 'watchlist.save'));
