import type { ReactNode } from 'react';
import { useWidth } from '#office/chart/use-width.ts';
import { PanelEdge } from './panel-edge.tsx';
import { defaultWidth, panelBounds, withinBounds } from './panel-width.ts';
import { usePanelWidth } from './use-panel-width.ts';

interface PanelSidesProps {
  readonly list: ReactNode;
  /** Panel of the open record, or null. */
  readonly panel: ReactNode;
}

/** A list and the panel of its open record, with the edge between them. */
export function PanelSides({ list, panel }: PanelSidesProps) {
  const [sides, room] = useWidth<HTMLDivElement>();
  const { width, setWidth, keep } = usePanelWidth();
  const bounds = panelBounds(room);
  const now = width === null ? defaultWidth(room) : withinBounds(width, bounds);
  return (
    <div
      className="resource-sides"
      data-open={panel !== null || undefined}
      ref={sides}
      style={width === null ? undefined : ({ '--panel-width': `${now}px` } as object)}
    >
      {list}
      {panel !== null && (
        <>
          <PanelEdge width={now} bounds={bounds} onMove={setWidth} onMoved={keep} />
          {panel}
        </>
      )}
    </div>
  );
}
