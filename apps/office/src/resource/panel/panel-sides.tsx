import type { ReactNode } from 'react';
import { useWidth } from '#office/chart/use-width.ts';
import { PanelEdge } from './panel-edge.tsx';
import { panelBounds, withinBounds } from './panel-width.ts';
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
  return (
    <div
      className="resource-sides"
      data-open={panel !== null || undefined}
      ref={sides}
      style={width === null ? undefined : ({ '--panel-width': `${withinBounds(width, bounds)}px` } as object)}
    >
      {list}
      {panel !== null && (
        <>
          <PanelEdge bounds={bounds} onMove={setWidth} onMoved={keep} />
          {panel}
        </>
      )}
    </div>
  );
}
