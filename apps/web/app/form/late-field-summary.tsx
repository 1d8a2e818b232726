import { lateComponent } from '#web/page/late-component.tsx';

/** The error summary, which only a failed attempt needs. */
export const LateFieldSummary = lateComponent([], () =>
  import('./field-summary.tsx').then(({ FieldSummary }) => FieldSummary),
);
