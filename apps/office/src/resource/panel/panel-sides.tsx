import { type ReactNode, useId, useState } from 'react';
import { useWidth } from '#office/chart/use-width.ts';
import { PanelEdge } from './panel-edge.tsx';
import { PanelIdContext } from './panel-id.ts';
import { isBeside, panelBounds, withinBounds } from './panel-width.ts';
import { usePanelWidth } from './use-panel-width.ts';

interface PanelSidesProps {
  readonly list: ReactNode;
  /** Panel of the open record, or null. Its element has the id of `usePanelId`. */
  readonly panel: ReactNode;
  /** Whether the panel has text to read, which needs more space than a form. */
  readonly isRead?: boolean | undefined;
}

/** A list and the panel of its open record, with the edge between them. */
export function PanelSides({ list, panel, isRead = false }: PanelSidesProps) {
  const [sides, room] = useWidth<HTMLDivElement>();
  const { width, drag, keep } = usePanelWidth(isRead);
  const [rem] = useState(rootFontSize);
  const bounds = panelBounds(room, rem, isRead);
  const id = useId();
  return (
    <div
      className="resource-sides"
      data-open={panel !== null || undefined}
      data-beside={(panel !== null && isBeside(room, rem)) || undefined}
      data-read={isRead || undefined}
      ref={sides}
      style={width === null ? undefined : ({ '--panel-width': `${withinBounds(width, bounds)}px` } as object)}
    >
      {list}
      {panel !== null && (
        <PanelIdContext value={id}>
          <PanelEdge bounds={bounds} panelId={id} onDrag={drag} onMoved={keep} />
          {panel}
        </PanelIdContext>
      )}
    </div>
  );
}

/** Returns the size of 1rem in pixels. */
function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
