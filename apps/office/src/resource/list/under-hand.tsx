import type { PointerEvent, ReactNode } from 'react';

interface UnderHandProps {
  readonly onChange: (isUnderHand: boolean) => void;
  readonly children: ReactNode;
}

/** Reports whether the mouse is over the rows, so that none of them moves between a look and a click. */
export function UnderHand({ onChange, children }: UnderHandProps) {
  // A finger is over nothing before it touches.
  const enter = ({ pointerType }: PointerEvent) => onChange(pointerType !== 'touch');
  return (
    <div className="list-rows" onPointerEnter={enter} onPointerLeave={() => onChange(false)}>
      {children}
    </div>
  );
}
