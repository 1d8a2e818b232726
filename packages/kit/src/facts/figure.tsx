import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

interface FigureProps {
  /** Formatted value, such as "₺1.234,56". */
  value: ReactNode;
  unit?: ReactNode;
  label?: ReactNode;
  /** The earlier price, struck through. `beforeLabel` labels it for screen readers, and visibly where there is room. */
  before?: string;
  beforeLabel?: string;
  size?: 'medium' | 'large' | 'display';
  /** The value is a phrase instead of a number: smaller, and limited to two lines. */
  words?: boolean;
  lang?: string;
}

export function Figure({
  value,
  unit,
  label,
  before,
  beforeLabel,
  size = 'medium',
  words,
  lang,
}: FigureProps) {
  return (
    <span
      lang={lang}
      className={classes('figure', size !== 'medium' && `figure-${size}`, words && 'figure-words')}
    >
      {label && <span className="figure-label">{label}</span>}
      {before && (
        <span className="figure-before">
          {beforeLabel && <span>{beforeLabel} </span>}
          <s>{before}</s>
        </span>
      )}
      {unit ? (
        <span>
          <span className="figure-value">{value} </span>
          <span className="figure-unit">{unit}</span>
        </span>
      ) : (
        <span className="figure-value">{value}</span>
      )}
    </span>
  );
}
