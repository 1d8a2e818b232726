import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface ContainerProps {
  /** For running text. */
  prose?: boolean;
  className?: string;
  children: ReactNode;
}

/** Content at most 1280 wide, with the page's gutters. */
export function Container({ prose, className, children }: ContainerProps) {
  return <div className={classes('page', prose && 'page-prose', className)}>{children}</div>;
}
