interface SpinnerProps {
  /** What is loading. Without a label the spinner is decoration beside a text. */
  label?: string;
}

export function Spinner({ label }: SpinnerProps) {
  if (!label) return <span className="spinner" aria-hidden="true" />;
  return (
    <span className="waiting" role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{label}</span>
    </span>
  );
}
