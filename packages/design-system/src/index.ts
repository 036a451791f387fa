export * from './icons/index.ts';
export {
  breakpoints,
  toastDurationMs,
  token,
  type ColorToken,
  type Density,
  type PriceConvention,
  type Theme,
  type TokenName,
} from './tokens/index.ts';
export { GlobalStyles } from './theme/GlobalStyles.tsx';
export { LinkProvider, RouterLink, type LinkComponent, type LinkProps } from './theme/LinkProvider.tsx';
export { useDensity, useRowPx } from './theme/density.ts';
export { ThemeScope, useThemeScope, type ThemeScopeProps } from './theme/ThemeScope.tsx';

export { ActionBar, type ActionBarProps, type ActionObstacle } from './layout/ActionBar/ActionBar.tsx';
export {
  AppShell,
  MainNavigation,
  type AppShellProps,
  type MainNavigationItem,
  type MainNavigationProps,
} from './layout/AppShell/AppShell.tsx';
export { RailFoot, type RailFootItem, type RailFootProps } from './layout/AppShell/RailFoot.tsx';
export { readingPlace, returnTo, type ReadingPlace } from './layout/AppShell/readingPlace.ts';
export { Beside, type BesideProps } from './layout/Beside/Beside.tsx';
export { Columns, type ColumnsProps } from './layout/Columns/Columns.tsx';
export { Divider } from './layout/Divider/Divider.tsx';
export { FieldGroup, type FieldGroupProps } from './layout/FieldGroup/FieldGroup.tsx';
export { FormLayout, type FormLayoutProps } from './layout/FormLayout/FormLayout.tsx';
export { Measure, type MeasureProps } from './layout/Measure/Measure.tsx';
export { InRoomOf, type InRoomOfProps } from './layout/Room/InRoomOf.tsx';
export { Room, type RoomProps } from './layout/Room/Room.tsx';
export { Screen, ScreenFooter, ScreenNote, type ScreenProps } from './layout/Screen/Screen.tsx';
export { Section, type SectionProps } from './layout/Section/Section.tsx';
export { DockLayout } from './layout/SplitView/DockLayout.tsx';
export {
  SplitView,
  type PaneResizing,
  type PaneWidths,
  type ScreenPane,
  type SplitViewProps,
} from './layout/SplitView/SplitView.tsx';
export type { ScreenDock } from './layout/SplitView/Dock.tsx';
export { useCoarsePointer } from './theme/useCoarsePointer.ts';
export { useMinWidth } from './theme/useMinWidth.ts';
export { Inline, Stack, type Gap, type InlineProps, type StackProps } from './primitives/Stack/Stack.tsx';
export { Strip, type StripItem, type StripProps } from './layout/Strip/Strip.tsx';
export { TabBar, type TabBarItem, type TabBarProps } from './layout/TabBar/TabBar.tsx';
export { TopBar, type TopBarProps } from './layout/TopBar/TopBar.tsx';
export { TopBarSearch } from './layout/TopBar/TopBarSearch.tsx';

