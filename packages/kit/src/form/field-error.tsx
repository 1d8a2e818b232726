import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

interface FieldErrorProps {
  id: string;
  children: ReactNode;
}

export function FieldError({ id, children }: FieldErrorProps) {
  if (!children) return null;
  return (
    <p className="field-error" id={id}>
      <Icon name="circle-alert" size="small" />
      <span>{children}</span>
    </p>
  );
}
