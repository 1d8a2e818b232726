import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { type PanelBounds, widthAfterKey, withinBounds } from './panel-width.ts';
import './panel-edge.css';

interface PanelEdgeProps {
  readonly bounds: PanelBounds;
  /** Called while the edge is dragged. */
  readonly onMove: (width: number) => void;
  /** Called with the new width, or with null for the default. */
  readonly onMoved: (width: number | null) => void;
}

/** Edge between a list and the panel that follows it. It is dragged, or moved by the arrow keys; a double click resets it. */
export function PanelEdge({ bounds, onMove, onMoved }: PanelEdgeProps) {
  const { resource } = useOfficePhrases();
  const edge = useRef<HTMLDivElement>(null);
  /** Width of the panel, in pixels. */
  const [width, setWidth] = useState(0);
  // After every render, because another record has another panel.
  useLayoutEffect(() => {
    const panel = edge.current?.nextElementSibling;
    if (!(panel instanceof HTMLElement)) return;
    const observer = new ResizeObserver(() => setWidth(panel.offsetWidth));
    observer.observe(panel);
    return () => observer.disconnect();
  });
  const isHeld = ({ currentTarget, pointerId }: PointerEvent) => currentTarget.hasPointerCapture(pointerId);
  const widthAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const right = currentTarget.nextElementSibling?.getBoundingClientRect().right ?? 0;
    return withinBounds(right - clientX - currentTarget.offsetWidth / 2, bounds);
  };
  return (
    // A separator that takes the focus is a control (ARIA's window splitter); `hr` cannot take it.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      ref={edge}
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
