import './reference/reference-picker.css';
import { Icon } from '@ayrac/kit/icon.tsx';

interface WaitingPickerProps {
  readonly label: string;
  readonly placeholder: string;
}

/** Placeholder of a picker while it is loading, as wide and as high as the picker. */
export function WaitingPicker({ label, placeholder }: WaitingPickerProps) {
  return (
    <div className="reference">
      <div className="field-box">
        <input className="field-control" disabled aria-label={label} placeholder={placeholder} />
        <span className="reference-open">
          <Icon name="chevron-down" />
        </span>
      </div>
    </div>
  );
}
