import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type ReactNode } from 'react';
import { CloseIcon, TurnIcon } from '#icons/index.ts';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import { useThemeScope } from '#theme/ThemeScope.tsx';
import { useHeight } from '../canvas/useMeasures.ts';
import { Actions, Body, Foot, FootStart, Names, Popup, Summary, Title } from './ChartDialog.styles.ts';
import { useTurn } from './useTurn.ts';

export interface ChartDialogProps {
  isOpen: boolean;
  /** Escape and the close button. The caller decides and sets `isOpen`. */
  onClose: () => void;
  /** What the chart is of. */
  title: string;
  closeLabel: string;
  /** Name of the button that turns a phone held upright. It is there only where the browser can do that. */
  turnLabel: string;
  /** Beside the title: the price and its change, as they tick. */
  summary?: ReactNode;
  /** Under the chart: its periods. */
  foot?: ReactNode;
  /** At the end of the foot: a button that acts on what the chart shows. */
  footEnd?: ReactNode;
  /** What gets the focus when it closes, for a button that may have come anew meanwhile; else what had it before. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** The chart, given the height in px that fills the window, the row below it (`belowChartPx`) included. Nothing of it is rendered while the dialog is closed. */
  children: (heightPx: number) => ReactNode;
}

/** One chart over the whole window, on its own. */
export function ChartDialog({ isOpen, onClose, finalFocus, ...content }: ChartDialogProps): ReactNode {
  const { portal } = useThemeScope();
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Base.Portal container={portal}>
        <Popup ref={popup} data-modal="" initialFocus={popup} finalFocus={finalFocus}>
          <Content {...content} onClose={onClose} />
        </Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function Content(props: Omit<ChartDialogProps, 'isOpen' | 'finalFocus'>): ReactNode {
  const { onClose, title, closeLabel, turnLabel, summary, foot, footEnd, children } = props;
  const { canTurn, turn } = useTurn();
  const body = useRef<HTMLDivElement>(null);
  const height = useHeight(body);
  return (
    <>
      <Names>
        <Title>{title}</Title>
        {summary !== undefined && <Summary>{summary}</Summary>}
      </Names>
      <Actions>
        {canTurn && <IconButton label={turnLabel} icon={<TurnIcon />} onPress={turn} />}
        <IconButton label={closeLabel} icon={<CloseIcon />} onPress={onClose} />
      </Actions>
      <Body ref={body}>{height > 0 && children(height)}</Body>
      {foot !== undefined && (
        <Foot>
          <FootStart>{foot}</FootStart>
          {footEnd}
        </Foot>
      )}
    </>
  );
}
