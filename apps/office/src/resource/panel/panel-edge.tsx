import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { type PanelBounds, widthAfterKey, withinBounds } from './panel-width.ts';
import './panel-edge.css';

interface PanelEdgeProps {
  readonly bounds: PanelBounds;
  readonly panelId: string;
  /** Called while the edge is dragged, and with null when that was cancelled. */
  readonly onDrag: (width: number | null) => void;
  /** Called with the new width, or with null for the default. */
  readonly onMoved: (width: number | null) => void;
}

/** Where the pointer grabbed the edge, and whether it has moved since. */
interface Grip {
  readonly x: number;
  readonly width: number;
  readonly hasMoved: boolean;
}

/**
 * Edge between a list and the panel that follows it. It is dragged, or moved by the arrow keys, Home and End. A double
 * click or Enter resets it.
 */
export function PanelEdge({ bounds, panelId, onDrag, onMoved }: PanelEdgeProps) {
  const { resource } = useOfficePhrases();
  const edge = useRef<HTMLDivElement>(null);
  const grip = useRef<Grip>(null);
  /** Width of the panel, in pixels. */
  const [width, setWidth] = useState<number>();
  // After every render, because another record has another panel.
  useLayoutEffect(() => {
    const panel = edge.current?.nextElementSibling;
    if (!(panel instanceof HTMLElement)) return;
    setWidth(panel.offsetWidth);
    const observer = new ResizeObserver(() => setWidth(panel.offsetWidth));
    observer.observe(panel);
    return () => observer.disconnect();
  });
  const widthAt = ({ x, width: before }: Grip, { clientX }: PointerEvent) =>
    withinBounds(before + x - clientX, bounds);
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
      aria-controls={panelId}
      aria-valuenow={width}
      aria-valuemin={bounds.least}
      aria-valuemax={bounds.most}
      title={resource.panelWidthHint}
      onKeyDown={(event) => {
        const next = width === undefined ? undefined : widthAfterKey(event.key, width, bounds);
        if (next === undefined) return;
        event.preventDefault();
        onMoved(next);
      }}
      onPointerDown={(event) => {
        if (event.button !== 0 || width === undefined) return;
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: event.clientX, width, hasMoved: false };
      }}
      onPointerMove={(event) => {
        const held = grip.current;
        if (held === null || (!held.hasMoved && event.clientX === held.x)) return;
        grip.current = { ...held, hasMoved: true };
        onDrag(widthAt(held, event));
      }}
      onPointerUp={(event) => {
        const held = grip.current;
        grip.current = null;
        if (held?.hasMoved) onMoved(widthAt(held, event));
      }}
      onPointerCancel={() => {
        grip.current = null;
        onDrag(null);
      }}
      onDoubleClick={() => onMoved(null)}
    />
  );
}