export { Accordion, type AccordionItem, type AccordionProps } from './primitives/Accordion/Accordion.tsx';
export {
  AmountInput,
  type AmountAction,
  type AmountInputProps,
  type AmountLimits,
  type AmountStepping,
} from './primitives/AmountInput/AmountInput.tsx';
export { type AmountRange } from './primitives/AmountInput/amountRange.ts';
export { Avatar, type AvatarProps } from './primitives/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './primitives/Badge/Badge.tsx';
export { Banner, type BannerProps, type BannerTone } from './primitives/Banner/Banner.tsx';
export { Button, type ButtonProps, type ButtonTone } from './primitives/Button/Button.tsx';
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox.tsx';
export { Chip, type ChipProps } from './primitives/Chip/Chip.tsx';
export { CodeInput, type CodeInputProps, type CodeSending } from './primitives/CodeInput/CodeInput.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './primitives/ConfirmDialog/ConfirmDialog.tsx';
export { ContextMenu, type ContextMenuProps } from './primitives/ContextMenu/ContextMenu.tsx';
export { CopyField, type CopyFieldProps } from './primitives/CopyField/CopyField.tsx';
export { DateField, type DateFieldProps } from './primitives/DateField/DateField.tsx';
export { Dialog, type DialogProps } from './primitives/Dialog/Dialog.tsx';
export { Field, type FieldControlProps, type FieldProps } from './primitives/Field/Field.tsx';
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx';
export { IconLink, type IconLinkProps } from './primitives/IconButton/IconLink.tsx';
export {
  ImageTile,
  type ImageTileLabels,
  type ImageTileProps,
  type ImageTileState,
} from './primitives/ImageTile/ImageTile.tsx';
export {
  InlineMessage,
  type InlineMessageProps,
  type InlineMessageTone,
} from './primitives/InlineMessage/InlineMessage.tsx';
export { InstrumentLogo, type InstrumentLogoProps } from './primitives/InstrumentLogo/InstrumentLogo.tsx';
export { List, type ListProps } from './primitives/List/List.tsx';
export { ListRow, type ListRowProps } from './primitives/ListRow/ListRow.tsx';
export { Menu, type MenuItem, type MenuProps } from './primitives/Menu/Menu.tsx';
export { PasswordField, type PasswordFieldProps } from './primitives/PasswordField/PasswordField.tsx';
export {
  PickerSheet,
  type PickerOption,
  type PickerSheetProps,
} from './primitives/PickerSheet/PickerSheet.tsx';
export { Popover, type PopoverProps } from './primitives/Popover/Popover.tsx';
export { ProgressBar, type ProgressProps } from './primitives/ProgressBar/ProgressBar.tsx';
export { ProgressLine } from './primitives/ProgressLine/ProgressLine.tsx';
export { ProgressCircle, type ProgressCircleProps } from './primitives/ProgressCircle/ProgressCircle.tsx';
export {
  PullToRefresh,
  type PullToRefreshLabels,
  type PullToRefreshProps,
} from './primitives/PullToRefresh/PullToRefresh.tsx';
export { RefreshButton, type RefreshButtonProps } from './primitives/PullToRefresh/RefreshButton.tsx';
export { QrCode, type QrCodeProps } from './primitives/QrCode/QrCode.tsx';
export { drawQrPicture, type QrPicture } from './primitives/QrCode/qr-picture.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './primitives/RadioGroup/RadioGroup.tsx';
export { RegionSelect, type RegionSelectProps } from './primitives/RegionSelect/RegionSelect.tsx';
export { ReorderableList } from './primitives/ReorderableList/ReorderableList.tsx';
export type {
  ReorderableListProps,
  ReorderWords,
} from './primitives/ReorderableList/ReorderableList.types.ts';
export {
  SearchField,
  type SearchFieldProps,
  type SearchHistory,
} from './primitives/SearchField/SearchField.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from './primitives/SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectOption, type SelectProps } from './primitives/Select/Select.tsx';
export { Sheet, type SheetProps } from './primitives/Sheet/Sheet.tsx';
export { PlotSkeleton, type PlotSkeletonProps } from './primitives/Skeleton/PlotSkeleton.tsx';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton.tsx';
export { Switch, type SwitchProps } from './primitives/Switch/Switch.tsx';
export { Tabs, type TabItem, type TabsProps } from './primitives/Tabs/Tabs.tsx';
export { Text, VisuallyHidden, type TextProps } from './primitives/Text/Text.tsx';
export { FileButton, type FileButtonProps } from './primitives/FileButton/FileButton.tsx';
export { TextArea, type TextAreaProps } from './primitives/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './primitives/TextField/TextField.tsx';
export { TextLink, type TextLinkProps } from './primitives/TextLink/TextLink.tsx';
export {
  useToast,
  type ToastAction,
  type ToastApi,
  type ToastMessage,
} from './primitives/Toast/ToastContext.ts';
export { ToastProvider, type ToastProviderProps } from './primitives/Toast/ToastProvider.tsx';
export { type LongPresses, type PressPoint } from './primitives/useLongPress/longPress.ts';
export { useLongPress } from './primitives/useLongPress/useLongPress.ts';
export { VirtualList, type VirtualListProps } from './primitives/VirtualList/VirtualList.tsx';

