import type { PointerEvent } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { type PanelBounds, widthAfterKey, withinBounds } from './panel-width.ts';
import './panel-edge.css';

interface PanelEdgeProps {
  /** Current width of the panel, in pixels. */
  readonly width: number;
  readonly bounds: PanelBounds;
  /** Called while the edge is dragged. */
  readonly onMove: (width: number) => void;
  /** Called with the new width, or with null for the default. */
  readonly onMoved: (width: number | null) => void;
}

/** Edge between a list and its panel. It is dragged, or moved by the arrow keys; a double click resets it. */
export function PanelEdge({ width, bounds, onMove, onMoved }: PanelEdgeProps) {
  const { resource } = useOfficePhrases();
  const isHeld = ({ currentTarget, pointerId }: PointerEvent) => currentTarget.hasPointerCapture(pointerId);
  const widthAt = ({ currentTarget, clientX }: PointerEvent) => {
    const right = currentTarget.nextElementSibling?.getBoundingClientRect().right ?? 0;
    const edge = currentTarget.getBoundingClientRect().width / 2;
    return withinBounds(right - clientX - edge, bounds);
  };
  return (
    // A separator that takes the focus is a control (ARIA's window splitter); `hr` cannot take it.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      role="separator"
      className="panel-edge"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={resource.panelWidth}
      aria-valuenow={width}
      aria-valuemin={bounds.least}
      aria-valuemax={bounds.most}
      title={resource.panelWidthHint}
      onKeyDown={(event) => {
        const next = widthAfterKey(event.key, width, bounds);
        if (next === undefined) return;
        event.preventDefault();
        onMoved(next);
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (isHeld(event)) onMove(widthAt(event));
      }}
      onPointerUp={(event) => {
        if (isHeld(event)) onMoved(widthAt(event));
      }}
      onDoubleClick={() => onMoved(null)}
    />
  );
}
