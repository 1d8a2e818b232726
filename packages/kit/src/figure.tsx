import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface FigureProps {
  /** Written by the one formatter, such as "₺1.234,56". */
  value: ReactNode;
  unit?: ReactNode;
  label?: ReactNode;
  /** The earlier price, struck out; `beforeLabel` says so to a screen reader, and where there is room to everybody. */
  before?: string;
  beforeLabel?: string;
  size?: 'medium' | 'large' | 'display';
  /** The value is a phrase, not a figure: smaller, and two lines of it at most. */
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
      <span>
        <span className="figure-value">
          {value}
          {unit && ' '}
        </span>
        {unit && <span className="figure-unit">{unit}</span>}
      </span>
    </span>
  );
}