export {
  Article,
  ArticlePicture,
  ArticleSkeleton,
  ArticleTable,
  ArticleText,
  type ArticlePictureProps,
  type ArticleProps,
  type ArticleTableProps,
  type ArticleTextProps,
} from './patterns/Article/Article.tsx';
export { BidAsk, type BidAskProps, type BidAskSide } from './patterns/BidAsk/BidAsk.tsx';
export { ChangeTag, type ChangeTagProps } from './patterns/ChangeTag/ChangeTag.tsx';
export {
  DataTable,
  type DataColumn,
  type DataLead,
  type DataTableProps,
} from './patterns/DataTable/DataTable.tsx';
export { EdgeGrip, type EdgeGripProps } from './patterns/EdgeGrip/EdgeGrip.tsx';
export { EmptyState, type EmptyStateProps } from './patterns/EmptyState/EmptyState.tsx';
export { FactLine, type Fact, type FactLineProps } from './patterns/FactLine/FactLine.tsx';
export {
  FigureRow,
  type FigureExplanation,
  type FigureRowProps,
  type FigureStep,
} from './patterns/FigureRow/FigureRow.tsx';
export {
  HoldingTotals,
  type HoldingTotal,
  type HoldingTotalsProps,
} from './patterns/HoldingTotals/HoldingTotals.tsx';
export { HoldingSummary, type HoldingSummaryProps } from './patterns/HoldingSummary/HoldingSummary.tsx';
export { LastTrades, type LastTrade, type LastTradesProps } from './patterns/LastTrades/LastTrades.tsx';
export { LinkGrid, type LinkGridItem, type LinkGridProps } from './patterns/LinkGrid/LinkGrid.tsx';
export { GrowingList, type GrowingListProps } from './patterns/GrowingList/GrowingList.tsx';
export { ListEnd, type ListEndProps } from './patterns/ListEnd/ListEnd.tsx';
export { ListGroup, type ListGroupProps } from './patterns/ListGroup/ListGroup.tsx';
export { MoneySkeleton, type MoneySkeletonProps } from './patterns/MoneyText/MoneySkeleton.tsx';
export {
  BalanceText,
  MoneyText,
  type BalanceTextProps,
  type MoneySize,
  type MoneyTextProps,
} from './patterns/MoneyText/MoneyText.tsx';
export { MoreList, type MoreListItem } from './patterns/MoreList/MoreList.tsx';
export { MessageRow, type MessageRowProps } from './patterns/MessageRow/MessageRow.tsx';
export { NewsRow, type NewsRowProps } from './patterns/NewsRow/NewsRow.tsx';
export { type BookLevel, type BookSideProps } from './patterns/OrderBook/BookSide.tsx';
export { type BookLayout, type BookSideName } from './patterns/OrderBook/levelMoves.ts';
export {
  OrderBook,
  type BookGrouping,
  type BookMiddle,
  type OrderBookProps,
} from './patterns/OrderBook/OrderBook.tsx';
export { NotedAmount, type NotedAmountProps } from './patterns/NotedAmount/NotedAmount.tsx';
export { OrderOutcome } from './patterns/OrderOutcome/OrderOutcome.tsx';
export { OrderSummary, type OrderSummaryProps } from './patterns/OrderSummary/OrderSummary.tsx';
export {
  ImageCropper,
  type CropArea,
  type ImageCropperLabels,
  type ImageCropperProps,
  type QuarterTurns,
} from './patterns/ImageCropper/ImageCropper.tsx';
export {
  PictureAdvice,
  type PictureAdviceItem,
  type PictureAdviceProps,
} from './patterns/PictureAdvice/PictureAdvice.tsx';
export { PageFrame, type PageFrameProps } from './patterns/PageFrame/PageFrame.tsx';
export { PositionRow, type PositionRowProps } from './patterns/PositionRow/PositionRow.tsx';
export { FittedFigure, type FittedFigureProps } from './patterns/RecordTable/FittedFigure.tsx';
export {
  RecordTable,
  type RecordAction,
  type RecordColumn,
  type RecordLead,
  type RecordNote,
  type RecordPlace,
  type RecordTableProps,
} from './patterns/RecordTable/RecordTable.tsx';
export {
  PrintSheet,
  type PrintColumn,
  type PrintFact,
  type PrintSheetProps,
  type PrintTable,
} from './patterns/PrintSheet/PrintSheet.tsx';
export { Price, type PriceProps } from './patterns/Price/Price.tsx';
export {
  MarketSession,
  type MarketSessionKind,
  type MarketSessionProps,
} from './patterns/QuoteHeader/MarketSession.tsx';
export {
  QuoteHeader,
  QuoteHeaderSkeleton,
  type ExtendedQuote,
  type QuoteHeaderProps,
  type QuoteHeaderSkeletonProps,
  type QuoteIdentity,
} from './patterns/QuoteHeader/QuoteHeader.tsx';
export { BreadthBar, type BreadthBarProps, type BreadthCounts } from './patterns/BreadthBar/BreadthBar.tsx';
export { ThresholdMeter, type ThresholdMeterProps } from './patterns/ThresholdMeter/ThresholdMeter.tsx';
export { QuoteCard, type QuoteCardProps } from './patterns/QuoteCard/QuoteCard.tsx';
export { PairRow, type PairRowProps } from './patterns/QuoteRow/PairRow.tsx';
export { QuoteListHead, type QuoteListHeadProps } from './patterns/QuoteRow/QuoteListHead.tsx';
export { QuoteRow, type QuoteRowProps } from './patterns/QuoteRow/QuoteRow.tsx';
export {
  ResultScreen,
  type ResultScreenProps,
  type ResultTone,
} from './patterns/ResultScreen/ResultScreen.tsx';
export {
  ReviewSheet,
  type ReviewConsent,
  type ReviewPassword,
  type ReviewQuestion,
  type ReviewSheetProps,
} from './patterns/ReviewSheet/ReviewSheet.tsx';
export { SideTag, type SideTagProps } from './patterns/SideTag/SideTag.tsx';
export { StepField, type StepFieldProps } from './patterns/StepForm/StepField.tsx';
export {
  StepForm,
  type FormStep,
  type StepFormProps,
  type StepProblem,
} from './patterns/StepForm/StepForm.tsx';
export { StatGrid, type StatGridProps, type StatItem } from './patterns/StatGrid/StatGrid.tsx';
export { StatusTag, type StatusTagProps, type StatusTone } from './patterns/StatusTag/StatusTag.tsx';
export {
  Timeline,
  type TimelineItem,
  type TimelineProps,
  type TimelineState,
} from './patterns/Timeline/Timeline.tsx';
export { ToolCode, type ToolCodeProps } from './patterns/ToolDock/ToolCode.tsx';
export { ToolDock, type ToolDockProps, type ToolDockSide } from './patterns/ToolDock/ToolDock.tsx';
export { SumLine, type SumLineProps, type SumTerm } from './patterns/SumLine/SumLine.tsx';
export { TableBar, type TableBarProps } from './patterns/TableBar/TableBar.tsx';
export { WalletCard, type WalletCardProps } from './patterns/WalletCard/WalletCard.tsx';

// The price chart has its own entry point, `@meridian/design-system/charts`, so that first screens do not carry it.
export * from './charts/light.ts';
