import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface ContainerProps {
  className?: string;
  children: ReactNode;
}

/** Content of at most 1280 px, with the page's gutters. */
export function Container({ className, children }: ContainerProps) {
  return <div className={classes('page', className)}>{children}</div>;
}
