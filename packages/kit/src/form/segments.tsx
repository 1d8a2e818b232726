import { type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon-name.ts';
import { Fieldset } from './fieldset.tsx';

interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: IconName;
  disabled?: boolean;
}

interface SegmentsProps<Value extends string> {
  legend: string;
  legendHidden?: boolean;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  name?: string;
}

/** A choice between a few values: radio buttons that look like a segmented control. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { legend, legendHidden = false, segments, value, onChange, name } = props;
  const ownName = useId();
  return (
    <Fieldset legend={legend} legendHidden={legendHidden}>
      <div className="segments">
        {segments.map((segment) => (
          <label key={segment.value}>
            <input
              type="radio"
              className="sr-only"
              name={name ?? ownName}
              value={segment.value}
              checked={segment.value === value}
              disabled={segment.disabled}
              onChange={() => onChange(segment.value)}
            />
            {segment.icon && <Icon name={segment.icon} />}
            {segment.label}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
